internal import SourceJSON

/// Copies a JSON Schema as `JSON.parse(JSON.stringify(schema))` does, from Zod 4.4.3 on.
enum JSONCopy {
  /// Returns the copy, in which infinite numbers are null and -0 is 0.
  ///
  /// - Throws: An error if the value is nested too deeply.
  static func copy(_ value: JSONValue) throws(JSONSchemaReadingError) -> JSONValue {
    try copy(value, depth: 0)
  }

  private static func copy(
    _ value: JSONValue, depth: Int
  ) throws(JSONSchemaReadingError) -> JSONValue {
    guard depth < ReadingLimits.jsonDepth else {
      throw SchemaPlace.root.error("nested deeper than \(ReadingLimits.jsonDepth) levels")
    }
    switch value {
    case .null, .boolean, .string: return value
    case .number(let number):
      guard number.isFinite else { return .null }
      return number == 0 ? .number(0) : value
    case .array(let elements):
      var copies: [JSONValue] = []
      copies.reserveCapacity(elements.count)
      for element in elements { copies.append(try copy(element, depth: depth + 1)) }
      return .array(copies)
    case .object(let object):
      var copies: [JSONObject.Member] = []
      copies.reserveCapacity(object.count)
      for member in object.members {
        copies.append((member.key, try copy(member.value, depth: depth + 1)))
      }
      return .object(JSONObject(copies))
    }
  }
}
