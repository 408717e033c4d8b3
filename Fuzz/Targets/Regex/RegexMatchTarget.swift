import JSPrimitives
import JSRegexEngine

extension FuzzTarget {
  /// A pattern on a subject. All engines find the same match with the same captures, or no match,
  /// or abandon the search. Operations built on matching give the same results with only the
  /// matcher.
  static let regexMatch = FuzzTarget("regex-match") { (input) throws(Finding) in
    try RegexMatchCheck(input: RegexInput(input)).check()
  }
}

/// The check of one search with every engine.
private struct RegexMatchCheck {
  let input: RegexInput

  private static let limits = MatchLimits(steps: 20_000, heap: 16 << 20)

  func check() throws(Finding) {
    var expected: (match: JSMatch?, engines: Engines)?
    for engines in RegexInput.engines {
      guard case .success(let regex) = input.compiled(for: engines) else { return }
      let found = try attempt(engines) { () throws(MatchError) in
        try regex.exec(input.subject, lastIndex: input.lastIndex, limits: Self.limits)
      }
      if let found {
        if let found { try checkPlaces(found, engines) }
        expected = expected ?? (found, engines)
        if let expected, expected.match != found {
          throw Finding(
            "\(Self.shown(found)) on \(engines), \(Self.shown(expected.match)) on \(expected.engines)"
          )
        }
      }
      try checkTest(regex, engines, expected.map(\.match))
    }
    try checkWholeTexts()
  }

  /// Returns the answer of an engine; nil if it abandoned the search or does not support the
  /// pattern.
  private func attempt<Answer>(
    _ engines: Engines, _ search: () throws(MatchError) -> Answer
  ) throws(Finding) -> Answer? {
    do throws(MatchError) {
      return try search()
    } catch {
      if case .engineFailure = error { throw Finding("\(error) on \(engines)") }
      return nil
    }
  }

  /// Checks `test`, which is a fresh search from the start of the subject.
  ///
  /// - Parameter expected: The result of the search; nil if every engine so far abandoned it.
  private func checkTest(
    _ regex: JSRegex, _ engines: Engines, _ expected: JSMatch??
  ) throws(Finding) {
    let found = try attempt(engines) { () throws(MatchError) in
      try regex.test(input.subject, limits: Self.limits)
    }
    let startsAtZero = input.lastIndex <= 0 || !regex.flags.contains { $0 == "g" || $0 == "y" }
    guard startsAtZero, let found, let expected else { return }
    try Finding.unless(
      found == (expected != nil),
      "a test on \(engines) gives \(found), exec \(Self.shown(expected))")
  }

  private func checkPlaces(_ match: JSMatch, _ engines: Engines) throws(Finding) {
    let units = input.subject.utf16
    for capture in match.captures {
      guard let capture else { continue }
      try Finding.unless(
        capture.range.lowerBound >= 0 && capture.range.upperBound <= units.count
          && capture.text.utf16 == Array(units[capture.range]),
        "\(Self.shown(match)) on \(engines) in \(units.count) code units")
    }
    let whole = match.captures.first??.range
    try Finding.unless(whole == match.index..<match.end, "the match is not \(Self.shown(match))")
  }

  /// Checks `replace` and `split`, which search repeatedly.
  private func checkWholeTexts() throws(Finding) {
    guard case .success(let regex) = input.compiled(for: .automatic),
      case .success(let other) = input.compiled(for: .matcher)
    else { return }
    if let found = try replaced(regex), let expected = try replaced(other) {
      try Finding.unless(found == expected, "\(found), but \(expected) by the matcher")
    }
    if let found = try split(regex), let expected = try split(other) {
      try Finding.unless(found == expected, "\(found), but \(expected) by the matcher")
    }
  }

  private func replaced(_ regex: JSRegex) throws(Finding) -> JSText? {
    try attempt(.automatic) { () throws(MatchError) in
      try regex.replace(input.subject, with: "<$1$&$`>", limits: Self.limits)
    }
  }

  private func split(_ regex: JSRegex) throws(Finding) -> [JSText?]? {
    try attempt(.automatic) { () throws(MatchError) in
      try regex.split(input.subject, limits: Self.limits)
    }
  }

  private static func shown(_ match: JSMatch?) -> String {
    guard let match else { return "no match" }
    return "\(match.captures.map { $0.map { "\($0.range)" } ?? "nil" })"
  }
}
