/// The notification that a coach got in touch.
///
/// Restates the web app's `createInboundInteractionAlert`; specification "Interaction Detail & Add
/// Interaction", 4 Create Inbound Alert.
public struct InboundAlert: Sendable, Hashable {
  /// The user who is told.
  public let userID: String
  public let title: String
  public let message: String
  /// The interaction that the notification leads to.
  public let interactionID: String

  /// The notification's type, as stored.
  public static let notificationType = "inbound_interaction"
  /// The type of what it leads to, as stored.
  public static let relatedEntityType = "interaction"

  /// The alert for an interaction, or nil for one that isn't inbound and while alerts are not switched
  /// on.
  ///
  /// - Parameters:
  ///   - type: printed as it is stored: `phone_call`.
  ///   - coach: the first and last name; nil for an interaction without a coach, who is then "A
  ///     coach".
  public init?(
    interactionID: String, type: StoredWord<InteractionType>,
    direction: StoredWord<InteractionDirection>, coach: (firstName: String, lastName: String)?,
    userID: String, alertsEnabled: Bool?
  ) {
    guard direction.value == .inbound, alertsEnabled == true else { return nil }
    let name = coach.map { WebText.trimmed("\($0.firstName) \($0.lastName)") } ?? "A coach"
    self.userID = userID
    self.interactionID = interactionID
    title = "New Contact from \(name)"
    message = "\(name) reached out via \(type.text). View the interaction to see details."
  }
}
