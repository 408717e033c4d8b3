internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The parts of plain objects that are merged into one.
struct ObjectParts {
  /// The different JSON Schemas of each property, in the order of the objects.
  var properties: [(key: JSText, parts: [Draft])] = []
  /// The names of the required properties, each once.
  var required: [JSONValue] = []
  /// The different JSON Schemas of further properties; empty if an object has none.
  var further: [Draft] = []
  /// Whether no object has further properties.
  var isClosed = false
}

extension JSONSchemaMaker {
  /// Returns the parts of plain objects.
  ///
  /// - Throws: `JSONSchemaError` if parts have no JSON text to compare, or one that is too long.
  func parts(of objects: [DraftObject]) throws(JSONSchemaError) -> ObjectParts {
    var parts = ObjectParts()
    var writer: DraftWriter?
    let properties = objects.map { $0["properties"].flatMap { members(of: $0) } }
    let further = objects.map { furtherProperties(of: $0) }
    var known: Set<JSText> = []
    var names: Set<JSONValue> = []
    for (index, object) in objects.enumerated() {
      for (key, _) in properties[index]?.members ?? [] where known.insert(key).inserted {
        var found: [Draft] = []
        for (other, further) in zip(properties, further) {
          guard let part = other.flatMap({ $0[key] ?? Self.inherited(key) }) ?? further else {
            continue
          }
          try add(part, to: &found, &writer)
        }
        parts.properties.append((key, found))
      }
      for name in object.json("required")?.elements ?? [] where names.insert(name).inserted {
        parts.required.append(name)
      }
      if let further = further[index] { try add(further, to: &parts.further, &writer) }
    }
    parts.isClosed = objects.allSatisfy { $0.json("additionalProperties") == false }
    return parts
  }

  /// Adds a JSON Schema unless one with the same text is there.
  private func add(
    _ part: Draft, to parts: inout [Draft], _ writer: inout DraftWriter?
  ) throws(JSONSchemaError) {
    for other in parts where try isSame(part, other, &writer) { return }
    parts.append(part)
  }

  private func isSame(
    _ left: Draft, _ right: Draft, _ writer: inout DraftWriter?
  ) throws(JSONSchemaError) -> Bool {
    if case .schema(let left) = left, case .schema(let right) = right, left == right { return true }
    var texts = writer ?? DraftWriter(entries: entries, bigintMessage: DraftWriter.unserializable)
    let (leftValue, rightValue) = (try texts.value(of: left), try texts.value(of: right))
    writer = texts
    guard let leftValue, let rightValue else { return false }
    return JSONWriter.string(of: leftValue) == JSONWriter.string(of: rightValue)
  }

  /// Returns the JSON Schema of properties that an object does not declare; nil if it allows any.
  private func furtherProperties(of object: DraftObject) -> Draft? {
    guard let further = object["additionalProperties"] else { return nil }
    return members(of: further)?.members.isEmpty == false ? further : nil
  }

  /// Returns what Zod finds under the name of a property that every object of JavaScript inherits: an empty object, or a
  /// function, which is null in an array of JSON.
  private static func inherited(_ key: JSText) -> Draft? {
    guard ObjectPrototype.names.contains(key) else { return nil }
    return key == "__proto__" ? .json([:]) : .json(.null)
  }
}
