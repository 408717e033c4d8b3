internal import JSPrimitives
internal import SourceJSON

extension JSONValue {
  /// The text that JavaScript converts the value to: `String(value)`.
  ///
  /// A list joins its elements with commas, and null in it becomes an empty text. ECMA-262,
  /// sec-tostring and sec-array.prototype.join.
  var coercedText: JSText {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let number): JSText(JSNumber.string(number))
    case .string(let text): text
    case .array(let elements):
      elements.map { $0 == .null ? "" : $0.coercedText }.joined(separator: ",")
    case .object: "[object Object]"
    }
  }

  /// The number that JavaScript converts the value to: `Number(value)`. ECMA-262, sec-tonumber.
  var coercedNumber: Double {
    switch self {
    case .null: 0
    case .boolean(let value): value ? 1 : 0
    case .number(let number): number
    case .string, .array: coercedText.bytes.withUnsafeBufferPointer(JSNumber.coerce)
    case .object: .nan
    }
  }

  /// Whether JavaScript takes the value for true; empty lists and objects count as true.
  var isTruthy: Bool {
    switch self {
    case .null: false
    case .boolean(let value): value
    case .number(let number): number != 0 && !number.isNaN
    case .string(let text): !text.isEmpty
    case .array, .object: true
    }
  }
}

extension JSONValue? {
  /// The value unless it is missing or null.
  var nonnull: JSONValue? {
    // A `nil` literal would be JSON's null here.
    self == .some(.null) ? .none : self
  }
}
