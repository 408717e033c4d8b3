import Foundation
import FuzzTargets
import TestSupport
import Testing

/// The committed corpora of the fuzzer, without the fuzzer.
struct CorpusReplayTests {
  @Test(arguments: FuzzTarget.all)
  func nothingIsFound(by target: FuzzTarget) throws {
    let folder = "Fuzz/Corpus/\(target.name)"
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.path(folder))
    #expect(names.count > 20)
    for name in names.sorted() {
      let input = try Repository.bytes("\(folder)/\(name)")
      #expect(throws: Never.self, "\(folder)/\(name)") { try target.check(input) }
    }
  }
}
