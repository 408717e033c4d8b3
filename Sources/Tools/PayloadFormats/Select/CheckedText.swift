internal import JSPrimitives
package import SourceJSON

/// JSON text that was checked, read from value to value without a tape.
///
/// Of text that is not JSON, the ranges have no meaning, but are within it. It points into the text and must not outlive it.
package struct CheckedText {
  package let bytes: UnsafeBufferPointer<UInt8>

  package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// An element of an array, or a member of an object.
  struct Child {
    /// The bytes between the quotes of the key; nil for an element.
    var key: Range<Int>?
    var value: Range<Int>
  }

  /// The range of the whole value, without the white space around it.
  package var root: Range<Int> { value(at: start(from: 0)) }

  /// Returns the kind of a value by its first byte.
  package func kind(of value: Range<Int>) -> TapeEntry.Kind {
    switch value.isEmpty ? 0 : bytes[value.lowerBound] {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "t"): .true
    case UInt8(ascii: "f"): .false
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  /// Returns the child of an array or object behind an offset, which is that of the opening bracket or behind the child
  /// before; nil at the closing bracket.
  func child(after offset: Int, isFirst: Bool, isMember: Bool) -> Child? {
    var place = start(from: isFirst ? offset + 1 : offset)
    if !isFirst, place < bytes.count, bytes[place] == UInt8(ascii: ",") {
      place = start(from: place + 1)
    }
    guard place < bytes.count, bytes[place] != UInt8(ascii: "]"),
      bytes[place] != UInt8(ascii: "}")
    else { return nil }
    guard isMember else { return Child(value: value(at: place)) }
    let key = value(at: place)
    place = start(from: key.upperBound)
    return Child(key: inside(key), value: value(at: start(from: place + 1)))
  }

  /// Returns the text of a key or string.
  ///
  /// - Parameter inside: The range between its quotes.
  func text(_ inside: Range<Int>) -> JSText {
    let source = UnsafeBufferPointer(rebasing: bytes[inside])
    guard source.contains(UInt8(ascii: "\\")) else { return JSText(wtf8: Array(source)) }
    var text: [UInt8] = []
    JSONEscapes.decode(source, into: &text)
    return JSText(wtf8: text)
  }

  /// Returns the range between the quotes of a string.
  func inside(_ string: Range<Int>) -> Range<Int> {
    string.count < 2
      ? string.upperBound..<string.upperBound : string.lowerBound + 1..<string.upperBound - 1
  }

  /// Returns the range of the value that starts at an offset.
  private func value(at start: Int) -> Range<Int> {
    guard start < bytes.count else { return bytes.count..<bytes.count }
    switch bytes[start] {
    case UInt8(ascii: "\""): return start..<endOfString(at: start)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return start..<endOfContainer(at: start)
    default:
      var end = start + 1
      while end < bytes.count, !Self.endsScalar(bytes[end]) { end += 1 }
      return start..<end
    }
  }

  private func endOfContainer(at start: Int) -> Int {
    var depth = 0
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place = endOfString(at: place)
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return place + 1 }
      default: break
      }
      place += 1
    }
    return bytes.count
  }

  private func endOfString(at start: Int) -> Int {
    guard let base = bytes.baseAddress else { return bytes.count }
    var place = start + 1
    while place < bytes.count {
      // In bounds: the offset is before the end of the text.
      place = UnescapedRun.end(in: base, from: place, to: bytes.count)
      guard place < bytes.count else { break }
      switch bytes[place] {
      case UInt8(ascii: "\""): return place + 1
      case UInt8(ascii: "\\"): place += 2
      default: place += 1
      }
    }
    return bytes.count
  }

  /// Returns the offset of the first byte that is not white space.
  private func start(from offset: Int) -> Int {
    var place = offset
    while place < bytes.count, Self.isBlank(bytes[place]) { place += 1 }
    return min(place, bytes.count)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func endsScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): true
    default: isBlank(byte)
    }
  }
}
