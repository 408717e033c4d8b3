import Foundation
import TestSupport
import Testing

/// The oracle must not learn its expectations from the validator that they are compared with.
@Suite struct IndependenceTests {
  @Test func theGeneratorSharesOnlyIssueCodesWithTheValidator() throws {
    let folder = Repository.path("Sources/Tools/PayloadGeneration")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
    #expect(names.count > 20)
    for name in names {
      let text = try #require(
        FileManager.default.contents(atPath: "\(folder)/\(name)").map {
          String(decoding: $0, as: UTF8.self)
        })
      let imports = text.split(separator: "\n").filter {
        $0.contains("import ") && $0.contains("Validation")
      }
      #expect(imports.allSatisfy { $0.hasSuffix("import enum Validation.IssueCode") }, "\(name)")
    }
  }
}
