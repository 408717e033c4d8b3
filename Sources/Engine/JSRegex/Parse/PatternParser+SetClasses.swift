/// Classes with the `v` flag: nested, with set operators and strings (ECMA-262, prod-ClassContents).
extension PatternParser {
  /// The greatest depth of nested classes.
  private static var maximumDepth: Int { 100 }

  /// The operator that joins the operands of a class.
  private enum Operator { case union, intersection, subtraction }

  /// Parses a class, from its `[` to its `]`.
  mutating func parseSetClass(depth: Int) throws(PatternError) -> ClassExpression {
    let start = cursor.position
    guard depth < Self.maximumDepth else {
      throw failure(.unsupported(construct: "classes nested above 100"), from: start)
    }
    cursor.position += 1
    let isComplement = cursor.skip("^")
    let content = try parseSetOperands(classStart: start, depth: depth)
    guard isComplement else { return content }
    if content.mayContainStrings { throw failure(.negatedStrings, from: start) }
    return .complement(content)
  }

  private mutating func parseSetOperands(
    classStart: Int, depth: Int
  ) throws(PatternError) -> ClassExpression {
    var operands: [ClassExpression] = []
    var operation: Operator?
    var endsWithRange = false
    while !cursor.skip("]") {
      let start = cursor.position
      if cursor.isAtEnd { throw failure(.unterminatedClass, from: classStart) }
      let isIntersection = cursor.skip("&&")
      let isSubtraction = !isIntersection && cursor.skip("--")
      if isIntersection || isSubtraction {
        let found: Operator = isIntersection ? .intersection : .subtraction
        // An operator follows one operand that is no range, or another operator of its kind.
        guard operation == nil ? operands.count == 1 && !endsWithRange : operation == found,
          !cursor.isAt("&") || !isIntersection
        else { throw failure(.invalidSetOperation, from: start) }
        operation = found
        operands.append(try parseSetOperand(classStart: classStart, depth: depth))
        continue
      }
      if operation == .intersection || operation == .subtraction {
        throw failure(.invalidSetOperation, from: start, to: start + 1)
      }
      if operands.count == 1 { operation = .union }
      let low = try parseSetOperand(classStart: classStart, depth: depth)
      endsWithRange = false
      guard cursor.isAt("-"), !cursor.isAt("--") else {
        operands.append(low)
        continue
      }
      cursor.position += 1
      let high = try parseSetOperand(classStart: classStart, depth: depth)
      operands.append(try setRange(from: low, to: high, start: start))
      endsWithRange = true
    }
    switch operation {
    case .intersection: return .intersection(operands)
    case .subtraction: return .subtraction(operands)
    case .union, nil: return .union(operands)
    }
  }

  private func setRange(
    from low: ClassExpression, to high: ClassExpression, start: Int
  ) throws(PatternError) -> ClassExpression {
    guard case .character(let first) = low, case .character(let last) = high else {
      throw failure(.classEscapeInRange, from: start)
    }
    guard first <= last else { throw failure(.classRangeOutOfOrder, from: start) }
    return .range(first, last)
  }

  /// Parses a nested class, an escape, `\q{...}` or a character.
  private mutating func parseSetOperand(
    classStart: Int, depth: Int
  ) throws(PatternError) -> ClassExpression {
    if cursor.isAt("[") { return try parseSetClass(depth: depth + 1) }
    let start = cursor.position
    if cursor.skip("\\q{") { return try parseStrings(from: start) }
    if cursor.isAt("\\") {
      cursor.position += 1
      if let expression = try parseClassEscape(from: start) { return expression }
      cursor.position = start
    }
    return .character(try parseSetCharacter(classStart: classStart))
  }

  /// Parses the alternatives of `\q{...}`, after its brace.
  private mutating func parseStrings(from start: Int) throws(PatternError) -> ClassExpression {
    var strings: [[UInt32]] = [[]]
    while !cursor.skip("}") {
      if cursor.skip("|") {
        strings.append([])
      } else if cursor.isAtEnd {
        throw failure(.invalidEscape, from: start)
      } else {
        strings[strings.count - 1].append(try parseSetCharacter(classStart: start))
      }
    }
    return .strings(strings)
  }

  /// Parses a ClassSetCharacter of ECMA-262.
  private mutating func parseSetCharacter(classStart: Int) throws(PatternError) -> UInt32 {
    let start = cursor.position
    if cursor.skip("\\") {
      if cursor.skip("b") { return 0x08 }
      if let unit = cursor.peek(), Self.isReservedPunctuator(unit) {
        cursor.position += 1
        return UInt32(unit)
      }
      return try parseCharacterEscape(from: start)
    }
    if let first = cursor.peek(), first == cursor.peek(1), Self.isReservedDouble(first) {
      throw failure(.invalidSetOperation, from: start, to: start + 2)
    }
    guard let character = cursor.next() else { throw failure(.unterminatedClass, from: classStart) }
    if Self.isSetSyntaxCharacter(character) { throw failure(.invalidClassCharacter, from: start) }
    return character
  }

  /// Returns whether a character is a ClassSetSyntaxCharacter of ECMA-262.
  private static func isSetSyntaxCharacter(_ character: UInt32) -> Bool {
    switch Unicode.Scalar(character) {
    case "(", ")", "[", "]", "{", "}", "/", "-", "\\", "|": true
    default: false
    }
  }

  /// Returns whether a code unit is a ClassSetReservedPunctuator of ECMA-262.
  private static func isReservedPunctuator(_ unit: UInt16) -> Bool {
    switch Unicode.Scalar(unit) {
    case "&", "-", "!", "#", "%", ",", ":", ";", "<", "=", ">", "@", "`", "~": true
    default: false
    }
  }

  /// Returns whether two of this unit form a ClassSetReservedDoublePunctuator.
  private static func isReservedDouble(_ unit: UInt16) -> Bool {
    switch Unicode.Scalar(unit) {
    case "&", "!", "#", "$", "%", "*", "+", ",", ".", ":", ";", "<", "=", ">", "?", "@", "^", "`",
      "~":
      true
    default: false
    }
  }
}
