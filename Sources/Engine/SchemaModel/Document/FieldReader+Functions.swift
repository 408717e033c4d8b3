internal import JSPrimitives
internal import SourceJSON

extension FieldReader {
  /// Returns the name in a field `{"function": NAME}`, which only version 2 has, or nil if it is absent.
  mutating func function(_ name: String) throws(SchemaDocument.ReadingError) -> String? {
    guard let value = later(name) else { return nil }
    return try Self.functionName(value, path: path(of: name), version: version)
  }

  /// Returns the name in `{"function": NAME}`.
  static func functionName(
    _ value: JSONValue, path: String, version: Int
  ) throws(SchemaDocument.ReadingError) -> String {
    var reader = try FieldReader(value, path: path, version: version)
    let function = try reader.string("function")
    try reader.finish()
    return function
  }
}

extension JSONValue {
  /// Whether the value is an object with one member, `function`.
  var isFunction: Bool { object?.count == 1 && self["function"] != nil }
}
