import Foundation
import TestSupport
import Testing

/// `docs/coverage-rules.md` names tests that there are.
@Suite struct RuleCoverageTests {
  @Test func everyNamedTestIsThere() throws {
    let table = String(decoding: try Repository.bytes("docs/coverage-rules.md"), as: UTF8.self)
    let folder = URL(fileURLWithPath: Repository.path("Tests/CompassRulesTests"))
    var sources = ""
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".swift") {
      sources += try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    sources = sources.replacingOccurrences(of: "\\\"", with: "\"")
    var count = 0
    for line in table.split(separator: "\n") where line.hasPrefix("| ") {
      guard let cell = line.components(separatedBy: " | ").last?.dropLast(2) else { continue }
      for name in cell.components(separatedBy: "; ") where name.hasPrefix("\"") {
        #expect(sources.contains(name), "\(name)")
        count += 1
      }
    }
    #expect(count > 100)
  }
}
