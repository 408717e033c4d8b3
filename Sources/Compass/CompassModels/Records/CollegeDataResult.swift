/// What a lookup in the College Scorecard found.
///
/// Specification "School Detail", 3 CollegeDataResult Model; the keys are in camel case.
public struct CollegeDataResult: Codable, Identifiable, Hashable, Sendable {
  public var id: String
  public var name: String
  public var website: String?
  public var address: String?
  public var city: String?
  public var state: String?
  public var studentSize: Int?
  public var carnegieSize: String?
  /// A share, 0 to 1.
  public var admissionRate: Double?
  /// In dollars a year.
  public var tuitionInState: Double?
  /// In dollars a year.
  public var tuitionOutOfState: Double?
  /// In degrees.
  public var latitude: Double?
  /// In degrees.
  public var longitude: Double?

  public init(
    id: String, name: String, website: String? = nil, address: String? = nil, city: String? = nil,
    state: String? = nil, studentSize: Int? = nil, carnegieSize: String? = nil,
    admissionRate: Double? = nil, tuitionInState: Double? = nil, tuitionOutOfState: Double? = nil,
    latitude: Double? = nil, longitude: Double? = nil
  ) {
    self.id = id
    self.name = name
    self.website = website
    self.address = address
    self.city = city
    self.state = state
    self.studentSize = studentSize
    self.carnegieSize = carnegieSize
    self.admissionRate = admissionRate
    self.tuitionInState = tuitionInState
    self.tuitionOutOfState = tuitionOutOfState
    self.latitude = latitude
    self.longitude = longitude
  }
}
