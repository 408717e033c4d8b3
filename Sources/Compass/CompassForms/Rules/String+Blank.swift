extension String {
  /// Whether the text has only blanks; a line break isn't a blank.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.isBlank) }

  /// The text without the blanks and line breaks at its ends.
  ///
  /// Equal to Foundation's `trimmingCharacters(in: .whitespacesAndNewlines)`, scalar by scalar.
  var trimmedSpace: String {
    let isSpace: (Unicode.Scalar) -> Bool = { $0.isBlank || $0.isLineBreak }
    guard let first = unicodeScalars.firstIndex(where: { !isSpace($0) }),
      let last = unicodeScalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}

extension Unicode.Scalar {
  /// Whether Foundation's `CharacterSet.whitespaces` has it: the tab, the space separators of Unicode,
  /// and the zero width space.
  fileprivate var isBlank: Bool {
    switch value {
    case 0x09, 0x20, 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether Foundation's `CharacterSet.newlines` has it.
  fileprivate var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
