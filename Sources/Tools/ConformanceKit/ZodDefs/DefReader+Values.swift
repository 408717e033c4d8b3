internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension DefReader {
  /// Returns a node that lists its values; nil for another type.
  mutating func valueList(
    _ type: String, _ fields: inout DefFields
  ) throws(ZodDefError) -> ZodSchema.Node? {
    switch type {
    case "literal": return .literal(try Self.literals(&fields))
    case "enum": return .enumeration(try Self.enumeration(&fields))
    case "stringbool": return .stringbool(try Self.stringbool(&fields))
    case "template_literal": return .templateLiteral(try parts(&fields))
    default: return nil
    }
  }

  private static func literals(_ fields: inout DefFields) throws(ZodDefError) -> [ZodSchema
    .Constant]
  {
    var literals: [ZodSchema.Constant] = []
    for (index, value) in try fields.elements("values").enumerated() {
      let place = fields.place.field("values").element(index)
      literals.append(try literal(value, at: place))
    }
    return literals
  }

  /// Returns a constant that is no array, object or date.
  private static func literal(
    _ value: JSONValue, at place: DefPlace
  ) throws(ZodDefError) -> ZodSchema.Constant {
    let constant = try DefConstant.read(value, at: place)
    switch constant {
    case .json(.array), .json(.object), .date:
      throw ZodDefError(
        path: place.path, reason: "expected a string, number, Boolean, bigint, null or undefined")
    case .json, .undefined, .bigint: return constant
    }
  }

  private static func enumeration(
    _ fields: inout DefFields
  ) throws(ZodDefError) -> ZodSchema.Enumeration {
    var entries: [ZodSchema.Enumeration.Entry] = []
    for member in try fields.members("entries") {
      let place = fields.place.field("entries").member(member.key.string)
      switch try DefConstant.read(member.value, at: place) {
      case .json(let value) where value.text != nil || value.number != nil:
        entries.append(ZodSchema.Enumeration.Entry(member.key, value))
      default: throw ZodDefError(path: place.path, reason: "expected a string or number")
      }
    }
    return ZodSchema.Enumeration(entries: entries)
  }

  private static func stringbool(
    _ fields: inout DefFields
  ) throws(ZodDefError) -> ZodSchema.StringBool {
    let truthy = try fields.strings("truthy")
    let falsy = try fields.strings("falsy")
    let words = try fields.optionalString("case") ?? "insensitive"
    guard ["sensitive", "insensitive"].contains(words) else {
      throw fields.error("case", "unknown case \"\(words)\"")
    }
    return ZodSchema.StringBool(
      truthy: truthy, falsy: falsy, isCaseSensitive: words == "sensitive")
  }

  private mutating func parts(
    _ fields: inout DefFields
  ) throws(ZodDefError) -> [ZodSchema.TemplatePart] {
    var parts: [ZodSchema.TemplatePart] = []
    for (index, value) in try fields.elements("parts").enumerated() {
      let place = fields.place.field("parts").element(index)
      if value["type"] != nil || value["$ref"] != nil {
        parts.append(.schema(try schema(value, at: place)))
      } else {
        parts.append(.literal(try Self.literal(value, at: place)))
      }
    }
    return parts
  }
}
