package import JSPrimitives

/// Values as JavaScript converts them.
extension JSONValue {
  /// The string that JavaScript converts the value to: `String(value)`, with U+FFFD for each lone surrogate.
  public var coercedString: String { coercedText.string }

  /// The text that JavaScript converts the value to: `String(value)`.
  ///
  /// A list joins its elements with commas, and null in it becomes an empty text. ECMA-262, sec-tostring and
  /// sec-array.prototype.join. It takes no more of the program's stack for lists in lists.
  package var coercedText: JSText {
    switch self {
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let number): return JSText(JSNumber.string(number))
    case .string(let text): return text
    case .object: return "[object Object]"
    case .array(let elements): return Self.joined(elements)
    }
  }

  private static func joined(_ elements: [JSONValue]) -> JSText {
    var texts: [JSText] = []
    // The lists that are being joined, each with its next element.
    var lists: [(elements: [JSONValue], next: Int)] = [(elements, 0)]
    while let (elements, next) = lists.last {
      guard next < elements.count else {
        lists.removeLast()
        continue
      }
      lists[lists.count - 1].next += 1
      if next > 0 { texts.append(",") }
      switch elements[next] {
      case .null: break
      case .array(let inner): lists.append((inner, 0))
      case let value: texts.append(value.coercedText)
      }
    }
    return texts.joined(separator: "")
  }

  /// The number that JavaScript converts the value to: `Number(value)`. ECMA-262, sec-tonumber.
  public var coercedNumber: Double {
    switch self {
    case .null: 0
    case .boolean(let value): value ? 1 : 0
    case .number(let number): number
    case .string, .array: coercedText.bytes.withUnsafeBufferPointer(JSNumber.coerce)
    case .object: .nan
    }
  }

  /// Whether JavaScript takes the value for true; empty lists and objects count as true. ECMA-262, sec-toboolean.
  public var isTruthy: Bool {
    switch self {
    case .null: false
    case .boolean(let value): value
    case .number(let number): number != 0 && !number.isNaN
    case .string(let text): !text.isEmpty
    case .array, .object: true
    }
  }
}
