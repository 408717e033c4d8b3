/// A school with the columns that lists and matches read.
///
/// The row of the database is one, and an app that has fewer columns lets its own type conform.
public protocol ListedSchool: Identifiable<String>, Sendable {
  /// The name.
  var name: String { get }
  /// The level, such as `D1`.
  var division: StoredWord<Division>? { get }
  /// The conference's name.
  var conference: String? { get }
  /// The location, such as `Berea, OH`.
  var location: String? { get }
  /// The city, which only a search with more fields reads.
  var city: String? { get }
  /// The two letters of the state, stored with the school.
  var state: String? { get }
  /// The two letters of the state, stored with the academic data.
  var academicState: String? { get }
  /// The recruiting status.
  var status: StoredWord<SchoolStatus>? { get }
  /// The notes, which only a search with more fields reads.
  var notes: String? { get }
  /// Whether the school is a favorite; nil if that was never set.
  var favorite: Bool? { get }
  /// The campus's latitude in degrees.
  var latitude: Double? { get }
  /// The campus's longitude in degrees.
  var longitude: Double? { get }
  /// The share of admitted applicants, from 0 to 1.
  var admissionRate: Double? { get }
  /// The number of students.
  var enrollment: Double? { get }
  /// The time of the last change.
  var updatedAt: Date? { get }
  /// The score of an app's own by which ``ListRules/Order/byFit`` orders; nil if unknown.
  var fitScore: Double? { get }
}

extension ListedSchool {
  /// The campus's coordinates; nil if a coordinate is missing, NaN or 0.
  public var place: GeoLocation? {
    GeoLocation(latitude: latitude.nonzero, longitude: longitude.nonzero)
  }
}
