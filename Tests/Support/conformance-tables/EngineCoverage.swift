import ConformanceKit
import JSPrimitives
import JSRegex
import SourceJSON

/// The cases of regular expressions that each engine decides, and the patterns that a limit can leave
/// undecided.
struct EngineCoverage {
  /// The cases of one engine.
  struct Score {
    /// The cases with the recorded answer.
    var agreeing = 0
    /// The cases that the engine does not support.
    var refused = 0
    /// Those of them whose pattern has a limit of steps.
    var refusedBounded = 0
    /// The cases with another answer.
    var differing = 0
  }

  /// The patterns of one suite.
  struct Suite {
    let name: String
    /// The patterns that compile.
    var patterns: Set<RegExpCases.Expression> = []
    /// Those with a limit of steps, because they refer to groups.
    var bounded: Set<RegExpCases.Expression> = []
    /// The same as they are printed, in the order of the suite.
    var boundedTexts: [String] = []
  }

  /// The scores of the engines of `RegExpCases`, by name.
  private(set) var scores: [String: Score] = [:]
  /// The cases whose pattern has a limit of steps.
  private(set) var boundedCases = 0
  /// The suites with patterns, in the order of the run.
  private(set) var suites: [Suite] = []

  init() {}

  /// Runs the cases of regular expressions in vector files, and looks for patterns in the others.
  ///
  /// - Parameters:
  ///   - paths: The files, or their folders.
  ///   - step: The step from a case of a file to the next one that runs.
  /// - Throws: `VectorError` if a file can't be used.
  init(of paths: [String], every step: Int = 1) throws(VectorError) {
    for path in paths {
      for file in try ConformanceRun.files(at: path) {
        let suite = try VectorSuite(file: file)
        note(
          suite.kind, suite.name,
          stride(from: 0, to: suite.cases.count, by: step).map { suite.cases[$0] })
      }
    }
  }

  private mutating func note(_ kind: VectorSuite.Kind, _ name: String, _ vectors: [VectorCase]) {
    var cases = RegExpCases()
    for vector in vectors {
      guard kind == .regexp else {
        note(patternsIn: .object(vector.fields), of: name)
        continue
      }
      let expression = RegExpCases.Expression(vector)
      note(expression, of: name)
      for (engine, outcome) in zip(RegExpCases.engines, cases.outcomes(of: vector)) {
        note(outcome, of: expression, on: engine.name)
      }
    }
  }

  /// The engines that decide cases otherwise than the vectors, or leave some undecided that they must decide, a line each.
  ///
  /// The automatic choice of engines and the matcher decide every case. The linear matcher does not support references to groups,
  /// whose patterns have a limit of steps, and no others.
  var faults: [String] {
    RegExpCases.engines.flatMap { name, _ -> [String] in
      guard let score = scores[name] else { return ["\(name): no case"] }
      var faults: [String] = []
      if score.differing > 0 { faults.append("\(name): \(score.differing) cases differ") }
      let allowed =
        switch name {
        case "automatic", "matcher": 0
        case "linear": score.refusedBounded
        default: score.refused
        }
      if score.refused > allowed {
        faults.append("\(name): \(score.refused - allowed) cases are not supported")
      }
      return faults
    }
  }

  /// Notes a pattern of a suite.
  private mutating func note(_ expression: RegExpCases.Expression, of suite: String) {
    if suites.last?.name != suite { suites.append(Suite(name: suite)) }
    let last = suites.count - 1
    guard !suites[last].patterns.contains(expression),
      let regex = try? JSRegex(expression.pattern, flags: expression.flags)
    else { return }
    suites[last].patterns.insert(expression)
    if regex.bound == .bounded {
      suites[last].bounded.insert(expression)
      suites[last].boundedTexts.append(regex.description)
    }
  }

  /// Notes the patterns of a schema, or of any other value of a case.
  private mutating func note(patternsIn value: JSONValue, of suite: String) {
    var pending = [value]
    while let next = pending.popLast() {
      for member in next.object?.members ?? [] {
        pending.append(member.value)
        // An issue has the pattern of its schema once more, as a literal.
        guard member.key == "pattern", next["code"] == nil,
          let pattern = member.value["$regex"]?.text ?? member.value.text
        else { continue }
        let flags = member.value["flags"]?.text ?? next["flags"]?.text ?? ""
        note(RegExpCases.Expression(pattern: pattern, flags: flags), of: suite)
      }
      pending += next.elements ?? []
    }
  }

  /// Notes the outcome of a case of the last suite on an engine.
  private mutating func note(
    _ outcome: RegExpCases.EngineOutcome, of expression: RegExpCases.Expression,
    on engine: String
  ) {
    let isBounded = suites.last?.bounded.contains(expression) == true
    if isBounded, engine == RegExpCases.engines.first?.name { boundedCases += 1 }
    var score = scores[engine] ?? Score()
    switch outcome {
    case .agrees: score.agreeing += 1
    case .differs: score.differing += 1
    case .refused:
      score.refused += 1
      if isBounded { score.refusedBounded += 1 }
    }
    scores[engine] = score
  }
}
