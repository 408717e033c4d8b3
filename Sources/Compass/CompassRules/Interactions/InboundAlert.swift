public import JSPrimitives

/// The notification that a coach got in touch.
///
/// Restates the web app's `createInboundInteractionAlert`; specification "Interaction Detail & Add
/// Interaction", 4 Create Inbound Alert.
public struct InboundAlert: Sendable, Hashable {
  /// The user who gets the notification.
  @JSTextBacked public private(set) var userID: String
  @JSTextBacked public private(set) var title: String
  @JSTextBacked public private(set) var message: String
  /// The interaction that the notification opens.
  @JSTextBacked public private(set) var interactionID: String

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
  public init?<Text: JSTextConvertible>(
    interactionID: Text, type: StoredWord<InteractionType>,
    direction: StoredWord<InteractionDirection>, coach: (firstName: Text, lastName: Text)?,
    userID: Text, alertsEnabled: Bool?
  ) {
    guard direction.value == .inbound, alertsEnabled == true else { return nil }
    let name = coach.map { ($0.firstName.jsText + " " + $0.lastName.jsText).trimmed() } ?? "A coach"
    _userID = JSTextBacked(userID.jsText)
    _interactionID = JSTextBacked(interactionID.jsText)
    _title = JSTextBacked("New Contact from " + name)
    _message = JSTextBacked(
      name + " reached out via " + type.$text + ". View the interaction to see details.")
  }
}
