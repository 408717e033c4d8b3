/// Text in which no `<` starts markup, as in `5 < 6` or `I <3 this`.
///
/// Such text needs no parser: the document is one text. Notes of this kind are common, and parsing
/// is a hundred times slower than looking.
enum PlainText {
  /// Whether the text holds no tag, comment or character reference, and nothing a parser rewrites.
  static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in bytes.indices {
      switch bytes[index] {
      case 0x00, 0x0D, 0x26: return false
      case 0x3C where index + 1 < bytes.count:
        // HTML Standard, "Tag open state": these start markup.
        switch bytes[index + 1] {
        case 0x21, 0x2F, 0x3F, 0x41...0x5A, 0x61...0x7A: return false
        default: break
        }
      default: break
      }
    }
    return true
  }

  /// Whether parsing a text and writing it may give another text: it starts with white space, or holds
  /// a character that a parser takes for another or that is written as a reference.
  static func isRewritten(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch bytes.first {
    case nil: return false
    case 0x20, 0x09, 0x0A, 0x0C: return true
    default: break
    }
    for index in bytes.indices {
      switch bytes[index] {
      case 0x00, 0x0D, 0x26, 0x3C, 0x3E: return true
      case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0xA0: return true
      default: break
      }
    }
    return false
  }

  /// The part of the text that reaches the body: the parser drops white space before it.
  static func body(
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    bytes.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0C }
  }
}
