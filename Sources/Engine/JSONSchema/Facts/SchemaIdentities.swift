internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel

/// The places of schemas that are one object of JavaScript.
struct SchemaIdentities {
  /// A name by which places may hold the same schema.
  private enum Name: Hashable {
    case label(String)
    case id(JSText)
    case shell(Int)
  }

  private struct Pair: Hashable { let left, right: SchemaGraph.Node }

  /// Whether equal schemas at several places are the same.
  let unitesEquals: Bool
  /// The first node of each class of equals, by label or `id`.
  private var representatives: [Name: [SchemaGraph.Node]] = [:]
  private var known: [SchemaGraph.Node: SchemaGraph.Node] = [:]
  /// Pairs of nodes that are the same.
  private var knownPairs: Set<Pair> = []

  init(unitesEquals: Bool) { self.unitesEquals = unitesEquals }

  /// Returns the node that represents all places with the same object of JavaScript; nil for a schema without a label
  /// and an `id`, which is another object at each place.
  mutating func representative(
    of node: SchemaGraph.Node, in graph: SchemaGraph
  ) -> SchemaGraph.Node? {
    if let known = known[node] { return known }
    let schema = graph.schema(node)
    let name: Name
    if let label = schema.label {
      name = .label(label)
    } else if let id = schema.metadata?["id"]?.text, !id.bytes.isEmpty {
      name = .id(id)
    } else {
      name = .shell(graph.shell(node))
      guard unitesEquals || representatives[name] != nil else { return nil }
    }
    var found = node
    for candidate in representatives[name] ?? [] where areSame(candidate, node, in: graph) {
      found = candidate
      break
    }
    if found == node {
      if case .shell = name, !unitesEquals { return nil }
      representatives[name, default: []].append(node)
    }
    known[node] = found
    return found
  }

  /// Makes all places with a schema that is the same as that of a node hold one object. Returns the node that represents it.
  mutating func unite(_ node: SchemaGraph.Node, in graph: SchemaGraph) -> SchemaGraph.Node {
    if let known = representative(of: node, in: graph) { return known }
    representatives[.shell(graph.shell(node)), default: []].append(node)
    known[node] = node
    return node
  }

  /// Returns whether two nodes are the same schema after references are followed, however far they are unrolled.
  private mutating func areSame(
    _ left: SchemaGraph.Node, _ right: SchemaGraph.Node, in graph: SchemaGraph
  ) -> Bool {
    var assumed: Set<Pair> = []
    var open = [Pair(left: left, right: right)]
    while let pair = open.popLast() {
      // A pair that is met again adds nothing, since all that can differ is compared once.
      if pair.left == pair.right || knownPairs.contains(pair) || !assumed.insert(pair).inserted {
        continue
      }
      guard graph.shell(pair.left) == graph.shell(pair.right) else { return false }
      switch (graph.target(pair.left), graph.target(pair.right)) {
      case (let leftTarget?, let rightTarget?):
        open.append(Pair(left: leftTarget, right: rightTarget))
      case (nil, nil): break
      default: return false
      }
      let insides = zip(graph.childrenAndParent(pair.left), graph.childrenAndParent(pair.right))
      for (left, right) in insides {
        open.append(Pair(left: graph.resolved(left), right: graph.resolved(right)))
      }
    }
    knownPairs.formUnion(assumed)
    return true
  }
}
