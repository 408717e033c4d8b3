internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel

/// An object of JavaScript that is a schema, with its JSON Schema: an entry of Zod's `seen`.
struct SchemaEntry {
  /// The node of the schema.
  let node: SchemaGraph.Node
  /// The node that has the schemas inside; another one only for a reference with checks or metadata.
  let source: SchemaGraph.Node
  /// The schema; for a reference, with what it refers to.
  let schema: ZodSchema
  /// The number of the copies that share the schemas inside.
  let family: Int
  /// The place where the schema was met first.
  let path: [PathSegment]
  /// The number of times that the schema was met.
  var count = 1
  /// The last place where the schema was met inside of itself.
  var cycle: [PathSegment]?
  /// Whether the schema is being visited.
  var isOpen = true
  /// The entries of the schemas inside that were visited, by slot.
  var inside: [Int: Int] = [:]
  /// The schema that this one was copied from.
  var parent: Int?
  /// Whether the schema is the parent of another one.
  var isParent = false
  /// Whether the schema is a copy with metadata and no other members.
  var isDescribing = false
  /// The schema whose JSON is merged into this one's: the inner one of a wrapper, or else the parent.
  var merged: Int?
  /// Whether the JSON of `merged` was merged, or is being merged.
  var isMerged = false
  /// The JSON Schema, or its definition if a reference takes its place.
  var json = DraftObject()
  /// The reference that takes the place of the JSON Schema.
  var reference: JSText?
  /// The name of the definition; nil for one without a name, such as a root that is `#`.
  var definitionName: JSText?

  init(
    _ node: SchemaGraph.Node, source: SchemaGraph.Node, schema: ZodSchema, family: Int,
    path: [PathSegment]
  ) {
    self.node = node
    self.source = source
    self.schema = schema
    self.family = family
    self.path = path
  }

  /// A JSON Schema that is made of others, with any node, which is not read.
  init(made json: DraftObject, _ node: SchemaGraph.Node) {
    self.init(node, source: node, schema: ZodSchema(.any), family: 0, path: [])
    self.json = json
    isOpen = false
    isMerged = true
  }

  /// The JSON Schema at the places where the schema is used.
  var shown: DraftObject {
    guard let reference else { return json }
    return DraftObject(distinct: [("$ref", .json(.string(reference)))])
  }

  /// The `id` in the registry.
  var registeredID: JSText? {
    guard let id = schema.metadata?["id"]?.text, !id.bytes.isEmpty else { return nil }
    return id
  }
}
