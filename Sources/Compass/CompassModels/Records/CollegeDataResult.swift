public import SourceJSON

extension School {
  /// The result of a College Scorecard lookup.
  ///
  /// Specification "School Detail", 3 CollegeDataResult Model; the keys are in camel case.
  public struct CollegeDataResult: Identifiable, Hashable, Sendable {
    /// The school's id in the Scorecard.
    public var id: String
    /// The name.
    public var name: String
    /// The address of the website.
    public var website: String?
    /// The street address.
    public var address: String?
    /// The city.
    public var city: String?
    /// The state's two letters.
    public var state: String?
    /// The number of students.
    public var studentSize: Int?
    /// The Carnegie size class.
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
    /// The members that have no property here, by key. They are written back unchanged.
    public var others: [String: JSONValue] = [:]
    var origin = RowOrigin()

    /// Creates a result from its fields.
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
}

extension School.CollegeDataResult: StoredRecord, Codable {
  static var blank: School.CollegeDataResult { School.CollegeDataResult(id: "", name: "") }

  package static let columns = Columns<School.CollegeDataResult>([
    Column("id", \.id),
    Column("name", \.name),
    Column("website", \.website),
    Column("address", \.address),
    Column("city", \.city),
    Column("state", \.state),
    Column("studentSize", \.studentSize),
    Column("carnegieSize", \.carnegieSize),
    Column("admissionRate", \.admissionRate),
    Column("tuitionInState", \.tuitionInState),
    Column("tuitionOutOfState", \.tuitionOutOfState),
    Column("latitude", \.latitude),
    Column("longitude", \.longitude),
  ])
}
