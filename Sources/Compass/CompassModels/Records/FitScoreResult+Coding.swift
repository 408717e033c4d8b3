extension FitScoreResult: Codable {
  enum CodingKeys: String, CodingKey {
    case score, tier, breakdown, missingDimensions
  }

  /// Reads the object; null missing dimensions are none.
  public init(from decoder: any Decoder) throws {
    var row = try RowReader<CodingKeys>(decoder)
    score = try row.required(.score)
    tier = try row.word(.tier)
    breakdown = try row.required(.breakdown)
    missingDimensions = try row.optional(.missingDimensions) ?? []
    others = row.others
    origin = row.origin
  }

  /// Writes the object as it was read, with the changes since.
  public func encode(to encoder: any Encoder) throws {
    var row = RowWriter<CodingKeys>(encoder, origin, others: others)
    try row.write(score, .score)
    try row.write(tier, .tier)
    try row.write(breakdown, .breakdown)
    try row.write(missingDimensions, emptyAs: [], .missingDimensions)
    try row.writeOthers()
  }
}

extension FitScoreBreakdown: Codable {
  enum CodingKeys: String, CodingKey {
    case athleticFit, academicFit, opportunityFit, personalFit
  }

  /// Reads the object.
  public init(from decoder: any Decoder) throws {
    var row = try RowReader<CodingKeys>(decoder)
    athleticFit = try row.optional(.athleticFit)
    academicFit = try row.optional(.academicFit)
    opportunityFit = try row.optional(.opportunityFit)
    personalFit = try row.optional(.personalFit)
    others = row.others
    origin = row.origin
  }

  /// Writes the object as it was read, with the changes since.
  public func encode(to encoder: any Encoder) throws {
    var row = RowWriter<CodingKeys>(encoder, origin, others: others)
    try row.write(athleticFit, .athleticFit)
    try row.write(academicFit, .academicFit)
    try row.write(opportunityFit, .opportunityFit)
    try row.write(personalFit, .personalFit)
    try row.writeOthers()
  }
}
