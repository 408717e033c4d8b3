extension Coach: Codable {
  enum CodingKeys: String, CodingKey {
    case id
    case schoolID = "school_id"
    case userID = "user_id"
    case familyUnitID = "family_unit_id"
    case role
    case firstName = "first_name"
    case lastName = "last_name"
    case email, phone
    case twitterHandle = "twitter_handle"
    case instagramHandle = "instagram_handle"
    case notes
    case responsivenessScore = "responsiveness_score"
    case lastContactDate = "last_contact_date"
    case createdAt = "created_at"
    case updatedAt = "updated_at"
  }

  /// Reads a row; null names are empty, and without a responsiveness score it is 0.
  public init(from decoder: any Decoder) throws {
    var row = try RowReader<CodingKeys>(decoder)
    id = try row.required(.id)
    schoolID = try row.optional(.schoolID)
    userID = try row.optional(.userID)
    familyUnitID = try row.optional(.familyUnitID)
    role = try row.word(.role)
    firstName = try row.optional(.firstName) ?? ""
    lastName = try row.optional(.lastName) ?? ""
    email = try row.optional(.email)
    phone = try row.optional(.phone)
    twitterHandle = try row.optional(.twitterHandle)
    instagramHandle = try row.optional(.instagramHandle)
    notes = try row.optional(.notes)
    responsivenessScore = try row.optional(.responsivenessScore) ?? 0
    lastContactDate = try row.optionalTime(.lastContactDate)
    createdAt = try row.optionalTime(.createdAt)
    updatedAt = try row.optionalTime(.updatedAt)
    others = row.others
    origin = row.origin
  }

  /// Writes the row as it was read, with the changes since.
  public func encode(to encoder: any Encoder) throws {
    var row = RowWriter<CodingKeys>(encoder, origin, others: others)
    try row.write(id, .id)
    try row.write(schoolID, .schoolID)
    try row.write(userID, .userID)
    try row.write(familyUnitID, .familyUnitID)
    try row.write(role, .role)
    try row.write(firstName, emptyAs: "", .firstName)
    try row.write(lastName, emptyAs: "", .lastName)
    try row.write(email, .email)
    try row.write(phone, .phone)
    try row.write(twitterHandle, .twitterHandle)
    try row.write(instagramHandle, .instagramHandle)
    try row.write(notes, .notes)
    try row.write(responsivenessScore, emptyAs: 0, .responsivenessScore)
    try row.write(time: lastContactDate, .lastContactDate)
    try row.write(time: createdAt, .createdAt)
    try row.write(time: updatedAt, .updatedAt)
    try row.writeOthers()
  }
}
