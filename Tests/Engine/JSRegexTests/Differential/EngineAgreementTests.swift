import JSPrimitives
import Testing

@testable import JSRegex

/// The agreement of all engines with the matcher on random patterns, in every operation and with
/// all captures.
///
/// A failure prints the seed and the case, shrunk, as a line ready for `Conformance/regressions`.
struct EngineAgreementTests {
  @Test(arguments: 0..<4) func patternsOfTheWholeGrammar(_ round: Int) {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = PatternGenerator(seed: seed)
    check(seed) { generator.cases(subjects: 3) }
  }

  @Test(arguments: 0..<4) func patternsWhoseWaysMeet(_ round: Int) {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = LoopPatternGenerator(seed: seed)
    check(seed) { generator.cases(subjects: 3) }
  }

  private func check(_ seed: UInt64, _ next: () -> [DifferentialCase]) {
    let engines = Engines.compared
    for _ in 0..<30 {
      for found in next() where found.difference(of: engines) != nil {
        let smallest = CaseShrinker { $0.difference(of: engines) != nil }.shrink(found)
        let difference = smallest.difference(of: engines).map {
          "\($0.operation) by \($0.engines): \($0.answer)"
        }
        Issue.record(
          "seed \(seed), \(difference ?? "")\n\(smallest.vector(id: "random/\(seed)"))")
        return
      }
    }
  }
}
