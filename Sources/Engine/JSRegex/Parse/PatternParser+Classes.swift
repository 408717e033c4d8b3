extension PatternParser {
  /// Parses a class, from its `[` to its `]`.
  mutating func parseClass() throws(PatternError) -> ClassExpression {
    if flags.contains(.unicodeSets) { return try parseSetClass(depth: 0) }
    let start = cursor.position
    cursor.position += 1
    let isComplement = cursor.skip("^")
    var members: [ClassExpression] = []
    members.reserveCapacity(8)
    while !cursor.skip("]") {
      let low = try parseClassAtom(classStart: start)
      // A hyphen is a range operator unless it is the last character of the class.
      guard cursor.isAt("-"), let next = cursor.peek(1), next != UInt16(ascii: "]") else {
        members.append(low.expression)
        continue
      }
      cursor.position += 1
      let high = try parseClassAtom(classStart: start)
      try append(from: low, to: high, to: &members)
    }
    return isComplement ? .complement(.union(members)) : .union(members)
  }

  private typealias ClassAtom = (expression: ClassExpression, range: Range<Int>)

  private mutating func parseClassAtom(classStart: Int) throws(PatternError) -> ClassAtom {
    let start = cursor.position
    guard cursor.skip("\\") else {
      guard let character = cursor.next() else {
        throw failure(.unterminatedClass, from: classStart)
      }
      return (.character(character), start..<cursor.position)
    }
    let expression = try parseClassAtomEscape(from: start)
    return (expression, start..<cursor.position)
  }

  /// Parses an escape in a class without `v`. The cursor is after the backslash.
  private mutating func parseClassAtomEscape(
    from start: Int
  ) throws(PatternError) -> ClassExpression {
    if cursor.skip("b") { return .character(0x08) }
    if isStrict, cursor.skip("-") { return .character(UInt32(ascii: "-")) }
    if !isStrict, cursor.isAt("c"), !hasControlLetter(after: 1) {
      // Annex B: in a class, digits and the low line are control letters too.
      if let unit = cursor.peek(1),
        unit == UInt16(ascii: "_") || PatternCursor.digit(unit, radix: 10) != nil
      {
        cursor.position += 2
        return .character(UInt32(unit) & 0x1F)
      }
      return .character(UInt32(ascii: "\\"))
    }
    if let expression = try parseClassEscape(from: start) { return expression }
    return .character(try parseCharacterEscape(from: start))
  }

  /// Adds the range between two atoms, or with Annex B both of them and the hyphen.
  private func append(
    from low: ClassAtom, to high: ClassAtom, to members: inout [ClassExpression]
  ) throws(PatternError) {
    let range = low.range.lowerBound..<high.range.upperBound
    guard case .character(let first) = low.expression, case .character(let last) = high.expression
    else {
      if isStrict { throw PatternError(kind: .classEscapeInRange, range: range) }
      members += [low.expression, .character(UInt32(ascii: "-")), high.expression]
      return
    }
    guard first <= last else { throw PatternError(kind: .classRangeOutOfOrder, range: range) }
    members.append(.range(first, last))
  }
}
