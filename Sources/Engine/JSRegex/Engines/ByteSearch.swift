internal import JSPrimitives

/// The searches of one call for all matches by the search automaton alone, in the bytes of a text.
///
/// It does without the decoded text, but does not know groups.
struct ByteSearch: Sendable {
  /// The outcome of a search.
  enum Outcome {
    case found(JSMatch.Capture)
    case none
    /// Another engine must search from this code unit on.
    case undecided(from: Int)
  }

  private let text: JSText
  private let readsCodePoints: Bool
  /// The place of the next search, in bytes and in UTF-16 code units; nil if there are no more
  /// matches.
  private var place: (byte: Int, unit: Int)?
  private var reach: Int

  /// Creates the searches from a code unit on, which may be after the end.
  init(_ text: JSText, from start: Int, readsCodePoints: Bool) {
    self.text = text
    self.readsCodePoints = readsCodePoints
    reach = SearchState.reach(forLength: text.bytes.count)
    place = Self.place(ofUnit: start, in: text, readsCodePoints: readsCodePoints)
  }

  /// Returns the next match, as `RegexMatches.next` does.
  mutating func next(_ automaton: UnsafePointer<SearchAutomaton>) -> Outcome {
    guard let (byte, unit) = place else { return .none }
    place = nil
    return text.bytes.withUnsafeBufferPointer { bytes in
      switch search(automaton, bytes, from: byte) {
      case .none: return .none
      case .undecided: return .undecided(from: unit)
      case .found(let range):
        let start = unit &+ unitCount(of: bytes, byte..<range.lowerBound)
        let end = start &+ unitCount(of: bytes, range)
        place = following(range.upperBound, end, isEmpty: range.isEmpty, in: bytes)
        return .found(JSMatch.Capture(range: start..<end, text: slice(of: bytes, range)))
      }
    }
  }

  @inline(__always)
  private mutating func search(
    _ automaton: UnsafePointer<SearchAutomaton>, _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> SearchAutomaton.Outcome {
    if text.isASCII {
      return SearchAutomaton.search(automaton, bytes, from: start, reach: &reach)
    }
    guard let text = EncodedText(bytes, readsCodePoints: readsCodePoints) else { return .none }
    return automaton.pointee.search(text, from: start, reach: &reach)
  }

  // MARK: Places

  /// Returns the place after a match: at its end, or behind the next character after an empty one.
  private func following(
    _ byte: Int, _ unit: Int, isEmpty: Bool, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (byte: Int, unit: Int)? {
    if !isEmpty { return (byte, unit) }
    guard byte < bytes.count else { return nil }
    guard !text.isASCII, let text = EncodedText(bytes, readsCodePoints: readsCodePoints) else {
      return (byte &+ 1, unit &+ 1)
    }
    let next = text.place(after: byte)
    return (next, unit &+ unitCount(of: bytes, byte..<next))
  }

  /// Returns the place of a code unit; nil if it is after the end. With code points it is the start
  /// of the code point that contains the unit.
  private static func place(
    ofUnit unit: Int, in text: JSText, readsCodePoints: Bool
  ) -> (byte: Int, unit: Int)? {
    if unit == 0 { return (0, 0) }
    guard !text.isASCII else { return unit <= text.bytes.count ? (unit, unit) : nil }
    return text.bytes.withUnsafeBufferPointer { bytes in
      guard let encoded = EncodedText(bytes, readsCodePoints: readsCodePoints) else { return nil }
      var (byte, count) = (0, 0)
      while byte < bytes.count {
        let next = encoded.place(after: byte)
        let length = readsCodePoints && next &- byte == 4 ? 2 : 1
        if count &+ length > unit { return (byte, count) }
        (byte, count) = (next, count &+ length)
      }
      return unit == count ? (byte, count) : nil
    }
  }

  // MARK: Ranges of bytes, which may start or end in the middle of a pair

  private func unitCount(of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    if text.isASCII { return range.count }
    let (whole, halves) = wholeCharacters(of: bytes, range)
    return halves.count &+ WTF8.utf16Count(UnsafeBufferPointer(rebasing: bytes[whole]))
  }

  private func slice(of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> JSText {
    if text.isASCII { return JSText(wtf8: Array(bytes[range])) }
    let (whole, halves) = wholeCharacters(of: bytes, range)
    let middle = Array(bytes[whole])
    if halves.isEmpty { return JSText(wtf8: middle) }
    var result: [UInt8] = []
    for half in halves where half.place < whole.lowerBound { WTF8.append(half.unit, to: &result) }
    result += middle
    for half in halves where half.place >= whole.upperBound { WTF8.append(half.unit, to: &result) }
    return JSText(wtf8: result)
  }

  private typealias Half = (place: Int, unit: UInt32)

  /// Returns the part of a range that has whole characters, and the halves of pairs at its ends.
  private func wholeCharacters(
    of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> (whole: Range<Int>, halves: [Half]) {
    guard !readsCodePoints, let text = EncodedText(bytes, readsCodePoints: false) else {
      return (range, [])
    }
    var (low, high) = (range.lowerBound, range.upperBound)
    var halves: [Half] = []
    if low < high, text.isInPair(low) {
      let codePoint = WTF8.decode(bytes, at: low &- 2).codePoint
      halves.append((low, 0xDC00 | codePoint & 0x3FF))
      low &+= 2
    }
    if low < high, text.isInPair(high) {
      let codePoint = WTF8.decode(bytes, at: high &- 2).codePoint
      high &-= 2
      halves.append((high, 0xD7C0 &+ codePoint >> 10))
    }
    // A match of bytes that are not WTF-8 may be shorter than a half.
    return (low..<max(low, high), halves)
  }
}
