extension SchoolRules {
  /// The data taken from the College Scorecard.
  ///
  /// Specification "School Detail", 3 CollegeDataResult Model and Appendix E.
  public struct CollegeData: Sendable, Hashable {
    /// The school's id in the Scorecard.
    public let id: String
    /// The name.
    public let name: String
    /// The website, in the web app always with a protocol; nil without one.
    public let website: String?
    /// City and state, separated by a comma and a space if both are known; nil without both.
    public let address: String?
    /// The city.
    public let city: String?
    /// The state's two letters.
    public let state: String?
    /// The school's figures. The Scorecard has no Carnegie class, so that one is always nil.
    public let figures: CollegeFigures

    /// Creates the data of a school; an empty text counts as missing.
    ///
    /// - Parameter source: The specification takes over the website as it is. The web app adds
    ///   `http://` to one without a protocol.
    public init(_ school: ScorecardResponse.School, source: RuleSource = .specification) {
      id = String(school.id)
      name = school.name ?? ""
      website = school.address.nonempty.map { source == .web ? Self.website($0) : $0 }
      city = school.city.nonempty
      state = school.state.nonempty
      address = [city, state].compactMap(\.self).joined(separator: ", ").nonempty
      figures = CollegeFigures(
        studentSize: school.studentSize, admissionRate: school.admissionRate,
        tuitionInState: school.tuitionInState, tuitionOutOfState: school.tuitionOutOfState,
        latitude: school.latitude, longitude: school.longitude)
    }

    /// Returns an address with a protocol: `http://` is added to one without.
    private static func website(_ address: String) -> String {
      ["http://", "https://"].contains(where: address.hasPrefix) ? address : "http://" + address
    }
  }
}
