package import JSPrimitives
package import JSRegex
internal import SourceJSON

/// Runs cases of the kind `regexp` on every engine: the choice of the engine for the pattern, our matcher
/// with and without memory, PCRE2 with and without its JIT, and the automaton. All that support the pattern
/// must give the recorded answer.
package struct RegExpCases {
  /// A pattern and its flags.
  package struct Expression: Hashable, Sendable {
    package var pattern: JSText
    package var flags: JSText

    package init(pattern: JSText, flags: JSText) {
      self.pattern = pattern
      self.flags = flags
    }

    /// The expression of a case.
    package init(_ vector: VectorCase) {
      self.init(pattern: vector["pattern"]?.text ?? "", flags: vector["flags"]?.text ?? "")
    }
  }

  /// The result of an engine for a case.
  package enum EngineOutcome {
    /// The recorded answer.
    case agrees
    /// Another answer, or an error.
    case differs(found: String)
    /// No answer, since the engine does not support the pattern or the kind of search.
    case refused
  }

  /// The last expression, compiled for each engine: the vectors of a pattern are adjacent.
  private var compiled: (expression: Expression, regexes: [Result<JSRegex, PatternError>])?

  /// The engines with their names.
  package static let engines: [(name: String, engines: Engines)] = [
    ("automatic", .automatic), ("matcher", .matcher), ("linear", .linear),
    ("PCRE2 JIT", .native(usesJIT: true)), ("PCRE2", .native(usesJIT: false)),
    ("automaton", .automaton),
  ]

  package init() {}

  /// Runs a case on every engine.
  mutating func run(_ vector: VectorCase) -> CaseOutcome {
    for ((_, engines), outcome) in zip(Self.engines, outcomes(of: vector)) {
      if case .differs(let found) = outcome {
        return .failed(
          expected: Self.expectation(of: vector), found: "\(found) on the engines \(engines)")
      }
    }
    return .passed
  }

  /// Returns the outcome of a case on each of the engines, in their order.
  package mutating func outcomes(of vector: VectorCase) -> [EngineOutcome] {
    let expected = Self.expectation(of: vector)
    let expression = Expression(vector)
    if compiled?.expression != expression {
      compiled = (
        expression, Self.engines.map { Self.compile(expression, engines: $0.engines) }
      )
    }
    return zip(Self.engines, compiled?.regexes ?? []).map { engine, regex in
      Self.outcome(vector, expected: expected, by: regex, engines: engine.engines)
    }
  }

  private static func expectation(of vector: VectorCase) -> String {
    JSONWriter.string(of: vector["error"] ?? vector["result"] ?? .null)
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

  private static func outcome(
    _ vector: VectorCase, expected: String, by regex: Result<JSRegex, PatternError>,
    engines: Engines
  ) -> EngineOutcome {
    let input = vector["input"]?.text ?? ""
    let lastIndex = vector["lastIndex"]?.number.flatMap { Int(exactly: $0) } ?? 0
    var found: String
    do {
      let regex = try regex.get()
      if engines == .automaton {
        // It has the verdict alone, and a test always starts at 0.
        guard lastIndex == 0, vector["error"] == nil else { return .refused }
        let isExpected = (vector["result"] ?? .null) != .null
        return try regex.test(input) == isExpected
          ? .agrees : .differs(found: "a test that says otherwise")
      }
      let limits = limits(engines)
      let match = try regex.exec(input, lastIndex: lastIndex, limits: limits)
      found = JSONWriter.string(of: json(match))
      // `test` has a program of its own, without unused captures.
      if lastIndex == 0, try regex.test(input, limits: limits) != (match != nil) {
        return .differs(found: "\(found), but a test says otherwise")
      }
    } catch let error as PatternError where error.isSyntaxError {
      found = "\"SyntaxError\""
    } catch MatchError.unsupported where engines != .automatic && engines != .matcher {
      return .refused
    } catch {
      found = "\(error)"
    }
    return found == expected ? .agrees : .differs(found: found)
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
