public import JSPrimitives

extension JSRegex {
  /// Creates the expression `/pattern/flags`, whose texts may have lone surrogates.
  ///
  /// Throws a `PatternError` if JavaScript rejects the expression, or with the kind `unsupported`
  /// if the characters of a set are not known here.
  public convenience init(_ pattern: JSText, flags: JSText = "") throws(PatternError) {
    try self.init(pattern: pattern, flags: flags)
  }

  /// Returns whether the text, of any type, contains a match, as a fresh `RegExp` finds it
  /// (`lastIndex` is 0).
  public func test(
    _ text: some JSTextConvertible, limits: MatchLimits = .standard
  ) throws(MatchError) -> Bool {
    try test(text.jsText, limits: limits)
  }

  /// Returns the first match at or after `lastIndex`, a UTF-16 offset, in a text of any type.
  /// `lastIndex` is used only with `g` or `y`.
  public func exec(
    _ text: some JSTextConvertible, lastIndex: Int = 0, limits: MatchLimits = .standard
  ) throws(MatchError) -> JSMatch? {
    try exec(text.jsText, lastIndex: lastIndex, limits: limits)
  }

  /// Returns the text, decoded for this pattern.
  func subject(_ text: some JSTextConvertible) -> Subject {
    Subject(text.jsText, asCodePoints: tree.flags.matchesCodePoints)
  }
}
