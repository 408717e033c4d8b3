/// A piece of a date string.
enum DateToken: Equatable {
  case end
  /// A run of digits: the first nine significant ones as a number, and the count of all.
  case number(Int, digits: Int)
  /// One of `:`, `-`, `+`, `.` and `)`.
  case symbol(UInt8)
  case word(DateWord)
  case whiteSpace
  /// Text in parentheses, or a character without meaning.
  case other

  static let colon = DateToken.symbol(0x3A)
  static let hyphen = DateToken.symbol(0x2D)
  static let dot = DateToken.symbol(0x2E)
  static let closingParenthesis = DateToken.symbol(0x29)

  /// Returns the number if it was written with exactly `digits` digits.
  func number(ofDigits digits: Int) -> Int? {
    if case .number(let number, digits) = self { return number }
    return nil
  }

  /// The sign of a symbol: 1 for `+`, -1 for `-`.
  var sign: Int? {
    switch self {
    case .symbol(0x2B): 1
    case .hyphen: -1
    default: nil
    }
  }

  var isNumber: Bool {
    if case .number = self { return true }
    return false
  }
}

/// The meaning of a word in a date string, regardless of case.
enum DateWord: Equatable {
  /// A month, 1 to 12. Three letters name it, whatever follows them.
  case month(Int)
  /// A half of the day: `AM` (0) or `PM` (12).
  case halfDay(Int)
  /// The offset of a zone from UTC. `Z` is distinct because a time may end in it.
  case zone(hours: Int, isZ: Bool)
  /// A lone `T`.
  case timeSeparator
  case unknown

  /// Creates the meaning of a word from its first three bytes in lower case, padded with zeros.
  init(prefix: (UInt8, UInt8, UInt8), isLonger: Bool) {
    let key = UInt32(prefix.0) << 16 | UInt32(prefix.1) << 8 | UInt32(prefix.2)
    if let month = Self.months.firstIndex(of: key) {
      self = .month(month + 1)
      return
    }
    switch key {
    case _ where isLonger: self = .unknown
    case Self.key("am\0"): self = .halfDay(0)
    case Self.key("pm\0"): self = .halfDay(12)
    case Self.key("ut\0"), Self.key("utc"), Self.key("gmt"): self = .zone(hours: 0, isZ: false)
    case Self.key("z\0\0"): self = .zone(hours: 0, isZ: true)
    case Self.key("t\0\0"): self = .timeSeparator
    case Self.key("edt"): self = .zone(hours: -4, isZ: false)
    case Self.key("est"), Self.key("cdt"): self = .zone(hours: -5, isZ: false)
    case Self.key("cst"), Self.key("mdt"): self = .zone(hours: -6, isZ: false)
    case Self.key("mst"), Self.key("pdt"): self = .zone(hours: -7, isZ: false)
    case Self.key("pst"): self = .zone(hours: -8, isZ: false)
    default: self = .unknown
    }
  }

  private static let months: [UInt32] = [
    key("jan"), key("feb"), key("mar"), key("apr"), key("may"), key("jun"),
    key("jul"), key("aug"), key("sep"), key("oct"), key("nov"), key("dec"),
  ]

  /// Returns three ASCII characters as one number.
  private static func key(_ text: StaticString) -> UInt32 {
    text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
