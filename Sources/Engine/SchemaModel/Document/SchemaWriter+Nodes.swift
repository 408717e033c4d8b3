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
    case .custom: return later(Self.object("custom"))
    case .coerced(let type):
      return later(Self.object(JSText(type.rawValue), ("coerce", true)))
    case .literal(let values): return literal(values)
    case .enumeration(let enumeration): return self.enumeration(enumeration)
    case .templateLiteral(let parts): return templateLiteral(parts, path: path)
    case .stringbool(let words): return stringbool(words)

    case .array(let element):
      return Self.object("array", ("element", schema(element, path: "\(path).element")))
    case .tuple(let items, let rest): return tuple(items, rest: rest, path: path)
    case .record(let record): return self.record(record, path: path)
    case .object(let shape): return object(shape, path: path)
    case .map(let key, let value): return map(key, value, path: path)
    case .set(let value):
      return later(Self.object("set", ("value", schema(value, path: "\(path).value"))))

    case .union(let options): return union(options, path: path)
    case .exclusiveUnion(let options):
      return later(Self.object("xor", ("options", schemas(options, path: "\(path).options"))))
    case .discriminatedUnion(let discriminator, let options, let isFallingBack):
      return union(options, by: discriminator, isFallingBack: isFallingBack, path: path)
    case .intersection(let left, let right): return intersection(left, right, path: path)

    case .optional(let inner): return wrapper("optional", inner, path: path)
    case .exactOptional(let inner):
      var object = wrapper("optional", inner, path: path)
      flag("exact", true, in: &object)
      return object
    case .nullable(let inner): return wrapper("nullable", inner, path: path)
    case .nonoptional(let inner): return later(wrapper("nonoptional", inner, path: path))
    case .default(let inner, let value): return wrapper("default", inner, value, path: path)
    case .prefault(let inner, let value): return wrapper("prefault", inner, value, path: path)
    case .catch(let inner, let value): return self.catch(inner, value, path: path)
    case .readonly(let inner): return later(wrapper("readonly", inner, path: path))
    case .success(let inner): return later(wrapper("success", inner, path: path))
    case .promise(let inner): return later(wrapper("promise", inner, path: path))
    case .lazy(let inner): return later(wrapper("lazy", inner, path: path))
    case .reference(let label): return later(JSONObject([("$ref", .string(JSText(label)))]))

    case .pipe(let input, let output): return pipe(input, output, path: path)
    case .codec(let input, let output, let codec): return pipe(input, output, codec, path: path)
    case .transform(let transform):
      return Self.object("transform", ("name", name(of: transform, path: path)))
    case .invalid(let reason):
      return later(Self.object("invalid", ("reason", .string(JSText(reason)))))
    }
  }

  /// Returns an object of a type and further fields.
  static func object(_ type: JSText, _ fields: JSONObject.Member...) -> JSONObject {
    JSONObject([("type", .string(type))] + fields)
  }

  private mutating func literal(_ values: [ZodSchema.Constant]) -> JSONObject {
    var constants: [JSONValue] = []
    for value in values { constants.append(constant(value)) }
    return Self.object("literal", ("values", .array(constants)))
  }

  private mutating func enumeration(_ enumeration: ZodSchema.Enumeration) -> JSONObject {
    if enumeration.isList {
      return Self.object("enum", ("values", .array(enumeration.entries.map(\.value))))
    }
    let entries = enumeration.entries.map { (key: $0.jsKey, value: $0.value) }
    return later(Self.object("enum", ("entries", .object(JSONObject(entries)))))
  }

  private mutating func templateLiteral(
    _ parts: [ZodSchema.TemplatePart], path: String
  ) -> JSONObject {
    var values: [JSONValue] = []
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal(let value): values.append(constant(value))
      case .schema(let schema): values.append(self.schema(schema, path: "\(path).parts[\(index)]"))
      }
    }
    return later(Self.object("template_literal", ("parts", .array(values))))
  }

  private mutating func stringbool(_ words: ZodSchema.StringBool) -> JSONObject {
    var object = Self.object(
      "stringbool", ("truthy", .array(words.truthy.map { .string(JSText($0)) })),
      ("falsy", .array(words.falsy.map { .string(JSText($0)) })))
    if words.isCaseSensitive { object["case"] = "sensitive" }
    return later(object)
  }
}
