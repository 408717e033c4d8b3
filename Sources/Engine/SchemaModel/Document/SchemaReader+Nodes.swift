internal import JSPrimitives
internal import SourceJSON

extension SchemaReader {
  /// Returns the node of a type.
  mutating func node(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.Node {
    let type = try reader.string("type")
    if type == "invalid", version > 1 {
      throw SchemaDocument.ReadingError(path: reader.path, reason: try reader.string("reason"))
    }
    if let node = try scalar(type, &reader) { return node }
    if let node = try container(type, &reader) { return node }
    if let node = try choice(type, &reader) { return node }
    if let node = try wrapper(type, &reader) { return node }
    throw reader.error("type", "unknown type \"\(type)\"")
  }

  /// Returns a node that holds no other, or nil for another type.
  private mutating func scalar(
    _ type: String, _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.Node? {
    if let coercion = ZodSchema.Coercion(rawValue: type), try reader.flag("coerce") {
      return .coerced(coercion)
    }
    switch type {
    case "string": return .string
    case "number": return .number
    case "boolean": return .boolean
    case "null": return .null
    case "any": return .any
    case "unknown": return .unknown
    case "never": return .never
    case "literal": return .literal(try literals(&reader))
    case "enum": return .enumeration(try enumeration(&reader))
    case "transform": return .transform(ZodSchema.Transform(try reader.string("name")))
    case _ where version == 1: return nil
    case "undefined": return .undefined
    case "void": return .void
    case "nan": return .nan
    case "bigint": return .bigint
    case "date": return .date
    case "symbol": return .symbol
    case "file": return .file
    case "function": return .function
    case "custom": return .custom
    case "template_literal": return .templateLiteral(try parts(&reader))
    case "stringbool": return .stringbool(try stringbool(&reader))
    default: return nil
    }
  }

  private func literals(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> [ZodSchema.Constant] {
    var literals: [ZodSchema.Constant] = []
    for (index, value) in try reader.elements("values").enumerated() {
      let path = "\(reader.path(of: "values"))[\(index)]"
      guard value.isFinite else { throw reader.error("values", "a number is too large") }
      guard let literal = try literal(value, path: path) else {
        throw reader.error("values", "expected strings, numbers, booleans or null")
      }
      literals.append(literal)
    }
    return literals
  }

  /// Returns a constant without members, or nil for an array, an object or a `Date`.
  private func literal(
    _ value: JSONValue, path: String
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.Constant? {
    guard value.elements == nil, version > 1 || value.object == nil else { return nil }
    let constant = try ZodSchema.Constant(value, path: path, version: version)
    switch constant {
    case .json(.array), .json(.object), .date: return nil
    case .json, .undefined, .bigint: return constant
    }
  }

  private func enumeration(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.Enumeration {
    guard let entries = reader.later("entries") else {
      let values = try reader.elements("values")
      try Self.check(values, of: "values", reader)
      return ZodSchema.Enumeration(values)
    }
    guard let members = entries.object?.members else {
      throw reader.error("entries", "expected an object")
    }
    try Self.check(members.map(\.value), of: "entries", reader)
    return ZodSchema.Enumeration(entries: members.map { .init($0.key, $0.value) })
  }

  private static func check(
    _ values: [JSONValue], of name: String, _ reader: FieldReader
  ) throws(SchemaDocument.ReadingError) {
    for value in values {
      guard value.text != nil || value.number != nil else {
        throw reader.error(name, "expected strings or numbers")
      }
      guard value.isFinite else { throw reader.error(name, "a number is too large") }
    }
  }

  private mutating func parts(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> [ZodSchema.TemplatePart] {
    var parts: [ZodSchema.TemplatePart] = []
    for (index, value) in try reader.elements("parts").enumerated() {
      let path = "\(reader.path(of: "parts"))[\(index)]"
      if value["type"] != nil || value["$ref"] != nil {
        parts.append(.schema(try schema(value, path: path)))
      } else if let literal = try literal(value, path: path) {
        parts.append(.literal(literal))
      } else {
        throw SchemaDocument.ReadingError(path: path, reason: "expected a literal or a node")
      }
    }
    return parts
  }

  private func stringbool(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.StringBool {
    let truthy = try Self.words("truthy", &reader)
    let falsy = try Self.words("falsy", &reader)
    let rule = try reader.optionalString("case")
    guard rule == nil || rule == "sensitive" || rule == "insensitive" else {
      throw reader.error("case", "expected sensitive or insensitive")
    }
    return ZodSchema.StringBool(
      truthy: truthy ?? ZodSchema.StringBool.defaultTruthy,
      falsy: falsy ?? ZodSchema.StringBool.defaultFalsy, isCaseSensitive: rule == "sensitive")
  }

  private static func words(
    _ name: String, _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> [String]? {
    guard reader.optional(name) != nil else { return nil }
    var words: [String] = []
    for element in try reader.elements(name) {
      guard let word = element.text else { throw reader.error(name, "expected strings") }
      guard !word.hasLoneSurrogates else {
        throw reader.error(name, "a word cannot hold a lone surrogate")
      }
      words.append(word.string)
    }
    return words
  }
}
