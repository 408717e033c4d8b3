package import SchemaModel

/// A schema with its references resolved: each schema inside is a node, and each reference leads to the node that it names.
///
/// It is made once and never changes. Copies of one schema whose references lead to the same nodes are one node, so a schema
/// that contains itself has finitely many. What depends on more than a schema's own node is asked here: what is inside, what is
/// behind a reference, whether a value may be absent, which values are fixed.
package struct SchemaGraph: Sendable {
  /// A schema in a graph, in certain schemas around it.
  package struct Node: Sendable, Hashable {
    let number: Int
  }

  /// The schema of a node, and the nodes around it.
  struct Entry: Sendable {
    /// The number of the schema among the distinct ones.
    let schema: Int
    /// The nodes of the schemas inside: those of the schema's own node, of its checks, then the schema that it is a copy of.
    var children: [Node] = []
    /// The node that a reference leads to; nil for another schema, and for a label that no schema around has.
    var target: Node?
  }

  /// The rules of the version of Zod.
  package let semantics: ZodSemantics
  /// The nodes of the schemas that the graph was made of, in order.
  package let roots: [Node]
  let distinct: [DistinctSchema]
  let entries: [Entry]

  /// Resolves schemas.
  ///
  /// - Parameters:
  ///   - schemas: The schemas.
  ///   - scope: The labelled schemas around them, the outermost first, to which their references may lead.
  ///   - semantics: The rules of a version of Zod.
  ///   - unitesEquals: Whether all equal schemas are one, not only copies of one schema. Functions of one name are equal,
  ///     whatever they do, so only who calls none of them may ask for it.
  ///   - copiesPartialKeys: Whether a partial record has a copy of its key schema, as in the later versions of Zod. Only a
  ///     JSON Schema shows the difference.
  /// - Throws: `SchemaGraphError` for schemas that are nested too deep or too many.
  package init(
    _ schemas: [ZodSchema], in scope: [ZodSchema.Labelled] = [], semantics: ZodSemantics,
    unitesEquals: Bool = false, copiesPartialKeys: Bool = false
  ) throws(SchemaGraphError) {
    var builder = DistinctSchemas(
      unitesEquals: unitesEquals, copiesPartialKeys: copiesPartialKeys)
    var linker = NodeLinker()
    var scopes: [(label: String, node: Node)] = []
    for (label, schema) in scope {
      let node = linker.node(of: try builder.number(of: schema), in: scopes, builder)
      scopes.append((label, node))
    }
    var roots: [Node] = []
    for schema in schemas {
      roots.append(linker.node(of: try builder.number(of: schema), in: scopes, builder))
    }
    entries = try linker.linked(builder)
    distinct = builder.schemas
    self.roots = roots
    self.semantics = semantics
  }

  /// Resolves one schema, as `init(_:in:semantics:unitesEquals:copiesPartialKeys:)` does for several.
  package init(
    _ schema: ZodSchema, in scope: [ZodSchema.Labelled] = [], semantics: ZodSemantics
  ) throws(SchemaGraphError) {
    try self.init([schema], in: scope, semantics: semantics)
  }

  private init(_ schema: ZodSchema) {
    semantics = ZodVersion.newestRelease.semantics
    roots = [Node(number: 0)]
    entries = [Entry(schema: 0)]
    distinct = [
      DistinctSchema(
        schema: schema, shell: 0, inside: [], insideCount: 0, childCount: 0, free: [])
    ]
  }

  /// The graph of a schema of any value.
  package static let anything = SchemaGraph(ZodSchema(.any))

  /// The maximum nesting of schemas, which a validator, a JSON Schema and all walks share.
  package static let maximumDepth = 256
  /// The maximum number of schemas that are walked through.
  package static let maximumSize = 1_000_000

  /// The node of the first schema that the graph was made of.
  package var root: Node { roots[0] }

  /// All nodes, in the order in which they were found from the roots.
  package var nodes: some Collection<Node> { entries.indices.lazy.map(Node.init(number:)) }

  /// Returns the schema of a node with the schemas inside.
  package func schema(_ node: Node) -> ZodSchema { distinct[entries[node.number].schema].schema }

  /// Returns the number of the schema of a node with placeholders for the schemas inside. In a graph that unites equals, nodes
  /// with equal numbers differ at most in what is inside.
  package func shell(_ node: Node) -> Int { distinct[entries[node.number].schema].shell }

  /// Returns the nodes inside of a node: those of the schema's own node, then those of its checks.
  ///
  /// The order is that of `ZodSchema.parts`. In addition, a `stringbool` has a string and a Boolean, and an object that keeps
  /// unknown keys has a schema of their values, as Zod makes them.
  package func children(_ node: Node) -> ArraySlice<Node> {
    let entry = entries[node.number]
    return entry.children.prefix(distinct[entry.schema].childCount)
  }

  /// Returns the nodes inside of the schema's own node, without those of its checks.
  package func inside(_ node: Node) -> ArraySlice<Node> {
    let entry = entries[node.number]
    return entry.children.prefix(distinct[entry.schema].insideCount)
  }

  /// Returns the nodes of the schemas of a node's checks, in order.
  package func insideChecks(_ node: Node) -> ArraySlice<Node> {
    let entry = entries[node.number]
    let schema = distinct[entry.schema]
    return entry.children[schema.insideCount..<schema.childCount]
  }

  /// Returns the node of a schema inside, by its index in `children`.
  package func child(_ place: Int, of node: Node) -> Node { entries[node.number].children[place] }

  /// Returns the node of the schema that a method copied to make this one; nil for a schema that keeps no such copy.
  package func parent(_ node: Node) -> Node? {
    let entry = entries[node.number]
    let place = distinct[entry.schema].childCount
    return place < entry.children.count ? entry.children[place] : nil
  }

  /// Returns the nodes inside of a node, then that of the schema that it is a copy of.
  package func childrenAndParent(_ node: Node) -> [Node] { entries[node.number].children }

  /// Returns whether the schemas of two nodes have the same node of the tree with the same schemas inside, whatever their
  /// checks and metadata.
  package func areEqualInside(_ left: Node, _ right: Node) -> Bool {
    let left = distinct[entries[left.number].schema]
    let right = distinct[entries[right.number].schema]
    return left.inside.prefix(left.insideCount) == right.inside.prefix(right.insideCount)
      && ZodSchema(left.schema.node).shell == ZodSchema(right.schema.node).shell
  }

  /// Returns the node that a reference leads to; nil for another schema, and if no schema around has the label.
  package func target(_ node: Node) -> Node? { entries[node.number].target }

  /// Returns the node itself or, for a reference that adds nothing, the one that it leads to.
  package func resolved(_ node: Node) -> Node {
    guard let target = target(node), schema(node).isMereReference else { return node }
    return target
  }

  /// Returns the label of a reference that leads to no schema, if there is one.
  package var unresolvedLabel: String? {
    for node in nodes where target(node) == nil {
      if case .reference(let label) = schema(node).node { return label }
    }
    return nil
  }

  /// Returns whether a node, one inside of it, or one behind a reference has a property.
  package func reaches(from node: Node, where isFound: (ZodSchema) -> Bool) -> Bool {
    var seen: Set<Node> = []
    var open = [node]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      if isFound(schema(next)) { return true }
      open += children(next)
      if let target = target(next) { open.append(target) }
    }
    return false
  }
}

extension ZodSchema {
  /// Whether the schema is a reference without checks, messages, metadata and a label.
  fileprivate var isMereReference: Bool {
    guard case .reference = node else { return false }
    return checks.isEmpty && metadata == nil && message == nil && error == nil && label == nil
      && parent == nil
  }
}
