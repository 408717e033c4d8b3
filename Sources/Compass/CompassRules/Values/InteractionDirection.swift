internal import JSPrimitives

/// The direction of a contact.
///
/// Specification "Interaction Detail & Add Interaction", 3 Shared Enums.
public enum InteractionDirection: String, LabeledValue {
  /// The family contacted the coach, or the coach the family.
  case outbound, inbound

  /// The line under the name in the form.
  public var subtitle: String {
    switch self {
    case .outbound: "We initiated"
    case .inbound: "They initiated"
    }
  }

  /// The badge's color.
  public var badgeColor: SemanticColor {
    switch self {
    case .outbound: .purple
    case .inbound: .emerald
    }
  }

  /// Returns the name that the web app shows for a stored text. Everything except `outbound` counts
  /// as inbound, an empty text too.
  public static func displayName(of stored: String) -> String {
    (Self(rawValue: stored) ?? .inbound).displayName
  }

  /// Returns the badge's color for a stored text; slate for an unknown one.
  public static func badgeColor(of stored: String?) -> SemanticColor {
    stored.flatMap(Self.init(rawValue:))?.badgeColor ?? .slate
  }
}
