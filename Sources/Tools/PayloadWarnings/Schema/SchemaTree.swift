internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// The nodes of a validator's schema, whose forms and validators are made when a payload first reaches them. It belongs to one
/// thread.
final class SchemaTree {
  private let whole: Validator
  private let graph: SchemaGraph
  private var forms: [SchemaGraph.Node: SchemaForm] = [:]
  /// The validators of nodes so far; nil for one that can't be compiled.
  private var validators: [SchemaGraph.Node: Validator?] = [:]

  init(_ validator: Validator) {
    whole = validator
    graph = (try? validator.graph) ?? .anything
  }

  /// The node of the whole schema.
  var root: SchemaGraph.Node { graph.root }

  /// Whether payloads are inputs of the schema.
  private var isDecoding: Bool { whole.direction == .decode }

  /// Returns a node's schema.
  func schema(_ node: SchemaGraph.Node) -> ZodSchema { graph.schema(node) }

  /// Returns the form of a node.
  func form(_ node: SchemaGraph.Node) -> SchemaForm {
    if let form = forms[node] { return form }
    let form = makeForm(node)
    forms[node] = form
    return form
  }

  /// Returns the validator of a node as a separate schema; nil if it can't be compiled.
  func validator(_ node: SchemaGraph.Node) -> Validator? {
    if let known = validators[node] { return known }
    let validator = try? Validator(node, of: graph, like: whole)
    validators[node] = .some(validator)
    return validator
  }

  private func makeForm(_ node: SchemaGraph.Node) -> SchemaForm {
    let inside = Array(graph.inside(node))
    switch graph.schema(node).node {
    case .string, .templateLiteral: return .string
    case .literal(let constants):
      let names = constants.compactMap { $0.json?.text }
      return names.isEmpty ? .scalar : .choices(names.map(FoldedName.init))
    case .enumeration(let enumeration):
      let names = enumeration.values.compactMap(\.text)
      return names.isEmpty ? .scalar : .choices(names.map(FoldedName.init))
    case .stringbool(let words):
      return .choices((words.truthy + words.falsy).map { FoldedName(JSText($0)) })
    case .array: return .array(element: inside[0])
    case .tuple(let items, _):
      let rest = inside.dropFirst(items.count).first
      return .tuple(items: Array(inside.prefix(items.count)), rest: rest)
    case .record(let record):
      return .record(key: inside[0], value: inside[1], rejectsOthers: !record.isLoose)
    case .object(let shape):
      let unknown: ObjectForm.Unknown =
        switch shape.unknownKeys {
        case .strip: .strip
        case .keep: .keep(nil)
        case .reject: .reject
        case .catchall: .keep(inside.last)
        }
      return .object(
        ObjectForm(
          names: shape.fields.map { FoldedName($0.jsKey) },
          schemas: Dictionary(zip(shape.fields.map(\.jsKey), inside)) { $1 }, unknown: unknown))
    case .union, .exclusiveUnion, .discriminatedUnion: return .union(inside)
    case .intersection: return .intersection(inside[0], inside[1])
    case .optional, .exactOptional, .nonoptional, .nullable, .default, .prefault, .catch,
      .readonly, .lazy:
      return .inner(inside[0])
    case .reference: return graph.target(node).map { .inner($0) } ?? .any
    case .pipe, .codec:
      return isDecoding ? .pipe(inside[0], inside[1]) : .pipe(inside[1], inside[0])
    case .transform: return .function
    case .any, .unknown: return .any
    case .custom, .map, .set, .success, .promise, .file, .function, .invalid, .coerced:
      return .function
    case .number, .boolean, .null, .undefined, .void, .nan, .bigint, .date, .symbol, .never:
      return .scalar
    }
  }
}
