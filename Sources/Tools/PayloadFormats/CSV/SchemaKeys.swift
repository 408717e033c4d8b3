internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel

/// The keys that a schema of objects names, in any of its options.
struct SchemaKeys {
  private var names: Set<[UInt8]> = []

  init(_ graph: SchemaGraph, isEncoding: Bool) {
    var seen: Set<SchemaGraph.Node> = []
    var open = [graph.root]
    while let node = open.popLast() {
      guard seen.insert(node).inserted else { continue }
      switch graph.schema(node).node {
      case .reference: if let target = graph.target(node) { open.append(target) }
      case .object(let shape): names.formUnion(shape.fields.map { Array($0.jsKey.bytes) })
      case .record:
        let keys = graph.fixedValues(of: graph.child(0, of: node)) ?? []
        names.formUnion(keys.compactMap { $0.json?.text.map { Array($0.bytes) } })
      default: open += graph.seeingTheValue(node, isEncoding: isEncoding)
      }
    }
  }

  /// Whether the schema names no key, such as a record of any keys.
  var isEmpty: Bool { names.isEmpty }

  /// Returns whether the schema names a key.
  func contains(_ name: some Collection<UInt8>) -> Bool { names.contains(Array(name)) }
}
