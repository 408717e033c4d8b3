extension Interaction: Codable {
  enum CodingKeys: String, CodingKey {
    case id
    case schoolID = "school_id"
    case coachID = "coach_id"
    case eventID = "event_id"
    case type, direction, subject, content, sentiment
    case occurredAt = "occurred_at"
    case loggedBy = "logged_by"
    case familyUnitID = "family_unit_id"
    case attachments
    case createdAt = "created_at"
    case updatedAt = "updated_at"
  }

  /// Reads a row.
  public init(from decoder: any Decoder) throws {
    var row = try RowReader<CodingKeys>(decoder)
    id = try row.required(.id)
    schoolID = try row.optional(.schoolID)
    coachID = try row.optional(.coachID)
    eventID = try row.optional(.eventID)
    type = try row.word(.type)
    direction = try row.word(.direction)
    subject = try row.optional(.subject)
    content = try row.optional(.content)
    sentiment = try row.optionalWord(.sentiment)
    occurredAt = try row.time(.occurredAt)
    loggedBy = try row.required(.loggedBy)
    familyUnitID = try row.required(.familyUnitID)
    attachments = try row.optional(.attachments)
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
    try row.write(coachID, .coachID)
    try row.write(eventID, .eventID)
    try row.write(type, .type)
    try row.write(direction, .direction)
    try row.write(subject, .subject)
    try row.write(content, .content)
    try row.write(sentiment, .sentiment)
    try row.write(time: occurredAt, .occurredAt)
    try row.write(loggedBy, .loggedBy)
    try row.write(familyUnitID, .familyUnitID)
    try row.write(attachments, .attachments)
    try row.write(time: createdAt, .createdAt)
    try row.write(time: updatedAt, .updatedAt)
    try row.writeOthers()
  }
}
