extension CollegeDataResult: Codable {
  enum CodingKeys: String, CodingKey {
    case id, name, website, address, city, state, studentSize, carnegieSize, admissionRate,
      tuitionInState, tuitionOutOfState, latitude, longitude
  }

  /// Reads the object.
  public init(from decoder: any Decoder) throws {
    var row = try RowReader<CodingKeys>(decoder)
    id = try row.required(.id)
    name = try row.required(.name)
    website = try row.optional(.website)
    address = try row.optional(.address)
    city = try row.optional(.city)
    state = try row.optional(.state)
    studentSize = try row.optional(.studentSize)
    carnegieSize = try row.optional(.carnegieSize)
    admissionRate = try row.optional(.admissionRate)
    tuitionInState = try row.optional(.tuitionInState)
    tuitionOutOfState = try row.optional(.tuitionOutOfState)
    latitude = try row.optional(.latitude)
    longitude = try row.optional(.longitude)
    others = row.others
    origin = row.origin
  }

  /// Writes the object as it was read, with the changes since.
  public func encode(to encoder: any Encoder) throws {
    var row = RowWriter<CodingKeys>(encoder, origin, others: others)
    try row.write(id, .id)
    try row.write(name, .name)
    try row.write(website, .website)
    try row.write(address, .address)
    try row.write(city, .city)
    try row.write(state, .state)
    try row.write(studentSize, .studentSize)
    try row.write(carnegieSize, .carnegieSize)
    try row.write(admissionRate, .admissionRate)
    try row.write(tuitionInState, .tuitionInState)
    try row.write(tuitionOutOfState, .tuitionOutOfState)
    try row.write(latitude, .latitude)
    try row.write(longitude, .longitude)
    try row.writeOthers()
  }
}
