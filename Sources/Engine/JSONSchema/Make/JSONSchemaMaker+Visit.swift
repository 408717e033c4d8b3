internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON

/// A schema that is being visited.
struct VisitFrame {
  let entry: Int
  /// The schemas inside that belong to the JSON Schema, in order.
  let visits: [(slot: Int, path: [PathSegment])]
  var next = 0
  var isFilled = false
}

extension JSONSchemaMaker {
  /// Visits a schema and all schemas inside, depth first, and returns its entry.
  mutating func visit(_ root: SchemaGraph.Node) throws(JSONSchemaError) -> Int {
    let entry = try meet(root, path: [])
    while let frame = frames.last {
      let top = frames.count - 1
      if frame.next < frame.visits.count {
        frames[top].next += 1
        let visit = frame.visits[frame.next]
        try meetInside(frame.entry, slot: visit.slot, path: visit.path)
      } else if !frame.isFilled {
        frames[top].isFilled = true
        try fill(frame.entry)
        try meetParent(of: frame.entry)
      } else {
        addMetadata(to: frame.entry)
        entries[frame.entry].isOpen = false
        frames.removeLast()
      }
    }
    return entry
  }

  /// Notes that a schema was met, and starts its visit if it is new. Returns its entry.
  private mutating func meet(
    _ node: SchemaGraph.Node, path: [PathSegment], family: Int? = nil
  ) throws(JSONSchemaError) -> Int {
    let representative = identities.representative(of: node, in: graph)
    if let known = representative.flatMap({ entryOfNode[$0] }) {
      meetAgain(known, path: path)
      return known
    }
    let entry = try add(
      node, schema: graph.schema(node), family: family ?? self.family(of: node), path: path)
    if let representative { entryOfNode[representative] = entry }
    return entry
  }

  private mutating func meetAgain(_ entry: Int, path: [PathSegment]) {
    entries[entry].count += 1
    if entries[entry].isOpen { entries[entry].cycle = path }
  }

  private mutating func meetInside(
    _ entry: Int, slot: Int, path: [PathSegment]
  ) throws(JSONSchemaError) {
    let family = entries[entry].family
    // A copy has the schemas inside in common with the schema that it was copied from.
    if let known = families[family][slot] {
      meetAgain(known, path: path)
      entries[entry].inside[slot] = known
    } else {
      let inside = try meet(node(slot, inside: entries[entry].source), path: path)
      families[family][slot] = inside
      entries[entry].inside[slot] = inside
    }
  }

  /// Visits the schema that one was copied from. A schema with checks is a copy of the one without them.
  private mutating func meetParent(of entry: Int) throws(JSONSchemaError) {
    if rules.copies == .describing, !entries[entry].isDescribing { return }
    let (node, path) = (entries[entry].node, entries[entry].path)
    let parent: Int
    if let copied = self.parent(of: node) {
      let isSame = graph.areEqualInside(node, copied)
      parent = try meet(copied, path: path, family: isSame ? entries[entry].family : nil)
    } else if let target = graph.target(node) {
      parent = try meet(target, path: path)
    } else if isCopy(entries[entry].schema) {
      var base = entries[entry].schema
      base.metadata = nil
      if !entries[entry].isDescribing { base.checks = [] }
      parent = try add(node, schema: base, family: entries[entry].family, path: path)
    } else {
      return
    }
    entries[parent].isParent = true
    entries[entry].parent = parent
    entries[entry].merged = entries[entry].merged ?? parent
  }

  /// Returns whether a method made the schema from one without its checks or metadata.
  private func isCopy(_ schema: ZodSchema) -> Bool {
    if schema.metadata != nil, !options.registersMetadata { return true }
    return schema.checks.contains { !$0.isOwnFormat }
  }

  /// Returns whether a method made the schema from one with the same checks.
  private mutating func isDescribing(_ node: SchemaGraph.Node, _ schema: ZodSchema) -> Bool {
    guard schema.metadata != nil, !options.registersMetadata else { return false }
    if graph.target(node) != nil { return graph.schema(node).checks.isEmpty }
    guard let copied = parent(of: node) else { return true }
    return graph.schema(copied).checks == schema.checks
  }

  private mutating func add(
    _ node: SchemaGraph.Node, schema: ZodSchema, family: Int, path: [PathSegment]
  ) throws(JSONSchemaError) -> Int {
    try requireSize(entries.count)
    var schema = schema
    let target = graph.target(node)
    if let target {
      // A reference with checks or metadata is a copy of the schema that it refers to.
      let copied = graph.schema(target)
      schema.node = copied.node
      schema.checks = copied.checks + schema.checks
      schema.metadata = schema.metadata ?? copied.inheritedMetadata
    }
    let entry = entries.count
    entries.append(
      SchemaEntry(
        node, source: target ?? node, schema: schema, family: family, path: path))
    entries[entry].isDescribing = rules.copies == .describing && isDescribing(node, schema)
    let visits = visits(of: entry)
    frames.append(VisitFrame(entry: entry, visits: visits))
    return entry
  }

  /// Returns the family of a schema, which it shares with the schema that it was copied from.
  private mutating func family(of node: SchemaGraph.Node) -> Int {
    var origin = graph.target(node) ?? node
    while var parent = parent(of: origin) {
      parent = graph.target(parent) ?? parent
      guard graph.areEqualInside(origin, parent) else { break }
      origin = parent
    }
    guard let representative = identities.representative(of: origin, in: graph) else {
      families.append([:])
      return families.count - 1
    }
    if let known = familyOfNode[representative] { return known }
    families.append([:])
    familyOfNode[representative] = families.count - 1
    return families.count - 1
  }

  /// Returns the node of a schema inside; a mere reference is what it leads to.
  func node(_ slot: Int, inside node: SchemaGraph.Node) -> SchemaGraph.Node {
    graph.resolved(graph.child(slot, of: node))
  }

  /// Returns the node of the schema that a method copied to make this one; nil without one.
  private func parent(of node: SchemaGraph.Node) -> SchemaGraph.Node? {
    graph.parent(node).map(graph.resolved)
  }
}
