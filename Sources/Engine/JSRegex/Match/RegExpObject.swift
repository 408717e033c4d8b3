public import JSPrimitives

/// A JavaScript `RegExp` object: a regular expression and its `lastIndex`.
///
/// With the flags `g` or `y`, `exec` and `test` start at `lastIndex` and set it to the end of the match, or
/// to 0 if there is none; without them they neither read nor write it. A value belongs to one thread at a
/// time; copies are independent, and their `regex` is shared. A call that throws leaves `lastIndex`
/// as it was.
///
/// `exec` and `test` read non-ASCII text from its start at each call, so a loop of calls over a long
/// text is quadratic; `matchAll` reads it once.
///
///     var digits = RegExpObject(try JSRegex(#"\d"#, flags: "g"))
///     try digits.test("a1")  // true, lastIndex is 2
///     try digits.test("a1")  // false, lastIndex is 0
public struct RegExpObject: Sendable {
  /// The expression.
  public let regex: JSRegex
  /// The start of the next search, in UTF-16 code units; less than 0 counts as 0.
  public var lastIndex: Int
  /// The limits on the work of each call.
  public var limits: MatchLimits

  /// Creates an object for an expression.
  public init(_ regex: JSRegex, lastIndex: Int = 0, limits: MatchLimits = .standard) {
    self.regex = regex
    self.lastIndex = lastIndex
    self.limits = limits
  }

  /// Returns the next match. ECMA-262, sec-regexpbuiltinexec.
  public mutating func exec(_ text: some JSTextConvertible) throws(MatchError) -> JSMatch? {
    let match = try regex.exec(text, lastIndex: lastIndex, limits: limits)
    if usesLastIndex { lastIndex = match?.end ?? 0 }
    return match
  }

  /// Returns whether there is a next match. ECMA-262, sec-regexp.prototype.test.
  public mutating func test(_ text: some JSTextConvertible) throws(MatchError) -> Bool {
    // Without the flags the end of the match is not needed, and a test is cheaper.
    guard usesLastIndex else { return try regex.test(text, limits: limits) }
    var matches = DecodedSearch(of: regex, in: regex.subject(text), from: start, limits: limits)
    let ranges = try matches.nextRanges()
    lastIndex = ranges?.first??.upperBound ?? 0
    return ranges != nil
  }

  /// Returns all matches from `lastIndex` on, which does not change.
  ///
  /// ECMA-262, sec-regexp-prototype-matchall. JavaScript requires the flag `g` here, this method
  /// does not.
  public func matchAll(_ text: some JSTextConvertible) -> RegexMatches {
    RegexMatches(of: regex, in: text.jsText, from: start, limits: limits)
  }

  /// Returns the text with its next match, or with `g` all its matches, replaced by a template.
  ///
  /// With `g` the search starts at 0 and leaves `lastIndex` at 0; otherwise `lastIndex` works as in
  /// `exec`. ECMA-262, sec-regexp.prototype-%symbol.replace%; see `JSRegex.replace(_:with:)`.
  public mutating func replace<Text: JSTextConvertible>(
    _ text: Text, with template: some JSTextConvertible
  ) throws(MatchError) -> Text {
    try replace(text, with: regex.substitution(template.jsText))
  }

  /// Returns the text with its next match, or with `g` all its matches, replaced by what
  /// `replacement` returns.
  public mutating func replace<Text: JSTextConvertible>(
    _ text: Text, with replacement: (JSMatch) -> some JSTextConvertible
  ) throws(MatchError) -> Text {
    let (regex, heap) = (regex, limits.heap)
    return try replace(text) { (ranges, subject, output) throws(MatchError) in
      try regex.substitute(replacement, ranges: ranges, of: subject, to: &output, heap: heap)
    }
  }

  private mutating func replace<Text: JSTextConvertible>(
    _ text: Text, with substitution: JSRegex.Substitution
  ) throws(MatchError) -> Text {
    let isGlobal = regex.tree.flags.contains(.global)
    let subject = regex.subject(text)
    let replaced = try regex.replace(
      subject, from: isGlobal ? 0 : start, isGlobal: isGlobal, limits: limits, with: substitution)
    if usesLastIndex { lastIndex = isGlobal ? 0 : replaced.end ?? 0 }
    return replaced.text.map(Text.init(jsText:)) ?? text
  }

  private var usesLastIndex: Bool {
    !regex.tree.flags.isDisjoint(with: [.global, .sticky])
  }

  private var start: Int { usesLastIndex ? max(lastIndex, 0) : 0 }
}
