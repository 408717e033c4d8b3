import Foundation
import TestSupport
import Testing

/// The wings of `Sources`: the engine knows nothing of the app, and imports point only downwards.
@Suite struct WingTests {
  /// Words of the app, in identifiers, literals and comments alike.
  ///
  /// A whole date such as `2026-02-10` is allowed.
  private static let words = [
    "coach", "school", "athlete", "recruit", #"\binteractions?\b"#, "performance_?notes",
    #"2026-0[28](?!-\d)"#, "WebRevision", "WebSchema", "february2026", "august2026",
  ]

  @Test("No source of the engine names anything of the app")
  func engineNamesNothingOfTheApp() throws {
    let words = try NSRegularExpression(
      pattern: Self.words.joined(separator: "|"), options: .caseInsensitive)
    for source in try Self.sources(of: "Engine") {
      for (index, line) in source.lines.enumerated() {
        let range = NSRange(line.startIndex..., in: line)
        let found = words.firstMatch(in: line, range: range)
        #expect(found == nil, "\(source.path):\(index + 1): \(line)")
      }
    }
  }

  @Test(
    "No wing imports a module of a wing above it",
    arguments: [("Engine", ["Compass", "Tools"]), ("Compass", ["Tools"])])
  func importsPointDownwards(wing: String, above: [String]) throws {
    let modules = Set(try above.flatMap(Self.modules(of:)))
    #expect(!modules.isEmpty)
    for source in try Self.sources(of: wing) {
      for (index, line) in source.lines.enumerated() {
        guard let module = Self.importedModule(in: line) else { continue }
        #expect(!modules.contains(module), "\(source.path):\(index + 1): \(line)")
      }
    }
  }

  @Test("An app links JSON Schemas and locales only if it asks for them")
  func ownProductsAreImportedByNoOther() throws {
    for wing in ["Engine", "Compass"] {
      for source in try Self.sources(of: wing) {
        for line in source.lines {
          guard let module = Self.importedModule(in: line) else { continue }
          #expect(!["JSONSchema", "IssueLocales"].contains(module), "\(source.path): \(line)")
        }
      }
    }
  }

  @Test func importsAreFound() {
    #expect(Self.importedModule(in: "public import SourceJSON") == "SourceJSON")
    #expect(Self.importedModule(in: "@testable import struct Checksums.SHA256") == "Checksums")
    #expect(Self.importedModule(in: "// import Checksums") == nil)
  }

  private struct Source {
    let path: String
    let lines: [String]
  }

  /// The sources of a wing in Swift and C, except for generated tables.
  private static func sources(of wing: String) throws -> [Source] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: Repository.path("Sources/\(wing)"))
    let sources = try paths.sorted().compactMap { path -> Source? in
      let isSource = [".swift", ".c", ".h"].contains(where: path.hasSuffix)
      guard isSource, !path.contains("/Generated/") else { return nil }
      let text = String(
        decoding: try Repository.bytes("Sources/\(wing)/\(path)"), as: UTF8.self)
      return Source(path: "Sources/\(wing)/\(path)", lines: text.components(separatedBy: "\n"))
    }
    try #require(!sources.isEmpty)
    return sources
  }

  /// The modules of a wing: the names of its folders.
  private static func modules(of wing: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Repository.path("Sources/\(wing)"))
  }

  /// The module that a line imports, or nil.
  private static func importedModule(in line: String) -> String? {
    let words = line.split(separator: " ")
    guard let place = words.firstIndex(of: "import"), place + 1 < words.count else { return nil }
    let modifiers = ["public", "package", "internal", "private", "fileprivate"]
    guard words[..<place].allSatisfy({ $0.hasPrefix("@") || modifiers.contains(String($0)) })
    else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    let isKind = kinds.contains(String(words[place + 1])) && place + 2 < words.count
    return words[isKind ? place + 2 : place + 1].split(separator: ".").first.map(String.init)
  }
}
