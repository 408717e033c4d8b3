/// A school's academic data, the column `academic_info`.
///
/// Specification "School Detail", 3 AcademicInfo Model.
public struct AcademicInfo: Codable, Hashable, Sendable {
  public var gpaRequirement: Double?
  public var satRequirement: Int?
  public var actRequirement: Int?
  public var address: String?
  public var city: String?
  public var state: String?
  /// In degrees.
  public var latitude: Double?
  /// In degrees.
  public var longitude: Double?
  public var baseballFacilityAddress: String?
  public var mascot: String?
  public var undergradSize: String?
  public var studentSize: Int?
  public var carnegieSize: String?
  /// In dollars a year.
  public var tuitionInState: Double?
  /// In dollars a year.
  public var tuitionOutOfState: Double?
  /// A share, 0 to 1.
  public var admissionRate: Double?
  /// In miles.
  public var distanceFromHome: Double?

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

  private enum CodingKeys: String, CodingKey {
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
