/// Percent-encodes text for addresses.
enum PercentEncoding {
  /// Encodes a string as `encodeURIComponent` does: as UTF-8, with all but letters, digits and
  /// `-_.!~*'()` as `%XX`.
  static func component(_ text: String) -> String {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars { append(scalar, keeping: "-_.!~*'()", to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Encodes a name or value as `URLSearchParams` does, with a space as `+`.
  static func form(_ text: String) -> String {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if scalar == " " {
        bytes.append(UInt8(ascii: "+"))
      } else {
        append(scalar, keeping: "*-._", to: &bytes)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func append(
    _ scalar: Unicode.Scalar, keeping marks: StaticString, to bytes: inout [UInt8]
  ) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      let isKept =
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: marks.withUTF8Buffer { $0.contains(byte) }
        }
      if isKept {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
  }
}
