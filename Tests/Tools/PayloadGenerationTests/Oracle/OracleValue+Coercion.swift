import JSPrimitives

@testable import PayloadGeneration

/// The result of a conversion: a value, an exception, or nothing that is known.
enum Conversion {
  case value(OracleValue)
  case failure
  case unknown
}

/// JavaScript's conversions between types.
extension OracleValue {
  /// `String(value)`, or nil if that is not known.
  var spelling: JSText? {
    switch self {
    case .absent: "undefined"
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let number): JSText(JSNumber.string(number))
    case .bigint(let number): JSText(String(number))
    case .string(let text): text
    case .array(let elements): Self.joined(elements)
    case .object(let members):
      // An own member may replace the inherited method.
      members.contains { InheritedName.contains($0.key) } ? nil : "[object Object]"
    case .opaqueText, .date, .invalidDate: nil
    }
  }

  private static func joined(_ elements: [OracleValue]) -> JSText? {
    var texts: [JSText] = []
    for element in elements {
      guard let text = element.isNullish ? "" : element.spelling else { return nil }
      texts.append(text)
    }
    return texts.joined(separator: ",")
  }

  /// `Number(value)`.
  var asNumber: Conversion {
    switch self {
    case .absent: .value(.number(.nan))
    case .null: .value(.number(0))
    case .boolean(let value): .value(.number(value ? 1 : 0))
    case .number: .value(self)
    case .date(let milliseconds): .value(.number(milliseconds))
    case .bigint(let number): .value(.number(Double(number)))
    case .invalidDate: .value(.number(.nan))
    case .string(let text): .value(.number(JSNumber.coerce(text)))
    case .array, .object: spelling.map { .value(.number(JSNumber.coerce($0))) } ?? .unknown
    case .opaqueText: .unknown
    }
  }

  /// `BigInt(value)`.
  var asBigint: Conversion {
    switch self {
    case .absent, .null: .failure
    case .boolean(let value): .value(.bigint(value ? 1 : 0))
    case .number(let number):
      if number.isFinite, number.rounded(.towardZero) == number {
        Int128(exactly: number).map { .value(.bigint($0)) } ?? .unknown
      } else {
        .failure
      }
    case .bigint: .value(self)
    case .string(let text): Self.bigint(text)
    case .array, .object: spelling.map(Self.bigint) ?? .unknown
    case .date, .invalidDate, .opaqueText: .unknown
    }
  }

  /// `BigInt(text)`: decimal digits with a sign, or digits of another base without one.
  private static func bigint(_ text: JSText) -> Conversion {
    let text = text.trimmed().string
    if text.isEmpty { return .value(.bigint(0)) }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)]
    where text.lowercased().hasPrefix(prefix) {
      return integer(text.dropFirst(2), radix: radix, isNegative: false)
    }
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    return integer(digits, radix: 10, isNegative: isNegative)
  }

  private static func integer(
    _ digits: Substring, radix: Int, isNegative: Bool
  ) -> Conversion {
    let isNumeral = digits.allSatisfy { digit in
      digit.isASCII && digit.hexDigitValue.map { $0 < radix } == true
    }
    guard !digits.isEmpty, isNumeral else { return .failure }
    guard let number = Int128(digits, radix: radix) else { return .unknown }
    return .value(.bigint(isNegative ? -number : number))
  }

  /// `new Date(value)`.
  var asDate: Conversion {
    func date(_ time: Double?) -> Conversion {
      guard let time, abs(time) <= 8_640_000_000_000_000 else { return .value(.invalidDate) }
      return .value(.date(time.rounded(.towardZero)))
    }
    switch self {
    case .absent, .invalidDate: return .value(.invalidDate)
    case .null: return date(0)
    case .boolean(let value): return date(value ? 1 : 0)
    case .number(let number): return date(number)
    case .date: return .value(self)
    case .string(let text): return date(JSDate.parse(text))
    case .array, .object: return spelling.map { date(JSDate.parse($0)) } ?? .unknown
    case .bigint: return .failure
    case .opaqueText: return .unknown
    }
  }
}
