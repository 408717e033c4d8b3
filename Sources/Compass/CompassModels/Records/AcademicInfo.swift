public import SourceJSON

/// A school's academic data, the column `academic_info`.
///
/// Specification "School Detail", 3 AcademicInfo Model. The column is a JSON object; members that
/// the model does not name are kept in `others`, so storing it again loses nothing.
public struct AcademicInfo: Hashable, Sendable {
  /// The required grade point average.
  public var gpaRequirement: Double?
  /// The required SAT score.
  public var satRequirement: Int?
  /// The required ACT score.
  public var actRequirement: Int?
  /// The street address.
  public var address: String?
  /// The city.
  public var city: String?
  /// The state.
  public var state: String?
  /// In degrees.
  public var latitude: Double?
  /// In degrees.
  public var longitude: Double?
  /// The address of the baseball facility.
  public var baseballFacilityAddress: String?
  /// The mascot.
  public var mascot: String?
  /// The number of undergraduates, as text.
  public var undergradSize: String?
  /// The number of students.
  public var studentSize: Int?
  /// The Carnegie size class.
  public var carnegieSize: String?
  /// In dollars a year.
  public var tuitionInState: Double?
  /// In dollars a year.
  public var tuitionOutOfState: Double?
  /// A share, 0 to 1.
  public var admissionRate: Double?
  /// In miles.
  public var distanceFromHome: Double?
  /// The other members of the column, by key.
  public var others: [String: JSONValue] = [:]

  /// Creates the data from its members, without others.
  public init(
    gpaRequirement: Double? = nil, satRequirement: Int? = nil, actRequirement: Int? = nil,
    address: String? = nil, city: String? = nil, state: String? = nil, latitude: Double? = nil,
    longitude: Double? = nil, baseballFacilityAddress: String? = nil, mascot: String? = nil,
    undergradSize: String? = nil, studentSize: Int? = nil, carnegieSize: String? = nil,
    tuitionInState: Double? = nil, tuitionOutOfState: Double? = nil, admissionRate: Double? = nil,
    distanceFromHome: Double? = nil
  ) {
    self.gpaRequirement = gpaRequirement
    self.satRequirement = satRequirement
    self.actRequirement = actRequirement
    self.address = address
    self.city = city
    self.state = state
    self.latitude = latitude
    self.longitude = longitude
    self.baseballFacilityAddress = baseballFacilityAddress
    self.mascot = mascot
    self.undergradSize = undergradSize
    self.studentSize = studentSize
    self.carnegieSize = carnegieSize
    self.tuitionInState = tuitionInState
    self.tuitionOutOfState = tuitionOutOfState
    self.admissionRate = admissionRate
    self.distanceFromHome = distanceFromHome
  }

  fileprivate enum CodingKeys: String, CodingKey, CaseIterable {
    case gpaRequirement = "gpa_requirement"
    case satRequirement = "sat_requirement"
    case actRequirement = "act_requirement"
    case address, city, state, latitude, longitude
    case baseballFacilityAddress = "baseball_facility_address"
    case mascot
    case undergradSize = "undergrad_size"
    case studentSize = "student_size"
    case carnegieSize = "carnegie_size"
    case tuitionInState = "tuition_in_state"
    case tuitionOutOfState = "tuition_out_of_state"
    case admissionRate = "admission_rate"
    case distanceFromHome = "distance_from_home"
  }
}

extension AcademicInfo: Codable {
  /// Reads the object.
  public init(from decoder: any Decoder) throws {
    let info = try decoder.container(keyedBy: CodingKeys.self)
    gpaRequirement = try info.decodeIfPresent(Double.self, forKey: .gpaRequirement)
    satRequirement = try info.decodeIfPresent(Int.self, forKey: .satRequirement)
    actRequirement = try info.decodeIfPresent(Int.self, forKey: .actRequirement)
    address = try info.decodeIfPresent(String.self, forKey: .address)
    city = try info.decodeIfPresent(String.self, forKey: .city)
    state = try info.decodeIfPresent(String.self, forKey: .state)
    latitude = try info.decodeIfPresent(Double.self, forKey: .latitude)
    longitude = try info.decodeIfPresent(Double.self, forKey: .longitude)
    baseballFacilityAddress = try info.decodeIfPresent(
      String.self, forKey: .baseballFacilityAddress)
    mascot = try info.decodeIfPresent(String.self, forKey: .mascot)
    undergradSize = try info.decodeIfPresent(String.self, forKey: .undergradSize)
    studentSize = try info.decodeIfPresent(Int.self, forKey: .studentSize)
    carnegieSize = try info.decodeIfPresent(String.self, forKey: .carnegieSize)
    tuitionInState = try info.decodeIfPresent(Double.self, forKey: .tuitionInState)
    tuitionOutOfState = try info.decodeIfPresent(Double.self, forKey: .tuitionOutOfState)
    admissionRate = try info.decodeIfPresent(Double.self, forKey: .admissionRate)
    distanceFromHome = try info.decodeIfPresent(Double.self, forKey: .distanceFromHome)
    let named = Set(CodingKeys.allCases.map(\.rawValue))
    let all = try [String: JSONValue](from: decoder)
    others = all.filter { !named.contains($0.key) }
  }

  /// Writes the object with its other members; nil values are omitted.
  public func encode(to encoder: any Encoder) throws {
    try others.encode(to: encoder)
    var info = encoder.container(keyedBy: CodingKeys.self)
    try info.encodeIfPresent(gpaRequirement, forKey: .gpaRequirement)
    try info.encodeIfPresent(satRequirement, forKey: .satRequirement)
    try info.encodeIfPresent(actRequirement, forKey: .actRequirement)
    try info.encodeIfPresent(address, forKey: .address)
    try info.encodeIfPresent(city, forKey: .city)
    try info.encodeIfPresent(state, forKey: .state)
    try info.encodeIfPresent(latitude, forKey: .latitude)
    try info.encodeIfPresent(longitude, forKey: .longitude)
    try info.encodeIfPresent(baseballFacilityAddress, forKey: .baseballFacilityAddress)
    try info.encodeIfPresent(mascot, forKey: .mascot)
    try info.encodeIfPresent(undergradSize, forKey: .undergradSize)
    try info.encodeIfPresent(studentSize, forKey: .studentSize)
    try info.encodeIfPresent(carnegieSize, forKey: .carnegieSize)
    try info.encodeIfPresent(tuitionInState, forKey: .tuitionInState)
    try info.encodeIfPresent(tuitionOutOfState, forKey: .tuitionOutOfState)
    try info.encodeIfPresent(admissionRate, forKey: .admissionRate)
    try info.encodeIfPresent(distanceFromHome, forKey: .distanceFromHome)
  }
}
