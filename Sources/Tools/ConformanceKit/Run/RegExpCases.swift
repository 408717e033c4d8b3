internal import JSPrimitives
internal import JSRegexEngine
internal import SourceJSON

/// Runs cases of the kind `regexp`: on the engine that is chosen for the pattern, on our matcher alone, and
/// on PCRE2 with and without its JIT and the automaton where they claim the pattern. All must give the
/// recorded answer.
struct RegExpCases {
  /// A pattern and its flags.
  private struct Expression: Equatable {
    var pattern: JSText
    var flags: JSText
  }

  /// The last expression, compiled for each engine: the vectors of a pattern are adjacent.
  private var compiled: (expression: Expression, regexes: [Result<JSRegex, PatternError>])?

  private static let engines: [Engines] = [
    .automatic, .matcher, .native(usesJIT: true), .native(usesJIT: false), .automaton,
  ]

  mutating func run(_ vector: VectorCase) -> CaseOutcome {
    let expected = JSONWriter.string(of: vector["error"] ?? vector["result"] ?? .null)
    let expression = Expression(
      pattern: vector["pattern"]?.text ?? "", flags: vector["flags"]?.text ?? "")
    if compiled?.expression != expression {
      compiled = (expression, Self.engines.map { Self.compile(expression, engines: $0) })
    }
    for (engines, regex) in zip(Self.engines, compiled?.regexes ?? []) {
      guard let found = Self.answer(vector, by: regex, engines: engines) else { continue }
      if found != expected {
        return .failed(expected: expected, found: "\(found) on the engines \(engines)")
      }
    }
    return .passed
  }

  private static func compile(
    _ expression: Expression, engines: Engines
  ) -> Result<JSRegex, PatternError> {
    do throws(PatternError) {
      return .success(
        try JSRegex(pattern: expression.pattern, flags: expression.flags, engines: engines))
    } catch {
      return .failure(error)
    }
  }

  /// Returns JavaScript's answer as JSON; nil if a forced engine does not support the pattern.
  private static func answer(
    _ vector: VectorCase, by regex: Result<JSRegex, PatternError>, engines: Engines
  ) -> String? {
    let input = vector["input"]?.text ?? ""
    let lastIndex = Int(vector["lastIndex"]?.number ?? 0)
    do {
      let regex = try regex.get()
      if engines == .automaton {
        // It has the verdict alone, and a test always starts at 0.
        guard lastIndex == 0, vector["error"] == nil else { return nil }
        let isExpected = (vector["result"] ?? .null) != .null
        return try regex.test(input) == isExpected ? nil : "a test that says otherwise"
      }
      let limits = limits(engines)
      let match = try regex.exec(input, lastIndex: lastIndex, limits: limits)
      // `test` has a program of its own, without unused captures.
      if lastIndex == 0, try regex.test(input, limits: limits) != (match != nil) {
        return "\(JSONWriter.string(of: json(match))), but a test says otherwise"
      }
      return JSONWriter.string(of: json(match))
    } catch let error as PatternError where error.isSyntaxError {
      return "\"SyntaxError\""
    } catch MatchError.unsupported where engines != .automatic {
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Returns the limits of a match. PCRE2 usually leaves an expensive search to the matcher; a forced engine has
  /// higher limits, so that it answers itself.
  private static func limits(_ engines: Engines) -> MatchLimits {
    if case .native = engines { return MatchLimits(steps: 100_000_000) }
    return .standard
  }

  private static func json(_ match: JSMatch?) -> JSONValue {
    guard let match else { return .null }
    func text(_ capture: JSMatch.Capture?) -> JSONValue {
      capture.map { .string($0.text) } ?? .null
    }
    return [
      "index": .number(Double(match.index)), "end": .number(Double(match.end)),
      "captures": .array(match.captures.map(text)),
      "groups": .object(JSONObject(match.groups.map { ($0.name, text($0.capture)) })),
    ]
  }
}
