internal import JSPrimitives

/// The subject of a call in the alphabets of programs, decoded once for all matches.
struct Subject: Sendable {
  /// The text if it is ASCII; otherwise empty.
  let bytes: [UInt8]
  /// The UTF-16 code units; empty if the text is ASCII.
  let units: [UInt16]
  /// The code points; empty if the text is ASCII or the pattern does not match code points.
  let points: [UInt32]
  /// The places in `points` of code points with two code units, ascending.
  private let pairs: [Int]
  /// Whether every code unit is below 0x80.
  let isASCII: Bool

  init(_ text: JSText, asCodePoints: Bool) {
    self = text.bytes.withUnsafeBufferPointer { bytes in
      text.isASCII
        ? Subject(ascii: text.bytes) : Subject(wtf8: bytes, asCodePoints: asCodePoints)
    }
  }

  /// Creates the text of WTF-8 bytes; `isASCII` is whether all of them are below 0x80.
  init(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, asCodePoints: Bool) {
    self = isASCII ? Subject(ascii: Array(bytes)) : Subject(wtf8: bytes, asCodePoints: asCodePoints)
  }

  private init(ascii bytes: [UInt8]) {
    self.bytes = bytes
    (units, points, pairs) = ([], [], [])
    isASCII = true
  }

  private init(wtf8 bytes: UnsafeBufferPointer<UInt8>, asCodePoints: Bool) {
    self.bytes = []
    units = WTF8.decodeUTF16(bytes)
    points = asCodePoints ? Self.codePoints(of: bytes) : []
    pairs = points.indices.filter { [points] in points[$0] > 0xFFFF }
    isASCII = false
  }

  /// The number of UTF-16 code units.
  var length: Int { isASCII ? bytes.count : units.count }

  /// The code unit at an offset below `length`.
  subscript(_ offset: Int) -> UInt16 { isASCII ? UInt16(bytes[offset]) : units[offset] }

  /// Returns the text of a range of UTF-16 code units.
  func slice(_ range: Range<Int>) -> JSText {
    isASCII ? JSText(wtf8: Array(bytes[range])) : JSText(utf16: units[range])
  }

  /// Returns the offset after the code unit at `offset`, or after the pair that starts there if the
  /// pattern matches code points. ECMA-262, sec-advancestringindex.
  func advanced(_ offset: Int, byCodePoint: Bool) -> Int {
    let isPair =
      byCodePoint && !isASCII && offset + 1 < units.count
      && units[offset] & 0xFC00 == 0xD800 && units[offset + 1] & 0xFC00 == 0xDC00
    return offset + (isPair ? 2 : 1)
  }

  private static func codePoints(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    // Threads share the one empty array, and the initializer below writes the count of its array.
    guard !bytes.isEmpty else { return [] }
    return Array(unsafeUninitializedCapacity: bytes.count) { buffer, count in
      count = WTF8.decodeCodePoints(bytes, into: buffer)
    }
  }

  /// Returns the index of the code point that contains a UTF-16 code unit. Both units of a pair
  /// belong to its code point.
  func pointOffset(ofUnit unit: Int) -> Int {
    // Pair n ends at unit pairs[n] + n + 1: the pairs before it are one unit longer than points.
    unit - pairCount { pairs[$0] + $0 + 1 <= unit }
  }

  /// Returns ranges of code points as ranges of UTF-16 code units.
  func unitRanges(_ ranges: [Range<Int>?]) -> [Range<Int>?] {
    ranges.map {
      $0.map { unitOffset(ofPoint: $0.lowerBound)..<unitOffset(ofPoint: $0.upperBound) }
    }
  }

  private func unitOffset(ofPoint point: Int) -> Int {
    point + pairCount { pairs[$0] < point }
  }

  /// Returns the number of pairs before the first one that does not satisfy a monotonic condition.
  private func pairCount(where isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, pairs.count)
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Subjects for one test call, usually in stack memory.
extension Subject {
  typealias Body<Unit> = (UnsafeBufferPointer<Unit>) throws(MatchError) -> Bool

  /// Calls `body` with the code points of WTF-8 text.
  static func withCodePoints(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: Body<UInt32>
  ) throws(MatchError) -> Bool {
    try withBuffer(capacity: bytes.count, fill: { WTF8.decodeCodePoints(bytes, into: $0) }, body)
  }

  /// Calls `body` with the UTF-16 code units of WTF-8 text.
  static func withCodeUnits(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: Body<UInt16>
  ) throws(MatchError) -> Bool {
    try withBuffer(capacity: bytes.count, fill: { WTF8.decodeUTF16(bytes, into: $0) }, body)
  }

  private static func withBuffer<Unit>(
    capacity: Int, fill: (UnsafeMutableBufferPointer<Unit>) -> Int, _ body: Body<Unit>
  ) throws(MatchError) -> Bool {
    let result = withUnsafeTemporaryAllocation(of: Unit.self, capacity: capacity) {
      buffer -> Result<Bool, MatchError> in
      let filled = UnsafeBufferPointer(rebasing: buffer[..<fill(buffer)])
      do throws(MatchError) {
        return .success(try body(filled))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
