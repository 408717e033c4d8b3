extension StatusRules {
  /// A stage of recruiting at a school: five of the funnel, in its order, and the off-ramp.
  ///
  /// Since 2026-08; `SchoolStatus` has the words of the specification. "interested" is no stage: it
  /// became the favorite flag.
  public enum Stage: String, LabeledValue {
    /// The athlete looks at the school, then was in touch with it, then visits it.
    case researching, contacted, visiting
    /// The school made an offer.
    case offerReceived = "offer_received"
    /// The athlete has committed to the school.
    case committed
    /// The athlete no longer pursues the school.
    case notPursuing = "not_pursuing"

    /// The five stages of the funnel in its order, without the off-ramp.
    public static let funnel: [Stage] = allCases.filter { $0 != .notPursuing }

    /// The name shown to people, in English.
    public var displayName: String { SchoolStatusData.label(of: self) }

    /// The shorter name on the stepper: "Offer" for an offer received.
    public var stepName: String { SchoolStatusData.stepperLabel(of: self) }

    /// The badge's colors.
    public var badge: PaletteColor.Badge { .reading(SchoolStatusData.badgeClass(of: self)) }

    /// The symbol in front of the stage's count.
    public var emoji: String { SchoolStatusData.emoji(of: self) }
  }
}
