internal import CTextScan
internal import SourceJSON

/// A text that is read and judged at once: a place in it, and how it goes on.
struct OnePassText {
  let bytes: UnsafeBufferPointer<UInt8>
  let base: UnsafePointer<UInt8>
  let count: Int
  let limits: JSONLimits
  /// Whether the output is written while the text is read.
  let writesOutput: Bool
  /// Whether the text was found to have declared keys only and nothing but plain strings, short numbers and words so far;
  /// false from the start unless that is to be found out.
  var isOrdinary: Bool
  /// The offset of the next byte, at most `count`.
  var offset = 0
  /// Whether the value that was passed last was refused, so that the text is invalid.
  var isRefused = false
  /// The refused value; undefined if it is an object that was judged while it was read.
  var refusedValue = Value.undefined
  /// The place of the refused value among the refused objects, or -1.
  var refusedObject: Int32 = -1

  /// Returns nil for a text that is empty or exceeds a limit.
  @inline(__always)
  init?(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits, writesOutput: Bool = false,
    notesOrdinary: Bool = false
  ) {
    guard let base = bytes.baseAddress, bytes.count > 0, bytes.count <= limits.maximumBytes,
      bytes.count <= limits.maximumStringBytes
    else { return nil }
    self.bytes = bytes
    self.base = base
    count = bytes.count
    self.limits = limits
    self.writesOutput = writesOutput
    isOrdinary = notesOrdinary
  }

  /// Notes that the value that was passed last is refused.
  mutating func refuse(_ value: Value, object: Int32 = -1) {
    isRefused = true
    refusedValue = value
    refusedObject = object
  }

  /// Whether the offset is at this byte.
  @inline(__always)
  func isAt(_ byte: UInt8) -> Bool { offset < count && base[offset] == byte }

  @inline(__always)
  mutating func skipWhiteSpace() {
    while offset < count, base[offset] <= 0x20, Self.isWhiteSpace(base[offset]) { offset &+= 1 }
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Passes a byte; false if the offset is at another one.
  @inline(__always)
  mutating func consume(_ byte: UInt8) -> Bool {
    guard isAt(byte) else { return false }
    offset &+= 1
    return true
  }

  /// Passes a byte and the white space around it; false if another byte is there.
  mutating func consumeSpaced(_ byte: UInt8) -> Bool {
    skipWhiteSpace()
    guard consume(byte) else { return false }
    skipWhiteSpace()
    return true
  }

  /// Returns the text of a string of plain ASCII at a place; nil for anything else.
  ///
  /// - Parameter place: The place, at most `count`.
  @inline(__always)
  func plainText(at place: Int) -> Arena.Text? {
    guard place < count, base[place] == UInt8(ascii: "\"") else { return nil }
    let start = place &+ 1
    // In bounds, here and below: the run ends at `count` at most.
    var end = compass_untagged_run_end(base, start, count)
    var hasNoTags = true
    if end < count, base[end] == UInt8(ascii: "<") {
      end = compass_unescaped_run_end(base, end, count)
      hasNoTags = false
    }
    guard end < count, base[end] == UInt8(ascii: "\"") else { return nil }
    return Arena.Text(
      bytes: UnsafeBufferPointer(start: base + start, count: end &- start), isASCII: true,
      hasNoTags: hasNoTags)
  }

  /// Passes a string of plain ASCII and returns the bytes between its quotes; nil for anything else, which is not
  /// passed.
  mutating func plainString() -> UnsafeBufferPointer<UInt8>? {
    guard let string = plainString(at: offset) else { return nil }
    offset &+= string.count &+ 2
    return string
  }

  /// Returns the bytes between the quotes of a string of plain ASCII at a place; nil for anything else.
  ///
  /// - Parameter place: The place, at most `count`.
  @inline(__always)
  func plainString(at place: Int) -> UnsafeBufferPointer<UInt8>? {
    guard place < count, base[place] == UInt8(ascii: "\"") else { return nil }
    let start = place &+ 1
    // In bounds: the run ends at `count` at most.
    let end = compass_unescaped_run_end(base, start, count)
    guard end < count, base[end] == UInt8(ascii: "\"") else { return nil }
    return UnsafeBufferPointer(start: base + start, count: end &- start)
  }
}
