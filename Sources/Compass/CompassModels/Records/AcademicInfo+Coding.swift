extension AcademicInfo: Codable {
  enum CodingKeys: String, CodingKey {
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

  /// Reads the object.
  public init(from decoder: any Decoder) throws {
    var row = try RowReader<CodingKeys>(decoder)
    gpaRequirement = try row.member(.gpaRequirement)
    satRequirement = try row.member(.satRequirement)
    actRequirement = try row.member(.actRequirement)
    address = try row.member(.address)
    city = try row.member(.city)
    state = try row.member(.state)
    latitude = try row.member(.latitude)
    longitude = try row.member(.longitude)
    baseballFacilityAddress = try row.member(.baseballFacilityAddress)
    mascot = try row.member(.mascot)
    undergradSize = try row.member(.undergradSize)
    studentSize = try row.member(.studentSize)
    carnegieSize = try row.member(.carnegieSize)
    tuitionInState = try row.member(.tuitionInState)
    tuitionOutOfState = try row.member(.tuitionOutOfState)
    admissionRate = try row.member(.admissionRate)
    distanceFromHome = try row.member(.distanceFromHome)
    others = row.others
    origin = row.origin
  }

  /// Writes the object as it was read, with the changes since.
  public func encode(to encoder: any Encoder) throws {
    var row = RowWriter<CodingKeys>(encoder, origin, others: others)
    try row.write(member: gpaRequirement, .gpaRequirement)
    try row.write(member: satRequirement, .satRequirement)
    try row.write(member: actRequirement, .actRequirement)
    try row.write(member: address, .address)
    try row.write(member: city, .city)
    try row.write(member: state, .state)
    try row.write(member: latitude, .latitude)
    try row.write(member: longitude, .longitude)
    try row.write(member: baseballFacilityAddress, .baseballFacilityAddress)
    try row.write(member: mascot, .mascot)
    try row.write(member: undergradSize, .undergradSize)
    try row.write(member: studentSize, .studentSize)
    try row.write(member: carnegieSize, .carnegieSize)
    try row.write(member: tuitionInState, .tuitionInState)
    try row.write(member: tuitionOutOfState, .tuitionOutOfState)
    try row.write(member: admissionRate, .admissionRate)
    try row.write(member: distanceFromHome, .distanceFromHome)
    try row.writeOthers()
  }
}
