extension SchoolStatusHistory: Codable {
  enum CodingKeys: String, CodingKey {
    case id
    case schoolID = "school_id"
    case previousStatus = "previous_status"
    case newStatus = "new_status"
    case changedBy = "changed_by"
    case changedAt = "changed_at"
    case notes
    case createdAt = "created_at"
  }

  /// Reads a row.
  public init(from decoder: any Decoder) throws {
    var row = try RowReader<CodingKeys>(decoder)
    id = try row.required(.id)
    schoolID = try row.required(.schoolID)
    previousStatus = try row.optionalWord(.previousStatus)
    newStatus = try row.word(.newStatus)
    changedBy = try row.required(.changedBy)
    changedAt = try row.time(.changedAt)
    notes = try row.optional(.notes)
    createdAt = try row.time(.createdAt)
    others = row.others
    origin = row.origin
  }

  /// Writes the row as it was read, with the changes since.
  public func encode(to encoder: any Encoder) throws {
    var row = RowWriter<CodingKeys>(encoder, origin, others: others)
    try row.write(id, .id)
    try row.write(schoolID, .schoolID)
    try row.write(previousStatus, .previousStatus)
    try row.write(newStatus, .newStatus)
    try row.write(changedBy, .changedBy)
    try row.write(time: changedAt, .changedAt)
    try row.write(notes, .notes)
    try row.write(time: createdAt, .createdAt)
    try row.writeOthers()
  }
}
