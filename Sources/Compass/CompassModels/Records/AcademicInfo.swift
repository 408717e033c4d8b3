public import SourceJSON

extension School {
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
    /// The other members of the column, by key, and those of another type than their property's: the database gives
    /// them no types. They are written back unchanged.
    public var others: [String: JSONValue] = [:]
    var origin = RowOrigin()

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
  }
}

extension School.AcademicInfo: StoredRecord, Codable {
  static var blank: School.AcademicInfo { School.AcademicInfo() }

  package static let columns = Columns<School.AcademicInfo>(
    [
      Column("gpa_requirement", \.gpaRequirement),
      Column("sat_requirement", \.satRequirement),
      Column("act_requirement", \.actRequirement),
      Column("address", \.address),
      Column("city", \.city),
      Column("state", \.state),
      Column("latitude", \.latitude),
      Column("longitude", \.longitude),
      Column("baseball_facility_address", \.baseballFacilityAddress),
      Column("mascot", \.mascot),
      Column("undergrad_size", \.undergradSize),
      Column("student_size", \.studentSize),
      Column("carnegie_size", \.carnegieSize),
      Column("tuition_in_state", \.tuitionInState),
      Column("tuition_out_of_state", \.tuitionOutOfState),
      Column("admission_rate", \.admissionRate),
      Column("distance_from_home", \.distanceFromHome),
    ], isDocument: true)
}
