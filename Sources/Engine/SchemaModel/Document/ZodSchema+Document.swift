internal import JSPrimitives
package import SourceJSON

extension ZodSchema {
  /// The schema as a node of a schema document.
  package var document: JSONValue {
    var object = node.document
    if let message { object["message"] = .string(JSText(message)) }
    if !checks.isEmpty { object["checks"] = .array(checks.map(\.document)) }
    return .object(object)
  }
}

extension ZodSchema.Node {
  /// The node's own fields, `type` first.
  fileprivate var document: JSONObject {
    func object(_ type: JSText, _ fields: JSONObject.Member...) -> JSONObject {
      JSONObject([("type", .string(type))] + fields)
    }
    switch self {
    case .string: return object("string")
    case .number: return object("number")
    case .boolean: return object("boolean")
    case .null: return object("null")
    case .any: return object("any")
    case .unknown: return object("unknown")
    case .never: return object("never")
    case .literal(let values): return object("literal", ("values", .array(values)))
    case .enumeration(let values): return object("enum", ("values", .array(values)))
    case .array(let element): return object("array", ("element", element.document))
    case .tuple(let items, let rest):
      var tuple = object("tuple", ("items", .array(items.map(\.document))))
      tuple["rest"] = rest?.document
      return tuple
    case .record(let value): return object("record", ("value", value.document))
    case .object(let shape):
      let fields = shape.fields.map { (key: $0.key, value: $0.schema.document) }
      return object(
        "object", ("shape", .object(JSONObject(fields))),
        ("unknownKeys", .string(JSText(shape.unknownKeys.rawValue))))
    case .union(let options): return object("union", ("options", .array(options.map(\.document))))
    case .discriminatedUnion(let discriminator, let options):
      return object(
        "discriminated_union", ("discriminator", .string(discriminator)),
        ("options", .array(options.map(\.document))))
    case .optional(let inner): return object("optional", ("inner", inner.document))
    case .nullable(let inner): return object("nullable", ("inner", inner.document))
    case .default(let inner, let value):
      return object("default", ("inner", inner.document), ("value", value))
    case .prefault(let inner, let value):
      return object("prefault", ("inner", inner.document), ("value", value))
    case .catch(let inner, let value):
      return object("catch", ("inner", inner.document), ("value", value))
    case .pipe(let input, let output):
      return object("pipe", ("in", input.document), ("out", output.document))
    case .transform(let transform):
      return object("transform", ("name", .string(JSText(transform.name))))
    }
  }
}

extension Check {
  /// The check as an element of a node's `checks`.
  fileprivate var document: JSONValue {
    var object = kind.document
    if let message { object["message"] = .string(JSText(message)) }
    if abort { object["abort"] = true }
    return .object(object)
  }
}

extension Check.Kind {
  /// The check's own fields, `check` first.
  fileprivate var document: JSONObject {
    func object(_ check: JSText, _ fields: JSONObject.Member...) -> JSONObject {
      JSONObject([("check", .string(check))] + fields)
    }
    switch self {
    case .minLength(let minimum): return object("min_length", ("minimum", .number(Double(minimum))))
    case .maxLength(let maximum): return object("max_length", ("maximum", .number(Double(maximum))))
    case .lengthEquals(let length):
      return object("length_equals", ("length", .number(Double(length))))
    case .greaterThan(let value, let inclusive):
      return object("greater_than", ("value", .number(value)), ("inclusive", .boolean(inclusive)))
    case .lessThan(let value, let inclusive):
      return object("less_than", ("value", .number(value)), ("inclusive", .boolean(inclusive)))
    case .safeInteger: return object("number_format", ("format", "safeint"))
    case .multipleOf(let value): return object("multiple_of", ("value", .number(value)))
    case .format(let format): return format.document
    case .overwrite(let transform):
      return object("overwrite", ("name", .string(JSText(transform.name))))
    case .custom(let predicate, let path):
      var custom = object("custom", ("name", .string(JSText(predicate.name))))
      custom["path"] = path.map { .array($0.map(\.document)) }
      return custom
    }
  }
}

extension StringFormat {
  fileprivate var document: JSONObject {
    func object(
      _ format: JSText, _ pattern: PatternLiteral?, _ fields: JSONObject.Member...
    ) -> JSONObject {
      var object = JSONObject([("check", "string_format"), ("format", .string(format))] + fields)
      if let pattern {
        object["pattern"] = .string(pattern.source)
        object["flags"] = pattern.flags.map { .string(JSText($0)) }
      }
      return object
    }
    switch self {
    case .regex(let pattern): return object("regex", pattern)
    case .startsWith(let prefix, let pattern):
      // A pattern that was derived from the prefix implies it, as in a dump of the web app's schemas.
      if pattern.flatMap(CheckReader.literalPrefix) == prefix {
        return object("starts_with", pattern)
      }
      return object("starts_with", pattern, ("prefix", .string(prefix)))
    case .endsWith(let suffix, let pattern):
      return object("ends_with", pattern, ("suffix", .string(suffix)))
    case .includes(let text, let pattern):
      return object("includes", pattern, ("includes", .string(text)))
    case .named(let name, let pattern): return object(JSText(name), pattern)
    }
  }
}

extension PathSegment {
  fileprivate var document: JSONValue {
    switch self {
    case .key(let key): .string(key)
    case .index(let index): .number(Double(index))
    }
  }
}
