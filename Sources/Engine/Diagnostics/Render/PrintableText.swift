internal import CTextScan
internal import JSPrimitives
internal import SourceJSON

/// Text that stays on one line and can't control a terminal.
public enum PrintableText {
  /// Returns the text with control characters, line separators and bidirectional controls escaped as `\u{…}`.
  public static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isBreaking) else { return text }
    var line = ByteBuffer()
    line.append(printable: text)
    return String(decoding: line.bytes, as: UTF8.self)
  }

  /// Returns whether a character is escaped.
  static func isBreaking(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Returns the offset of the first byte from `start` on that is not printable ASCII.
  static func asciiEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return start }
    return compass_printable_run_end(base, start, bytes.count)
  }

  /// Returns the offset of the first byte of printable ASCII from `start` on.
  static func otherEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] &- 0x20 > 0x5E { end &+= 1 }
    return end
  }
}

extension ByteBuffer {
  /// Appends text as `PrintableText.oneLine` returns it.
  mutating func append(printable text: String) {
    var text = text
    text.withUTF8 { _ = append(printable: $0) }
  }

  /// Appends text as `PrintableText.oneLine` returns it, with U+FFFD for each lone surrogate.
  mutating func append(printable text: JSText) {
    let bytes = text.isASCII ? text.bytes : WTF8.replacingLoneSurrogates(text.bytes)
    bytes.withUnsafeBufferPointer { _ = append(printable: $0) }
  }

  /// Appends UTF-8 as `PrintableText.oneLine` returns it. Bytes that are not UTF-8 become U+FFFD.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - spacesTabs: Whether a tab becomes a space, not an escape.
  /// - Returns: The number of columns on a terminal.
  @discardableResult
  mutating func append(
    printable bytes: UnsafeBufferPointer<UInt8>, spacesTabs: Bool = false
  ) -> Int {
    var columns = 0
    var start = 0
    while start < bytes.count {
      let end = PrintableText.asciiEnd(in: bytes, from: start)
      append(bytes, from: start, to: end)
      columns += end - start
      start = PrintableText.otherEnd(in: bytes, from: end)
      guard end < start else { continue }
      // No character spans the end of the run, since ASCII follows.
      let others = String(decoding: bytes[end..<start], as: UTF8.self)
      for scalar in others.unicodeScalars {
        if spacesTabs, scalar == "\t" {
          append(UInt8(ascii: " "))
          columns += 1
        } else if PrintableText.isBreaking(scalar) {
          columns += append(escaped: scalar)
        } else {
          for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
          columns += TerminalWidth.columns(of: scalar)
        }
      }
    }
    return columns
  }

  /// Appends the escape of a character and returns its length.
  private mutating func append(escaped scalar: Unicode.Scalar) -> Int {
    let before = count
    append(literal: "\\u{")
    append(text: String(scalar.value, radix: 16))
    append(UInt8(ascii: "}"))
    return count - before
  }
}
