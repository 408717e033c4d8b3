internal import JSPrimitives
internal import SourceJSON

/// A JSON value of a column that is only kept and written again.
///
/// Refuses values that an encoder could not write: numbers too large for a `Double`, lone surrogates, and arrays and
/// objects nested so deep that writing them could exhaust the stack of a thread.
struct StorableValue: Decodable {
  static let greatestDepth = 64

  let value: JSONValue

  init(from decoder: any Decoder) throws {
    value = try Self.value(of: decoder, depth: 1)
  }

  private static func value(of decoder: any Decoder, depth: Int) throws -> JSONValue {
    if let object = try? decoder.container(keyedBy: ColumnName.self) {
      try check(depth, decoder)
      return .object(
        JSONObject(
          pairs: try object.allKeys.map { key in
            let member = try object.superDecoder(forKey: key)
            return (key.stringValue, try value(of: member, depth: depth + 1))
          }))
    }
    if var array = try? decoder.unkeyedContainer() {
      try check(depth, decoder)
      var elements: [JSONValue] = []
      while !array.isAtEnd {
        elements.append(try value(of: array.superDecoder(), depth: depth + 1))
      }
      return .array(elements)
    }
    let scalar = try decoder.singleValueContainer()
    if scalar.decodeNil() { return .null }
    if let value = try? scalar.decode(Bool.self) { return .boolean(value) }
    if let number = try? scalar.decode(Double.self), number.isFinite { return .number(number) }
    return .string(JSText(try scalar.decode(String.self)))
  }

  private static func check(_ depth: Int, _ decoder: any Decoder) throws {
    guard depth > greatestDepth else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "The value is nested too deep."))
  }
}
