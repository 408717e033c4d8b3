package import Diagnostics
internal import JSPrimitives
internal import SourceJSON

/// The text in a JSON string, with the part of the string that each part of it came from.
package struct EmbeddedText: Sendable {
  /// The text, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// The ranges that its parts came from, in the text around the string.
  package private(set) var map = SpanMap()

  /// The text of a string.
  ///
  /// - Parameters:
  ///   - string: The range of the string with its quotes.
  ///   - text: The text around it.
  ///   - maximumMemory: The most bytes of memory for the origins of its parts.
  /// - Throws: `FormatError` at the offset in the text where the string needs more memory.
  package init(
    _ string: Range<Int>, in text: CheckedText, maximumMemory: Int = .max
  ) throws(FormatError) {
    let inside = text.inside(string)
    let source = UnsafeBufferPointer(rebasing: text.bytes[inside])
    let start = inside.lowerBound
    var place = 0
    var runStart = 0
    while place < source.count {
      guard source[place] == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      guard map.canGrow(within: maximumMemory) else {
        throw FormatError.memory(limit: maximumMemory, at: start + place)
      }
      append(source[runStart..<place], from: start + runStart..<start + place)
      let escape = place
      place = Self.endOfEscape(at: place, in: source)
      var text: [UInt8] = []
      JSONEscapes.decode(UnsafeBufferPointer(rebasing: source[escape..<place]), into: &text)
      append(text[...], from: start + escape..<start + place)
      runStart = place
    }
    append(source[runStart...], from: start + runStart..<start + source.count)
  }

  private mutating func append(_ text: some Collection<UInt8>, from origin: Range<Int>) {
    let first = bytes.count
    bytes.append(contentsOf: text)
    map.append(first..<bytes.count, from: origin)
  }

  /// Returns the offset after an escape, or after both escapes of a pair.
  private static func endOfEscape(at start: Int, in source: UnsafeBufferPointer<UInt8>) -> Int {
    guard start + 1 < source.count, source[start + 1] == UInt8(ascii: "u") else {
      return min(start + 2, source.count)
    }
    let end = min(start + 6, source.count)
    guard isUnit(at: start, in: source, first: UInt8(ascii: "8")..<UInt8(ascii: "c")),
      isUnit(at: end, in: source, first: UInt8(ascii: "c")..<UInt8(ascii: "g"))
    else { return end }
    return min(end + 6, source.count)
  }

  /// Whether an escape of a surrogate is at an offset, whose second digit is in a range of small letters and digits.
  private static func isUnit(
    at start: Int, in source: UnsafeBufferPointer<UInt8>, first: Range<UInt8>
  ) -> Bool {
    guard start + 5 < source.count, source[start] == UInt8(ascii: "\\"),
      source[start + 1] == UInt8(ascii: "u"), source[start + 2] | 0x20 == UInt8(ascii: "d")
    else { return false }
    let digit = source[start + 3]
    return first.contains(digit >= UInt8(ascii: "A") ? digit | 0x20 : digit)
  }
}
