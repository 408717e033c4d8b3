internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension JSONSchemaMaker {
  /// Throws the error of a type that no JSON Schema describes, unless the options allow any value.
  mutating func refuse(_ entry: Int, _ type: String) throws(JSONSchemaError) {
    try refuse(entry, message: "\(type) cannot be represented in JSON Schema")
  }

  /// Throws an error unless the options allow any value or a handler has another answer.
  ///
  /// - Returns: Whether a handler wrote the JSON Schema.
  @discardableResult
  mutating func refuse(_ entry: Int, message: String) throws(JSONSchemaError) -> Bool {
    let place = JSONSchemaPlace(
      schema: graph.schema(entries[entry].source), path: entries[entry].path)
    // Zod has such a function since 4.6.7.
    let answer = handlers.unrepresentable?(place, message)
    switch answer {
    case .schema(let members)?:
      for member in members.members { entries[entry].json[member.key] = .json(member.value) }
      return true
    case .any?: return false
    case .throw?: break
    case nil: if options.unrepresentable == .any { return false }
    }
    throw JSONSchemaError(message, path: entries[entry].path)
  }

  /// Adds the metadata of a schema, and takes back what does not describe inputs.
  mutating func addMetadata(to entry: Int) {
    for member in entries[entry].schema.metadata?.members ?? [] {
      entries[entry].json[member.key] = .json(member.value)
    }
    guard options.side == .input else { return }
    if isTransforming(entries[entry].node) {
      entries[entry].json["examples"] = nil
      entries[entry].json["default"] = nil
    }
    let prefault = entries[entry].json.json(Self.prefault)
    entries[entry].json[Self.prefault] = nil
    guard let prefault, !(rules.losesFalsyPrefaults && prefault.isFalsy) else { return }
    switch entries[entry].json["default"] {
    case nil, .undefined?, .json(.null)?: entries[entry].json.set("default", prefault)
    default: break
    }
  }
}

extension JSONValue {
  /// Whether JavaScript takes the value for false.
  fileprivate var isFalsy: Bool {
    switch self {
    case .null, .boolean(false): true
    case .number(let number): number == 0 || number.isNaN
    case .string(let text): text.bytes.isEmpty
    case .boolean, .array, .object: false
    }
  }
}
