internal import JSPrimitives

extension OfferRules {
  /// The kind of an offer.
  public enum Kind: String, LabeledValue {
    /// A scholarship for all costs.
    case fullRide = "full_ride"
    /// A scholarship for a part of the costs, or for an unnamed part.
    case partial, scholarship
    /// A seat on the team without a scholarship.
    case recruitedWalkOn = "recruited_walk_on"
    /// A sure seat on the team without a scholarship.
    case preferredWalkOn = "preferred_walk_on"

    /// The name in the list of offers, in English.
    public var displayName: String {
      switch self {
      case .fullRide: "Full Ride Scholarship"
      case .partial: "Partial Scholarship"
      case .scholarship, .recruitedWalkOn, .preferredWalkOn: shortName
      }
    }

    /// The name in the comparison of offers, in English.
    public var shortName: String {
      switch self {
      case .fullRide: "Full Ride"
      case .partial: "Partial"
      case .scholarship: "Scholarship"
      case .recruitedWalkOn: "Recruited Walk-On"
      case .preferredWalkOn: "Preferred Walk-On"
      }
    }
  }

  /// A stored word of an offer as it is shown, read as a kind and as a status.
  public struct Words: Sendable, Hashable, Encodable {
    /// The name of the kind in the list; any other word unchanged.
    public let type: String
    /// The status: the word with its first letter in upper case.
    public let status: String
    /// The name of the kind in the comparison; any other word unchanged.
    public let comparisonType: String
  }

  /// Returns the names of a stored kind or status.
  ///
  /// Restates `offer.words`. The word is compared exactly: "Partial" is not a kind.
  public static func words(of stored: String) -> Words {
    Words(
      type: Kind.displayName(of: stored),
      status: stored.jsText.capitalizingFirstUnit().string,
      comparisonType: Kind(rawValue: stored)?.shortName ?? stored)
  }
}
