internal import JSPrimitives
internal import SourceJSON

/// The values of keywords as JavaScript treats them.
extension JSONValue {
  /// Whether JavaScript's `typeof` is `"object"`: an object, an array or null.
  var isObjectByType: Bool {
    switch self {
    case .null, .array, .object: true
    case .boolean, .number, .string: false
    }
  }

  /// Returns whether the value has a type of JSON Schema.
  func isOfType(_ type: JSText?) -> Bool {
    switch self {
    case .null: type == "null"
    case .boolean: type == "boolean"
    case .number(let number):
      type == "number" || type == "integer" && number == number.rounded()
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }

  /// The members of an object, or of an array by index; nil for another value.
  var asObject: JSONObject? {
    switch self {
    case .object(let object): object
    case .array(let elements):
      JSONObject(
        elements.enumerated().map { (key: JSText(String($0.offset)), value: $0.element) })
    case .null, .boolean, .number, .string: nil
    }
  }

  /// Whether a JSON Schema has a reference in it, where keywords have JSON Schemas.
  var containsReference: Bool {
    switch self {
    case .array(let elements): return elements.contains(where: \.containsReference)
    case .object(let object):
      if object["$ref"]?.text != nil { return true }
      return object.members.contains { member in
        if Self.schemaKeywords.contains(member.key) { return member.value.containsReference }
        guard Self.mapKeywords.contains(member.key) else { return false }
        return member.value.asObject?.members.contains { $0.value.containsReference } ?? false
      }
    case .null, .boolean, .number, .string: return false
    }
  }

  /// The keywords whose value is a JSON Schema or a list of some.
  private static let schemaKeywords: Set<JSText> = [
    "items", "prefixItems", "additionalItems", "additionalProperties", "contains",
    "propertyNames", "not", "if", "then", "else", "allOf", "anyOf", "oneOf", "unevaluatedItems",
    "unevaluatedProperties", "contentSchema",
  ]
  /// The keywords whose value has JSON Schemas by name.
  private static let mapKeywords: Set<JSText> = [
    "properties", "patternProperties", "dependentSchemas", "dependencies", "$defs", "definitions",
  ]
}
