internal import SchemaGraph
internal import SchemaModel

extension JSONSchemaMaker {
  /// Returns whether a schema contains a transform, so that its outputs don't describe its inputs: Zod's
  /// `isTransforming`.
  mutating func isTransforming(_ node: SchemaGraph.Node) -> Bool {
    if let known = knownAsTransforming[node] { return known }
    var seen: Set<SchemaGraph.Node> = []
    var open = [node]
    while let next = open.popLast() {
      if let known = knownAsTransforming[next], !known { continue }
      guard seen.insert(next).inserted else { continue }
      if knownAsTransforming[next] == true || isTransform(graph.schema(next)) {
        knownAsTransforming[node] = true
        return true
      }
      open += searchedForTransforms(next)
    }
    for node in seen { knownAsTransforming[node] = false }
    return false
  }

  private func isTransform(_ schema: ZodSchema) -> Bool {
    switch schema.node {
    case .transform: true
    case .codec, .stringbool: rules.codecsTransform
    default: false
    }
  }

  /// Returns the schemas inside that are searched.
  private func searchedForTransforms(_ node: SchemaGraph.Node) -> [SchemaGraph.Node] {
    if let target = graph.target(node) { return [target] }
    let inside = graph.inside(node)
    let searched =
      switch graph.schema(node).node {
      case .object(let shape): inside.prefix(shape.fields.count)
      case .catch where !rules.searchesCatch: inside.prefix(0)
      case .success, .templateLiteral: inside.prefix(0)
      default: inside
      }
    return searched.map(graph.resolved)
  }
}
