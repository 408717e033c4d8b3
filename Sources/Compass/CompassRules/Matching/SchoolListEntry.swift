extension MatchingRules {
  /// A school with no other columns than those that lists and matches read.
  public struct SchoolListEntry: Sendable, Hashable, ListedSchool {
    /// The unique id.
    public var id: String
    /// The name.
    public var name: String
    /// The level, such as `D1`.
    public var division: StoredWord<Division>?
    /// The conference's name.
    public var conference: String?
    /// The place, such as `Berea, OH`.
    public var location: String?
    /// The city, which only a search with more fields reads.
    public var city: String?
    /// The two letters of the state, stored with the school.
    public var state: String?
    /// The two letters of the state, stored with the academic data.
    public var academicState: String?
    /// The recruiting status.
    public var status: StoredWord<SchoolStatus>?
    /// The notes, which only a search with more fields reads.
    public var notes: String?
    /// Whether the school is a favorite; nil if that was never set.
    public var favorite: Bool?
    /// The campus's latitude in degrees.
    public var latitude: Double?
    /// The campus's longitude in degrees.
    public var longitude: Double?
    /// The share of admitted applicants, from 0 to 1.
    public var admissionRate: Double?
    /// The number of students.
    public var enrollment: Double?
    /// The time of the last change.
    public var updatedAt: Date?
    /// The score of an app's own by which ``ListRules/Order/byFit`` orders; nil if unknown.
    public var fitScore: Double?

    /// Creates an entry.
    public init(
      id: String, name: String, division: StoredWord<Division>? = nil, conference: String? = nil,
      location: String? = nil, city: String? = nil,
      state: String? = nil, academicState: String? = nil, status: StoredWord<SchoolStatus>? = nil,
      notes: String? = nil, favorite: Bool? = nil,
      latitude: Double? = nil, longitude: Double? = nil, admissionRate: Double? = nil,
      enrollment: Double? = nil, updatedAt: Date? = nil, fitScore: Double? = nil
    ) {
      self.id = id
      self.name = name
      self.division = division
      self.conference = conference
      self.location = location
      self.city = city
      self.state = state
      self.academicState = academicState
      self.status = status
      self.notes = notes
      self.favorite = favorite
      self.latitude = latitude
      self.longitude = longitude
      self.admissionRate = admissionRate
      self.enrollment = enrollment
      self.updatedAt = updatedAt
      self.fitScore = fitScore
    }
  }
}

extension MatchingRules.SchoolListEntry {
  /// The columns of any such school. The rules read them from here: a property of a generic row costs a call each time.
  init(_ school: some ListedSchool) {
    if let entry = school as? Self {
      self = entry
      return
    }
    self.init(
      id: school.id, name: school.name, division: school.division, conference: school.conference,
      location: school.location, city: school.city, state: school.state,
      academicState: school.academicState, status: school.status, notes: school.notes,
      favorite: school.favorite, latitude: school.latitude, longitude: school.longitude,
      admissionRate: school.admissionRate, enrollment: school.enrollment,
      updatedAt: school.updatedAt, fitScore: school.fitScore)
  }
}

extension MatchingRules.SchoolListEntry: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, name, division, conference, location, city, state, status, notes
    case academicInfo = "academic_info"
    case favorite = "is_favorite"
    case updatedAt = "updated_at"
    case fitScore = "fit_score"
  }

  /// The members of the column `academic_info` that lists and matches read.
  private struct AcademicInfo: Decodable {
    var state: String?
    var latitude, longitude, enrollment: Double?
    var admissionRate: Double?

    enum CodingKeys: String, CodingKey {
      case state, latitude, longitude, enrollment
      case admissionRate = "admission_rate"
    }
  }

  /// Reads an entry from a row of the database.
  ///
  /// - Throws: `DecodingError` if a column is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String? {
      try row.decodeIfPresent(String.self, forKey: key)
    }
    let info = try row.decodeIfPresent(AcademicInfo.self, forKey: .academicInfo)
    self.init(
      id: try row.decode(String.self, forKey: .id),
      name: try row.decode(String.self, forKey: .name),
      division: try row.decodeIfPresent(StoredWord<Division>.self, forKey: .division),
      conference: try text(.conference), location: try text(.location), city: try text(.city),
      state: try text(.state), academicState: info?.state,
      status: try row.decodeIfPresent(StoredWord<SchoolStatus>.self, forKey: .status),
      notes: try text(.notes), favorite: try row.decodeIfPresent(Bool.self, forKey: .favorite),
      latitude: info?.latitude, longitude: info?.longitude, admissionRate: info?.admissionRate,
      enrollment: info?.enrollment,
      updatedAt: try row.decodeIfPresent(Date.self, forKey: .updatedAt),
      fitScore: try row.decodeIfPresent(Double.self, forKey: .fitScore))
  }
}

extension GeoLocation {
  /// The place itself; nil if a coordinate is 0 or NaN, which the schools list takes for unknown.
  var nonzero: GeoLocation? {
    GeoLocation(
      latitude: Optional(latitude).nonzero, longitude: Optional(longitude).nonzero)
  }
}
