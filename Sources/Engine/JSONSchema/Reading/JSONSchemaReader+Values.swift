internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension JSONSchemaReader {
  /// Returns the schema of `enum`, beside which other keywords are ignored.
  mutating func enumeration(
    _ value: JSONValue, _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    let values = try Self.values(of: value, at: place)
    if target == .openAPI30, keywords["nullable"] == true, values == [.null] {
      return try schemas.add(.leaf(.null), at: place)
    }
    useType(fitting: values, keywords)
    let inner = place.child("enum")
    switch values.count {
    case 0: return try schemas.add(.leaf(.never), at: place)
    case 1: return try literal(values[0], at: inner.child(0))
    default: break
    }
    let texts = values.compactMap(\.text)
    if texts.count == values.count {
      // Zod's object of entries: no text is in it twice, and array indices come first.
      let entries = JSONObject(texts.map { (key: $0, value: .string($0)) })
      let enumeration = ZodSchema.Enumeration(entries.members.map(\.value))
      return try schemas.add(.leaf(.enumeration(enumeration)), at: place)
    }
    var options: [ID] = []
    for (index, value) in values.enumerated() {
      options.append(try literal(value, at: inner.child(index)))
    }
    return try schemas.add(.union(options), at: place)
  }

  /// Marks `type` as used if all values have it: Zod ignores it beside them, which then changes nothing.
  func useType(fitting values: [JSONValue], _ keywords: Keywords) {
    guard let type = keywords.peek("type") else { return }
    let types = type.elements ?? [type]
    guard values.allSatisfy({ value in types.contains { value.isOfType($0.text) } }) else { return }
    keywords.use("type")
  }

  /// Returns the elements of `enum`. A text without characters, or with one, passes for a list of such length.
  private static func values(
    of value: JSONValue, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> [JSONValue] {
    if let elements = value.elements { return elements }
    if let text = value.text, text.length < 2 { return text.isEmpty ? [] : [value] }
    throw place.typeError("enum", needs: "an array")
  }

  /// Returns the schema of one value. An array is a list of values, as an argument of `z.literal`.
  mutating func literal(
    _ value: JSONValue, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    let values = value.elements ?? [value]
    guard !values.isEmpty || rules.allowsEmptyLiterals else {
      throw place.error("Cannot create literal schema with no valid values")
    }
    // Zod compares the identity of an object or array, which no payload has, but it writes it in messages.
    for value in values where !value.hasText {
      throw place.error("TypeError: Cannot convert object to primitive value")
    }
    return try schemas.add(.leaf(.literal(values.map { .json($0) })), at: place)
  }
}

extension JSONValue {
  /// Whether JavaScript converts the value to a string: no object in it hides `toString`. Objects in objects are not converted.
  fileprivate var hasText: Bool {
    var waiting = [self]
    while let value = waiting.popLast() {
      if value.object?["toString"] != nil { return false }
      waiting += value.elements ?? []
    }
    return true
  }
}
