extension School: Codable {
  enum CodingKeys: String, CodingKey {
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
    var row = try RowReader<CodingKeys>(decoder)
    id = try row.required(.id)
    userID = try row.required(.userID)
    name = try row.required(.name)
    location = try row.optional(.location)
    city = try row.optional(.city)
    state = try row.optional(.state)
    division = try row.optionalWord(.division)
    conference = try row.optional(.conference)
    ncaaID = try row.optional(.ncaaID)
    status = try row.optionalWord(.status)
    statusChangedAt = try row.optionalTime(.statusChangedAt)
    priorityTier = try row.optionalWord(.priorityTier)
    ranking = try row.optional(.ranking)
    isFavorite = try row.optional(.isFavorite) ?? false
    website = try row.optional(.website)
    faviconURL = try row.optional(.faviconURL)
    twitterHandle = try row.optional(.twitterHandle)
    instagramHandle = try row.optional(.instagramHandle)
    notes = try row.optional(.notes)
    privateNotes = try row.optional(.privateNotes)
    pros = try row.optional(.pros) ?? []
    cons = try row.optional(.cons) ?? []
    academicInfo = try row.optional(.academicInfo)
    coachingPhilosophy = try row.optional(.coachingPhilosophy)
    coachingStyle = try row.optional(.coachingStyle)
    recruitingApproach = try row.optional(.recruitingApproach)
    communicationStyle = try row.optional(.communicationStyle)
    successMetrics = try row.optional(.successMetrics)
    fitScore = try row.optional(.fitScore)
    fitTier = try row.optionalWord(.fitTier)
    familyUnitID = try row.optional(.familyUnitID)
    createdBy = try row.optional(.createdBy)
    updatedBy = try row.optional(.updatedBy)
    createdAt = try row.optionalTime(.createdAt)
    updatedAt = try row.optionalTime(.updatedAt)
    others = row.others
    origin = row.origin
  }

  /// Writes the row as it was read, with the changes since.
  public func encode(to encoder: any Encoder) throws {
    var row = RowWriter<CodingKeys>(encoder, origin, others: others)
    try row.write(id, .id)
    try row.write(userID, .userID)
    try row.write(name, .name)
    try row.write(location, .location)
    try row.write(city, .city)
    try row.write(state, .state)
    try row.write(division, .division)
    try row.write(conference, .conference)
    try row.write(ncaaID, .ncaaID)
    try row.write(status, .status)
    try row.write(time: statusChangedAt, .statusChangedAt)
    try row.write(priorityTier, .priorityTier)
    try row.write(ranking, .ranking)
    try row.write(isFavorite, emptyAs: false, .isFavorite)
    try row.write(website, .website)
    try row.write(faviconURL, .faviconURL)
    try row.write(twitterHandle, .twitterHandle)
    try row.write(instagramHandle, .instagramHandle)
    try row.write(notes, .notes)
    try row.write(privateNotes, .privateNotes)
    try row.write(pros, emptyAs: [], .pros)
    try row.write(cons, emptyAs: [], .cons)
    try row.write(academicInfo, .academicInfo)
    try row.write(coachingPhilosophy, .coachingPhilosophy)
    try row.write(coachingStyle, .coachingStyle)
    try row.write(recruitingApproach, .recruitingApproach)
    try row.write(communicationStyle, .communicationStyle)
    try row.write(successMetrics, .successMetrics)
    try row.write(fitScore, .fitScore)
    try row.write(fitTier, .fitTier)
    try row.write(familyUnitID, .familyUnitID)
    try row.write(createdBy, .createdBy)
    try row.write(updatedBy, .updatedBy)
    try row.write(time: createdAt, .createdAt)
    try row.write(time: updatedAt, .updatedAt)
    try row.writeOthers()
  }
}
