package import SchemaModel

/// The values of schemas that accept no others: Zod's `values`.
extension SchemaGraph {
  /// A step of finding the values of a schema: its start, or the use of the values of the schemas inside.
  private enum Step {
    case start(Node)
    /// The values of the last schemas are those of a node.
    case join(Node, count: Int)
    /// The values of the last schema with another one are those of a node.
    case with(Node, ZodSchema.Constant)
    /// The values of the last schema without `undefined` are those of a node.
    case withoutUndefined(Node)
  }

  /// Returns the values that a schema accepts, in order and each once; nil if they are not a fixed set.
  ///
  /// A schema without such a set inside has none either. One that contains itself has none.
  package func fixedValues(of node: Node) -> [ZodSchema.Constant]? {
    // Most schemas have none, or list their values.
    guard let known = ownValues(of: node) else {
      return inner(of: node) == nil ? nil : fixedValuesInside(of: node)
    }
    return known.eachOnce
  }

  private func fixedValuesInside(of node: Node) -> [ZodSchema.Constant]? {
    var known: [Node: [ZodSchema.Constant]] = [:]
    /// The nodes whose values are being found.
    var started: Set<Node> = []
    var found: [[ZodSchema.Constant]] = []
    var open = [Step.start(node)]
    while let step = open.popLast() {
      let (finished, values): (Node, [ZodSchema.Constant])
      switch step {
      case .start(let node):
        if let values = known[node] {
          found.append(values)
          continue
        }
        guard let own = ownValues(of: node) else {
          guard started.insert(node).inserted, let steps = inner(of: node) else { return nil }
          open += steps
          continue
        }
        (finished, values) = (node, own)
      case .join(let node, let count):
        values = found.suffix(count).flatMap(\.self)
        found.removeLast(count)
        finished = node
      case .with(let node, let value): (finished, values) = (node, found.removeLast() + [value])
      case .withoutUndefined(let node):
        (finished, values) = (node, found.removeLast().filter { $0 != .undefined })
      }
      let set = values.eachOnce
      known[finished] = set
      found.append(set)
    }
    return found.last
  }

  /// Returns the values that a schema itself has; nil if they are those of schemas inside, or no fixed set.
  private func ownValues(of node: Node) -> [ZodSchema.Constant]? {
    switch schema(node).node {
    case .literal(let values): values
    case .enumeration(let entries): entries.values.map { .json($0) }
    case .null: [.null]
    case .undefined: [.undefined]
    default: nil
    }
  }

  /// Returns the steps for a schema whose values are those of schemas inside, the last one first; nil if it has none.
  private func inner(of node: Node) -> [Step]? {
    if let target = target(node) { return [.join(node, count: 1), .start(target)] }
    let inside = inside(node)
    switch schema(node).node {
    case .optional: return [.with(node, .undefined), .start(inside[0])]
    case .nullable: return [.with(node, .null), .start(inside[0])]
    case .nonoptional: return [.withoutUndefined(node), .start(inside[0])]
    case .default, .prefault, .catch, .exactOptional, .readonly, .pipe, .codec:
      return [.join(node, count: 1), .start(inside[0])]
    case .union, .exclusiveUnion:
      return [.join(node, count: inside.count)] + inside.reversed().map { .start($0) }
    default: return nil
    }
  }
}

extension [ZodSchema.Constant] {
  /// The values without repetitions, as a `Set` of JavaScript keeps them.
  var eachOnce: [ZodSchema.Constant] {
    guard count > 1 else { return self }
    var seen: Set<ZodSchema.Constant> = []
    return filter { seen.insert($0).inserted }
  }
}
