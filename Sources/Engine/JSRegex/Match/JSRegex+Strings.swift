internal import JSPrimitives

/// Matches in a `String`, with ranges of its indices.
///
/// All of these methods find every match, whether or not the pattern has the flag `g`. With `y` they
/// find only those that follow each other without a gap from the start. After an empty match the search
/// continues behind the next code unit, with `u` or `v` behind the next code point.
extension JSRegex {
  /// Returns all matches of a string, as `String.prototype.matchAll` finds them.
  ///
  /// Throws a `MatchError` if a pattern with backreferences exceeds the limit of steps, or any pattern
  /// the limit of memory.
  ///
  ///     let word = try JSRegex(#"\w+"#)
  ///     try word.matches(in: "Ana Ruiz").map(\.text)  // ["Ana", "Ruiz"]
  public func matches(
    in string: String, limits: MatchLimits = .standard
  ) throws(MatchError) -> [JSStringMatch] {
    let found: [JSMatch] = try matches(in: JSText(string), limits: limits)
    return found.map { JSStringMatch($0, in: string) }
  }

  /// Returns the first match of a string, or nil if nothing matches.
  ///
  /// Throws as `matches(in:)` does.
  public func firstMatch(
    in string: String, limits: MatchLimits = .standard
  ) throws(MatchError) -> JSStringMatch? {
    var found = matchAll(string, limits: limits)
    return try found.next().map { JSStringMatch($0, in: string) }
  }

  /// Returns a string with all matches replaced by a template.
  ///
  /// In the template `$$`, `$&`, `$'`, a dollar sign with a backtick, `$1` to `$99` and `$<name>` are
  /// replaced by parts of the match, as in `replaceAll(_:with:)`. Throws as `matches(in:)` does.
  ///
  ///     try JSRegex(#"(\w+) (\w+)"#).replacing(in: "Ana Ruiz", with: "$2, $1")  // "Ruiz, Ana"
  public func replacing(
    in string: String, with template: String, limits: MatchLimits = .standard
  ) throws(MatchError) -> String {
    try replaceAll(string, with: template, limits: limits)
  }

  /// Returns a string with all matches replaced by the strings that `replacement` returns, in which
  /// `$` has no meaning.
  ///
  /// Throws as `matches(in:)` does.
  public func replacing(
    in string: String, limits: MatchLimits = .standard,
    with replacement: (JSStringMatch) -> String
  ) throws(MatchError) -> String {
    try replaceAll(string, limits: limits) { match in
      replacement(JSStringMatch(match, in: string))
    }
  }
}
