import JSPrimitives
import JSRegex

extension FuzzTarget {
  /// A pattern on a subject. All engines find the same match with the same captures, or no match,
  /// or abandon the search, which the linear matcher does only with a reference or for want of
  /// memory. Operations built on matching give the same results as with only the matcher.
  static let regexMatch = FuzzTarget("regex-match") { (input) throws(Finding) in
    try RegexMatchCheck(input: RegexInput(input)).check()
  }
}

/// The check of one search with every engine.
private struct RegexMatchCheck {
  let input: RegexInput

  private static func isAlwaysDecided(_ engines: Engines, _ regex: JSRegex) -> Bool {
    (engines == .linear || engines == .automatic) && regex.bound != .bounded
  }

  func check() throws(Finding) {
    var expected: (match: JSMatch?, engines: Engines)?
    for engines in RegexInput.engines {
      guard case .success(let regex) = input.compiled(for: engines) else { return }
      let found = try attempt(engines, regex) { (limits) throws(MatchError) in
        try regex.exec(input.subject, lastIndex: input.lastIndex, limits: limits)
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

  /// Returns the answer of an engine; nil if it abandoned the search, which it must not do for
  /// want of steps if the pattern has no references, or does not support the pattern.
  private func attempt<Answer>(
    _ engines: Engines, _ regex: JSRegex,
    _ search: (MatchLimits) throws(MatchError) -> Answer
  ) throws(Finding) -> Answer? {
    let isAlwaysDecided = Self.isAlwaysDecided(engines, regex)
    do throws(MatchError) {
      return try search(
        MatchLimits(steps: isAlwaysDecided ? 0 : 20_000, heap: 16 << 20))
    } catch {
      switch error {
      case .engineFailure: throw Finding("\(error) on \(engines)")
      case .budgetExceeded where isAlwaysDecided:
        throw Finding("\(error) on \(engines) without a reference")
      default: return nil
      }
    }
  }

  /// Checks `test`, which is a fresh search from the start of the subject.
  ///
  /// - Parameter expected: The result of the search; nil if every engine so far abandoned it.
  private func checkTest(
    _ regex: JSRegex, _ engines: Engines, _ expected: JSMatch??
  ) throws(Finding) {
    let found = try attempt(engines, regex) { (limits) throws(MatchError) in
      try regex.test(input.subject, limits: limits)
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

  /// Checks the operations that search repeatedly.
  private func checkWholeTexts() throws(Finding) {
    guard case .success(let reference) = input.compiled(for: .matcher) else { return }
    for engines in [Engines.linear, .automatic] {
      guard case .success(let regex) = input.compiled(for: engines) else { return }
      try compare(engines, regex, reference) { (regex, limits) throws(MatchError) in
        try regex.replace(input.subject, with: "<$1$&$`>", limits: limits)
      }
      try compare(engines, regex, reference) { (regex, limits) throws(MatchError) in
        try regex.split(input.subject, limits: limits)
      }
      try compare(engines, regex, reference) { (regex, limits) throws(MatchError) in
        try regex.matches(in: input.subject, limits: limits)
      }
    }
  }

  /// Compares an operation on an engine with the matcher's, unless one of them is abandoned.
  private func compare<Answer: Equatable>(
    _ engines: Engines, _ regex: JSRegex, _ reference: JSRegex,
    _ operation: (JSRegex, MatchLimits) throws(MatchError) -> Answer
  ) throws(Finding) {
    let found = try attempt(engines, regex) { (limits) throws(MatchError) in
      try operation(regex, limits)
    }
    let expected = try attempt(.matcher, reference) { (limits) throws(MatchError) in
      try operation(reference, limits)
    }
    guard let found, let expected else { return }
    try Finding.unless(
      found == expected, "\(found) on \(engines), but \(expected) by the matcher")
  }

  private static func shown(_ match: JSMatch?) -> String {
    guard let match else { return "no match" }
    return "\(match.captures.map { $0.map { "\($0.range)" } ?? "nil" })"
  }
}
