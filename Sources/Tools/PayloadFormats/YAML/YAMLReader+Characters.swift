extension YAMLReader {
  /// Throws at the first character of the current document that YAML doesn't have in its position.
  ///
  /// A string in quotes may have every character of a JSON string (`nb-json`, YAML 1.2.2, production 2), everything else
  /// only printable ones and no byte order mark (`nb-char`, production 27).
  ///
  /// - Parameter range: A range in which all strings in quotes are nodes.
  func checkCharacters(in range: Range<Int>) throws(FormatError) {
    var place = cursor
    /// The index of the first node that may reach beyond the position. Nodes are in the order of their starts.
    var node = 0
    for offset in range where Self.mayBeUnprintable(cursor.bytes[offset]) {
      place.offset = offset
      guard let scalar = place.scalar, !Self.isPrintable(scalar) else { continue }
      if scalar.value >= 0x20, isInQuotes(offset, from: &node) { continue }
      throw place.unexpected("a printable character")
    }
  }

  private func isInQuotes(_ offset: Int, from node: inout Int) -> Bool {
    while node < nodes.count {
      switch nodes[node].kind {
      case .singleQuoted, .doubleQuoted:
        if offset < nodes[node].range.upperBound { return nodes[node].range.contains(offset) }
      default: break
      }
      node += 1
    }
    return false
  }

  /// Whether a byte may start a character that is not printable.
  private static func mayBeUnprintable(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xEF
  }

  /// Whether a character is one of `c-printable` (production 1), and no byte order mark.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD,
      0x10000...0x10FFFF:
      true
    default: false
    }
  }
}
