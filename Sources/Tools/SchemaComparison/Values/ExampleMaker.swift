internal import JSPrimitives
internal import PayloadGeneration
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Makes values that a schema probably accepts.
///
/// The generator makes a valid one; where it has no generator for a construct, the parts decide.
struct ExampleMaker {
  /// The schema of the examples, resolved.
  let graph: SchemaGraph
  private let side: ComparedSchema
  private let seed: UInt64

  /// Prepares examples of a schema and those inside, which run as one of a comparison does.
  init(_ side: ComparedSchema, seed: UInt64) {
    // A schema without a graph has no validator, and so nothing to compare.
    graph = (try? SchemaGraph(side.schema, semantics: side.zod.semantics)) ?? .anything
    self.side = side
    self.seed = seed
  }

  /// A value that the schema probably accepts; nil if the only one is an absent one, or none is found.
  var example: JSONValue? { example(of: graph.root) }

  /// Returns a value that a schema inside probably accepts, as `example`.
  func example(of node: SchemaGraph.Node) -> JSONValue? { example(of: node, depth: 0) }

  private func example(of node: SchemaGraph.Node, depth: Int) -> JSONValue? {
    guard depth < NestingLimits.examples else { return nil }
    let generator = side.with(graph.schema(node)).generator()
    if let value = try? generator?.valid(seed: seed, index: 0) { return value }
    return exampleOfParts(of: node, depth: depth)
  }

  private func exampleOfParts(of node: SchemaGraph.Node, depth: Int) -> JSONValue? {
    func example(_ inner: SchemaGraph.Node) -> JSONValue? {
      self.example(of: inner, depth: depth + 1)
    }
    let inside = graph.inside(node)
    switch graph.schema(node).node {
    case .number, .coerced: return 1
    case .boolean, .success: return true
    case .null: return .null
    case .undefined, .void, .never, .symbol, .file, .function, .nan, .invalid: return nil
    case .string, .bigint, .date, .custom, .any, .unknown, .templateLiteral, .transform: return "a"
    case .stringbool: return "true"
    case .literal(let values): return values.lazy.compactMap(\.payload).first
    case .enumeration(let enumeration): return enumeration.values.first
    case .array, .set: return .array(inside.compactMap(example))
    case .tuple(let items, _):
      return .array(inside.prefix(items.count).map { example($0) ?? .null })
    case .map: return nil
    case .record:
      guard let key = example(inside[0])?.text, let value = example(inside[1]) else { return [:] }
      return .object(JSONObject([(key, value)]))
    case .object(let shape):
      let members = zip(shape.fields, inside).compactMap { field, inner in
        example(inner).map { (key: field.jsKey, value: $0) }
      }
      return .object(JSONObject(members))
    case .union, .exclusiveUnion, .discriminatedUnion: return inside.lazy.compactMap(example).first
    case .intersection:
      let (left, right) = (example(inside[0]), example(inside[1]))
      guard case .object(let left) = left, case .object(let right) = right else { return left }
      return .object(JSONObject(left.members + right.members))
    case .optional, .exactOptional, .nonoptional, .nullable, .default, .prefault, .catch,
      .readonly, .promise, .lazy, .pipe, .codec:
      return example(inside[0])
    case .reference: return graph.target(node).flatMap(example)
    }
  }
}
