/// What is taken over from the College Scorecard.
///
/// Specification "School Detail", 3 CollegeDataResult Model and Appendix E.
public struct CollegeData: Sendable, Hashable {
  public let id: String
  public let name: String
  /// With a protocol; nil when there is none.
  public let website: String?
  /// City and state, those that are known, a comma and a space between; nil without both.
  public let address: String?
  public let city: String?
  public let state: String?
  /// The Scorecard has no Carnegie class, so that one is always nil.
  public let figures: CollegeFigures

  /// Takes over a school; an empty text counts as missing.
  public init(_ school: ScorecardResponse.School) {
    id = String(school.id)
    name = school.name ?? ""
    website = school.address.nonempty.map(Self.website)
    city = school.city.nonempty
    state = school.state.nonempty
    address = [city, state].compactMap(\.self).joined(separator: ", ").nonempty
    figures = CollegeFigures(
      studentSize: school.studentSize, admissionRate: school.admissionRate,
      tuitionInState: school.tuitionInState, tuitionOutOfState: school.tuitionOutOfState,
      latitude: school.latitude, longitude: school.longitude)
  }

  /// An address with a protocol: `http://` is put before one that has neither of the two.
  private static func website(_ address: String) -> String {
    ["http://", "https://"].contains(where: address.hasPrefix) ? address : "http://" + address
  }
}
