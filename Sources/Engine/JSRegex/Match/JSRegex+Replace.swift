public import JSPrimitives

extension JSRegex {
  /// Returns the text with its first match, or all matches with `g`, replaced by a template.
  ///
  /// In the template `$$`, `$&`, `$'`, a dollar sign with a backtick, `$1` to `$99` and `$<name>` are
  /// replaced by parts of the match. ECMA-262, sec-regexp.prototype-%symbol.replace% and sec-getsubstitution.
  ///
  ///     try JSRegex(#"(\w+) (\w+)"#).replace("Ana Ruiz", with: "$2, $1")  // "Ruiz, Ana"
  public func replace<Text: JSTextConvertible>(
    _ text: Text, with template: some JSTextConvertible, limits: MatchLimits = .standard
  ) throws(MatchError) -> Text {
    try replace(
      text, isGlobal: tree.flags.contains(.global), limits: limits,
      with: substitution(template.jsText))
  }

  /// Returns the text with all matches replaced by a template, as with the flag `g`, which
  /// JavaScript requires here.
  public func replaceAll<Text: JSTextConvertible>(
    _ text: Text, with template: some JSTextConvertible, limits: MatchLimits = .standard
  ) throws(MatchError) -> Text {
    try replace(text, isGlobal: true, limits: limits, with: substitution(template.jsText))
  }

  /// Returns the text with its first match, or all matches with `g`, replaced by what `replacement`
  /// returns.
  ///
  /// The closure's text is inserted literally; `$` has no meaning in it.
  public func replace<Text: JSTextConvertible>(
    _ text: Text, limits: MatchLimits = .standard,
    with replacement: (JSMatch) -> some JSTextConvertible
  ) throws(MatchError) -> Text {
    try replace(text, isGlobal: tree.flags.contains(.global), limits: limits) {
      (ranges, subject, output) throws(MatchError) in
      try substitute(replacement, ranges: ranges, of: subject, to: &output, heap: limits.heap)
    }
  }

  /// Returns the text with all matches replaced by what `replacement` returns, as with the flag
  /// `g`.
  public func replaceAll<Text: JSTextConvertible>(
    _ text: Text, limits: MatchLimits = .standard,
    with replacement: (JSMatch) -> some JSTextConvertible
  ) throws(MatchError) -> Text {
    try replace(text, isGlobal: true, limits: limits) {
      (ranges, subject, output) throws(MatchError) in
      try substitute(replacement, ranges: ranges, of: subject, to: &output, heap: limits.heap)
    }
  }

  private func replace<Text: JSTextConvertible>(
    _ text: Text, isGlobal: Bool, limits: MatchLimits, with substitution: Substitution
  ) throws(MatchError) -> Text {
    let subject = subject(text)
    let replaced = try replace(
      subject, from: 0, isGlobal: isGlobal, limits: limits, with: substitution)
    return replaced.text.map(Text.init(jsText:)) ?? text
  }
}

/// Replacement in a decoded subject, from any place.
extension JSRegex {
  /// A function that appends the replacement of a match to a text. Its arguments are the ranges of
  /// the match and of its groups, the subject, and the text.
  typealias Substitution = ([Range<Int>?], Subject, inout TextAssembly) throws(MatchError) -> Void

  /// Returns the subject with the matches from `start` on replaced, and the end of the last match;
  /// both nil if there is no match.
  func replace(
    _ subject: Subject, from start: Int, isGlobal: Bool, limits: MatchLimits,
    with substitution: Substitution
  ) throws(MatchError) -> (text: JSText?, end: Int?) {
    var matches = DecodedSearch(of: self, in: subject, from: start, limits: limits)
    guard var ranges = try matches.nextRanges() else { return (nil, nil) }
    var output = TextAssembly(for: subject, heap: limits.heap)
    var copied = 0
    while let whole = ranges.first ?? nil {
      output.append(copied..<whole.lowerBound, of: subject)
      try substitution(ranges, subject, &output)
      copied = whole.upperBound
      guard !output.isOverfull else { throw .memoryExceeded }
      guard isGlobal, let following = try matches.nextRanges() else { break }
      ranges = following
    }
    output.append(copied..<subject.length, of: subject)
    guard !output.isOverfull else { throw .memoryExceeded }
    return (output.text, copied)
  }

  /// Returns the substitution that a template describes.
  func substitution(_ template: JSText) -> Substitution {
    let template = ReplacementTemplate(template, for: tree)
    return { ranges, subject, output in
      guard let whole = ranges.first ?? nil else { return }
      template.append(whole, groups: ranges, of: subject, to: &output)
    }
  }

  /// Returns the substitution that a closure computes.
  func substitute(
    _ replacement: (JSMatch) -> some JSTextConvertible, ranges: [Range<Int>?], of subject: Subject,
    to output: inout TextAssembly, heap: Int
  ) throws(MatchError) {
    let match = try JSMatch(ranges, in: subject, namedGroups: tree.namedGroups, heap: heap)
    output.append(replacement(match).jsText)
  }
}
