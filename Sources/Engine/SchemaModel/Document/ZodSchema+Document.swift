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
