internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension JSONSchemaMaker {
  /// Refuses an `id` of two different schemas.
  func requireDistinctIDs() throws(JSONSchemaError) {
    var ids: Set<JSText> = []
    for entry in entries {
      switch entry.schema.metadata?["id"] {
      case nil, .null?, .boolean(false)?, .string?: break
      default: throw JSONSchemaError("the id of a schema is a string", path: entry.path)
      }
      guard let id = entry.registeredID, !ids.insert(id).inserted else { continue }
      guard rules.copies == .all else {
        throw JSONSchemaError("ID \(id) already exists in the registry", path: entry.path)
      }
      throw JSONSchemaError(
        "Duplicate schema id \"\(id)\" detected during JSON Schema conversion."
          + " Two different schemas cannot share the same id when converted together.",
        path: entry.path)
    }
  }

  /// Makes definitions of the root and of schemas with an `id`, in cycles, or in several places, and references to them.
  mutating func extract(root: Int) throws(JSONSchemaError) {
    if options.cycles == .throw { try requireNoCycles() }
    for index in entries.indices where index == root || isDefinition(index) {
      if hasReference(index) { continue }
      let entry = entries[index]
      let id = entry.json.json("id")?.text
      if index == root, id == nil || !rules.definesRoot {
        entries[index].reference = "#"
      } else {
        let name = id ?? nextName()
        entries[index].definitionName = name
        entries[index].reference =
          "#/" + dialect.definitionsKey + "/"
          + (rules.definesRoot ? Self.escaped(name) : name)
      }
    }
  }

  /// Returns whether a schema has an `id`, is in a cycle, or is in several places.
  func isDefinition(_ entry: Int) -> Bool {
    let isReused = entries[entry].count > 1 && options.reused == .ref
    return entries[entry].registeredID != nil || entries[entry].cycle != nil || isReused
  }

  /// Returns whether metadata make a JSON Schema a reference, which is never a definition.
  func hasReference(_ entry: Int) -> Bool {
    guard let reference = entries[entry].json.json("$ref") else { return false }
    return reference != .null && reference != ""
  }

  func requireNoCycles() throws(JSONSchemaError) {
    for entry in entries {
      guard let cycle = entry.cycle else { continue }
      let path = cycle.map(\.description).joined(separator: "/")
      throw JSONSchemaError(
        "Cycle detected: #/\(path)/<root>\n\nSet the `cycles` parameter to `\"ref\"` to resolve"
          + " cyclical schemas with defs.", path: cycle)
    }
  }

  private mutating func nextName() -> JSText {
    definitionCount += 1
    return JSText("__schema\(definitionCount - 1)")
  }

  /// Returns a segment of a JSON pointer. RFC 6901, section 4.
  static func escaped(_ segment: JSText) -> JSText {
    var bytes: [UInt8] = []
    for byte in segment.bytes {
      switch byte {
      case UInt8(ascii: "~"): bytes += "~0".utf8
      case UInt8(ascii: "/"): bytes += "~1".utf8
      default: bytes.append(byte)
      }
    }
    return JSText(wtf8: bytes)
  }
}
