internal import JSPrimitives

/// The text of an exec call in the alphabets that programs match.
struct Subject {
  let text: JSText
  /// The UTF-16 code units; empty if the text is ASCII.
  let units: [UInt16]
  /// The code points; empty if the text is ASCII or the pattern does not match code points.
  let points: [UInt32]

  init(_ text: JSText, asCodePoints: Bool) {
    self.text = text
    units = text.isASCII ? [] : text.utf16
    points = text.isASCII || !asCodePoints ? [] : Self.codePoints(of: text)
  }

  var isASCII: Bool { text.isASCII }
  var bytes: [UInt8] { text.bytes }
  /// The number of UTF-16 code units.
  var length: Int { isASCII ? bytes.count : units.count }

  /// The text of a range of UTF-16 code units.
  func slice(_ range: Range<Int>) -> JSText {
    isASCII ? JSText(wtf8: Array(bytes[range])) : JSText(utf16: units[range])
  }

  private static func codePoints(of text: JSText) -> [UInt32] {
    text.bytes.withUnsafeBufferPointer { bytes in
      Array(unsafeUninitializedCapacity: bytes.count) { buffer, count in
        count = decode(bytes, into: buffer)
      }
    }
  }

  /// The code point that holds a UTF-16 code unit; a unit inside a pair belongs to the pair.
  func pointOffset(ofUnit unit: Int) -> Int {
    var position = 0
    for (index, point) in points.enumerated() {
      position += point > 0xFFFF ? 2 : 1
      if position > unit { return index }
    }
    return points.count
  }

  /// Ranges of code points as ranges of UTF-16 code units.
  func unitRanges(_ ranges: [Range<Int>?]) -> [Range<Int>?] {
    var unitOffsets = [0]
    unitOffsets.reserveCapacity(points.count + 1)
    var position = 0
    for point in points {
      position += point > 0xFFFF ? 2 : 1
      unitOffsets.append(position)
    }
    return ranges.map { $0.map { unitOffsets[$0.lowerBound]..<unitOffsets[$0.upperBound] } }
  }
}

/// Subjects that live for one test call, in memory that is usually the stack's.
extension Subject {
  typealias Body<Unit> = (UnsafeBufferPointer<Unit>) throws(MatchError) -> Bool

  /// Calls `body` with the code points of WTF-8 text.
  static func withCodePoints(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: Body<UInt32>
  ) throws(MatchError) -> Bool {
    try withBuffer(capacity: bytes.count, fill: { decode(bytes, into: $0) }, body)
  }

  /// Calls `body` with the UTF-16 code units of WTF-8 text.
  static func withCodeUnits(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: Body<UInt16>
  ) throws(MatchError) -> Bool {
    try withBuffer(capacity: bytes.count, fill: { decode(bytes, into: $0) }, body)
  }

  /// Calls `body` with code units as 32-bit characters.
  static func withWideUnits(
    _ units: UnsafeBufferPointer<UInt16>, _ body: Body<UInt32>
  ) throws(MatchError) -> Bool {
    try withBuffer(
      capacity: units.count,
      fill: { buffer in
        for index in units.indices { buffer[index] = UInt32(units[index]) }
        return units.count
      }, body)
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

  /// Writes code points; a sequence has at least as many bytes as characters.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt32>
  ) -> Int {
    var (offset, count) = (0, 0)
    while offset < bytes.count {
      let (point, length) = WTF8.decode(bytes, at: offset)
      buffer[count] = point
      count &+= 1
      offset &+= length
    }
    return count
  }

  /// Writes UTF-16 code units; a sequence has at least as many bytes as units.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt16>
  ) -> Int {
    var (offset, count) = (0, 0)
    while offset < bytes.count {
      let (point, length) = WTF8.decode(bytes, at: offset)
      if point < 0x10000 {
        buffer[count] = UInt16(truncatingIfNeeded: point)
        count &+= 1
      } else {
        buffer[count] = UInt16(truncatingIfNeeded: 0xD7C0 &+ point >> 10)
        buffer[count &+ 1] = UInt16(truncatingIfNeeded: 0xDC00 | point & 0x3FF)
        count &+= 2
      }
      offset &+= length
    }
    return count
  }
}
