internal import JSPrimitives
internal import SourceJSON

/// The values of keywords as JavaScript treats them.
extension JSONValue {
  /// Whether JavaScript takes the value for true.
  var isTruthy: Bool {
    switch self {
    case .null: false
    case .boolean(let value): value
    case .number(let number): number != 0 && !number.isNaN
    case .string(let text): !text.isEmpty
    case .array, .object: true
    }
  }

  /// Whether JavaScript's `typeof` is `"object"`: an object, an array or null.
  var isObjectByType: Bool {
    switch self {
    case .null, .array, .object: true
    case .boolean, .number, .string: false
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

  /// The text that JavaScript's `String(value)` makes.
  var printed: JSText {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let number): JSText(JSNumber.string(number))
    case .string(let text): text
    case .array(let elements):
      elements.map { $0 == .null ? "" : $0.printed }.joined(separator: ",")
    case .object: "[object Object]"
    }
  }
}
