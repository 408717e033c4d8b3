internal import CTextScan
internal import JSPrimitives
internal import SourceJSON

/// Text that stays on one line, can't control a terminal, and hides no character.
public enum PrintableText {
  /// Returns the text with characters that can't be seen escaped as `\u{…}`: controls, unusual spaces, line
  /// separators, bidirectional controls, and characters that are drawn as nothing.
  ///
  /// A line that starts with `::`, which a runner of GitHub would execute as a command, then starts with `\u{3a}:`.
  public static func oneLine(_ text: String) -> String {
    let isCommand = isWorkflowCommand(text)
    // Mostly it is printable ASCII.
    if !isCommand, text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    guard isCommand || text.unicodeScalars.contains(where: UnseenCharacter.contains) else {
      return text
    }
    var line = ByteBuffer()
    line.append(lineStart: text)
    return String(decoding: line.bytes, as: UTF8.self)
  }

  /// Returns whether a line that starts with a string is a workflow command, before which a runner skips blanks.
  static func isWorkflowCommand(_ text: String) -> Bool {
    let rest = text.utf8.drop { $0 == 0x20 }
    return rest.starts(with: "::".utf8)
  }

  /// Returns a text of several lines, each as `oneLine` returns it.
  package static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { oneLine(String($0)) }
      .joined(separator: "\n")
  }

  /// Returns whether a character is escaped between its neighbors: one that can't be seen, unless it joins emoji or
  /// chooses the form of one (Unicode Technical Standard 51, section 1.4).
  static func isEscaped(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?
  ) -> Bool {
    guard UnseenCharacter.contains(scalar) else { return false }
    func isEmoji(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { $0.value > 0x7F && $0.properties.isEmoji } ?? false
    }
    switch scalar.value {
    case 0x200D: return !((isEmoji(previous) || previous == "\u{FE0F}") && isEmoji(next))
    case 0xFE0E, 0xFE0F: return !(isEmoji(previous) || next == "\u{20E3}")
    default: return true
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
  /// Appends text as `PrintableText.oneLine` returns it, at the start of a line.
  mutating func append(lineStart text: String) {
    guard PrintableText.isWorkflowCommand(text) else { return append(printable: text) }
    let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) ?? text.startIndex
    append(printable: String(text[..<colon]))
    append(escaped: ":")
    append(printable: String(text[text.utf8.index(after: colon)...]))
  }

  /// Appends text as `PrintableText.oneLine` returns it, except at the start of a line.
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
      let scalars = others.unicodeScalars
      var previous: Unicode.Scalar?
      var index = scalars.startIndex
      while index < scalars.endIndex {
        let scalar = scalars[index]
        defer { previous = scalar }
        index = scalars.index(after: index)
        if spacesTabs, scalar == "\t" {
          append(UInt8(ascii: " "))
          columns += 1
        } else if UnseenCharacter.contains(scalar),
          PrintableText.isEscaped(
            scalar, after: previous, before: scalars[index...].first)
        {
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
  @discardableResult
  private mutating func append(escaped scalar: Unicode.Scalar) -> Int {
    let before = count
    append(literal: "\\u{")
    append(text: String(scalar.value, radix: 16))
    append(UInt8(ascii: "}"))
    return count - before
  }
}
