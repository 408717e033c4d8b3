internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// The nodes of a validator's schema, each made when a payload first reaches it. It belongs to one thread.
final class SchemaTree {
  private struct Node {
    var schema: ZodSchema
    /// The number of the label around the node, if any.
    var scope: Int?
    var form: SchemaForm?
    /// The validator of the node as a separate schema; nil before it is needed.
    var validator: Validator??
    /// The schema with those of other labels in it.
    var closed: ZodSchema??
  }

  /// A label around nodes.
  private struct Scope {
    var label: String
    var node: Int
    var outer: Int?
  }

  private let whole: Validator
  private var nodes: [Node]
  private var scopes: [Scope] = []
  /// The nodes whose closed schema is being made.
  private var closing: Set<Int> = []

  /// The number of the whole schema.
  static let root = 0

  init(_ validator: Validator) {
    whole = validator
    nodes = []
    _ = add(validator.schema, in: nil)
  }

  /// Whether payloads are inputs of the schema.
  private var isDecoding: Bool { whole.direction == .decode }

  private func add(_ schema: ZodSchema, in scope: Int?) -> Int {
    let number = nodes.count
    var scope = scope
    if let label = schema.label {
      scopes.append(Scope(label: label, node: number, outer: scope))
      scope = scopes.count - 1
    }
    nodes.append(Node(schema: schema, scope: scope))
    return number
  }

  private func node(labelled label: String, from scope: Int?) -> Int? {
    var scope = scope
    while let number = scope {
      if scopes[number].label == label { return scopes[number].node }
      scope = scopes[number].outer
    }
    return nil
  }

  /// Returns a node's schema.
  func schema(_ number: Int) -> ZodSchema { nodes[number].schema }

  /// Returns the form of a node.
  func form(_ number: Int) -> SchemaForm {
    if let form = nodes[number].form { return form }
    let form = makeForm(nodes[number].schema, nodes[number].scope)
    nodes[number].form = form
    return form
  }

  private func makeForm(_ schema: ZodSchema, _ scope: Int?) -> SchemaForm {
    func add(_ schema: ZodSchema) -> Int { self.add(schema, in: scope) }
    switch schema.node {
    case .string, .templateLiteral: return .string
    case .literal(let constants):
      let names = constants.compactMap { $0.json?.text }
      return names.isEmpty ? .scalar : .choices(names.map(FoldedName.init))
    case .enumeration(let enumeration):
      let names = enumeration.values.compactMap(\.text)
      return names.isEmpty ? .scalar : .choices(names.map(FoldedName.init))
    case .stringbool(let words):
      return .choices((words.truthy + words.falsy).map { FoldedName(JSText($0)) })
    case .array(let element): return .array(element: add(element))
    case .tuple(let items, let rest): return .tuple(items: items.map(add), rest: rest.map(add))
    case .record(let record):
      return .record(
        key: add(record.key), value: add(record.value), rejectsOthers: !record.isLoose)
    case .object(let shape):
      let names = shape.fields.map { FoldedName($0.jsKey) }
      let schemas = shape.fields.map { ($0.jsKey, add($0.schema)) }
      let unknown: ObjectForm.Unknown =
        switch shape.unknownKeys {
        case .strip: .strip
        case .keep: .keep(nil)
        case .reject: .reject
        case .catchall(let catchall): .keep(add(catchall))
        }
      return .object(
        ObjectForm(
          names: names, schemas: Dictionary(schemas) { $1 }, unknown: unknown))
    case .union(let options), .exclusiveUnion(let options),
      .discriminatedUnion(_, let options, _):
      return .union(options.map(add))
    case .intersection(let left, let right): return .intersection(add(left), add(right))
    case .optional(let inner), .exactOptional(let inner), .nonoptional(let inner),
      .nullable(let inner), .default(let inner, _), .prefault(let inner, _), .catch(let inner, _),
      .readonly(let inner), .lazy(let inner):
      return .inner(add(inner))
    case .reference(let label):
      return node(labelled: label, from: scope).map { .inner($0) } ?? .any
    case .pipe(let left, let right), .codec(let left, let right, _):
      return isDecoding ? .pipe(add(left), add(right)) : .pipe(add(right), add(left))
    case .transform: return .function
    case .any, .unknown: return .any
    case .custom, .map, .set, .success, .promise, .file, .function, .invalid, .coerced:
      return .function
    case .number, .boolean, .null, .undefined, .void, .nan, .bigint, .date, .symbol, .never:
      return .scalar
    }
  }
}

/// Validators of nodes.
extension SchemaTree {
  /// Returns the validator of a node as a separate schema; nil if it can't be compiled.
  func validator(_ number: Int) -> Validator? {
    if let validator = nodes[number].validator { return validator }
    let validator = closedSchema(of: number).flatMap { schema in
      try? Validator(
        schema, zod: whole.zod, direction: whole.direction, functions: whole.functions,
        limits: whole.limits)
    }
    nodes[number].validator = .some(validator)
    return validator
  }

  /// Returns a node's schema with those of other labels in it; nil if that is too large.
  private func closedSchema(of number: Int) -> ZodSchema? {
    if let closed = nodes[number].closed { return closed }
    let (schema, scope) = (nodes[number].schema, nodes[number].scope)
    var maker = ClosedSchema { [self] label in
      guard let target = node(labelled: label, from: scope), closing.insert(target).inserted else {
        return nil
      }
      defer { closing.remove(target) }
      return closedSchema(of: target)
    }
    let closed = maker.close(schema)
    if closing.isEmpty { nodes[number].closed = .some(closed) }
    return closed
  }
}
