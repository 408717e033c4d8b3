import JSPrimitives

@testable import PayloadGeneration

/// The web app's functions of a string.
extension JSText {
  /// `text.replace(/<[^>]*>/g, "")`.
  var strippedOfTags: JSText {
    guard bytes.contains(UInt8(ascii: "<")) else { return self }
    var output: [UInt8] = []
    var rest = bytes[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: ">"))
    {
      output += rest[..<open]
      rest = rest[(close + 1)...]
    }
    return JSText(wtf8: output + rest)
  }

  /// Whether a sanitizer keeps the string: no markup, no character references.
  var isPlain: Bool {
    isASCII
      && bytes.allSatisfy { byte in
        byte >= 0x20 && byte < 0x7F
          && ![UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\"")]
            .contains(byte)
      }
  }

  /// Ten digits, or eleven after a 1, become E.164; other strings stay.
  var asE164US: JSText {
    var digits = bytes.filter { (0x30...0x39).contains($0) }
    if digits.count == 11, digits[0] == 0x31 { digits.removeFirst() }
    guard digits.count == 10 else { return self }
    return JSText(wtf8: Array("+1".utf8) + digits)
  }

  /// `https://` in front of a string that is not empty and has no scheme.
  var withScheme: JSText {
    guard let first = bytes.first else { return self }
    let scheme = bytes.prefix { byte in
      byte.isASCIILetter || (0x30...0x39).contains(byte)
        || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
    }
    if first.isASCIILetter, scheme.count < bytes.count,
      bytes[scheme.count] == UInt8(ascii: ":")
    {
      return self
    }
    return "https://" + self
  }

  /// Lower case, without all but ASCII letters, digits, blanks and hyphens, joined by hyphens.
  var slug: JSText {
    let hyphen = UInt8(ascii: "-")
    var output: [UInt8] = []
    for character in lowercased().trimmed().codePoints {
      let isJoint = character == 0x2D || character == 0x5F || WhiteSpace.contains(character)
      if isJoint {
        if output.last != hyphen { output.append(hyphen) }
      } else if character < 0x80, UInt8(character).isASCIIAlphanumeric {
        output.append(UInt8(character))
      }
    }
    if output.last == hyphen { output.removeLast() }
    if output.first == hyphen { output.removeFirst() }
    return JSText(wtf8: output)
  }

  /// Returns whether the string contains a part.
  func contains(_ part: JSText) -> Bool {
    guard let first = part.bytes.first else { return true }
    var rest = bytes[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part.bytes) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// The code points; a lone surrogate is one.
  var codePoints: [UInt32] {
    var codePoints: [UInt32] = []
    for unit in utf16 {
      if 0xDC00...0xDFFF ~= unit, let last = codePoints.last, 0xD800...0xDBFF ~= last {
        codePoints[codePoints.count - 1] =
          0x10000 + (last - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
      } else {
        codePoints.append(UInt32(unit))
      }
    }
    return codePoints
  }
}
