internal import JSPrimitives
internal import PayloadGeneration
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Makes values that a schema probably accepts.
///
/// The generator makes a valid one; where it has no generator for a construct, the parts decide.
struct ExampleMaker {
  private let side: ComparedSchema
  private let seed: UInt64
  /// The labelled schemas around the node, the innermost last.
  private var labelled: [(label: String, schema: ZodSchema)] = []

  /// Prepares examples of schemas that run as one of a comparison does.
  init(_ side: ComparedSchema, seed: UInt64) {
    self.side = side
    self.seed = seed
  }

  /// Notes a schema whose parts are visited next.
  mutating func enter(_ schema: ZodSchema) {
    if let label = schema.label { labelled.append((label, schema)) }
  }

  /// Forgets a schema whose parts have been visited.
  mutating func leave(_ schema: ZodSchema) {
    if schema.label != nil, !labelled.isEmpty { labelled.removeLast() }
  }

  /// Returns the innermost schema around with a label.
  func schema(labelled label: String) -> ZodSchema? {
    labelled.last { $0.label == label }?.schema
  }

  /// Returns a value that a schema probably accepts; nil if the only one is an absent one, or none is found.
  func example(of schema: ZodSchema) -> JSONValue? { example(of: schema, depth: 0) }

  private func example(of schema: ZodSchema, depth: Int) -> JSONValue? {
    guard depth < NestingLimits.examples else { return nil }
    if let value = try? side.with(schema).generator()?.valid(seed: seed, index: 0) { return value }
    return exampleOfParts(of: schema.node, depth: depth)
  }

  private func exampleOfParts(of node: ZodSchema.Node, depth: Int) -> JSONValue? {
    func inside(_ schema: ZodSchema) -> JSONValue? { example(of: schema, depth: depth + 1) }
    switch node {
    case .number, .coerced: return 1
    case .boolean, .success: return true
    case .null: return .null
    case .undefined, .void, .never, .symbol, .file, .function, .nan, .invalid: return nil
    case .string, .bigint, .date, .custom, .any, .unknown, .templateLiteral, .transform: return "a"
    case .stringbool: return "true"
    case .literal(let values): return values.lazy.compactMap(\.payload).first
    case .enumeration(let enumeration): return enumeration.values.first
    case .array(let element), .set(let element): return .array([inside(element)].compactMap(\.self))
    case .tuple(let items, _): return .array(items.map { inside($0) ?? .null })
    case .map: return nil
    case .record(let record):
      guard let key = inside(record.key)?.text, let value = inside(record.value) else { return [:] }
      return .object(JSONObject([(key, value)]))
    case .object(let shape):
      return .object(
        JSONObject(
          shape.fields.compactMap { field in inside(field.schema).map { (field.jsKey, $0) } }))
    case .union(let options), .exclusiveUnion(let options),
      .discriminatedUnion(_, let options, _):
      return options.lazy.compactMap(inside).first
    case .intersection(let left, let right):
      let (left, right) = (inside(left), inside(right))
      guard case .object(let left) = left, case .object(let right) = right else { return left }
      return .object(JSONObject(left.members + right.members))
    case .optional(let inner), .exactOptional(let inner), .nonoptional(let inner),
      .nullable(let inner), .default(let inner, _), .prefault(let inner, _),
      .catch(let inner, _), .readonly(let inner), .promise(let inner), .lazy(let inner),
      .pipe(let inner, _), .codec(let inner, _, _):
      return inside(inner)
    case .reference(let label): return schema(labelled: label).flatMap(inside)
    }
  }
}
