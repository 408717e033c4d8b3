internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension JSONSchemaReader {
  /// Returns a schema with the wrappers of `nullable`, `readOnly` and `default`, and with metadata.
  mutating func annotated(
    _ base: ID, _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    var schema = base
    if target == .openAPI30, keywords["nullable"] == true {
      schema = try schemas.add(.nullable(schema), at: place)
    }
    if keywords["readOnly"] == true { schema = try schemas.add(.readonly(schema), at: place) }
    if rules.annotatesEverySchema, let value = keywords["default"] {
      schema = try schemas.add(.default(schema, value), at: place)
    }
    let metadata = rules.keepsMetadata ? metadata(of: keywords.object) : JSONObject()
    if !metadata.isEmpty { schemas.register(metadata, for: schema) }
    return rules.annotatesEverySchema ? try described(schema, keywords, at: place) : schema
  }

  /// Returns a typed schema of 4.3.6, which has its description and its default inside all other wrappers.
  mutating func annotatedInside(
    _ base: ID, _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    let schema = try described(base, keywords, at: place)
    guard let value = keywords["default"] else { return schema }
    return try schemas.add(.default(schema, value), at: place)
  }

  private mutating func described(
    _ schema: ID, _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    guard let description = keywords["description"], description.isTruthy else { return schema }
    let metadata: JSONObject? = keepsDescriptions ? ["description": description] : nil
    return try schemas.copy(schema, metadata: metadata, at: place)
  }

  /// Returns the members for Zod's registry: some keywords, then all members that are none.
  private func metadata(of keywords: JSONObject) -> JSONObject {
    var metadata = JSONObject()
    for keyword in Self.registered { metadata[keyword] = keywords[keyword] }
    if rules.guards == .all, keywords["$ref"] == nil {
      for keyword in Self.guarding[keywords["type"]?.text ?? ""] ?? [] {
        guard let value = keywords[keyword] else { continue }
        // A schema with references would lack its definitions.
        let isSchema = keyword == "propertyNames" || keyword == "contains"
        if isSchema, value.containsReference { continue }
        metadata[keyword] = value
      }
    }
    for member in keywords.members where !Self.known.contains(member.key) {
      // JavaScript's assignment to this key sets the prototype.
      if member.key == "__proto__", !rules.keepsPrototypeKeys { continue }
      metadata[member.key] = member.value
    }
    return metadata
  }

  /// The keywords that a guard tests, by type.
  private static let guarding: [JSText: [JSText]] = [
    "object": ["propertyNames", "minProperties", "maxProperties"],
    "array": ["contains", "uniqueItems", "minContains", "maxContains"],
  ]

  private static let registered: [JSText] = [
    "$id", "id", "$comment", "$anchor", "$vocabulary", "$dynamicRef", "$dynamicAnchor",
    "contentEncoding", "contentMediaType", "contentSchema",
  ]

  private static let known = Set(registered).union([
    "$schema", "$ref", "$defs", "definitions", "type", "enum", "const", "anyOf", "oneOf", "allOf",
    "not", "properties", "required", "additionalProperties", "patternProperties", "propertyNames",
    "minProperties", "maxProperties", "items", "prefixItems", "additionalItems", "minItems",
    "maxItems", "uniqueItems", "contains", "minContains", "maxContains", "minLength", "maxLength",
    "pattern", "format", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum",
    "multipleOf", "description", "default", "unevaluatedItems", "unevaluatedProperties", "if",
    "then", "else", "dependentSchemas", "dependentRequired", "nullable", "readOnly",
  ])
}
