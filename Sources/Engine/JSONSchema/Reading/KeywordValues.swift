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
}
