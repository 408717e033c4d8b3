import Foundation
import TestSupport
import Testing

/// The oracle must not learn its expectations from the validator that they are compared with.
@Suite struct IndependenceTests {
  @Test func theOracleSharesOnlyIssueCodesWithTheValidator() throws {
    let folder = Repository.path("Tests/Tools/PayloadGenerationTests/Oracle")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
    #expect(names.count >= 18)
    for name in names {
      let text = try #require(
        FileManager.default.contents(atPath: "\(folder)/\(name)").map {
          String(decoding: $0, as: UTF8.self)
        })
      let imports = text.split(separator: "\n").filter {
        $0.contains("import ") && $0.contains("Validation")
      }
      #expect(imports.allSatisfy { $0 == "import enum Validation.IssueCode" }, "\(name)")
      #expect(!text.contains("verdicts"), "\(name)")
    }
  }
}
