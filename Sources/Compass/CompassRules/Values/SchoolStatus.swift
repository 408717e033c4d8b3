/// The state of the recruiting by a school.
///
/// Specification "School Detail", 3 SchoolStatus Enum and 6 Badge Colors, plus three that only the web app has:
/// `researching` and `declined`, and since August 2026 `visiting`. The August funnel consists of researching,
/// contacted, visiting, offer received and committed, with the off-ramp not pursuing; rows may still have any other.
public enum SchoolStatus: String, LabeledValue {
  /// The athlete is interested, or there was a contact.
  case interested, contacted
  /// The athlete is invited to a camp.
  case campInvite = "camp_invite"
  /// The school recruits the athlete.
  case recruited
  /// The athlete is invited to an official visit.
  case officialVisitInvited = "official_visit_invited"
  /// An official visit is scheduled.
  case officialVisitScheduled = "official_visit_scheduled"
  /// There is an offer.
  case offerReceived = "offer_received"
  /// The athlete has committed.
  case committed
  /// The athlete no longer pursues the school.
  case notPursuing = "not_pursuing"
  /// The web app's words outside of the specification.
  case researching, declined
  /// The athlete visits the school; the web app's word for camps and official visits since August 2026.
  case visiting

  /// The nine statuses of the specification's picker, in its order.
  public static let offered: [SchoolStatus] = [
    .interested, .contacted, .campInvite, .recruited, .officialVisitInvited,
    .officialVisitScheduled, .offerReceived, .committed, .notPursuing,
  ]

  /// The badge's colors; those of the three words outside the specification are this package's choice.
  public var badge: PaletteColor.Badge {
    switch self {
    case .interested: PaletteColor.Badge(.blue)
    case .contacted, .researching: PaletteColor.Badge(.slate)
    case .campInvite: PaletteColor.Badge(.purple)
    case .recruited: PaletteColor.Badge(.green)
    case .officialVisitInvited: PaletteColor.Badge(.amber)
    case .officialVisitScheduled, .visiting: PaletteColor.Badge(.orange)
    case .offerReceived: PaletteColor.Badge(.red)
    case .committed:
      PaletteColor.Badge(background: PaletteColor(.green, 800), text: PaletteColor(.white))
    case .notPursuing, .declined: PaletteColor.Badge(.gray, background: 300)
    }
  }
}
