internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Arrays, tuples, records and objects.
extension JSONSchemaMaker {
  mutating func array(_ entry: Int) {
    limitItems(entry)
    entries[entry].json.set("type", "array")
    entries[entry].json["items"] = inside(0, entry)
  }

  /// Writes the limits of a length.
  private mutating func limitItems(_ entry: Int) {
    let bag = CheckBag(entries[entry].schema.checks, rules)
    entries[entry].json.set("minItems", number: bag.minimum)
    entries[entry].json.set("maxItems", number: bag.maximum)
  }

  mutating func tuple(_ count: Int, hasRest: Bool, _ entry: Int) {
    let items = (0..<count).map { inside($0, entry) }
    let rest = hasRest ? inside(count, entry) : nil
    var json = DraftObject()
    json.set("type", "array")
    let isClosed = rules.tuples == .closed
    if dialect.isOpenAPI {
      json["items"] = .object(
        DraftObject(distinct: [("anyOf", .list(items + [rest].compactMap(\.self)))]))
    } else if dialect.hasPrefixItems {
      json["prefixItems"] = .list(items)
      json["items"] = rest ?? (isClosed ? .json(false) : nil)
    } else {
      json["items"] = .list(items)
      json["additionalItems"] = rest ?? (isClosed ? .json(false) : nil)
      if rules.tuples == .losingItems, let rest { json["items"] = rest }
    }
    if isClosed {
      let needed = neededItems(count, entry)
      if needed > 0 { json.set("minItems", number: Double(needed)) }
      if !hasRest { json.set("maxItems", number: Double(count)) }
    } else if dialect.isOpenAPI {
      json.set("minItems", number: Double(hasRest ? count + 1 : count))
      if !hasRest { json.set("maxItems", number: Double(count)) }
    }
    entries[entry].json = json
    limitItems(entry)
  }

  /// Returns the number of items up to the last one that must be present.
  private mutating func neededItems(_ count: Int, _ entry: Int) -> Int {
    for slot in (0..<count).reversed() {
      let item = node(slot, inside: entries[entry].source)
      if !mayBeAbsent(item, on: options.side) { return slot + 1 }
    }
    return 0
  }

  mutating func record(_ record: ZodSchema.Record, _ entry: Int) {
    var json = DraftObject()
    json.set("type", "object")
    let patterns = patternsOfKeys(entry)
    if patterns.isEmpty {
      if dialect.hasPropertyNames { json["propertyNames"] = inside(0, entry) }
      json["additionalProperties"] = inside(1, entry)
    } else {
      var properties = DraftObject()
      for pattern in patterns where !isLost(pattern) { properties[pattern] = inside(1, entry) }
      json["patternProperties"] = .object(properties)
    }
    let required = requiredKeys(record, entry)
    if !required.isEmpty { json.set("required", .array(required)) }
    entries[entry].json = json
  }

  /// Returns the keys of a fixed set that a record must have.
  private mutating func requiredKeys(_ record: ZodSchema.Record, _ entry: Int) -> [JSONValue] {
    // Zod's partial record has a key schema without values.
    guard rules.requiredKeys != .none, !record.isPartial else { return [] }
    let isStrict = rules.requiredKeys == .present
    if isStrict, options.side == .input {
      let value = node(1, inside: entries[entry].source)
      if mayBeAbsent(value, on: .input) { return [] }
    }
    let key = node(0, inside: entries[entry].source)
    return (graph.fixedValues(of: key) ?? []).compactMap { value in
      switch value {
      case .json(.string(let text)): .string(text)
      case .json(.number(let number)):
        isStrict ? .string(JSText(JSNumber.string(number))) : .number(number)
      default: nil
      }
    }
  }

  mutating func object(_ shape: ZodSchema.Shape, _ entry: Int) {
    var json = DraftObject()
    json.set("type", "object")
    var required: [JSONObject.Member] = []
    for (slot, field) in shape.fields.enumerated() {
      if !mayBeAbsent(node(slot, inside: entries[entry].source), on: options.side) {
        required.append((field.jsKey, .string(field.jsKey)))
      }
    }
    var properties: [(key: JSText, value: Draft)] = []
    for (slot, field) in shape.fields.enumerated() where !isLost(field.jsKey) {
      properties.append((field.jsKey, inside(slot, entry)))
    }
    json["properties"] = .object(DraftObject(distinct: properties))
    // In the order of JavaScript's keys.
    if !required.isEmpty { json.set("required", .array(JSONObject(required).members.map(\.value))) }
    switch shape.unknownKeys {
    case .strip: if options.side == .output { json.set("additionalProperties", false) }
    case .reject: json.set("additionalProperties", false)
    case .keep: json["additionalProperties"] = inside(shape.fields.count, entry)
    case .catchall:
      json["additionalProperties"] =
        hasCatchall(entry) ? inside(shape.fields.count, entry) : .json(false)
    }
    entries[entry].json = json
  }

  /// Returns whether a key is lost as the name of an object's prototype.
  func isLost(_ key: JSText) -> Bool { rules.losesPrototypeKeys && key == "__proto__" }
}
