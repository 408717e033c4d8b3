extension Event: Codable {
  enum CodingKeys: String, CodingKey {
    case id
    case userID = "user_id"
    case type, name
    case schoolID = "school_id"
    case location, address, city, state
    case startDate = "start_date"
    case startTime = "start_time"
    case endDate = "end_date"
    case endTime = "end_time"
    case checkinTime = "checkin_time"
    case url, description
    case eventSource = "event_source"
    case cost, registered, attended
    case performanceNotes = "performance_notes"
    case createdAt = "created_at"
    case updatedAt = "updated_at"
  }

  /// Reads a row; null registered and attended are false.
  public init(from decoder: any Decoder) throws {
    var row = try RowReader<CodingKeys>(decoder)
    id = try row.required(.id)
    userID = try row.optional(.userID)
    type = try row.word(.type)
    name = try row.optional(.name)
    schoolID = try row.optional(.schoolID)
    location = try row.optional(.location)
    address = try row.optional(.address)
    city = try row.optional(.city)
    state = try row.optional(.state)
    startDate = try row.required(.startDate)
    startTime = try row.optional(.startTime)
    endDate = try row.optional(.endDate)
    endTime = try row.optional(.endTime)
    checkinTime = try row.optional(.checkinTime)
    url = try row.optional(.url)
    description = try row.optional(.description)
    eventSource = try row.optionalWord(.eventSource)
    cost = try row.optional(.cost)
    registered = try row.optional(.registered) ?? false
    attended = try row.optional(.attended) ?? false
    performanceNotes = try row.optional(.performanceNotes)
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
    try row.write(type, .type)
    try row.write(name, .name)
    try row.write(schoolID, .schoolID)
    try row.write(location, .location)
    try row.write(address, .address)
    try row.write(city, .city)
    try row.write(state, .state)
    try row.write(startDate, .startDate)
    try row.write(startTime, .startTime)
    try row.write(endDate, .endDate)
    try row.write(endTime, .endTime)
    try row.write(checkinTime, .checkinTime)
    try row.write(url, .url)
    try row.write(description, .description)
    try row.write(eventSource, .eventSource)
    try row.write(cost, .cost)
    try row.write(registered, emptyAs: false, .registered)
    try row.write(attended, emptyAs: false, .attended)
    try row.write(performanceNotes, .performanceNotes)
    try row.write(time: createdAt, .createdAt)
    try row.write(time: updatedAt, .updatedAt)
    try row.writeOthers()
  }
}
