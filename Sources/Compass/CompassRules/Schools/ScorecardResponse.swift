/// The College Scorecard's answer; read it with any `Decoder`.
///
/// What can't be decoded is an `invalidResponse`.
public struct ScorecardResponse: Sendable, Hashable, Decodable {
  public var results: [School]

  public init(results: [School]) { self.results = results }

  /// A school as it is sent; all but the id may be missing or null.
  public struct School: Sendable, Hashable, Decodable {
    public var id: Int
    public var name: String?
    public var city: String?
    public var state: String?
    public var address: String?
    public var latitude: Double?
    public var longitude: Double?
    public var admissionRate: Double?
    public var studentSize: Double?
    public var tuitionInState: Double?
    public var tuitionOutOfState: Double?

    public init(id: Int, name: String? = nil) {
      self.id = id
      self.name = name
    }

    private enum CodingKeys: String, CodingKey {
      case id
      case name = "school.name"
      case city = "school.city"
      case state = "school.state"
      case address = "school.school_url"
      case latitude = "location.lat"
      case longitude = "location.lon"
      case admissionRate = "latest.admissions.admission_rate.overall"
      case studentSize = "latest.student.size"
      case tuitionInState = "latest.cost.tuition.in_state"
      case tuitionOutOfState = "latest.cost.tuition.out_of_state"
    }
  }

  /// The first school.
  ///
  /// - Throws: `schoolNotFound` when there is none.
  public func college() throws(ScorecardError) -> CollegeData {
    guard let first = results.first else { throw .schoolNotFound }
    return CollegeData(first)
  }
}
