public import CompassRules

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A school that the athlete follows, a row of the table `schools`.
///
/// Specification "School Detail", 3 School Model.
public struct School: Codable, Identifiable, Hashable, Sendable {
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
  public var division: Division?
  /// The athletic conference.
  public var conference: String?
  /// The school's id at the NCAA.
  public var ncaaID: String?
  /// The state of the recruiting.
  public var status: SchoolStatus
  /// The time of the last change of status.
  public var statusChangedAt: Date?
  /// The priority for the athlete.
  public var priorityTier: PriorityTier?
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
  /// The tier's text. The specification has it as text, so unknown tiers can be read too.
  public var fitTier: String?
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

  /// Creates a row from its columns.
  public init(
    id: String, userID: String, name: String, location: String? = nil, city: String? = nil,
    state: String? = nil, division: Division? = nil, conference: String? = nil,
    ncaaID: String? = nil, status: SchoolStatus, statusChangedAt: Date? = nil,
    priorityTier: PriorityTier? = nil, ranking: Int? = nil, isFavorite: Bool = false,
    website: String? = nil, faviconURL: String? = nil, twitterHandle: String? = nil,
    instagramHandle: String? = nil, notes: String? = nil, privateNotes: [String: String]? = nil,
    pros: [String] = [], cons: [String] = [], academicInfo: AcademicInfo? = nil,
    coachingPhilosophy: String? = nil, coachingStyle: String? = nil,
    recruitingApproach: String? = nil, communicationStyle: String? = nil,
    successMetrics: String? = nil, fitScore: Double? = nil, fitTier: String? = nil,
    familyUnitID: String? = nil, createdBy: String? = nil, updatedBy: String? = nil,
    createdAt: Date? = nil, updatedAt: Date? = nil
  ) {
    self.id = id
    self.userID = userID
    self.name = name
    self.location = location
    self.city = city
    self.state = state
    self.division = division
    self.conference = conference
    self.ncaaID = ncaaID
    self.status = status
    self.statusChangedAt = statusChangedAt
    self.priorityTier = priorityTier
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
    self.fitTier = fitTier
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
    PrivateNotes(stored: privateNotes).note(of: userID)
  }

  private enum CodingKeys: String, CodingKey {
    case id
    case userID = "user_id"
    case name, location, city, state, division, conference
    case ncaaID = "ncaa_id"
    case status
    case statusChangedAt = "status_changed_at"
    case priorityTier = "priority_tier"
    case ranking
    case isFavorite = "is_favorite"
    case website
    case faviconURL = "favicon_url"
    case twitterHandle = "twitter_handle"
    case instagramHandle = "instagram_handle"
    case notes
    case privateNotes = "private_notes"
    case pros, cons
    case academicInfo = "academic_info"
    case coachingPhilosophy = "coaching_philosophy"
    case coachingStyle = "coaching_style"
    case recruitingApproach = "recruiting_approach"
    case communicationStyle = "communication_style"
    case successMetrics = "success_metrics"
    case fitScore = "fit_score"
    case fitTier = "fit_tier"
    case familyUnitID = "family_unit_id"
    case createdBy = "created_by"
    case updatedBy = "updated_by"
    case createdAt = "created_at"
    case updatedAt = "updated_at"
  }

  /// Reads a row; null pros and cons are empty, and a null favorite is false.
  public init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: CodingKeys.self)
    id = try row.decode(String.self, forKey: .id)
    userID = try row.decode(String.self, forKey: .userID)
    name = try row.decode(String.self, forKey: .name)
    location = try row.decodeIfPresent(String.self, forKey: .location)
    city = try row.decodeIfPresent(String.self, forKey: .city)
    state = try row.decodeIfPresent(String.self, forKey: .state)
    division = try row.decodeIfPresent(Division.self, forKey: .division)
    conference = try row.decodeIfPresent(String.self, forKey: .conference)
    ncaaID = try row.decodeIfPresent(String.self, forKey: .ncaaID)
    status = try row.decode(SchoolStatus.self, forKey: .status)
    statusChangedAt = try row.decodeIfPresent(Date.self, forKey: .statusChangedAt)
    priorityTier = try row.decodeIfPresent(PriorityTier.self, forKey: .priorityTier)
    ranking = try row.decodeIfPresent(Int.self, forKey: .ranking)
    isFavorite = try row.decodeIfPresent(Bool.self, forKey: .isFavorite) ?? false
    website = try row.decodeIfPresent(String.self, forKey: .website)
    faviconURL = try row.decodeIfPresent(String.self, forKey: .faviconURL)
    twitterHandle = try row.decodeIfPresent(String.self, forKey: .twitterHandle)
    instagramHandle = try row.decodeIfPresent(String.self, forKey: .instagramHandle)
    notes = try row.decodeIfPresent(String.self, forKey: .notes)
    privateNotes = try row.decodeIfPresent([String: String].self, forKey: .privateNotes)
    pros = try row.decodeIfPresent([String].self, forKey: .pros) ?? []
    cons = try row.decodeIfPresent([String].self, forKey: .cons) ?? []
    academicInfo = try row.decodeIfPresent(AcademicInfo.self, forKey: .academicInfo)
    coachingPhilosophy = try row.decodeIfPresent(String.self, forKey: .coachingPhilosophy)
    coachingStyle = try row.decodeIfPresent(String.self, forKey: .coachingStyle)
    recruitingApproach = try row.decodeIfPresent(String.self, forKey: .recruitingApproach)
    communicationStyle = try row.decodeIfPresent(String.self, forKey: .communicationStyle)
    successMetrics = try row.decodeIfPresent(String.self, forKey: .successMetrics)
    fitScore = try row.decodeIfPresent(Double.self, forKey: .fitScore)
    fitTier = try row.decodeIfPresent(String.self, forKey: .fitTier)
    familyUnitID = try row.decodeIfPresent(String.self, forKey: .familyUnitID)
    createdBy = try row.decodeIfPresent(String.self, forKey: .createdBy)
    updatedBy = try row.decodeIfPresent(String.self, forKey: .updatedBy)
    createdAt = try row.decodeIfPresent(Date.self, forKey: .createdAt)
    updatedAt = try row.decodeIfPresent(Date.self, forKey: .updatedAt)
  }
}
