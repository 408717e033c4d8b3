extension MatchingRules {
  /// A school of the schools list, with the data that filters and matches read.
  public struct SchoolListEntry: Sendable, Hashable, Identifiable {
    /// The unique id.
    public var id: String
    /// The name.
    public var name: String
    /// The level, such as `D1`.
    public var division: String?
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
    /// The word of the recruiting status.
    public var status: String?
    /// The notes, which only a search with more fields reads.
    public var notes: String?
    /// Whether the school is a favorite; nil if that was never set.
    public var isFavorite: Bool?
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
    /// The score of an app's own by which ``MatchingRules/byFit`` orders; nil if unknown.
    public var fit: Double?

    /// Creates an entry.
    public init(
      id: String, name: String, division: String? = nil, conference: String? = nil,
      location: String? = nil, city: String? = nil,
      state: String? = nil, academicState: String? = nil, status: String? = nil,
      notes: String? = nil, isFavorite: Bool? = nil,
      latitude: Double? = nil, longitude: Double? = nil, admissionRate: Double? = nil,
      enrollment: Double? = nil, updatedAt: Date? = nil, fit: Double? = nil
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
      self.isFavorite = isFavorite
      self.latitude = latitude
      self.longitude = longitude
      self.admissionRate = admissionRate
      self.enrollment = enrollment
      self.updatedAt = updatedAt
      self.fit = fit
    }

    /// The campus's place; nil if a coordinate is missing, NaN or 0.
    public var place: GeoLocation? {
      GeoLocation(latitude: latitude.nonzero, longitude: longitude.nonzero)
    }
  }
}

extension GeoLocation {
  /// The place itself; nil if a coordinate is 0 or NaN, which the schools list takes for unknown.
  var nonzero: GeoLocation? {
    GeoLocation(
      latitude: Optional(latitude).nonzero, longitude: Optional(longitude).nonzero)
  }
}
