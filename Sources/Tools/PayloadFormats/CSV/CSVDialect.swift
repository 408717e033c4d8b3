/// The characters of CSV files that a user chose.
package struct CSVChoice: Sendable, Hashable {
  /// The character between fields; nil for that of the file.
  package var delimiter: UInt8?
  /// The first character of lines to skip; nil to skip none.
  package var comment: UInt8?

  package init(delimiter: UInt8? = nil, comment: UInt8? = nil) {
    self.delimiter = delimiter
    self.comment = comment
  }
}

/// The characters of one CSV file that have a meaning besides the quote.
package struct CSVDialect: Sendable, Hashable {
  /// The byte between fields.
  package var separator: UInt8
  /// The first byte of lines to skip; nil if none are skipped.
  package var comment: UInt8?
  /// Whether the user or the file's first line names the separator.
  package var isChosen: Bool

  package init(separator: UInt8, comment: UInt8? = nil, isChosen: Bool = false) {
    self.separator = separator
    self.comment = comment
    self.isChosen = isChosen
  }

  /// The dialect of a file.
  ///
  /// - Parameters:
  ///   - format: The format of the file's name.
  ///   - choice: The choice of the user.
  ///   - line: The file's first line, if it names the separator.
  /// - Throws: `FormatError` in the line if it names no separator, or another one than the user.
  package init(
    of format: PayloadFormat, _ choice: CSVChoice, _ line: SeparatorLine?
  ) throws(FormatError) {
    separator = choice.delimiter ?? (format == .tsv ? 0x09 : UInt8(ascii: ","))
    comment = choice.comment
    isChosen = choice.delimiter != nil || line != nil
    guard let line else { return }
    guard let named = line.separator else {
      throw FormatError(
        "expected one ASCII character other than a quote behind \"sep=\"", at: line.offset)
    }
    if let delimiter = choice.delimiter, delimiter != named {
      throw FormatError(
        "the first line names \(CSVCharacter.title(of: named)) as the separator, the option --delimiter "
          + CSVCharacter.title(of: delimiter), at: line.offset)
    }
    guard named != comment else {
      throw FormatError(
        "the first line names the separator \(CSVCharacter.title(of: named)), with which comments start",
        at: line.offset)
    }
    separator = named
  }
}

/// The names of characters that separate fields or start comments.
package enum CSVCharacter {
  private static let named: [(name: String, byte: UInt8)] = [
    ("comma", UInt8(ascii: ",")), ("semicolon", UInt8(ascii: ";")), ("tab", 0x09),
    ("pipe", UInt8(ascii: "|")),
  ]

  /// The names of characters.
  package static let names = named.map(\.name)

  /// Returns the byte of a name, of `\t`, or of a character that may be a separator.
  package static func byte(_ text: String) -> UInt8? {
    if let known = named.first(where: { $0.name == text }) { return known.byte }
    if text == "\\t" { return 0x09 }
    guard text.utf8.count == 1, let byte = text.utf8.first, isUsable(byte) else { return nil }
    return byte
  }

  /// Whether a byte may be a separator: ASCII, but no quote, line break or NUL.
  static func isUsable(_ byte: UInt8) -> Bool {
    byte < 0x80 && byte != UInt8(ascii: "\"") && byte != 0x0A && byte != 0x0D && byte != 0
  }

  /// Returns the name of a character for options, or the character in quotes.
  package static func title(of byte: UInt8) -> String {
    if let known = named.first(where: { $0.byte == byte }) { return known.name }
    guard (0x20..<0x7F).contains(byte) else { return "0x" + String(byte, radix: 16) }
    return "\"\(Character(Unicode.Scalar(byte)))\""
  }
}

/// The first line of a CSV file with which spreadsheets name the separator, such as `sep=;`, perhaps in quotes.
package struct SeparatorLine: Sendable, Hashable {
  /// The separator; nil if the line does not name one.
  package var separator: UInt8?
  /// The number of bytes of the line, with its line break.
  package var length: Int
  /// The offset of the character behind the equals sign.
  package var offset: Int

  /// The number of bytes that show whether a file starts with such a line, without a byte order mark.
  package static let longestStart = 9

  /// Reads the line; nil if the text starts otherwise.
  ///
  /// - Parameter bytes: The text without a byte order mark, at least up to its first line feed, or ``longestStart``
  ///   bytes of it.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let isQuoted = bytes.first == UInt8(ascii: "\"")
    let start = isQuoted ? 1 : 0
    let word = "sep=".utf8
    guard bytes.count >= start + word.count,
      zip(bytes[start...], word).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
    else { return nil }
    offset = start + word.count
    let end = bytes.firstIndex(of: 0x0A) ?? bytes.count
    var content = bytes[offset..<end]
    if content.last == 0x0D { content.removeLast() }
    // Lines that end with carriage returns are the fault of a header.
    guard !content.contains(0x0D) else { return nil }
    length = min(end + 1, bytes.count)
    if isQuoted {
      guard content.last == UInt8(ascii: "\"") else { return nil }
      content.removeLast()
    }
    guard content.count == 1, let byte = content.first, CSVCharacter.isUsable(byte) else { return }
    separator = byte
  }
}
