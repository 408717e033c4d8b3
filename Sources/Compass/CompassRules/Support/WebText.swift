/// Text compared as the web app compares it.
///
/// A Swift string equals another that is canonically equivalent, and its lower case knows no final
/// sigma; JavaScript compares code units. These functions see scalars, which agree with code units.
enum WebText {
  /// Whether two texts are the same code units, JavaScript's `===`.
  static func areIdentical(_ left: String, _ right: String) -> Bool {
    left.unicodeScalars.elementsEqual(right.unicodeScalars)
  }

  /// Whether a text holds another, `String.prototype.includes`.
  static func contains(_ text: [Unicode.Scalar], _ part: [Unicode.Scalar]) -> Bool {
    guard let first = part.first else { return true }
    guard part.count <= text.count else { return false }
    return (0...text.count - part.count).contains { start in
      text[start] == first && text[start..<start + part.count].elementsEqual(part)
    }
  }

  /// Whether a text holds another, `String.prototype.includes`.
  static func contains(_ text: String, _ part: String) -> Bool {
    contains(Array(text.unicodeScalars), Array(part.unicodeScalars))
  }

  /// Whether JavaScript takes a scalar for white space: WhiteSpace and LineTerminator of ECMA-262.
  static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000,
      0xFEFF:
      true
    default: false
    }
  }

  /// The text without white space at both ends, `String.prototype.trim`.
  static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars.drop(while: isWhiteSpace)
    guard let last = scalars.lastIndex(where: { !isWhiteSpace($0) }) else { return "" }
    return String(scalars[...last])
  }

  /// The text in lower case, `String.prototype.toLowerCase`.
  ///
  /// A capital sigma after a cased letter and before none is a final sigma, case ignorable
  /// characters on both sides left out of account (ECMA-262, sec-string.prototype.tolowercase).
  static func lowercased(_ text: String) -> [Unicode.Scalar] {
    // Looking up a scalar's properties costs much more than these bytes do.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return text.utf8.map { Unicode.Scalar(0x41...0x5A ~= $0 ? $0 | 0x20 : $0) }
    }
    let scalars = Array(text.unicodeScalars)
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(scalars.count)
    var followsCasedLetter = false
    for (index, scalar) in scalars.enumerated() {
      let properties = scalar.properties
      if scalar == "\u{3A3}" {
        let isFinal =
          followsCasedLetter && !startsWithCasedLetter(scalars[(index + 1)...])
        result.append(isFinal ? "\u{3C2}" : "\u{3C3}")
      } else {
        result.append(contentsOf: properties.lowercaseMapping.unicodeScalars)
      }
      if !properties.isCaseIgnorable { followsCasedLetter = properties.isCased }
    }
    return result
  }

  /// Whether the first scalar that isn't case ignorable is a cased letter.
  private static func startsWithCasedLetter(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.first { !$0.properties.isCaseIgnorable }?.properties.isCased ?? false
  }
}
