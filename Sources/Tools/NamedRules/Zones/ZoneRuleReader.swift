/// Reads the parts of a zone's rule one after the other.
struct ZoneRuleReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: some Collection<UInt8>) { rest = Array(text)[...] }

  var isAtEnd: Bool { rest.isEmpty }
  var next: UInt8? { rest.first }

  /// Skips the name of a time, of three characters at least: letters, or anything in angle brackets.
  ///
  /// Returns false if there is none.
  mutating func skipName() -> Bool {
    let isQuoted = skip(UInt8(ascii: "<"))
    let name = rest.prefix { byte in
      isQuoted ? byte != UInt8(ascii: ">") : (0x41...0x5A).contains(byte & 0xDF)
    }
    rest = rest.dropFirst(name.count)
    return name.count >= 3 && (!isQuoted || skip(UInt8(ascii: ">")))
  }

  /// Reads a signed time, `h[:mm[:ss]]`, in seconds.
  ///
  /// - Parameter hours: the most hours on either side.
  mutating func time(hours: Int) -> Int? {
    let isNegative = skip(UInt8(ascii: "-"))
    if !isNegative { _ = skip(UInt8(ascii: "+")) }
    guard var seconds = number(in: 0...hours).map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] {
      guard skip(UInt8(ascii: ":")) else { break }
      guard let part = number(in: 0...59) else { return nil }
      seconds += part * unit
    }
    return isNegative ? -seconds : seconds
  }

  /// Reads `,Mm.w.d`, `,Jn` or `,n`, and `/time`, which is 2:00 if it is missing.
  mutating func change() -> ZoneChange? {
    guard skip(UInt8(ascii: ",")), let day = day() else { return nil }
    guard skip(UInt8(ascii: "/")) else { return ZoneChange(day: day, time: 7200) }
    return time(hours: 167).map { ZoneChange(day: day, time: $0) }
  }

  private mutating func day() -> ZoneChange.Day? {
    if skip(UInt8(ascii: "J")) { return number(in: 1...365).map { .ofCommonYear($0) } }
    guard skip(UInt8(ascii: "M")) else { return number(in: 0...365).map { .ofYear($0) } }
    guard let month = number(in: 1...12), skip(UInt8(ascii: ".")),
      let week = number(in: 1...5), skip(UInt8(ascii: ".")), let weekday = number(in: 0...6)
    else { return nil }
    return .weekday(weekday, week: week, month: month)
  }

  /// Skips a byte; returns false if another one is next.
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Reads up to three digits.
  private mutating func number(in range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(3).prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(digits.count)
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return digits.isEmpty || !range.contains(number) ? nil : number
  }
}
