internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension ZodSchema.Node {
  /// The node in a few words.
  var summary: String {
    switch self {
    case .string: "a string"
    case .number: "a number"
    case .boolean: "a boolean"
    case .null: "null"
    case .undefined: "undefined"
    case .void: "void"
    case .nan: "NaN"
    case .bigint: "a bigint"
    case .date: "a date"
    case .symbol: "a symbol"
    case .file: "a file"
    case .function: "a function"
    case .custom: "a custom type"
    case .any: "any"
    case .unknown: "unknown"
    case .never: "never"
    case .coerced(let type): "what converts to a \(type.rawValue)"
    case .literal(let values): "the literal " + values.map(\.text).joined(separator: " or ")
    case .enumeration(let enumeration):
      "one of " + enumeration.values.map { text($0) }.joined(separator: ", ")
    case .templateLiteral(let parts): "the template " + parts.map(\.summary).joined()
    case .stringbool: "a word for true or false"
    case .array: "an array"
    case .tuple: "a tuple"
    case .record: "a record"
    case .object: "an object"
    case .map: "a map"
    case .set: "a set"
    case .union(let options): "a union of \(options.count)"
    case .exclusiveUnion(let options): "exactly one of \(options.count)"
    case .discriminatedUnion(let key, _, _): "a union by \(quoted(key))"
    case .intersection(let left, let right): "\(left.node.summary) and \(right.node.summary)"
    case .optional(let inner), .exactOptional(let inner): "optional " + inner.node.summary
    case .nonoptional(let inner): "present " + inner.node.summary
    case .nullable(let inner): "nullable " + inner.node.summary
    case .default(let inner, _), .prefault(let inner, _), .catch(let inner, _),
      .readonly(let inner), .lazy(let inner):
      inner.node.summary
    case .success(let inner): "whether it is " + inner.node.summary
    case .promise(let inner): "a promise of " + inner.node.summary
    case .reference(let label): "the schema \(quoted(label)) around it"
    case .pipe(let input, _): "a pipe from " + input.node.summary
    case .codec(let input, let output, _):
      "a codec from \(input.node.summary) to \(output.node.summary)"
    case .transform(let name): "what \(name.name) makes of it"
    case .invalid(let reason): "no schema: \(reason)"
    }
  }

  /// Whether the node itself certainly rejects an absent value and null.
  var isPlain: Bool {
    switch self {
    case .string, .number, .boolean, .bigint, .date, .symbol, .file, .function, .nan, .never,
      .templateLiteral, .stringbool, .array, .tuple, .record, .object, .map, .set, .enumeration,
      .discriminatedUnion:
      true
    case .literal(let values): !values.contains(nil) && !values.contains(.undefined)
    default: false
    }
  }
}

extension ZodSchema.TemplatePart {
  /// The part as a template literal of TypeScript writes it.
  fileprivate var summary: String {
    switch self {
    case .literal(.json(.string(let text))): text.string
    case .literal(let constant): constant.text
    case .schema(let schema): "${\(schema.node.summary)}"
    }
  }
}
