extension DateReader {
  /// Reads a date such as `Apr 15, 2026 10:30 PM GMT+2` or `4/15/26`; returns false if the text is
  /// no date.
  ///
  /// Words are ignored before the first number and rejected after it, unless they name a month, a
  /// zone or a half of the day. Text in parentheses, white space and other punctuation separate.
  mutating func readFreeText() -> Bool {
    var hasNumber = !day.isEmpty
    while true {
      switch tokens.next() {
      case .end:
        return true
      case .number(let number, _):
        hasNumber = true
        guard readNumber(number) else { return false }
      case .word(let word):
        guard readWord(word, hasNumber: hasNumber) else { return false }
      case let token where token.sign != nil && (zone.isUTC || !time.isEmpty):
        hasNumber = true
        zone.sign = token.sign
        guard readOffset() else { return false }
      case let token where token.sign != nil || token == .closingParenthesis:
        // Signs before the first number are ignored.
        if hasNumber { return false }
      case .symbol, .whiteSpace, .other:
        continue
      }
    }
  }

  /// Adds a number to the field that the tokens before and after it imply.
  private mutating func readNumber(_ number: Int) -> Bool {
    if tokens.skip(.colon) {
      if tokens.skip(.colon) {
        // `n::` leaves the minute out.
        return time.isEmpty && time.add(number) && time.add(0)
      }
      guard time.add(number) else { return false }
      _ = tokens.skip(.dot)
      return true
    }
    if tokens.skip(.dot), time.expects(number) {
      _ = time.add(number)
      guard case .number(let fraction, let digits) = tokens.next() else { return false }
      time.addLast(Self.milliseconds(fraction, digits: digits))
      return true
    }
    if zone.expectsMinute(number) {
      zone.minute = number
      return true
    }
    if time.expects(number) {
      time.addLast(number)
      return isEndOfTime(tokens.peek)
    }
    guard day.add(number) else { return false }
    _ = tokens.skip(.hyphen)
    return true
  }

  /// Returns whether a token may come right after a complete time.
  private func isEndOfTime(_ token: DateToken) -> Bool {
    switch token {
    case .end, .whiteSpace, .word(.zone(_, isZ: true)): true
    default: token.sign != nil
    }
  }

  private mutating func readWord(_ word: DateWord, hasNumber: Bool) -> Bool {
    switch word {
    case .halfDay(let offset) where !time.isEmpty:
      time.halfDay = offset
    case .month(let month):
      day.namedMonth = month
      _ = tokens.skip(.hyphen)
    case .zone(let hours, _) where hasNumber:
      zone.set(hours: hours)
    default:
      return !hasNumber && !tokens.peek.isNumber
    }
    return true
  }

  /// Reads `hh`, `hhmm` or `hh:` after a sign. The minute after the colon is a number of its own.
  private mutating func readOffset() -> Bool {
    var (number, digits) = (0, 0)
    if case .number(let written, let count) = tokens.peek {
      (number, digits) = (written, count)
      tokens.next()
    }
    if tokens.peek == .colon {
      (zone.hour, zone.minute) = (number, nil)
      return true
    }
    switch digits {
    case 1, 2: (zone.hour, zone.minute) = (number, 0)
    case 3, 4: (zone.hour, zone.minute) = (number / 100, number % 100)
    default: return false
    }
    return true
  }
}
