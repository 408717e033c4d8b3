import JSPrimitives
import SourceJSON

/// The decision whether a value in a file is meant as a JSON Schema, by its keywords.
///
/// To the standard every object is a JSON Schema: one without a keyword accepts everything. A payload instead of a
/// schema would be one, and every payload valid, so a member that no payload is likely to have decides, or that all
/// members are keywords. `{}` and Booleans are JSON Schemas.
enum JSONSchemaLook {
  /// Returns whether a value is meant as a JSON Schema.
  static func fits(_ value: JSONValue) -> Bool { fits(value, depth: 0) }

  /// The deepest nesting of subschemas that is looked into.
  private static let maximumDepth = 8

  private static func fits(_ value: JSONValue, depth: Int) -> Bool {
    if value.boolean != nil { return true }
    guard let object = value.object else { return false }
    guard !object.isEmpty, depth < maximumDepth else { return true }
    let members = object.members
    if members.contains(where: { decides($0.key, $0.value, depth: depth) }) { return true }
    // A string that names no type is a payload's.
    return object["type"] == nil
      && members.contains { annotations.contains($0.key) || restrictions.contains($0.key) }
      && members.allSatisfy { isKeyword($0.key) }
  }

  /// Returns whether a member makes an object a JSON Schema, whatever else is in it.
  private static func decides(_ key: JSText, _ value: JSONValue, depth: Int) -> Bool {
    switch key {
    case "$schema":
      let dialect = value.string ?? ""
      return dialects.contains { dialect.contains($0) }
    case "$ref", "$dynamicRef", "$recursiveRef": return value.text != nil
    case "const": return true
    case "enum": return value.elements?.isEmpty == false
    case "required": return value.elements?.allSatisfy { $0.text != nil } == true
    case "type":
      let names = value.elements ?? [value]
      return !names.isEmpty && names.allSatisfy { $0.text.map(types.contains) == true }
    case "$defs", "definitions", "properties", "patternProperties", "dependentSchemas":
      return value.object?.members.allSatisfy { isSubschema($0.value) } == true
    case "allOf", "anyOf", "oneOf", "prefixItems", "extends":
      return value.elements.map { !$0.isEmpty && $0.allSatisfy(isSubschema) } == true
    case "additionalProperties", "additionalItems", "unevaluatedItems", "unevaluatedProperties":
      return isSubschema(value)
    case "items", "not", "if", "then", "else", "contains", "propertyNames", "contentSchema",
      "disallow":
      return value.object != nil && fits(value, depth: depth + 1)
    default: return false
    }
  }

  private static func isSubschema(_ value: JSONValue) -> Bool {
    value.object != nil || value.boolean != nil
  }

  private static func isKeyword(_ key: JSText) -> Bool {
    annotations.contains(key) || restrictions.contains(key) || others.contains(key)
      || key.string.hasPrefix("x-")
  }

  /// Parts of the names of meta-schemas.
  private static let dialects = ["json-schema.org/", "spec.openapis.org/"]

  private static let types: Set<JSText> = [
    "string", "number", "integer", "boolean", "object", "array", "null", "any",
  ]

  /// Keywords that restrict nothing.
  private static let annotations: Set<JSText> = [
    "$anchor", "$comment", "$dynamicAnchor", "$id", "$recursiveAnchor", "$vocabulary",
    "contentEncoding", "contentMediaType", "default", "deprecated", "description", "example",
    "examples", "nullable", "readOnly", "title", "writeOnly",
  ]

  /// Keywords that restrict values, and those of definitions.
  private static let restrictions: Set<JSText> = [
    "$defs", "additionalItems", "additionalProperties", "allOf", "anyOf", "contains",
    "contentSchema", "definitions", "dependencies", "dependentRequired", "dependentSchemas",
    "disallow", "divisibleBy", "else", "enum", "exclusiveMaximum", "exclusiveMinimum", "extends",
    "format", "if", "items", "maxContains", "maxItems", "maxLength", "maxProperties", "maximum",
    "minContains", "minItems", "minLength", "minProperties", "minimum", "multipleOf", "not",
    "oneOf", "pattern", "patternProperties", "prefixItems", "properties", "propertyNames",
    "required", "then", "unevaluatedItems", "unevaluatedProperties", "uniqueItems",
  ]

  /// Members that a JSON Schema may have, but that make none.
  private static let others: Set<JSText> = [
    "$schema", "discriminator", "externalDocs", "id", "xml",
  ]
}
