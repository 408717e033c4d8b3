internal import JSPrimitives

extension SchoolRules {
  /// A request to the College Scorecard for a school by name.
  ///
  /// Specification "School Detail", 4 External API and Appendix E, and the web app's `useCollegeData`.
  public struct ScorecardRequest: Sendable, Hashable {
    /// The name to look up.
    public let schoolName: String
    private let apiKey: String

    /// Creates a request for the school that matches a name best.
    ///
    /// - Parameter source: The specification counts a name's characters, the web app its UTF-16 code
    ///   units, of which a character may have several.
    /// - Throws: `nameTooShort` for a name of fewer than three, `apiKeyMissing`.
    public init(
      schoolName: String, apiKey: String?, source: RuleSource = .specification
    ) throws(ScorecardError) {
      let length = source == .web ? schoolName.utf16.count : schoolName.count
      guard length >= 3 else { throw .nameTooShort }
      guard let apiKey = apiKey.nonempty else { throw .apiKeyMissing }
      self.schoolName = schoolName
      self.apiKey = apiKey
    }

    /// The requested fields.
    public static let fields = [
      "id", "school.name", "school.city", "school.state", "school.school_url", "location.lat",
      "location.lon", "latest.admissions.admission_rate.overall", "latest.student.size",
      "latest.cost.tuition.in_state", "latest.cost.tuition.out_of_state",
    ]

    /// The parameters in order, before encoding.
    public var parameters: [(name: String, value: String)] {
      [
        ("api_key", apiKey), ("school.name", schoolName),
        ("fields", Self.fields.joined(separator: ",")), ("per_page", "1"),
      ]
    }

    /// The address, with the parameters encoded as in the web app.
    public var address: String {
      "https://api.data.gov/ed/collegescorecard/v1/schools?"
        + parameters.map { "\(PercentEncoding.form($0.name))=\(PercentEncoding.form($0.value))" }
        .joined(separator: "&")
    }

    /// The key of the response in the session's cache: the lowercase name, trimmed.
    public var cacheKey: String {
      JSText(schoolName).lowercased().trimmed().string
    }
  }
}
