internal import HTMLParsing
private import JSPrimitives

/// Writes markup as `innerHTML` does.
///
/// HTML Standard, "Serializing HTML fragments", with `<` and `>` escaped in attribute values too.
struct FragmentSerializer: ~Copyable {
  private var writer: ByteWriter
  /// The end of the bytes that all texts and values are part of: up to there they may be read.
  private let sourceEnd: UnsafePointer<UInt8>

  private init(_ writer: consuming ByteWriter, sourceEnd: UnsafePointer<UInt8>) {
    self.writer = writer
    self.sourceEnd = sourceEnd
  }

  /// Returns the markup that a function writes.
  ///
  /// - Parameters:
  ///   - source: the bytes that all texts and values are part of.
  ///   - capacity: the number of bytes that are expected, or a few more.
  static func markup(
    source: UnsafeBufferPointer<UInt8>, capacity: Int, _ body: (inout FragmentSerializer) -> Void
  ) -> [UInt8] {
    // Without bytes no text has any, and the end is never looked at.
    let sourceEnd = source.baseAddress.map { $0 + source.count } ?? WrittenName.noText
    return ByteWriter.bytes(capacity: capacity) { writer in
      var serializer = FragmentSerializer(writer, sourceEnd: sourceEnd)
      body(&serializer)
      return serializer.finish()
    }
  }

  private consuming func finish() -> ByteWriter { writer }

  /// A start tag without attributes.
  @inline(__always)
  mutating func startTag(_ name: WrittenName) {
    writer.reserve(name.room &+ 2)
    writer.write(0x3C)
    write(name)
    writer.write(0x3E)
  }

  /// The start of a tag up to its attributes.
  mutating func openTag(_ name: WrittenName) {
    writer.reserve(name.room &+ 1)
    writer.write(0x3C)
    write(name)
  }

  mutating func attribute(_ name: WrittenName, _ value: UnsafeBufferPointer<UInt8>) {
    writer.reserve(name.room &+ 3)
    writer.write(0x20)
    write(name)
    writer.write(0x3D)
    writer.write(0x22)
    if let start = value.baseAddress { escape(start, count: value.count, quotes: true) }
    writer.reserve(1)
    writer.write(0x22)
  }

  /// The end of a start tag.
  mutating func closeBracket() {
    writer.reserve(1)
    writer.write(0x3E)
  }

  @inline(__always)
  mutating func endTag(_ name: WrittenName) {
    writer.reserve(name.room &+ 3)
    writer.write(0x3C)
    writer.write(0x2F)
    write(name)
    writer.write(0x3E)
  }

  /// A part of the source as text.
  @inline(__always)
  mutating func text(_ start: UnsafePointer<UInt8>, count: Int) {
    if count > 2, start.pointee == 0xED, joinsSurrogates(start) {
      return escape(start + 3, count: count &- 3, quotes: false)
    }
    escape(start, count: count, quotes: false)
  }

  /// Text as it is, such as the white space a parser drops before the body.
  mutating func verbatim(_ text: UnsafeBufferPointer<UInt8>) {
    guard let start = text.baseAddress, !text.isEmpty else { return }
    writer.reserve(text.count)
    writer.write(start, count: text.count)
  }

  @inline(__always)
  private mutating func write(_ name: WrittenName) {
    if name.isShort {
      writer.write(name.word, count: name.count)
    } else {
      writer.write(name.start, count: name.count)
    }
  }

  /// `&`, U+00A0, `<` and `>` become references, and `"` where it would end a value.
  @inline(__always)
  private mutating func escape(_ start: UnsafePointer<UInt8>, count: Int, quotes: Bool) {
    writer.reserve(count &+ EscapeScan.width)
    var next = start
    let end = start + count
    // Each turn reads and writes a whole vector, and then goes on behind the part of it that counts: up to
    // the end of the text, or to the first byte that can't stay. What is behind the text is overwritten.
    while sourceEnd - next >= EscapeScan.width {
      let vector = EscapeScan.load(next)
      let clean = EscapeScan.cleanCount(of: vector, quotes: quotes)
      let left = end - next
      if clean >= left { return writer.write(vector, count: left) }
      writer.write(vector, count: clean)
      next += clean
      if clean < EscapeScan.width { escapeByte(at: &next, to: end, quotes: quotes) }
      if next == end { return }
    }
    while next < end { escapeByte(at: &next, to: end, quotes: quotes) }
  }

  /// Writes the byte, or the two bytes, that the pointer points to, and goes on behind them.
  private mutating func escapeByte(
    at next: inout UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>, quotes: Bool
  ) {
    let reference: StaticString
    var length = 1
    switch next.pointee {
    case 0x26: reference = "&amp;"
    case 0x3C: reference = "&lt;"
    case 0x3E: reference = "&gt;"
    case 0x22 where quotes: reference = "&quot;"
    case 0xC2 where end - next > 1 && next[1] == 0xA0:
      reference = "&nbsp;"
      length = 2
    default:
      // There is room: the text has been counted as it is.
      writer.write(next.pointee)
      next += 1
      return
    }
    next += length
    writer.reserve(reference.utf8CodeUnitCount + (end - next) + EscapeScan.width)
    writer.write(reference.utf8Start, count: reference.utf8CodeUnitCount)
  }

  /// Writes the low surrogate that a text starts with if it makes one character with what is written
  /// last, a high one, as JavaScript concatenates strings.
  @inline(never)
  private mutating func joinsSurrogates(_ text: UnsafePointer<UInt8>) -> Bool {
    guard text[1] >= 0xB0, text[2] & 0xC0 == 0x80, let high = writer.lastHighSurrogate else {
      return false
    }
    let low = UInt32(text[1] & 0x0F) << 6 | UInt32(text[2] & 0x3F)
    var joined: [UInt8] = []
    WTF8.append(0x10000 + high << 10 + low, to: &joined)
    writer.removeLast(3)
    writer.reserve(joined.count)
    for byte in joined { writer.write(byte) }
    return true
  }
}
