import Foundation
import TestSupport
import Testing

/// `docs/internals/architecture.md` names the modules and files that exist.
@Suite struct ArchitectureTests {
  private static let roots = ["", "Sources/Tools/", "Sources/Compass/", "Sources/Engine/"]

  private func page() throws -> String {
    String(decoding: try Repository.bytes("docs/internals/architecture.md"), as: UTF8.self)
  }

  /// The words in backticks that are paths: without blanks, and with a slash or an extension of a source.
  private func paths(in text: String) -> [String] {
    text.matches(of: /`([^`\s\/][^`\s]*)`/).map { String($0.1) }
      .filter { $0.contains("/") || $0.hasSuffix(".swift") }
  }

  private func exists(_ path: String) -> Bool {
    Self.roots.contains { FileManager.default.fileExists(atPath: Repository.path($0 + path)) }
  }

  @Test func everyPathExists() throws {
    let paths = paths(in: try page())
    #expect(paths.count >= 80)
    for path in paths { #expect(exists(path), "\(path)") }
  }

  @Test func aPathThatIsGoneIsFound() {
    #expect(
      paths(in: "`Validation/Run/Gone.swift`, `a b/c`, `/x/`") == ["Validation/Run/Gone.swift"])
    #expect(!exists("Validation/Run/Gone.swift"))
    #expect(exists("Validation/Validator.swift"))
  }

  /// The table of a wing names its folders, each of them once.
  @Test(arguments: ["Tools", "Compass", "Engine"])
  func everyModuleIsInTheTableOfItsWing(wing: String) throws {
    let page = try page()
    let start = try #require(page.range(of: "**`Sources/\(wing)/`**"))
    let rest = page[start.upperBound...]
    let end = rest.range(of: "\n\n**")?.lowerBound ?? rest.range(of: "\n\n`Tests/`")?.lowerBound
    let table = rest[..<(end ?? rest.endIndex)].split(separator: "\n")
      .filter { $0.hasPrefix("| `") }.compactMap { $0.split(separator: "|").first }
    let named = table.flatMap { $0.matches(of: /`([\w-]+)`/).map { String($0.1) } }
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.path("Sources/\(wing)")
    ).filter { !$0.hasPrefix(".") }
    #expect(named.sorted() == folders.sorted())
  }
}
