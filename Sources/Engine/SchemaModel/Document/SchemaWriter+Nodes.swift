internal import JSPrimitives
internal import SourceJSON

extension SchemaWriter {
  /// Returns a node's own fields, `type` first.
  mutating func node(_ node: ZodSchema.Node, path: String) -> JSONObject {
    switch node {
    case .string: return Self.object("string")
    case .number: return Self.object("number")
    case .boolean: return Self.object("boolean")
    case .null: return Self.object("null")
    case .any: return Self.object("any")
    case .unknown: return Self.object("unknown")
    case .never: return Self.object("never")
    case .undefined: return later(Self.object("undefined"))
    case .void: return later(Self.object("void"))
    case .nan: return later(Self.object("nan"))
    case .bigint: return later(Self.object("bigint"))
    case .date: return later(Self.object("date"))
    case .symbol: return later(Self.object("symbol"))
    case .file: return later(Self.object("file"))
    case .function: return later(Self.object("function"))
    case .coerced(let type):
      return later(Self.object(JSText(type.rawValue), ("coerce", true)))
    case .literal(let values):
      var constants: [JSONValue] = []
      for value in values { constants.append(constant(value)) }
      return Self.object("literal", ("values", .array(constants)))
    case .enumeration(let enumeration): return self.enumeration(enumeration)
    case .templateLiteral(let parts):
      return later(Self.object("template_literal", ("parts", self.parts(parts, path: path))))
    case .stringbool(let words): return later(Self.stringbool(words))
    case .array, .tuple, .record, .object, .map, .set: return container(node, path: path)
    case .union, .exclusiveUnion, .discriminatedUnion, .intersection:
      return choice(node, path: path)
    case .optional, .exactOptional, .nonoptional, .nullable, .default, .prefault, .catch,
      .readonly, .success, .promise, .lazy:
      return wrapper(node, path: path)
    case .reference(let label): return later(JSONObject([("$ref", .string(JSText(label)))]))
    case .pipe(let input, let output):
      return Self.object(
        "pipe", ("in", schema(input, path: "\(path).in")),
        ("out", schema(output, path: "\(path).out")))
    case .codec(let input, let output, let codec):
      return later(
        Self.object(
          "pipe", ("in", schema(input, path: "\(path).in")),
          ("out", schema(output, path: "\(path).out")), ("codec", true),
          ("decode", .function(codec.decode.name)), ("encode", .function(codec.encode.name))))
    case .transform(let transform):
      return Self.object("transform", ("name", .string(JSText(transform.name))))
    case .invalid(let reason):
      return later(Self.object("invalid", ("reason", .string(JSText(reason)))))
    }
  }

  /// Returns an object of a type and further fields.
  static func object(_ type: JSText, _ fields: JSONObject.Member...) -> JSONObject {
    JSONObject([("type", .string(type))] + fields)
  }

  private mutating func enumeration(_ enumeration: ZodSchema.Enumeration) -> JSONObject {
    if enumeration.isList {
      return Self.object("enum", ("values", .array(enumeration.entries.map(\.value))))
    }
    let entries = enumeration.entries.map { (key: $0.key, value: $0.value) }
    return later(Self.object("enum", ("entries", .object(JSONObject(entries)))))
  }

  private mutating func parts(_ parts: [ZodSchema.TemplatePart], path: String) -> JSONValue {
    var values: [JSONValue] = []
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal(let value): values.append(constant(value))
      case .schema(let schema): values.append(self.schema(schema, path: "\(path).parts[\(index)]"))
      }
    }
    return .array(values)
  }

  private static func stringbool(_ words: ZodSchema.StringBool) -> JSONObject {
    var object = object(
      "stringbool", ("truthy", .array(words.truthy.map { .string(JSText($0)) })),
      ("falsy", .array(words.falsy.map { .string(JSText($0)) })))
    if words.isCaseSensitive { object["case"] = "sensitive" }
    return object
  }
}
