public import JSPrimitives

extension JSRegex {
  /// Returns the pieces of the text between the matches. The groups of each match follow the piece
  /// before it.
  ///
  /// A nil is a group that did not participate. The flags `g` and `y` make no difference, and an
  /// empty match at the start of a piece does not count. A limit truncates the result to that
  /// number of elements. ECMA-262, sec-regexp.prototype-%symbol.split%.
  ///
  ///     try JSRegex(#"\s*(,|;)\s*"#).split("a , b;c")  // ["a", ",", "b", ";", "c"]
  public func split<Text: JSTextConvertible>(
    _ text: Text, limit: UInt32 = .max, limits: MatchLimits = .standard
  ) throws(MatchError) -> [Text?] {
    guard limit > 0 else { return [] }
    let subject = subject(text)
    var state = newState(limits, length: subject.length)
    guard subject.length > 0 else {
      return try exec(subject, start: 0, state: &state) == nil ? [text] : []
    }
    var pieces: [Text?] = []
    var pieceStart = 0
    var position = 0
    while let ranges = try separator(
      in: subject, from: &position, pieceStart: pieceStart, state: &state),
      let whole = ranges.first ?? nil
    {
      pieces.append(Text(jsText: subject.slice(pieceStart..<whole.lowerBound)))
      if pieces.count >= limit { return pieces }
      // Only captures can exceed the number of characters of the subject.
      guard
        pieces.count - subject.length <= max(limits.heap, 0) / MemoryLayout<Text?>.stride
      else { throw .memoryExceeded }
      for range in ranges.dropFirst() {
        pieces.append(range.map { Text(jsText: subject.slice($0)) })
        if pieces.count >= limit { return pieces }
      }
      pieceStart = whole.upperBound
      position = pieceStart
    }
    pieces.append(Text(jsText: subject.slice(pieceStart..<subject.length)))
    return pieces
  }

  /// Returns the next match that starts before the end of the subject and ends after the start of
  /// the piece.
  ///
  /// The standard tries each position with a sticky copy of the pattern. Without `y` one search is
  /// equivalent; with `y` a failure says nothing about later positions.
  private func separator(
    in subject: Subject, from position: inout Int, pieceStart: Int, state: inout SearchState
  ) throws(MatchError) -> [Range<Int>?]? {
    let isSticky = tree.flags.contains(.sticky)
    while position < subject.length {
      let ranges = try exec(subject, start: position, state: &state)
      if let whole = ranges?.first ?? nil {
        guard whole.lowerBound < subject.length else { return nil }
        if whole.upperBound != pieceStart { return ranges }
        position = whole.lowerBound
      } else if !isSticky {
        return nil
      }
      position = subject.advanced(position, byCodePoint: tree.flags.matchesCodePoints)
    }
    return nil
  }
}
