internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension JSONSchemaReader {
  /// Returns the schema of the first keyword that decides one: `not`, `$ref`, `enum`, `const` or `type`.
  mutating func base(
    _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    if let not = keywords["not"] { return try negation(of: not, at: place) }
    for keyword in Self.unsupported {
      guard keyword.names.contains(where: { keywords.peek($0) != nil }) else { continue }
      throw place.error(keyword.reason)
    }
    if let reference = keywords.value("$ref", if: \.isTruthy) {
      return try self.reference(reference, keywords, at: place)
    }
    if let values = keywords["enum"] { return try enumeration(values, keywords, at: place) }
    if let value = keywords["const"] {
      useType(fitting: value.elements ?? [value], keywords)
      return try literal(value, at: place.child("const"))
    }
    if let types = keywords.elements("type") {
      return try anyType(of: types, keywords, at: place)
    }
    guard let type = keywords.value("type", if: \.isTruthy) else {
      return try schemas.add(.leaf(.any), at: place)
    }
    let typed = try self.typed(type, keywords, at: place)
    return rules.annotatesEverySchema ? typed : try annotatedInside(typed, keywords, at: place)
  }

  /// The keywords without a schema, and Zod's errors.
  private static let unsupported: [(names: [JSText], reason: String)] = [
    (["unevaluatedItems"], "unevaluatedItems is not supported"),
    (["unevaluatedProperties"], "unevaluatedProperties is not supported"),
    (["if", "then", "else"], "Conditional schemas (if/then/else) are not supported"),
    (
      ["dependentSchemas", "dependentRequired"],
      "dependentSchemas and dependentRequired are not supported"
    ),
  ]

  private mutating func negation(
    of value: JSONValue, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    if value == .null { throw place.typeError("not", needs: "a JSON Schema") }
    guard value.asObject?.isEmpty == true else {
      throw place.error("not is not supported in Zod (except { not: {} } for never)")
    }
    return try schemas.add(.leaf(.never), at: place)
  }

  /// Returns the schema of a list of types: a union in which each type keeps all keywords.
  private mutating func anyType(
    of types: [JSONValue], _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    try enter(place)
    defer { leave() }
    var options: [ID] = []
    for type in types {
      options.append(try base(keywords.withType(type), at: place))
    }
    switch options.count {
    case 0: return try schemas.add(.leaf(.never), at: place)
    case 1: return options[0]
    default: return try schemas.add(.union(options), at: place)
    }
  }

  private mutating func typed(
    _ type: JSONValue, _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    switch type.text {
    case "string": return try string(keywords, at: place)
    case "number", "integer":
      return try number(keywords, isInteger: type == "integer", at: place)
    case "boolean": return try schemas.add(.leaf(.boolean), at: place)
    case "null": return try schemas.add(.leaf(.null), at: place)
    case "object":
      return rules.guards == .all
        ? try guardedObject(keywords, at: place) : try object(keywords, at: place)
    case "array":
      let array = try array(keywords, at: place)
      return rules.guards == .all ? try guardedArray(array, keywords, at: place) : array
    default: throw place.child("type").error("Unsupported type: \(type.coercedText)")
    }
  }
}
