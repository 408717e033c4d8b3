internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON

/// The names of a record's properties, which are strings even if the schema of its keys is one of numbers.
extension JSONSchemaMaker {
  /// A JSON Schema of keys whose branches are rewritten first.
  private struct KeyFrame {
    let json: DraftObject
    /// The elements of `anyOf`, then those of `oneOf`.
    let branches: [Draft]
    /// The number of elements of `anyOf`.
    let anyCount: Int
    /// The branches that were rewritten; nil for one that needs no change.
    var rewritten: [Draft?] = []
  }

  /// Writes the numbers among the keys of all records as strings.
  mutating func writeKeysAsStrings() throws(JSONSchemaError) {
    guard dialect.hasPropertyNames else { return }
    var rewritten: [Int: Draft?] = [:]
    var ofMetadata: [Int: Draft] = [:]
    var steps = 0
    for entry in entries.indices {
      guard case .record = entries[entry].schema.node,
        let names = entries[entry].json["propertyNames"]
      else { continue }
      if case .schema(let inside) = names {
        if rewritten[inside] == nil {
          rewritten[inside] = .some(try keysAsStrings(names, &steps))
        }
      } else {
        ofMetadata[entry] = try keysAsStrings(names, &steps)
      }
    }
    // A wrapper of a record has the same member.
    for entry in entries.indices {
      switch entries[entry].json["propertyNames"] {
      case nil: break
      case .schema(let inside)?:
        if let names = rewritten[inside] ?? nil { entries[entry].json["propertyNames"] = names }
      default:
        guard let record = sourceOfNames(entry), let names = ofMetadata[record] else { continue }
        entries[entry].json["propertyNames"] = names
      }
    }
  }

  /// Returns the schema whose metadata are the names of a schema's properties: itself or one that it wraps.
  private func sourceOfNames(_ entry: Int) -> Int? {
    var source = entry
    for _ in 0..<SchemaGraph.maximumDepth {
      if entries[source].schema.metadata?["propertyNames"] != nil { return source }
      guard let next = entries[source].merged else { return nil }
      source = next
    }
    return nil
  }

  /// Returns a JSON Schema of keys without numbers; nil if it has none.
  private mutating func keysAsStrings(
    _ names: Draft, _ steps: inout Int
  ) throws(JSONSchemaError) -> Draft? {
    // Each reference is followed once.
    var followed: Set<Int> = []
    guard let first = keyFrame(names, &followed) else { return nil }
    var frames = [first]
    while let frame = frames.last {
      steps += 1
      try requireSize(steps)
      let top = frames.count - 1
      if frame.rewritten.count < frame.branches.count {
        if let inner = keyFrame(frame.branches[frame.rewritten.count], &followed) {
          frames.append(inner)
        } else {
          frames[top].rewritten.append(nil)
        }
        continue
      }
      frames.removeLast()
      let result = try keyNames(of: frame)
      guard !frames.isEmpty else { return result }
      frames[top - 1].rewritten.append(result)
    }
    return nil
  }

  /// Returns the start of rewriting a JSON Schema; nil if it stays as it is.
  private func keyFrame(_ draft: Draft, _ followed: inout Set<Int>) -> KeyFrame? {
    let json: DraftObject
    if case .schema(let entry) = draft, entries[entry].reference != nil {
      guard followed.insert(entry).inserted else { return nil }
      json = entries[entry].json
    } else {
      guard let members = members(of: draft) else { return nil }
      json = members
    }
    if let reference = json.json("$ref"), reference != .null, reference != "" { return nil }
    let any = json["anyOf"].map { elements(of: $0) } ?? []
    let one = json["oneOf"].map { elements(of: $0) } ?? []
    return KeyFrame(json: json, branches: any + one, anyCount: any.count)
  }

  /// Returns the JSON Schema of keys whose branches have been rewritten; nil if nothing changes.
  private mutating func keyNames(of frame: KeyFrame) throws(JSONSchemaError) -> Draft? {
    var json = frame.json
    var isChanged = false
    let parts: [(key: JSText, range: Range<Int>)] = [
      ("anyOf", 0..<frame.anyCount), ("oneOf", frame.anyCount..<frame.branches.count),
    ]
    for (key, range) in parts where range.contains(where: { frame.rewritten[$0] != nil }) {
      json[key] = .list(range.map { frame.rewritten[$0] ?? frame.branches[$0] })
      isChanged = true
    }
    if let own = Self.withoutNumbers(json) {
      json = own
      isChanged = true
    }
    return isChanged ? try made(json) : nil
  }

  /// Returns the members of a JSON Schema of numbers as those of their strings; nil for one without numbers.
  private static func withoutNumbers(_ json: DraftObject) -> DraftObject? {
    let type = json.json("type")
    let types = type?.elements ?? [type].compactMap(\.self)
    let isNumeric =
      !types.contains("string") && types.contains { $0 == "number" || $0 == "integer" }
    let values = json.json("enum")?.elements ?? json.json("const").map { [$0] }
    guard isNumeric || values?.contains(where: { $0.number != nil }) == true else { return nil }
    var rest = json
    for keyword in Self.keywordsOfNumbers { rest[keyword] = nil }
    if let list = json.json("enum")?.elements {
      rest.set("enum", .array(list.map(\.numberAsString)))
    } else if let value = json.json("const") {
      rest.set("const", value.numberAsString)
    }
    guard isNumeric else { return rest }
    rest.set("type", "string")
    if values == nil {
      rest.set("pattern", .string(types.contains("number") ? Self.numbers : Self.integers))
    }
    return rest
  }

  private static let keywordsOfNumbers: [JSText] = [
    "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "format", "id",
  ]
  private static let numbers: JSText = #"^-?\d+(?:\.\d+)?$"#
  private static let integers: JSText = #"^-?\d+$"#
}

extension JSONValue {
  /// The text of a number; any other value as it is.
  fileprivate var numberAsString: JSONValue {
    number.map { .string(JSText(JSNumber.string($0))) } ?? self
  }
}
