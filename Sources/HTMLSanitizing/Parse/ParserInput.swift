private import JSPrimitives

/// Text in the form in which the parser reads it as a browser reads the original.
///
/// The parser replaces lone surrogates, control characters and noncharacters by U+FFFD, which a
/// browser does not; they are disguised. Tags that the HTML Standard has changed since the parser
/// was written are rewritten: see `StandardChanges`. So are tags with `RepeatedAttributes`.
struct ParserInput {
  /// UTF-8, to be turned back by `ParserMark`.
  let bytes: [UInt8]

  /// Rewrites a text, or returns nil when the parser may read it as it is.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    var changes = StandardChanges()
    var bytes: [UInt8] = []
    var copied = 0
    var tags = MarkupScanner(text)
    while let (start, tag) = tags.next() {
      let edit = changes.edit(for: tag, named: text[tag.name])
      let hasNull = text[start..<tag.end].contains(0)
      let repeated = RepeatedAttributes.ends(in: tag, of: text)
      guard edit != nil || hasNull || !repeated.isEmpty else { continue }
      let offset = edit?.offset(in: tag, at: start) ?? start
      Self.append(text[copied..<offset], to: &bytes)
      if let edit { ParserMark.append(before: edit.before, after: edit.after, to: &bytes) }
      Self.append(tag, of: text, from: offset, repeated: repeated, to: &bytes)
      copied = tag.end
    }
    if bytes.isEmpty, !Self.needsDisguise(text) { return nil }
    Self.append(text[copied...], to: &bytes)
    self.bytes = bytes
  }

  /// Appends the rest of a tag. A null in a tag is read as U+FFFD, which the parser does not do
  /// everywhere; a name may become that of an attribute, where `=` would end it. Behind each of the
  /// repeated names a value is inserted.
  private static func append(
    _ tag: MarkupScanner.Tag, of text: UnsafeBufferPointer<UInt8>, from start: Int,
    repeated: [Int], to bytes: inout [UInt8]
  ) {
    var start = start
    var repeated = repeated[...]
    for index in start..<tag.end {
      if repeated.first == index {
        append(text[start..<index], to: &bytes)
        ParserMark.append(before: "=", after: " ", to: &bytes)
        start = repeated.removeFirst()
      }
      let isNull = text[index] == 0
      guard isNull || text[index] == 0x3D && tag.name.contains(index) else { continue }
      append(text[start..<index], to: &bytes)
      if isNull { WTF8.append(0xFFFD, to: &bytes) } else { ParserMark.append(0x3D, to: &bytes) }
      start = index + 1
    }
    append(text[start..<tag.end], to: &bytes)
  }

  /// Appends text with the characters disguised that the parser must not see.
  private static func append(_ text: Slice<UnsafeBufferPointer<UInt8>>, to bytes: inout [UInt8]) {
    let text = UnsafeBufferPointer(rebasing: text)
    var start = 0
    var offset = 0
    while offset < text.count {
      guard let (codePoint, length) = disguised(text, at: offset) else {
        offset += 1
        continue
      }
      bytes.append(contentsOf: text[start..<offset])
      ParserMark.append(codePoint, to: &bytes)
      offset += length
      start = offset
    }
    bytes.append(contentsOf: text[start...])
  }

  private static func needsDisguise(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.indices.contains { disguised(text, at: $0) != nil }
  }

  /// The character at an offset and the bytes that spell it, if it is to be disguised.
  private static func disguised(
    _ text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (codePoint: UInt32, length: Int)? {
    switch text[offset] {
    case 0x01...0x08, 0x0B, 0x0E...0x1F, 0x7F: return (UInt32(text[offset]), 1)
    case 0x26: return reference(text, at: offset)
    case 0xC2, 0xED, 0xEF, 0xF0...0xF4:
      let (codePoint, length) = WTF8.decode(text, at: offset)
      return isReplaced(codePoint) || codePoint == ParserMark.codePoint ? (codePoint, length) : nil
    default: return nil
    }
  }

  /// Whether the parser would put U+FFFD for a code point beyond ASCII.
  private static func isReplaced(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x80...0x9F, 0xD800...0xDFFF, 0xFDD0...0xFDEF: true
    default: codePoint & 0xFFFE == 0xFFFE
    }
  }

  /// A numeric character reference to the mark itself, or to a number beyond all characters, which
  /// stands for U+FFFD: the parser counts modulo 2^32.
  private static func reference(
    _ text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (codePoint: UInt32, length: Int)? {
    var end = offset + 2
    guard end < text.count, text[offset + 1] == 0x23 else { return nil }
    let isHexadecimal = text[end] | 0x20 == 0x78
    if isHexadecimal { end += 1 }
    var value: UInt32 = 0
    while end < text.count {
      let digit: UInt32
      switch text[end] {
      case 0x30...0x39: digit = UInt32(text[end] - 0x30)
      case 0x41...0x46 where isHexadecimal, 0x61...0x66 where isHexadecimal:
        digit = UInt32(text[end] | 0x20) - 0x57
      default: digit = .max
      }
      guard digit < 16 else { break }
      value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x110000)
      end += 1
    }
    guard value == ParserMark.codePoint || value == 0x110000 else { return nil }
    if end < text.count, text[end] == 0x3B { end += 1 }
    return (value == 0x110000 ? 0xFFFD : value, end - offset)
  }
}
