extension PatternParser {
  /// The bounds of a quantifier; a `max` of nil is infinity.
  typealias Bounds = (min: Int, max: Int?)

  /// Adds an atom to the current alternative, with the quantifier that may follow.
  mutating func appendQuantified(
    _ atom: PatternTree.NodeID, from start: Int
  ) throws(PatternError) {
    guard let bounds = try parseQuantifier() else {
      terms.append(atom)
      return
    }
    let isGreedy = !cursor.skip("?")
    append(.loop(min: bounds.min, max: bounds.max, isGreedy: isGreedy, atom), from: start)
  }

  private mutating func parseQuantifier() throws(PatternError) -> Bounds? {
    if cursor.skip("*") { return (0, nil) }
    if cursor.skip("+") { return (1, nil) }
    if cursor.skip("?") { return (0, 1) }
    guard cursor.isAt("{") else { return nil }
    let start = cursor.position
    if let bounds = try parseBraces() { return bounds }
    if isStrict { throw failure(.incompleteQuantifier, from: start, to: start + 1) }
    return nil
  }

  /// Parses `{n}`, `{n,}` or `{n,m}`; returns nil, without moving, for any other text.
  mutating func parseBraces() throws(PatternError) -> Bounds? {
    let start = cursor.position
    guard cursor.skip("{"), let min = cursor.number() else {
      cursor.position = start
      return nil
    }
    if cursor.skip("}") { return (min.value, min.value) }
    guard cursor.skip(",") else {
      cursor.position = start
      return nil
    }
    if cursor.skip("}") { return (min.value, nil) }
    guard let max = cursor.number(), cursor.skip("}") else {
      cursor.position = start
      return nil
    }
    // Compared as text, because the numbers may exceed any machine integer.
    let isOrdered =
      min.digits.count == max.digits.count
      ? !max.digits.lexicographicallyPrecedes(min.digits) : min.digits.count < max.digits.count
    guard isOrdered else { throw failure(.quantifierOutOfOrder, from: start) }
    return (min.value, max.value)
  }
}
