public import JSPrimitives

/// Who contacted whom.
///
/// Specification "Interaction Detail & Add Interaction", 3 Shared Enums.
public enum InteractionDirection: String, LabeledValue {
  case outbound, inbound

  public var displayName: String {
    switch self {
    case .outbound: "Outbound"
    case .inbound: "Inbound"
    }
  }

  /// The line under the name in the form.
  public var subtitle: String {
    switch self {
    case .outbound: "We initiated"
    case .inbound: "They initiated"
    }
  }

  public var badgeColor: SemanticColor {
    switch self {
    case .outbound: .purple
    case .inbound: .emerald
    }
  }

  /// The name the web app shows for a stored text, which takes everything but `outbound` for
  /// inbound, an empty text too.
  public static func displayName<Text: JSTextConvertible>(of stored: Text) -> Text {
    Text(jsText: JSText((Self(rawValue: stored.jsText.string) ?? .inbound).displayName))
  }

  /// The badge's color for a stored text; slate for one that is neither.
  public static func badgeColor(of stored: String?) -> SemanticColor {
    stored.flatMap(Self.init(rawValue:))?.badgeColor ?? .slate
  }
}
