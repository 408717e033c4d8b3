public import CompassRules
public import SourceJSON

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A school that the athlete follows, a row of the table `schools`.
///
/// Specification "School Detail", 3 School Model.
public struct School: Identifiable, Hashable, Sendable {
  /// The unique id.
  public var id: String
  /// The id of the user who owns the row.
  public var userID: String
  /// The name.
  public var name: String
  /// The place as text.
  public var location: String?
  /// The city.
  public var city: String?
  /// The state's two letters.
  public var state: String?
  /// The level of athletics.
  public var division: StoredWord<Division>?
  /// The athletic conference.
  public var conference: String?
  /// The school's id at the NCAA.
  public var ncaaID: String?
  /// The state of the recruiting; nil for a row that has none yet.
  public var status: StoredWord<SchoolStatus>?
  /// The time of the last change of status.
  public var statusChangedAt: Date?
  /// The priority for the athlete.
  public var priorityTier: StoredWord<PriorityTier>?
  /// The rank in the athlete's list.
  public var ranking: Int?
  /// Whether the school is a favorite.
  public var isFavorite: Bool
  /// The address of the website.
  public var website: String?
  /// The address of the website's icon.
  public var faviconURL: String?
  /// The handle on Twitter.
  public var twitterHandle: String?
  /// The handle on Instagram.
  public var instagramHandle: String?
  /// The notes that the whole family sees.
  public var notes: String?
  /// Each member's own note, by user id.
  public var privateNotes: [String: String]?
  /// The texts in favor of the school.
  public var pros: [String]
  /// The texts against the school.
  public var cons: [String]
  /// The academic data.
  public var academicInfo: AcademicInfo?
  /// The coaching philosophy.
  public var coachingPhilosophy: String?
  /// The coaching style.
  public var coachingStyle: String?
  /// The approach to recruiting.
  public var recruitingApproach: String?
  /// The style of communication.
  public var communicationStyle: String?
  /// The measures of success.
  public var successMetrics: String?
  /// 0 to 100.
  public var fitScore: Double?
  /// The tier of the score.
  public var fitTier: StoredWord<FitTier>?
  /// The family's id.
  public var familyUnitID: String?
  /// The id of the user who inserted the row.
  public var createdBy: String?
  /// The id of the user who last updated the row.
  public var updatedBy: String?
  /// The time at which the row was inserted.
  public var createdAt: Date?
  /// The time of the last update.
  public var updatedAt: Date?
  /// The columns that have no property here, by name. They are written back unchanged.
  public var others: [String: JSONValue] = [:]
  var origin = RowOrigin()

  /// Creates a row from its columns.
  public init(
    id: String, userID: String, name: String, location: String? = nil, city: String? = nil,
    state: String? = nil, division: Division? = nil, conference: String? = nil,
    ncaaID: String? = nil, status: SchoolStatus?, statusChangedAt: Date? = nil,
    priorityTier: PriorityTier? = nil, ranking: Int? = nil, isFavorite: Bool = false,
    website: String? = nil, faviconURL: String? = nil, twitterHandle: String? = nil,
    instagramHandle: String? = nil, notes: String? = nil, privateNotes: [String: String]? = nil,
    pros: [String] = [], cons: [String] = [], academicInfo: AcademicInfo? = nil,
    coachingPhilosophy: String? = nil, coachingStyle: String? = nil,
    recruitingApproach: String? = nil, communicationStyle: String? = nil,
    successMetrics: String? = nil, fitScore: Double? = nil, fitTier: FitTier? = nil,
    familyUnitID: String? = nil, createdBy: String? = nil, updatedBy: String? = nil,
    createdAt: Date? = nil, updatedAt: Date? = nil
  ) {
    self.id = id
    self.userID = userID
    self.name = name
    self.location = location
    self.city = city
    self.state = state
    self.division = division.map { StoredWord($0) }
    self.conference = conference
    self.ncaaID = ncaaID
    self.status = status.map { StoredWord($0) }
    self.statusChangedAt = statusChangedAt
    self.priorityTier = priorityTier.map { StoredWord($0) }
    self.ranking = ranking
    self.isFavorite = isFavorite
    self.website = website
    self.faviconURL = faviconURL
    self.twitterHandle = twitterHandle
    self.instagramHandle = instagramHandle
    self.notes = notes
    self.privateNotes = privateNotes
    self.pros = pros
    self.cons = cons
    self.academicInfo = academicInfo
    self.coachingPhilosophy = coachingPhilosophy
    self.coachingStyle = coachingStyle
    self.recruitingApproach = recruitingApproach
    self.communicationStyle = communicationStyle
    self.successMetrics = successMetrics
    self.fitScore = fitScore
    self.fitTier = fitTier.map { StoredWord($0) }
    self.familyUnitID = familyUnitID
    self.createdBy = createdBy
    self.updatedBy = updatedBy
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  /// Returns a user's own note; empty without one and for a nil user.
  ///
  /// Specification "School Detail", 5 Computed Properties: the notes of other users are never
  /// shown.
  public func privateNote(of userID: String?) -> String {
    SchoolRules.PrivateNotes(stored: privateNotes).note(of: userID)
  }
}

extension School: StoredRecord, Codable {
  static var blank: School { School(id: "", userID: "", name: "", status: nil) }

  package static let columns = Columns<School>([
    Column("id", \.id),
    Column("user_id", \.userID),
    Column("name", \.name),
    Column("location", \.location),
    Column("city", \.city),
    Column("state", \.state),
    Column("division", \.division),
    Column("conference", \.conference),
    Column("ncaa_id", \.ncaaID),
    Column("status", \.status),
    Column("status_changed_at", \.statusChangedAt),
    Column("priority_tier", \.priorityTier),
    Column("ranking", \.ranking),
    Column("is_favorite", \.isFavorite, emptyAs: false),
    Column("website", \.website),
    Column("favicon_url", \.faviconURL),
    Column("twitter_handle", \.twitterHandle),
    Column("instagram_handle", \.instagramHandle),
    Column("notes", \.notes),
    Column("private_notes", \.privateNotes),
    Column("pros", \.pros, emptyAs: []),
    Column("cons", \.cons, emptyAs: []),
    Column("academic_info", \.academicInfo),
    Column("coaching_philosophy", \.coachingPhilosophy),
    Column("coaching_style", \.coachingStyle),
    Column("recruiting_approach", \.recruitingApproach),
    Column("communication_style", \.communicationStyle),
    Column("success_metrics", \.successMetrics),
    Column("fit_score", \.fitScore),
    Column("fit_tier", \.fitTier),
    Column("family_unit_id", \.familyUnitID),
    Column("created_by", \.createdBy),
    Column("updated_by", \.updatedBy),
    Column("created_at", \.createdAt),
    Column("updated_at", \.updatedAt),
  ])
}
