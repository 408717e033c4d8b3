internal import JSPrimitives
internal import SourceJSON

extension SchemaReader {
  /// Returns a node around another or a pipe, or nil for another type.
  mutating func wrapper(
    _ type: String, _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.Node? {
    switch type {
    case "optional":
      let inner = try child("inner", &reader)
      return try reader.flag("exact") ? .exactOptional(inner) : .optional(inner)
    case "nullable": return .nullable(try child("inner", &reader))
    case "default":
      return .default(try child("inner", &reader), value: try substitute(&reader))
    case "prefault":
      return .prefault(try child("inner", &reader), value: try substitute(&reader))
    case "catch": return .catch(try child("inner", &reader), value: try rescue(&reader))
    case "pipe": return try pipe(&reader)
    case _ where version == 1: return nil
    case "nonoptional": return .nonoptional(try child("inner", &reader))
    case "readonly": return .readonly(try child("inner", &reader))
    case "success": return .success(try child("inner", &reader))
    case "promise": return .promise(try child("inner", &reader))
    case "lazy": return .lazy(try child("inner", &reader))
    default: return nil
    }
  }

  private func substitute(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.Substitute {
    if let name = try valueFunction(&reader) { return .function(ZodSchema.Producer(name)) }
    return .constant(try reader.constant("value"))
  }

  private func rescue(_ reader: inout FieldReader) throws(SchemaDocument.ReadingError)
    -> ZodSchema.Rescue
  {
    if let name = try valueFunction(&reader) { return .function(ZodSchema.Rescuer(name)) }
    return .constant(try reader.constant("value"))
  }

  /// Returns the name of the function that makes a value, or nil if the value is a constant.
  private func valueFunction(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> String? {
    guard let value = reader.later("value"), value.isFunction else { return nil }
    return try FieldReader.functionName(value, path: reader.path(of: "value"), version: version)
  }

  private mutating func pipe(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.Node {
    let input = try child("in", &reader)
    let output = try child("out", &reader)
    guard try reader.flag("codec") else { return .pipe(input, output) }
    guard let decode = try reader.function("decode") else {
      throw SchemaDocument.ReadingError(
        path: reader.path, reason: "the field \"decode\" is missing")
    }
    guard let encode = try reader.function("encode") else {
      throw SchemaDocument.ReadingError(
        path: reader.path, reason: "the field \"encode\" is missing")
    }
    return .codec(
      input, output,
      ZodSchema.Codec(decode: ZodSchema.Transform(decode), encode: ZodSchema.Transform(encode)))
  }
}
