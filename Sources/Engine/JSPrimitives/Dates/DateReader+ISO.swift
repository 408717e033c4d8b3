extension DateReader {
  /// The result of reading a text as an ISO date.
  enum ISOResult {
    case complete
    /// The date and `T` were valid but the rest was not: no other grammar is tried.
    case invalid
    /// The date was not valid: the numbers read so far count, and the rest is free text.
    case other
  }

  /// Reads `YYYY[-MM[-DD]][THH:mm[:ss[.s+]][Z|±HH[:]mm]]`, the year also `±YYYYYY`.
  ///
  /// Without an offset a date alone is in UTC; a date with a time is local, which here is UTC too.
  mutating func readISODate() -> ISOResult {
    guard readISODay() else { return .other }
    if tokens.peek == .word(.timeSeparator) {
      tokens.next()
      guard readISOTime(), readISOOffset(), tokens.peek == .end else { return .invalid }
    } else if tokens.peek != .end {
      return .other
    }
    day.isISO = true
    return .complete
  }

  /// Returns the days from 1970-01-01 to that of a text of the form `YYYY-MM-DD`, as most dates have it; nil for any other
  /// text, and for a month or day out of range.
  static func day(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else {
      return nil
    }
    func number(_ places: Range<Int>) -> Int? {
      var number = 0
      for place in places {
        let digit = bytes[place] &- UInt8(ascii: "0")
        guard digit < 10 else { return nil }
        number = number &* 10 &+ Int(digit)
      }
      return number
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      1...12 ~= month, 1...31 ~= day
    else { return nil }
    return GregorianCalendar.days(toYear: year, month: month, day: day)
  }

  private mutating func readISODay() -> Bool {
    if let sign = tokens.peek.sign {
      // A sign without a year has no meaning in free text either.
      tokens.next()
      guard let year = tokens.peek.number(ofDigits: 6) else { return false }
      tokens.next()
      if sign < 0, year == 0 { return false }
      _ = day.add(sign * year)
    } else {
      guard let year = tokens.peek.number(ofDigits: 4) else { return false }
      tokens.next()
      _ = day.add(year)
    }
    for range in [1...12, 1...31] {
      guard tokens.skip(.hyphen) else { return true }
      guard let number = twoDigits(in: range) else { return false }
      _ = day.add(number)
    }
    return true
  }

  private mutating func readISOTime() -> Bool {
    guard let hour = twoDigits(in: 0...24) else { return false }
    _ = time.add(hour)
    // Only zeros may follow 24:00.
    let isMidnight = hour == 24
    let range = isMidnight ? 0...0 : 0...59
    guard tokens.skip(.colon), let minute = twoDigits(in: range) else { return false }
    _ = time.add(minute)
    guard tokens.skip(.colon) else { return true }
    guard let second = twoDigits(in: range) else { return false }
    _ = time.add(second)
    guard tokens.skip(.dot) else { return true }
    guard case .number(let fraction, let digits) = tokens.next(), !isMidnight || fraction == 0
    else {
      return false
    }
    _ = time.add(Self.milliseconds(fraction, digits: digits))
    return true
  }

  /// Reads the offset, if there is one.
  private mutating func readISOOffset() -> Bool {
    if tokens.skip(.word(.zone(hours: 0, isZ: true))) {
      zone.set(hours: 0)
      return true
    }
    guard let sign = tokens.peek.sign else { return true }
    tokens.next()
    zone.sign = sign
    if let both = tokens.peek.number(ofDigits: 4) {
      tokens.next()
      (zone.hour, zone.minute) = (both / 100, both % 100)
      return both / 100 <= 23 && both % 100 <= 59
    }
    zone.hour = twoDigits(in: 0...23)
    guard zone.hour != nil, tokens.skip(.colon) else { return false }
    zone.minute = twoDigits(in: 0...59)
    return zone.minute != nil
  }

  /// Reads and returns the next number if it has two digits and is in range; otherwise stays in
  /// place.
  private mutating func twoDigits(in range: ClosedRange<Int>) -> Int? {
    guard let number = tokens.peek.number(ofDigits: 2), range ~= number else { return nil }
    tokens.next()
    return number
  }
}
