import JSPrimitives
import Testing

@testable import JSRegexEngine

#if canImport(CPCRE2)

/// The agreement of all engines on random patterns.
///
/// A failure prints the seed and the case, shrunk, as a line ready for `Conformance/regressions`.
struct EngineAgreementTests {
  @Test(arguments: 0..<4) func randomPatterns(_ round: Int) {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = PatternGenerator(seed: seed)
    for _ in 0..<30 {
      for found in generator.cases(subjects: 3) where found.disagreement != nil {
        let smallest = CaseShrinker { $0.disagreement != nil }.shrink(found)
        let difference = smallest.disagreement.map { "\($0.engines): \($0.answer)" } ?? ""
        Issue.record("seed \(seed), \(difference)\n\(smallest.vector(id: "random/\(seed)"))")
        return
      }
    }
  }
}

#endif
