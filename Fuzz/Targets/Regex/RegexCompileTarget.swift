import JSPrimitives
import JSRegex

extension FuzzTarget {
  /// Any text as a pattern with any flags. All engines agree on accepting or rejecting it, an error
  /// has a range in the text, and an accepted pattern compiles for every kind of subject and is
  /// accepted as printed.
  static let regexCompile = FuzzTarget("regex-compile") { (input) throws(Finding) in
    let input = RegexInput(input)
    let expected = input.compiled(for: .automatic)
    for engines in [Engines.matcher, .linear, .native(usesJIT: false), .automatic] {
      switch (expected, input.compiled(for: engines)) {
      case (.success, .success(let regex)): try run(regex, engines)
      case (.failure(let expected), .failure(let found)):
        try Finding.unless(found == expected, "\(found) on \(engines), but \(expected)")
      case (.success, .failure(let error)): throw Finding("\(error) on \(engines) alone")
      case (.failure(let error), .success): throw Finding("\(error), but not on \(engines)")
      }
    }
    switch expected {
    case .success(let regex): try checkPrinting(regex, of: input)
    case .failure(let error):
      let text = error.kind == .invalidFlags ? input.flags : input.pattern
      try Finding.unless(
        error.range.lowerBound >= 0 && error.range.upperBound <= text.length,
        "\(error) of \(text.length)")
    }
  }

  /// Makes an engine compile its programs for subjects of each width.
  private static func run(_ regex: JSRegex, _ engines: Engines) throws(Finding) {
    for subject in ["", "a", "\u{E9}", "\u{1F600}"] as [JSText] {
      let limits = MatchLimits(steps: 200, heap: 1 << 20)
      do throws(MatchError) {
        _ = try regex.exec(subject, limits: limits)
        _ = try regex.test(subject, limits: limits)
      } catch {
        // A search may be abandoned, and a chosen engine need not support the pattern.
        if case .engineFailure = error { throw Finding("\(error) on \(engines)") }
      }
    }
  }

  private static func checkPrinting(_ regex: JSRegex, of input: RegexInput) throws(Finding) {
    _ = regex.explanation
    guard !input.pattern.hasLoneSurrogates else { return }
    let again = Result { () throws(PatternError) in
      try JSRegex(pattern: JSText(regex.source), flags: JSText(regex.flags))
    }
    switch again {
    case .success(let again):
      try Finding.unless(
        again.description == regex.description, "\(regex) is printed again as \(again)")
    case .failure(let error): throw Finding("\(regex) is refused as it is printed: \(error)")
    }
  }
}
