internal import JSPrimitives

extension PatternParser {
  /// Parses an escape outside classes.
  mutating func parseAtomEscape() throws(PatternError) {
    let start = cursor.position
    cursor.position += 1
    guard let unit = cursor.peek() else { throw failure(.trailingBackslash, from: start) }
    switch Unicode.Scalar(unit) ?? "\u{FFFD}" {
    case "b", "B":
      cursor.position += 1
      let isNegated = unit == UInt16(ascii: "B")
      append(.assertion(isNegated ? .notWordBoundary : .wordBoundary), from: start)
    case "1"..."9":
      if let group = try groupReference(from: start) {
        try appendAtom(.reference(groups: [group]), from: start)
      } else {
        try appendAtom(.character(parseCharacterEscape(from: start)), from: start)
      }
    case "k" where hasNamedReferences:
      cursor.position += 1
      guard cursor.skip("<"), let name = groupName() else {
        throw failure(.invalidNamedReference, from: start)
      }
      let id = add(.reference(groups: []), from: start)
      namedReferences.append(NamedReference(node: id, name: name))
      try appendQuantified(id, from: start)
    case "c" where !isStrict && !hasControlLetter(after: 1):
      // Annex B: the backslash is literal and the letter follows as usual.
      try appendAtom(.character(UInt32(ascii: "\\")), from: start)
    default:
      if let expression = try parseClassEscape(from: start) {
        try appendAtom(.set(expression), from: start)
      } else {
        try appendAtom(.character(parseCharacterEscape(from: start)), from: start)
      }
    }
  }

  /// Parses a decimal escape and returns the number of its group; nil, without moving, if Annex B
  /// reads it as a character.
  private mutating func groupReference(from start: Int) throws(PatternError) -> Int? {
    let digits = cursor.position
    guard let number = cursor.number()?.value else { return nil }
    if isStrict {
      numberedReferences.append(NumberedReference(group: number, range: start..<cursor.position))
      return number
    }
    if number <= outline.groupCount { return number }
    cursor.position = digits
    return nil
  }

  /// Parses `\d \D \s \S \w \W` and, in the strict grammar, `\p{}` and `\P{}`; returns nil, without
  /// moving, for any other escape. The cursor is after the backslash.
  mutating func parseClassEscape(from start: Int) throws(PatternError) -> ClassExpression? {
    guard let unit = cursor.peek(), let letter = Unicode.Scalar(unit) else { return nil }
    let expression: ClassExpression
    switch letter {
    case "d", "D": expression = .escape(.digit, negated: letter == "D")
    case "s", "S": expression = .escape(.space, negated: letter == "S")
    case "w", "W": expression = .escape(.word, negated: letter == "W")
    case "p" where isStrict, "P" where isStrict:
      cursor.position += 1
      return try parseProperty(negated: letter == "P", from: start)
    default: return nil
    }
    cursor.position += 1
    return expression
  }

  /// Parses the braces of `\p{...}`.
  private mutating func parseProperty(
    negated: Bool, from start: Int
  ) throws(PatternError) -> ClassExpression {
    guard cursor.skip("{") else { throw failure(.invalidPropertyName, from: start) }
    var parts = [""]
    while let unit = cursor.nextUnit(), let scalar = Unicode.Scalar(unit), scalar.isASCII {
      if scalar == "}" {
        let name = parts.count == 2 ? parts[0] : nil
        let value = parts[parts.count - 1]
        guard parts.count <= 2,
          PropertyNames.isKnown(
            name: name, value: value, allowsStrings: flags.contains(.unicodeSets))
        else { break }
        let expression = ClassExpression.property(name: name, value: value, negated: negated)
        if negated, expression.mayContainStrings { throw failure(.negatedStrings, from: start) }
        return expression
      }
      if scalar == "=" {
        parts.append("")
      } else {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    throw failure(.invalidPropertyName, from: start)
  }

  /// Returns whether the code unit at this distance continues `\c` to a control escape.
  func hasControlLetter(after distance: Int) -> Bool {
    cursor.peek(distance).map(PatternCursor.isLetter) ?? false
  }

  /// Parses an escape of one character and returns the character. The cursor is after the
  /// backslash.
  ///
  /// ECMA-262, prod-CharacterEscape, and prod-annexB-LegacyOctalEscapeSequence.
  mutating func parseCharacterEscape(from start: Int) throws(PatternError) -> UInt32 {
    guard let unit = cursor.peek() else { throw failure(.trailingBackslash, from: start) }
    switch Unicode.Scalar(unit) ?? "\u{FFFD}" {
    case "f": return skipped(0x0C)
    case "n": return skipped(0x0A)
    case "r": return skipped(0x0D)
    case "t": return skipped(0x09)
    case "v": return skipped(0x0B)
    case "c" where hasControlLetter(after: 1):
      cursor.position += 2
      return UInt32(cursor.units[cursor.position - 1]) & 0x1F
    case "0"..."9":
      return try parseDecimalCharacter(from: start)
    case "x":
      cursor.position += 1
      if let value = cursor.hex(count: 2) { return value }
      if isStrict { throw failure(.invalidEscape, from: start) }
      return UInt32(unit)
    case "u":
      cursor.position += 1
      return try parseUnicodeEscape(from: start)
    case "k" where hasNamedReferences, "c":
      throw failure(.invalidEscape, from: start, to: start + 2)
    default:
      return try parseIdentityEscape(from: start)
    }
  }

  private mutating func skipped(_ value: UInt32) -> UInt32 {
    cursor.position += 1
    return value
  }

  private mutating func parseDecimalCharacter(from start: Int) throws(PatternError) -> UInt32 {
    func digit(_ distance: Int, radix: UInt32) -> UInt32? {
      cursor.peek(distance).flatMap { PatternCursor.digit($0, radix: radix) }
    }
    if isStrict {
      guard cursor.peek() == UInt16(ascii: "0"), digit(1, radix: 10) == nil else {
        throw failure(.invalidEscape, from: start, to: start + 2)
      }
      return skipped(0)
    }
    // At most three octal digits, and a value of at most 0o377.
    var value: UInt32 = 0
    var count = 0
    while count < 3, let next = digit(count, radix: 8), value * 8 + next <= 0o377 {
      value = value * 8 + next
      count += 1
    }
    if count == 0 { return skipped(UInt32(cursor.peek() ?? 0)) }
    cursor.position += count
    return value
  }

  /// Parses the text after `\u`. Without `u` and `v` a malformed escape is the letter itself.
  private mutating func parseUnicodeEscape(from start: Int) throws(PatternError) -> UInt32 {
    if isStrict, let value = cursor.bracedHex() { return value }
    guard let first = cursor.hex(count: 4) else {
      if isStrict { throw failure(.invalidUnicodeEscape, from: start) }
      return UInt32(ascii: "u")
    }
    guard isStrict, first & 0xFC00 == 0xD800, cursor.isAt("\\u") else { return first }
    let back = cursor.position
    cursor.position += 2
    if let second = cursor.hex(count: 4), second & 0xFC00 == 0xDC00 {
      return PatternCursor.join(first, second)
    }
    cursor.position = back
    return first
  }

  private mutating func parseIdentityEscape(from start: Int) throws(PatternError) -> UInt32 {
    guard let character = cursor.next() else { throw failure(.trailingBackslash, from: start) }
    if isStrict, !Self.isSyntaxCharacter(character) { throw failure(.invalidEscape, from: start) }
    return character
  }

  /// Returns whether a character is a SyntaxCharacter of ECMA-262 or the solidus.
  private static func isSyntaxCharacter(_ character: UInt32) -> Bool {
    switch Unicode.Scalar(character) {
    case "^", "$", "\\", ".", "*", "+", "?", "(", ")", "[", "]", "{", "}", "|", "/": true
    default: false
    }
  }
}
