internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension DefReader {
  /// Returns a pipe, a codec, a transform or a function; nil for another type.
  mutating func flow(
    _ type: String, _ fields: inout DefFields
  ) throws(ZodDefError) -> ZodSchema.Node? {
    switch type {
    case "pipe":
      let input = try child("in", &fields)
      let output = try child("out", &fields)
      guard try fields.flag("codec") else { return .pipe(input, output) }
      let decode = try fields.requiredFunction("transform", kind: .decode)
      let encode = try fields.requiredFunction("reverseTransform", kind: .encode)
      return .codec(
        input, output,
        ZodSchema.Codec(decode: ZodSchema.Transform(decode), encode: ZodSchema.Transform(encode)))
    case "transform":
      let name = try fields.requiredFunction("transform", kind: .transform)
      return .transform(ZodSchema.Transform(name))
    case "function":
      // No JSON value is a function, so nothing is validated by the schemas of its arguments and result.
      _ = try optionalChild("input", &fields)
      _ = try optionalChild("output", &fields)
      return .function
    default: return nil
    }
  }
}

extension DefFields {
  /// Returns whether a field has a function of the recorded program: `{"opaque": true, "name", "kind"}`.
  mutating func hasFunction(_ name: String) -> Bool { optional(name)?["opaque"] != nil }

  /// Returns the name of the function in a field, which must be of a kind.
  mutating func requiredFunction(
    _ name: String, kind: RecordedFunctionKind
  ) throws(ZodDefError) -> String {
    var function = try DefFields(value(name), at: place.field(name))
    let found = try function.functionName(kind: kind)
    try function.finish()
    return found
  }

  /// Returns the name of the function in a field; nil if the field is absent.
  mutating func function(
    _ name: String, kind: RecordedFunctionKind
  ) throws(ZodDefError) -> String? {
    optional(name) == nil ? nil : try requiredFunction(name, kind: kind)
  }

  /// Returns the name of the function that these fields describe.
  mutating func functionName(kind: RecordedFunctionKind) throws(ZodDefError) -> String {
    guard try boolean("opaque") else { throw error("opaque", "expected true") }
    let found = try string("kind")
    guard found == kind.rawValue else {
      throw error("kind", "expected \"\(kind.rawValue)\", not \"\(found)\"")
    }
    return try string("name")
  }
}
