public import JSPrimitives

/// The matches of a pattern in one text, found lazily.
///
/// ECMA-262, sec-%regexpstringiteratorprototype%.next for a pattern with `g`. The text is decoded at most once, and
/// all searches together have the limits of one call.
///
///     var matches = try JSRegex(#"\d+"#).matchAll("7 of 9")
///     while let match = try matches.next() { print(match.index) }  // 0, 5
public struct RegexMatches: Sendable {
  private let regex: JSRegex
  private let limits: MatchLimits
  private let text: JSText
  /// The search in the bytes of the text, as long as it finds all matches.
  private var bytes: ByteSearch?
  /// The decoded text and the state of its searches, once they are needed.
  private var decoded: DecodedSearch?

  /// Creates the matches at or after the code unit `start`, which may be after the end.
  init(of regex: JSRegex, in text: JSText, from start: Int = 0, limits: MatchLimits) {
    (self.regex, self.text, self.limits) = (regex, text, limits)
    if regex.byteAutomaton(for: text) != nil {
      bytes = ByteSearch(text, from: start, readsCodePoints: regex.tree.flags.matchesCodePoints)
    } else {
      decoded = DecodedSearch(of: regex, in: regex.subject(text), from: start, limits: limits)
    }
  }

  /// The number of UTF-16 code units of the text.
  var length: Int { decoded?.subject.length ?? text.length }

  /// Returns the next match, or nil after the last one. An empty match is not found again at its
  /// place.
  public mutating func next() throws(MatchError) -> JSMatch? {
    if let automaton = regex.searchAutomaton.current, let outcome = bytes?.next(automaton) {
      switch outcome {
      case .found(let capture): return JSMatch(capture)
      case .none: return nil
      case .undecided(let start):
        bytes = nil
        decoded = DecodedSearch(of: regex, in: regex.subject(text), from: start, limits: limits)
        decoded?.excludeAutomaton()
      }
    }
    return try decoded?.next()
  }
}

/// The searches for all matches in a decoded text.
struct DecodedSearch: Sendable {
  let subject: Subject
  private let regex: JSRegex
  private var state: SearchState
  /// The start of the next search; nil if there are no more matches.
  private var position: Int?

  /// Creates the searches at or after the code unit `start`, which may be after the end.
  init(
    of regex: JSRegex, in subject: Subject, from start: Int = 0, limits: MatchLimits
  ) {
    self.regex = regex
    self.subject = subject
    state = regex.newState(limits, length: subject.length)
    position = start
  }

  /// Leaves all further searches to other engines than the search automaton.
  mutating func excludeAutomaton() { state.reach = -1 }

  /// Returns the next match.
  mutating func next() throws(MatchError) -> JSMatch? {
    guard let ranges = try nextRanges() else { return nil }
    return try JSMatch(ranges, in: subject, namedGroups: regex.tree.namedGroups, heap: state.heap)
  }

  /// Returns the ranges of the next match and of its groups.
  mutating func nextRanges() throws(MatchError) -> [Range<Int>?]? {
    guard let start = position else { return nil }
    position = nil
    guard start <= subject.length,
      let ranges = try regex.exec(subject, start: start, state: &state),
      let whole = ranges.first ?? nil
    else { return nil }
    let end = whole.upperBound
    position =
      whole.isEmpty
      ? subject.advanced(end, byCodePoint: regex.tree.flags.matchesCodePoints) : end
    return ranges
  }
}

extension JSRegex {
  /// Returns all matches of the text, as `String.prototype.matchAll` finds them; with `y` those
  /// that follow each other without a gap from the start.
  ///
  /// JavaScript requires the flag `g` here. This method needs no flag and searches as if it were
  /// set.
  public func matchAll(
    _ text: some JSTextConvertible, limits: MatchLimits = .standard
  ) -> RegexMatches {
    RegexMatches(of: self, in: text.jsText, limits: limits)
  }

  /// Returns all matches of the text in an array; see `matchAll(_:)`.
  public func matches(
    in text: some JSTextConvertible, limits: MatchLimits = .standard
  ) throws(MatchError) -> [JSMatch] {
    var matches = matchAll(text, limits: limits)
    var result: [JSMatch] = []
    // Groups that don't participate are results too, and a subject of n characters has at most n +
    // 1 matches.
    var excess = -2 * matches.length
    while let match = try matches.next() {
      excess += match.captures.count + match.groups.count
      guard excess <= max(limits.heap, 0) / MemoryLayout<JSMatch.Capture?>.stride else {
        throw .memoryExceeded
      }
      result.append(match)
    }
    return result
  }

  /// Returns the start of the first match in UTF-16 code units; nil if JavaScript returns -1.
  ///
  /// ECMA-262, sec-regexp.prototype-%symbol.search%.
  public func search(
    _ text: some JSTextConvertible, limits: MatchLimits = .standard
  ) throws(MatchError) -> Int? {
    let subject = subject(text)
    var state = newState(limits, length: subject.length)
    let ranges = try exec(subject, start: 0, state: &state)
    return ranges?.first??.lowerBound
  }
}
