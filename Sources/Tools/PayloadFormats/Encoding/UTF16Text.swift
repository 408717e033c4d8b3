/// The text of a file in UTF-16 with a byte order mark at its start.
package struct UTF16Text: Sendable {
  /// The text in UTF-8, without the mark. A code unit that is not part of a character is U+FFFD, so each code unit of the
  /// file is one of the text.
  package private(set) var utf8: [UInt8] = []
  /// The first fault; its offset is one of `utf8`.
  package private(set) var fault: FormatError?

  /// Whether bytes start with a byte order mark of UTF-16, `FF FE` or `FE FF`.
  package static func starts(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 2
      && ((bytes[0] == 0xFF && bytes[1] == 0xFE) || (bytes[0] == 0xFE && bytes[1] == 0xFF))
  }

  /// Decodes a file.
  ///
  /// - Parameter bytes: The file, which starts with a mark.
  package init(_ bytes: [UInt8]) {
    let high = bytes.first == 0xFE ? 0 : 1
    utf8.reserveCapacity(bytes.count / 2)
    var place = 2
    while let unit = Self.unit(at: place, in: bytes, high) {
      place += 2
      if let scalar = Unicode.Scalar(unit) {
        append(scalar)
      } else if let scalar = UTF8Text.pair(unit, Self.unit(at: place, in: bytes, high)) {
        place += 2
        append(scalar)
      } else {
        note("an unpaired surrogate, 0x" + String(unit, radix: 16))
        append("\u{FFFD}")
      }
    }
    if place < bytes.count { note("half of a code unit of UTF-16") }
  }

  /// Returns a code unit, whose high byte is the first or the second; nil at the end.
  private static func unit(at place: Int, in bytes: [UInt8], _ high: Int) -> UInt16? {
    guard place + 1 < bytes.count else { return nil }
    return UInt16(bytes[place + high]) << 8 | UInt16(bytes[place + 1 - high])
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      utf8.append(UInt8(scalar.value))
    } else {
      utf8.append(contentsOf: String(scalar).utf8)
    }
  }

  private mutating func note(_ message: String) {
    if fault == nil { fault = FormatError(message, at: utf8.count) }
  }
}
