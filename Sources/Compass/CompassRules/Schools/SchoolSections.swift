extension SchoolRules {
  /// The sections of the school page that have content.
  ///
  /// Specification "School Detail", 8 Data Errors.
  public struct Sections: Sendable, Hashable {
    /// The school's place on the map.
    public let location: GeoLocation?
    private let home: GeoLocation?
    private let fitScore: Double?
    private let currentDivision: String?
    private let figures: CollegeFigures?
    private let contacts: [String?]

    /// - Parameters:
    ///   - figures: the stored academic information, nil without it.
    ///   - home: the athlete's home.
    public init(
      figures: CollegeFigures?, home: GeoLocation?, fitScore: Double?, division: String?,
      website: String?, twitterHandle: String?
    ) {
      location = figures.flatMap { GeoLocation(latitude: $0.latitude, longitude: $0.longitude) }
      self.figures = figures
      self.home = home
      self.fitScore = fitScore
      currentDivision = division
      contacts = [website, twitterHandle]
    }

    /// Whether the school's place is known.
    public var showsMap: Bool { location != nil }

    /// The distance from home; nil hides it.
    public var distance: String? { GeoLocation.distanceText(home: home, school: location) }

    /// Whether there is a fit score.
    public var showsFit: Bool { fitScore != nil }

    /// Whether there are other divisions to recommend.
    public var showsDivisionRecommendation: Bool {
      DivisionRecommendation(
        storedDivision: currentDivision, fitScore: fitScore, source: .specification
      ).suggestsOthers
    }

    /// The figures of the College Scorecard.
    public var showsScorecard: Bool { figures?.isEmpty == false }

    /// Whether there is a website or a handle.
    public var showsContact: Bool { contacts.contains { $0.nonempty != nil } }
  }
}
