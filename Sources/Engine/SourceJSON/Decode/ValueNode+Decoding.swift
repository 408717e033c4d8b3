internal import JSPrimitives

/// Nodes as values of Swift's types. The errors have a path if there is one.
extension ValueNode {
  func boolean(at path: @autoclosure () -> [any CodingKey]) throws -> Bool {
    switch kind {
    case .true: return true
    case .false: return false
    default: throw mismatch(Bool.self, at: path())
    }
  }

  func string(at path: @autoclosure () -> [any CodingKey]) throws -> String {
    if kind == .string, isASCII { return String(decoding: text, as: UTF8.self) }
    guard kind == .string || kind == .escaped else { throw mismatch(String.self, at: path()) }
    let text = string
    guard !text.hasLoneSurrogates else {
      throw Self.corrupted("The text has a surrogate without its partner.", at: path())
    }
    return text.string
  }

  func double(at path: @autoclosure () -> [any CodingKey]) throws -> Double {
    guard kind == .number || kind == .literal else { throw mismatch(Double.self, at: path()) }
    return number
  }

  /// Returns the nearest `Float`; a number out of its range is an error.
  func float(at path: @autoclosure () -> [any CodingKey]) throws -> Float {
    let number = try double(at: path())
    let float = Float(number)
    guard float.isFinite == number.isFinite else {
      throw Self.outOfRange(number, Float.self, at: path())
    }
    return float
  }

  func integer<Integer: FixedWidthInteger>(
    at path: @autoclosure () -> [any CodingKey]
  ) throws -> Integer {
    guard kind == .number || kind == .literal else { throw mismatch(Integer.self, at: path()) }
    if kind == .literal {
      if let short = shortInteger, let integer = Integer(exactly: short) { return integer }
      // A number that has only digits is not rounded to a double first.
      if !text.contains(where: { $0 | 0x20 == UInt8(ascii: "e") || $0 == UInt8(ascii: ".") }) {
        guard let integer = Integer(String(decoding: text, as: UTF8.self)) else {
          throw Self.outOfRange(number, Integer.self, at: path())
        }
        return integer
      }
    }
    let number = number
    guard let integer = Integer(exactly: number) else {
      throw Self.outOfRange(number, Integer.self, at: path())
    }
    return integer
  }

  /// The value of a literal of at most 18 digits and nothing else; nil for others.
  private var shortInteger: Int64? {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = text.dropFirst(isNegative ? 1 : 0)
    guard digits.count <= 18 else { return nil }
    var number: Int64 = 0
    for byte in digits {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      // No overflow: 18 digits are below 10^18.
      number = number &* 10 &+ Int64(digit)
    }
    return isNegative ? -number : number
  }

  /// Returns the error of a value of another kind.
  func mismatch(_ type: Any.Type, at path: [any CodingKey]) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: path, debugDescription: "Expected \(type) but found \(kindName).")
    return kind == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }

  /// Returns the error of a number that a type can't hold.
  static func outOfRange(
    _ number: Double, _ type: Any.Type, at path: [any CodingKey]
  ) -> DecodingError {
    corrupted("The number \(JSNumber.string(number)) does not fit \(type).", at: path)
  }

  static func corrupted(_ description: String, at path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: description))
  }

  private var kindName: String {
    switch kind {
    case .null: "null"
    case .true, .false: "a boolean"
    case .number, .literal: "a number"
    case .string, .escaped: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
