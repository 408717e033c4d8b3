/// The units of a bracket expression, such as `[a-z]`, `[!0-9]` or `[[:digit:]]`.
struct WildcardSet {
  private var isNegated = false
  private var ranges: [ClosedRange<UInt32>] = []

  /// The ASCII characters of each named class, by POSIX.1-2024, XBD 7.3.1.
  private static let classes: [String: [ClosedRange<Unicode.Scalar>]] = [
    "alnum": ["0"..."9", "A"..."Z", "a"..."z"], "alpha": ["A"..."Z", "a"..."z"],
    "blank": [" "..." ", "\t"..."\t"], "cntrl": ["\0"..."\u{1F}", "\u{7F}"..."\u{7F}"],
    "digit": ["0"..."9"], "graph": ["!"..."~"], "lower": ["a"..."z"], "print": [" "..."~"],
    "punct": ["!"..."/", ":"..."@", "["..."`", "{"..."~"],
    "space": [" "..." ", "\t"..."\r"], "upper": ["A"..."Z"],
    "xdigit": ["0"..."9", "A"..."F", "a"..."f"],
  ]

  func contains(_ unit: UInt32) -> Bool {
    ranges.contains { $0.contains(unit) } != isNegated
  }

  /// Reads a set from the unit after its bracket; `end` is the index after it.
  ///
  /// - Returns: nil if the bracket is not closed; no set if it names an unknown class.
  static func read(_ pattern: [UInt32], from start: Int) -> (set: WildcardSet?, end: Int)? {
    var set = WildcardSet()
    var at = start
    if at < pattern.count, pattern[at] == "!" || pattern[at] == "^" {
      set.isNegated = true
      at += 1
    }
    let first = at
    var previous: UInt32?
    while at < pattern.count {
      let unit = pattern[at]
      if unit == "]", at > first { return (set, at + 1) }
      if unit == "\\" {
        at += 1
        guard at < pattern.count else { return nil }
        set.ranges.append(pattern[at]...pattern[at])
        previous = pattern[at]
      } else if unit == "-", let low = previous, at + 1 < pattern.count, pattern[at + 1] != "]" {
        at += pattern[at + 1] == "\\" ? 2 : 1
        guard at < pattern.count else { return nil }
        if low <= pattern[at] { set.ranges.append(low...pattern[at]) }
        previous = nil
      } else if unit == "[", at + 1 < pattern.count, pattern[at + 1] == ":",
        let close = pattern[(at + 2)...].firstIndex(where: { $0 == "]" }),
        close > at + 2, pattern[close - 1] == ":"
      {
        let name = pattern[(at + 2)..<(close - 1)].compactMap(Unicode.Scalar.init)
        guard let ranges = classes[String(String.UnicodeScalarView(name))] else {
          return (nil, pattern.count)
        }
        set.ranges += ranges.map { $0.lowerBound.value...$0.upperBound.value }
        previous = nil
        at = close
      } else {
        set.ranges.append(unit...unit)
        previous = unit
      }
      at += 1
    }
    return nil
  }
}
