public import JSPrimitives

/// A school of the schools list, with the data that filters and matches read.
public struct SchoolListEntry: Sendable, Hashable, Identifiable {
  /// The unique id.
  /// The name.
  /// The level, such as `D1`.
  /// The conference's name.
  /// The place, such as `Berea, OH`.
  /// The two letters of the state, stored with the school.
  /// The two letters of the state, stored with the academic data.
  /// The word of the recruiting status.
  @JSTextBacked public var id: String
  @JSTextBacked public var name: String
  @JSTextBacked public var division: String?
  @JSTextBacked public var conference: String?
  @JSTextBacked public var location: String?
  @JSTextBacked public var state: String?
  @JSTextBacked public var academicState: String?
  @JSTextBacked public var status: String?
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
  public var updatedAt: Timestamp?

  /// Creates an entry from texts: Swift strings, or `JSText` that may have lone surrogates.
  public init<Text: JSTextConvertible>(
    id: Text, name: Text, division: Text? = nil, conference: Text? = nil, location: Text? = nil,
    state: Text? = nil, academicState: Text? = nil, status: Text? = nil, isFavorite: Bool? = nil,
    latitude: Double? = nil, longitude: Double? = nil, admissionRate: Double? = nil,
    enrollment: Double? = nil, updatedAt: Timestamp? = nil
  ) {
    _id = JSTextBacked(id.jsText)
    _name = JSTextBacked(name.jsText)
    _division = JSTextBacked(division?.jsText)
    _conference = JSTextBacked(conference?.jsText)
    _location = JSTextBacked(location?.jsText)
    _state = JSTextBacked(state?.jsText)
    _academicState = JSTextBacked(academicState?.jsText)
    _status = JSTextBacked(status?.jsText)
    self.isFavorite = isFavorite
    self.latitude = latitude
    self.longitude = longitude
    self.admissionRate = admissionRate
    self.enrollment = enrollment
    self.updatedAt = updatedAt
  }

  /// The campus's place; nil if a coordinate is missing, NaN or 0.
  public var place: GeoLocation? {
    GeoLocation(latitude: latitude.nonzero, longitude: longitude.nonzero)
  }
}

extension GeoLocation {
  /// The place itself; nil if a coordinate is 0 or NaN, which the schools list takes for unknown.
  var nonzero: GeoLocation? {
    GeoLocation(
      latitude: Optional(latitude).nonzero, longitude: Optional(longitude).nonzero)
  }
}
