internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON

/// JSON Schemas that are made of others.
extension JSONSchemaMaker {
  /// Returns the members of a JSON Schema where it is used; nil for one that is not an object.
  func members(of draft: Draft) -> DraftObject? {
    switch draft {
    case .schema(let entry): entries[entry].shown
    case .object(let object): object
    case .json(.object(let object)):
      DraftObject(distinct: object.members.map { ($0.key, .json($0.value)) })
    case .json, .undefined, .unwritable, .list, .sides: nil
    }
  }

  /// Adds a JSON Schema that is not one of a schema.
  mutating func made(_ json: DraftObject) throws(JSONSchemaError) -> Draft {
    try requireSize(entries.count)
    entries.append(SchemaEntry(made: json, graph.root))
    return .schema(entries.count - 1)
  }

  /// Throws an error for a number of parts beyond the limit.
  func requireSize(_ count: Int) throws(JSONSchemaError) {
    guard count < SchemaGraph.maximumSize else {
      throw JSONSchemaError("the schema has more than \(SchemaGraph.maximumSize) parts")
    }
  }
}
