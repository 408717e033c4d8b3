internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON

/// The schemas inside of others that apply to a value.
extension SchemaTree {
  /// The most nodes that are followed for one value. Schemas that contain themselves twice double with each step.
  static let mostNodes = 500
  /// The most wrappers around a schema that are looked into.
  private static let mostWrappers = 32

  /// Returns the schemas that apply to a value: those inside of wrappers, both sides of an intersection, and the options of
  /// a union that are chosen.
  ///
  /// - Parameters:
  ///   - schemas: The schemas of the value.
  ///   - choose: Returns the options of a union that apply, of those in it.
  ///   - visit: Takes each schema on the way.
  func leaves(
    of schemas: [SchemaGraph.Node],
    choosing choose: (_ union: SchemaGraph.Node, _ options: [SchemaGraph.Node]) -> [SchemaGraph
      .Node],
    through visit: (SchemaGraph.Node) -> Void = { _ in }
  ) -> [SchemaLeaf] {
    var leaves: [SchemaLeaf] = []
    var pending = Array(schemas.reversed())
    var budget = Self.mostNodes
    while let node = pending.popLast() {
      budget -= 1
      guard budget > 0 else { return [] }
      visit(node)
      let form = form(node)
      switch form {
      case .inner(let inner): pending.append(inner)
      case .intersection(let left, let right): pending += [right, left]
      case .union(let options): pending += choose(node, options).reversed()
      case .pipe(let first, let second):
        // What leaves the value as it is leaves it to the next schema.
        pending.append(passes(first) ? second : first)
      default: leaves.append(SchemaLeaf(node: node, form: form))
      }
    }
    return leaves
  }

  /// Returns whether a schema passes every value on as it is.
  private func passes(_ node: SchemaGraph.Node) -> Bool {
    if let inner = innermost(node), case .any = form(inner) { true } else { false }
  }

  /// Returns the schema inside of wrappers; nil if there are too many.
  func innermost(_ node: SchemaGraph.Node) -> SchemaGraph.Node? {
    var node = node
    for _ in 0..<Self.mostWrappers {
      guard case .inner(let inner) = form(node) else { return node }
      node = inner
    }
    return nil
  }

  /// Returns whether a schema may accept an object or an array.
  func takes(_ node: SchemaGraph.Node, _ kind: TapeEntry.Kind, depth: Int = 0) -> Bool {
    guard depth < Self.mostWrappers else { return true }
    switch form(node) {
    case .object, .record: return kind == .object
    case .array, .tuple: return kind == .array
    case .union(let options): return options.contains { takes($0, kind, depth: depth + 1) }
    case .intersection(let left, let right):
      return takes(left, kind, depth: depth + 1) && takes(right, kind, depth: depth + 1)
    case .inner(let inner): return takes(inner, kind, depth: depth + 1)
    case .pipe(let first, _): return takes(first, kind, depth: depth + 1)
    case .function, .any: return true
    case .string, .choices, .scalar: return false
    }
  }

  /// Returns the fields of an object schema inside of wrappers.
  func objectForm(_ node: SchemaGraph.Node) -> ObjectForm? {
    var node = node
    for _ in 0..<Self.mostWrappers {
      switch form(node) {
      case .object(let form): return form
      case .inner(let inner): node = inner
      case .pipe(let first, _): node = first
      default: return nil
      }
    }
    return nil
  }

  /// Returns whether a schema takes words for true or false, which have any case.
  func isOfWords(_ node: SchemaGraph.Node) -> Bool {
    if case .stringbool = schema(node).node { true } else { false }
  }
}
