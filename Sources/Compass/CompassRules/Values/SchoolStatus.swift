/// Where the recruiting by a school stands.
///
/// Specification "School Detail", 3 SchoolStatus Enum and 6 Badge Colors, and two words more that
/// only the web app's schema knows: `researching` and `declined`.
public enum SchoolStatus: String, LabeledValue {
  case interested, contacted
  case campInvite = "camp_invite"
  case recruited
  case officialVisitInvited = "official_visit_invited"
  case officialVisitScheduled = "official_visit_scheduled"
  case offerReceived = "offer_received"
  case committed
  case notPursuing = "not_pursuing"
  case researching, declined

  /// The nine statuses of the specification's picker, in its order.
  public static let offered: [SchoolStatus] = [
    .interested, .contacted, .campInvite, .recruited, .officialVisitInvited,
    .officialVisitScheduled, .offerReceived, .committed, .notPursuing,
  ]

  public var displayName: String {
    switch self {
    case .interested: "Interested"
    case .contacted: "Contacted"
    case .campInvite: "Camp Invite"
    case .recruited: "Recruited"
    case .officialVisitInvited: "Official Visit Invited"
    case .officialVisitScheduled: "Official Visit Scheduled"
    case .offerReceived: "Offer Received"
    case .committed: "Committed"
    case .notPursuing: "Not Pursuing"
    case .researching: "Researching"
    case .declined: "Declined"
    }
  }

  /// The badge's colors; those of the two words outside the specification are this package's choice.
  public var badge: BadgeStyle {
    switch self {
    case .interested: BadgeStyle(.blue)
    case .contacted, .researching: BadgeStyle(.slate)
    case .campInvite: BadgeStyle(.purple)
    case .recruited: BadgeStyle(.green)
    case .officialVisitInvited: BadgeStyle(.amber)
    case .officialVisitScheduled: BadgeStyle(.orange)
    case .offerReceived: BadgeStyle(.red)
    case .committed: BadgeStyle(background: PaletteColor(.green, 800), text: PaletteColor(.white))
    case .notPursuing, .declined: BadgeStyle(.gray, background: 300)
    }
  }
}
