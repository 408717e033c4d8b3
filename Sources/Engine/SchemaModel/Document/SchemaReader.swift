internal import JSPrimitives
internal import SourceJSON

/// Reads the nodes of a schema document.
enum SchemaReader {
  /// Returns one node with its message and its checks.
  static func schema(
    _ value: JSONValue, path: String
  ) throws(SchemaDocumentError) -> ZodSchema {
    var reader = try FieldReader(value, path: path)
    let node = try node(&reader)
    let message = try reader.optionalString("message")
    var checks: [Check] = []
    if reader.optional("checks") != nil {
      for (index, check) in try reader.elements("checks").enumerated() {
        checks.append(try CheckReader.check(check, path: "\(path).checks[\(index)]"))
      }
    }
    try reader.finish()
    return ZodSchema(node, message: message, checks: checks)
  }

  private static func node(
    _ reader: inout FieldReader
  ) throws(SchemaDocumentError) -> ZodSchema.Node {
    let type = try reader.string("type")
    switch type {
    case "string": return .string
    case "number": return .number
    case "boolean": return .boolean
    case "null": return .null
    case "any": return .any
    case "unknown": return .unknown
    case "never": return .never
    case "literal": return .literal(try literals(&reader))
    case "enum": return .enumeration(try enumerators(&reader))
    case "array": return .array(element: try child("element", &reader))
    case "tuple":
      let items = try children("items", &reader)
      let rest = reader.optional("rest")
      return .tuple(
        items: items,
        rest: try rest.map { value throws(SchemaDocumentError) in
          try schema(value, path: reader.path(of: "rest"))
        })
    case "record": return .record(value: try child("value", &reader))
    case "object": return .object(try shape(&reader))
    case "union": return .union(try options(&reader))
    case "discriminated_union":
      let discriminator = try reader.text("discriminator")
      return .discriminatedUnion(discriminator: discriminator, options: try options(&reader))
    case "optional": return .optional(try child("inner", &reader))
    case "nullable": return .nullable(try child("inner", &reader))
    case "default":
      return .default(try child("inner", &reader), value: try reader.constant("value"))
    case "prefault":
      return .prefault(try child("inner", &reader), value: try reader.constant("value"))
    case "catch": return .catch(try child("inner", &reader), value: try reader.constant("value"))
    case "pipe": return .pipe(try child("in", &reader), try child("out", &reader))
    case "transform": return .transform(ZodSchema.Transform(try reader.string("name")))
    default: throw reader.error("type", "unknown type \"\(type)\"")
    }
  }

  private static func child(
    _ name: JSText, _ reader: inout FieldReader
  ) throws(SchemaDocumentError) -> ZodSchema {
    try schema(reader.value(name), path: reader.path(of: name))
  }

  private static func children(
    _ name: JSText, _ reader: inout FieldReader
  ) throws(SchemaDocumentError) -> [ZodSchema] {
    var schemas: [ZodSchema] = []
    for (index, value) in try reader.elements(name).enumerated() {
      schemas.append(try schema(value, path: "\(reader.path(of: name))[\(index)]"))
    }
    return schemas
  }

  private static func options(
    _ reader: inout FieldReader
  ) throws(SchemaDocumentError) -> [ZodSchema] {
    let options = try children("options", &reader)
    guard !options.isEmpty else { throw reader.error("options", "expected at least one option") }
    return options
  }

  private static func literals(
    _ reader: inout FieldReader
  ) throws(SchemaDocumentError) -> [JSONValue] {
    let values = try reader.elements("values")
    for value in values {
      switch value {
      case .array, .object:
        throw reader.error("values", "expected strings, numbers, booleans or null")
      case _ where !value.isFinite: throw reader.error("values", "a number is too large")
      default: continue
      }
    }
    return values
  }

  private static func enumerators(
    _ reader: inout FieldReader
  ) throws(SchemaDocumentError) -> [JSONValue] {
    let values = try reader.elements("values")
    for value in values {
      guard value.text != nil || value.number != nil else {
        throw reader.error("values", "expected strings or numbers")
      }
      guard value.isFinite else { throw reader.error("values", "a number is too large") }
    }
    return values
  }

  private static func shape(_ reader: inout FieldReader) throws(SchemaDocumentError)
    -> ZodSchema.Shape
  {
    guard let members = try reader.value("shape").object?.members else {
      throw reader.error("shape", "expected an object")
    }
    var fields: [Field] = []
    for member in members {
      fields.append(
        Field(
          member.key,
          try schema(member.value, path: "\(reader.path(of: "shape")).\(member.key)")))
    }
    let unknownKeys = try reader.text("unknownKeys").string
    guard let rule = ZodSchema.Shape.UnknownKeys(rawValue: unknownKeys) else {
      throw reader.error("unknownKeys", "expected strip, keep or reject")
    }
    return ZodSchema.Shape(fields, unknownKeys: rule)
  }
}
