extension PreferenceRules {
  /// A column of the profile that an athlete may edit in place.
  public enum ProfileColumn: String, Codable, CaseIterable, Sendable, Hashable {
    /// The text of that name.
    case highSchool = "high_school"
    /// The text of that name.
    case clubTeam = "club_team"
    /// The text of that name.
    case hometownCity = "hometown_city"
    /// The text of that name.
    case hometownState = "hometown_state"
    /// The text of that name.
    case dominantSide = "dominant_side"
    /// The text of that name; jersey numbers may start with a zero.
    case jerseyNumber = "jersey_number"
    /// The whole number of that name, 36 to 96.
    case heightInches = "height_inches"
    /// The whole number of that name, 50 to 500.
    case weightPounds = "weight_lbs"
    /// The whole number of that name, 2020 to 2035.
    case graduationYear = "graduation_year"
    /// The whole number of that name, 400 to 1600.
    case satScore = "sat_score"
    /// The whole number of that name, 1 to 36.
    case actScore = "act_score"
    /// The number of that name, 0 to 5.
    case gpa

    /// The numbers that the column takes; nil for a column of text.
    public var range: ClosedRange<Double>? { PreferencesData.range(of: self) }

    /// Whether the column takes only whole numbers.
    public var isWhole: Bool { PreferencesData.isWhole(of: self) }
  }
}
