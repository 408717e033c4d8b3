/// The kind of a contact.
///
/// Specification "Interaction Detail & Add Interaction", 3 Shared Enums, plus four that the web
/// app's schema accepts.
public enum InteractionType: String, LabeledValue {
  /// An email.
  case email
  /// A phone call.
  case phoneCall = "phone_call"
  /// A text message.
  case text
  /// A visit in person.
  case inPersonVisit = "in_person_visit"
  /// A video call.
  case virtualMeeting = "virtual_meeting"
  /// A camp, a showcase, or a tweet.
  case camp, showcase, tweet
  /// A direct message.
  case directMessage = "dm"
  /// A game; only the schema accepts it.
  case game
  /// A visit that the family pays for; only the schema accepts it.
  case unofficialVisit = "unofficial_visit"
  /// A visit that the school pays for; only the schema accepts it.
  case officialVisit = "official_visit"
  /// Any other kind; only the schema accepts it.
  case other

  /// The nine types that the form offers, in its order.
  public static let offered: [InteractionType] = [
    .email, .phoneCall, .text, .inPersonVisit, .virtualMeeting, .camp, .showcase, .tweet,
    .directMessage,
  ]

  /// The name shown to people, in English.
  public var displayName: String { appearance.name }

  /// The symbol beside the name; the specification has none for the four types the form doesn't
  /// offer, whose symbols are this package's choice.
  public var symbol: SymbolName { appearance.symbol }

  /// The symbol's color.
  public var symbolColor: SemanticColor { appearance.color }

  private typealias Appearance = (name: String, symbol: SymbolName, color: SemanticColor)

  private var appearance: Appearance {
    switch self {
    case .email: ("Email", .email, .blue)
    case .phoneCall: ("Phone Call", .phoneFilled, .purple)
    case .text: ("Text", .messageFilled, .green)
    case .inPersonVisit: ("In-Person Visit", .people, .orange)
    case .virtualMeeting: ("Virtual Meeting", .video, .indigo)
    case .camp: ("Camp", .runner, .orange)
    case .showcase: ("Showcase", .favoriteFilled, .pink)
    case .tweet: ("Tweet", .messageFilled, .cyan)
    case .directMessage: ("Direct Message", .paperPlane, .purple)
    case .game: ("Game", .sportsCourt, .green)
    case .unofficialVisit: ("Unofficial Visit", .building, .orange)
    case .officialVisit: ("Official Visit", .columns, .orange)
    case .other: ("Other", .more, .gray)
    }
  }
}
