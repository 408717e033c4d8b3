/// The number of a numeric character reference.
///
/// HTML Standard, "Numeric character reference end state".
enum NumericCharacterReference {
  /// Returns the code point of a number, and its parse error, if any.
  ///
  /// - Parameter number: the number as written, or any number beyond U+10FFFF for a larger one.
  static func codePoint(of number: UInt32) -> (codePoint: UInt32, error: HTMLParseError.Code?) {
    switch number {
    case 0: return (0xFFFD, .nullCharacterReference)
    case 0x110000...: return (0xFFFD, .characterReferenceOutsideUnicodeRange)
    case 0xD800...0xDFFF: return (0xFFFD, .surrogateCharacterReference)
    case 0xFDD0...0xFDEF: return (number, .noncharacterCharacterReference)
    case 0x80...0x9F:
      return (UInt32(windows1252[Int(number - 0x80)]), .controlCharacterReference)
    case 0x0D, 0x01...0x08, 0x0B, 0x0E...0x1F, 0x7F:
      return (number, .controlCharacterReference)
    default:
      return (number, number & 0xFFFE == 0xFFFE ? .noncharacterCharacterReference : nil)
    }
  }

  /// The code points that U+0080 to U+009F mean: their windows-1252 characters, or themselves.
  private static let windows1252: [UInt16] = [
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
    0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
  ]
}
