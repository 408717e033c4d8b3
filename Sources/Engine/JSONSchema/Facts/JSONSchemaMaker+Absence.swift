internal import SchemaGraph
internal import SchemaModel

/// Keys that may be absent.
extension JSONSchemaMaker {
  /// Returns whether a key or item with a schema may be absent.
  func mayBeAbsent(_ node: SchemaGraph.Node, on side: JSONSchemaOptions.Side) -> Bool {
    guard side == .input else { return graph.outputMayBeAbsent(of: node) }
    var top = node
    if rules.looksBelowFunctions {
      var passed: Set<SchemaGraph.Node> = []
      while passed.insert(top).inserted, let below = belowFunction(top) { top = below }
    }
    return graph.inputAbsence(of: top) != .refused
  }

  /// Returns the schema below a `catch` or after a transform; nil for another schema.
  private func belowFunction(_ node: SchemaGraph.Node) -> SchemaGraph.Node? {
    switch graph.schema(node).node {
    case .catch: return self.node(0, inside: node)
    case .pipe:
      let input = graph.schema(self.node(0, inside: node))
      guard case .transform = input.node else { return nil }
      return self.node(1, inside: node)
    default: return nil
    }
  }
}
