internal import JSPrimitives

/// A request to the College Scorecard for a school by name.
///
/// Restates the web app's `useCollegeData`; specification "School Detail", 4 External API and
/// Appendix E.
public struct ScorecardRequest: Sendable, Hashable {
  /// The name to look up.
  public let schoolName: String
  private let apiKey: String

  /// - Throws: `nameTooShort` for a name of fewer than three UTF-16 units, `apiKeyMissing`.
  public init(schoolName: String, apiKey: String?) throws(ScorecardError) {
    guard schoolName.utf16.count >= 3 else { throw .nameTooShort }
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
