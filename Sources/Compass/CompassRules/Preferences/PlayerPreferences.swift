internal import JSPrimitives

extension PreferenceRules {
  /// An athlete's profile as stored with the preferences.
  public struct PlayerPreferences: Sendable, Hashable {
    /// A side to bat from.
    public enum BattingSide: String, Codable, CaseIterable, Sendable, Hashable {
      /// The left side.
      case left = "L"
      /// The right side.
      case right = "R"
      /// Both sides.
      case both = "S"
    }

    /// A hand to throw with.
    public enum ThrowingHand: String, Codable, CaseIterable, Sendable, Hashable {
      /// The left hand.
      case left = "L"
      /// The right hand.
      case right = "R"
    }

    /// A travel team of some year.
    public struct TravelTeam: Sendable, Hashable, Encodable {
      /// The year; nil if it is missing or not a whole number.
      public var year: Int? {
        get { exactYear.flatMap { Int(exactly: $0) } }
        set { exactYear = newValue.map { Double($0) } }
      }
      /// The year as any number that is stored.
      package var exactYear: Double?
      /// The team's name.
      public var name: String?
      /// The coach's name.
      public var coach: String?

      init(year: Double?, name: JSText?, coach: JSText?) {
        exactYear = year
        self.name = name.string
        self.coach = coach.string
      }

      private enum CodingKeys: String, CodingKey {
        case exactYear = "year"
        case name, coach
      }
    }

    /// The numbers by field.
    public var numbers: [PlayerNumber: Double] = [:]
    /// The texts by field.
    var texts: [PlayerText: String] = [:]
    /// The positions by their names in the sport, or as stored.
    public var positions: [String]
    /// The core courses; nil if no list is stored.
    public var coreCourses: [String]?
    /// The side to bat from.
    public var bats: BattingSide?
    /// The hand to throw with.
    public var throwingHand: ThrowingHand?
    /// The size of campus that the athlete prefers.
    public var campusSize: CampusSize?
    /// The weight of the cost.
    public var costSensitivity: CostSensitivity?
    /// Whether coaches may see the phone number.
    public var sharesPhone = false
    /// Whether coaches may see the email address.
    public var sharesEmail = false
    /// The travel teams with any value; nil without one.
    public var travelTeams: [TravelTeam]?

    init() {
      self.positions = []
      self.coreCourses = nil
    }

    /// Returns the string of a field; nil if none is stored.
    public func text(_ field: PlayerText) -> String? { texts[field] }
  }
}
