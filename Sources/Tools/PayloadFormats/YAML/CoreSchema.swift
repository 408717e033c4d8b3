/// The types of plain scalars in the core schema of YAML 1.2 (section 10.3.2).
enum CoreSchema {
  /// A scalar as JSON has it.
  enum Scalar: Equatable {
    case null, string
    case boolean(Bool)
    /// The number as JSON.
    case number([UInt8])
    /// A value that JSON doesn't have.
    case infinite
    /// More digits of base 8 or 16 than any finite number has.
    case tooLong
  }

  /// Returns the value of a plain scalar without a tag.
  static func scalar(_ text: [UInt8]) -> Scalar {
    guard text.count <= 5 || text.first.map(isNumberStart) == true else { return .string }
    switch String(decoding: text, as: UTF8.self) {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF", "-.inf", "-.Inf", "-.INF", ".nan",
      ".NaN", ".NAN":
      return .infinite
    default: return number(text)
    }
  }

  private static func isNumberStart(_ byte: UInt8) -> Bool {
    NumberText.isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  private static func number(_ text: [UInt8]) -> Scalar {
    if text.count > 2, text[0] == UInt8(ascii: "0") {
      let base: UInt64? =
        text[1] == UInt8(ascii: "x") ? 16 : text[1] == UInt8(ascii: "o") ? 8 : nil
      if let base {
        let digits = text[2...]
        guard digits.allSatisfy({ NumberText.hexValue($0).map { $0 < Int(base) } ?? false }) else {
          return .string
        }
        guard digits.count <= NumberText.maximumDigits else { return .tooLong }
        return .number(NumberText.decimal(digits, base: base))
      }
    }
    return isDecimal(text) ? .number(NumberText.decimal(text)) : .string
  }

  /// Whether a scalar is `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`.
  private static func isDecimal(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    func takeSign() {
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        rest.removeFirst()
      }
    }
    func takeDigits() -> Int {
      let digits = rest.prefix { NumberText.isDigit($0) }
      rest = rest[digits.endIndex...]
      return digits.count
    }
    takeSign()
    let whole = takeDigits()
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = takeDigits()
    }
    guard whole + fraction > 0 else { return false }
    if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      takeSign()
      guard takeDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
