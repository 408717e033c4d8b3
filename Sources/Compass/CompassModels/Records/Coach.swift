public import CompassRules
public import SourceJSON

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A coach, a row of the table `coaches`.
///
/// Specifications "Add Coach", 3 Coach Model, "Coaches List" and "School Detail", whose models have
/// fewer columns: rows selected without the others can be read too.
///
///     coach.email = "lee@a.edu"  // coach.details.email, as is each of its details
public struct Coach: Identifiable, Hashable, Sendable, ListedCoach {
  /// The columns of a coach that may be empty.
  public typealias Details = CoachRules.Details

  /// The unique id.
  public var id: String
  /// The school's id.
  public var schoolID: String?
  /// The id of the user who owns the row.
  public var userID: String?
  /// The family's id.
  public var familyUnitID: String?
  /// The coach's position.
  public var role: StoredWord<CoachRole>
  /// The first name.
  public var firstName: String
  /// The last name.
  public var lastName: String
  /// The email address, phone number, handles and notes.
  public var details: Details
  /// In percent, 0 to 100.
  public var responsivenessScore: Double
  /// The time of the last contact; nil for a coach who was never contacted.
  public var lastContactDate: Date?
  /// The time at which the row was inserted.
  public var createdAt: Date?
  /// The time of the last update.
  public var updatedAt: Date?
  /// The columns that have no property here, by name. They are written back unchanged.
  public var others: [String: JSONValue] = [:]
  var origin = RowOrigin()

  /// Creates a row from its columns.
  public init(
    id: String, schoolID: String? = nil, userID: String? = nil, familyUnitID: String? = nil,
    role: CoachRole, firstName: String, lastName: String, details: Details = Details(),
    responsivenessScore: Double = 0, lastContactDate: Date? = nil, createdAt: Date? = nil,
    updatedAt: Date? = nil
  ) {
    self.id = id
    self.schoolID = schoolID
    self.userID = userID
    self.familyUnitID = familyUnitID
    self.role = StoredWord(role)
    self.firstName = firstName
    self.lastName = lastName
    self.details = details
    self.responsivenessScore = responsivenessScore
    self.lastContactDate = lastContactDate
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }
}

extension Coach: StoredRecord, Codable {
  static var blank: Coach { Coach(id: "", role: .head, firstName: "", lastName: "") }

  package static let columns = Columns<Coach>(
    [
      Column("id", \.id),
      Column("school_id", \.schoolID),
      Column("user_id", \.userID),
      Column("family_unit_id", \.familyUnitID),
      Column("role", \.role),
      Column("first_name", \.firstName, emptyAs: ""),
      Column("last_name", \.lastName, emptyAs: ""),
    ] + Details.shared.map { $0.column.of(\.details) } + [
      Column("responsiveness_score", \.responsivenessScore, emptyAs: 0),
      Column("last_contact_date", \.lastContactDate),
      Column("created_at", \.createdAt),
      Column("updated_at", \.updatedAt),
    ])
}
