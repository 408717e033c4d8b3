internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension JSONSchemaMaker {
  /// Returns the JSON Schema of the root with its definitions.
  mutating func result(root: Int) throws(JSONSchemaError) -> JSONValue {
    removeIDs(root: root)
    var result = DraftObject()
    result.set("$schema", dialect.name.map { .string($0) })
    result.assign(entries[root].definitionName == nil ? entries[root].json : entries[root].shown)
    if let definitions { result[dialect.definitionsKey] = definitions }
    var writer = DraftWriter(entries: entries)
    return .object(try writer.object(of: result))
  }

  /// The definitions by their names; nil if there are none.
  var definitions: Draft? {
    var places: [JSText: Int] = [:]
    var members: [(key: JSText, value: Draft)] = []
    for entry in entries {
      guard let name = entry.definitionName, !isLost(name) else { continue }
      if let place = places[name] {
        members[place].value = .object(entry.json)
      } else {
        places[name] = members.count
        members.append((name, .object(entry.json)))
      }
    }
    return members.isEmpty ? nil : .object(DraftObject(distinct: members))
  }

  /// Removes the `id` of definitions that are named after it, and of the root.
  mutating func removeIDs(root: Int) {
    guard rules.removesIDs else { return }
    for index in entries.indices {
      guard let name = entries[index].definitionName else { continue }
      if entries[index].json.json("id")?.text == name { entries[index].json["id"] = nil }
    }
    guard let id = entries[root].schema.metadata?["id"],
      let written = entries[root].json.json("id"), written == id
    else { return }
    entries[root].json["id"] = nil
  }
}
