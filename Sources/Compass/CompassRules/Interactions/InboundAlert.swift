internal import JSPrimitives

extension InteractionRules {
  /// The notification that a coach got in touch.
  ///
  /// Restates the web app's `createInboundInteractionAlert`; specification "Interaction Detail & Add
  /// Interaction", 4 Create Inbound Alert. It encodes as its row of `notifications`.
  public struct InboundAlert: Sendable, Hashable {
    /// The user who gets the notification.
    public private(set) var userID: String
    /// The heading, which names the coach.
    public private(set) var title: String
    /// The sentence under the heading, which names coach and type.
    public private(set) var message: String
    /// The interaction that the notification opens.
    public private(set) var interactionID: String
    /// The time from which the notification is shown: at once.
    public let scheduledFor: Date

    /// The notification's type, as stored.
    public static let notificationType = "inbound_interaction"
    /// The type of the record that it opens, as stored.
    public static let relatedEntityType = "interaction"

    /// Creates the alert for an interaction; nil unless it is inbound and alerts are enabled.
    ///
    /// - Parameters:
    ///   - type: the stored type, printed unchanged: `phone_call`.
    ///   - coach: the first and last name; nil for an interaction without a coach, who is then "A
    ///     coach".
    ///   - now: the current time.
    public init?(
      interactionID: String, type: StoredWord<InteractionType>,
      direction: StoredWord<InteractionDirection>, coach: (firstName: String, lastName: String)?,
      userID: String, alertsEnabled: Bool?, now: Date
    ) {
      guard direction.value == .inbound, alertsEnabled == true else { return nil }
      let name =
        coach.map { ($0.firstName.jsText + " " + $0.lastName.jsText).trimmed() } ?? "A coach"
      scheduledFor = now
      self.userID = userID
      self.interactionID = interactionID
      self.title = ("New Contact from " + name).string
      self.message = String(
        jsText:
          name + " reached out via " + type.text.jsText + ". View the interaction to see details.")
    }
  }
}

extension InteractionRules.InboundAlert: Encodable {
  private enum CodingKeys: String, CodingKey {
    case userID = "user_id"
    case type, title, message
    case relatedEntityType = "related_entity_type"
    case relatedEntityID = "related_entity_id"
    case scheduledFor = "scheduled_for"
  }

  /// Writes the columns; the time is ISO 8601 in UTC with milliseconds, null if it is invalid.
  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(userID, forKey: .userID)
    try row.encode(Self.notificationType, forKey: .type)
    try row.encode(title, forKey: .title)
    try row.encode(message, forKey: .message)
    try row.encode(Self.relatedEntityType, forKey: .relatedEntityType)
    try row.encode(interactionID, forKey: .relatedEntityID)
    try row.encode(scheduledFor.isoText, forKey: .scheduledFor)
  }
}
