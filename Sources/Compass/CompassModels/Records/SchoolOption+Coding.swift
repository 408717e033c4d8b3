extension SchoolOption: Codable {
  enum CodingKeys: String, CodingKey {
    case id, name, location
  }

  /// Reads a row.
  public init(from decoder: any Decoder) throws {
    var row = try RowReader<CodingKeys>(decoder)
    id = try row.required(.id)
    name = try row.required(.name)
    location = try row.optional(.location)
    others = row.others
    origin = row.origin
  }

  /// Writes the row as it was read, with the changes since.
  public func encode(to encoder: any Encoder) throws {
    var row = RowWriter<CodingKeys>(encoder, origin, others: others)
    try row.write(id, .id)
    try row.write(name, .name)
    try row.write(location, .location)
    try row.writeOthers()
  }
}
