internal import JSPrimitives

extension CompletenessRules {
  /// The fields of an athlete's profile that its completeness depends on.
  public struct Profile: Sendable, Hashable {
    /// The year of graduation.
    public var graduationYear: Int?
    /// The sport.
    public var primarySport: String?
    /// The first position.
    public var primaryPosition: String?
    /// The grade point average.
    public var gpa: Double?
    /// The SAT score.
    public var satScore: Double?
    /// The ACT score.
    public var actScore: Double?
    /// In inches.
    public var height: Double?
    /// In pounds.
    public var weight: Double?
    /// The phone number.
    public var phone: String?

    /// Creates a profile; the fields left out are missing.
    public init(
      graduationYear: Int? = nil, primarySport: String? = nil, primaryPosition: String? = nil,
      gpa: Double? = nil, satScore: Double? = nil, actScore: Double? = nil, height: Double? = nil,
      weight: Double? = nil, phone: String? = nil
    ) {
      self.graduationYear = graduationYear
      self.primarySport = primarySport
      self.primaryPosition = primaryPosition
      self.gpa = gpa
      self.satScore = satScore
      self.actScore = actScore
      self.height = height
      self.weight = weight
      self.phone = phone
    }
  }

  /// Returns how complete a profile is: a whole number from 0 to 100.
  ///
  /// Restates `completeness.score`. Since 2026-08. It is the sum of the weights of what is there, of
  /// the table in the article on completeness. A text is there if it isn't blank, a number if it isn't
  /// 0; a negative number and NaN are there. One of the test scores is enough for their weight.
  ///
  /// - Parameters:
  ///   - profile: the fields of the profile.
  ///   - hasHighlightVideo: whether the athlete has a video link.
  ///   - hasHomeLocation: whether the home is set, by `homeLocationIsSet`.
  public static func score(
    _ profile: Profile, hasHighlightVideo: Bool = false, hasHomeLocation: Bool = false
  ) -> Int {
    func has(_ number: Double?) -> Bool { number.map { $0 != 0 } ?? false }
    func has(_ text: JSText?) -> Bool { text.map { !$0.trimmed().isEmpty } ?? false }
    // The order decides on the last bit of the sum.
    let weights = CompletenessData.self
    let parts: [(weight: Double, isThere: Bool)] = [
      (weights.graduationYearWeight, has(profile.graduationYear.map { Double($0) })),
      (weights.primarySportWeight, has(profile.primarySport.jsText)),
      (weights.primaryPositionWeight, has(profile.primaryPosition.jsText)),
      (weights.homeLocationWeight, hasHomeLocation), (weights.gpaWeight, has(profile.gpa)),
      (weights.testScoresWeight, has(profile.satScore) || has(profile.actScore)),
      (weights.highlightVideoWeight, hasHighlightVideo),
      (weights.heightWeight, has(profile.height)), (weights.weightWeight, has(profile.weight)),
      (weights.contactInfoWeight, has(profile.phone.jsText)),
    ]
    let sum = parts.reduce(0) { $1.isThere ? $0 + $1.weight : $0 }
    return Int(JSNumber.rounded(sum * 100))
  }

  /// Returns whether a home location is set: it has a ZIP code that isn't blank, or both coordinates.
  ///
  /// Restates `completeness.homeLocationIsSet`. Since 2026-08. A coordinate of 0 counts.
  public static func homeLocationIsSet(
    zip: String?, latitude: Double?, longitude: Double?
  ) -> Bool {
    if let zip = zip?.jsText, !zip.trimmed().isEmpty { return true }
    return latitude != nil && longitude != nil
  }
}
