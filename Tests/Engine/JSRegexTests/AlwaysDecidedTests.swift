import Foundation
import JSPrimitives
import SchemaModel
import SourceJSON
import TestSupport
import Testing

@testable import JSRegex

/// No pattern of a schema that this package has can leave a payload undecided: none refers to a
/// group, so the step budget does not apply to it.
@Suite("Patterns that are always decided")
struct AlwaysDecidedTests {
  /// The patterns of Zod's own formats, in every version.
  private static let formats: [ShippedPattern] = {
    let rows = ZodSchema.NamedFormat.rows.sorted { $0.name < $1.name }
    var found: [ShippedPattern] = []
    for version in ZodVersion.allCases {
      for row in rows {
        guard let literal = row.pattern(in: version) else { continue }
        let pattern = ShippedPattern(source: literal.jsSource, flags: literal.flags ?? "")
        if !found.contains(pattern) { found.append(pattern) }
      }
    }
    return found
  }()

  @Test("The patterns of all schemas of both revisions", arguments: ShippedPattern.all)
  func ofTheSchemas(_ pattern: ShippedPattern) throws { try check(pattern) }

  @Test("The patterns of Zod's formats", arguments: formats)
  func ofTheFormats(_ pattern: ShippedPattern) throws { try check(pattern) }

  @Test("The patterns of the exported documents and JSON Schemas")
  func ofTheDocuments() throws {
    let folder = Repository.path("schemas")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    var found: Set<ShippedPattern> = []
    for file in files where file.hasSuffix(".json") {
      var pending = [try JSONDocument(Repository.bytes("schemas/" + file)).value]
      while let value = pending.popLast() {
        pending += (value.elements ?? []) + (value.object?.members.map(\.value) ?? [])
        guard let source = value["pattern"]?.text else { continue }
        found.insert(ShippedPattern(source: source, flags: value["flags"]?.text?.string ?? ""))
      }
    }
    #expect(found.count >= 10)
    for pattern in found { try check(pattern) }
  }

  private func check(_ pattern: ShippedPattern) throws {
    let regex = try pattern.compiled(.automatic)
    #expect(regex.bound == .linear || regex.bound == .linearWithMemory)
    #expect(regex.testBound == .linear || regex.testBound == .linearWithMemory)
    // No step is allowed beyond those of the text, and the text is hostile.
    for text in ["a", "0", "a.", "-", "a@a.", "0a:"] {
      let subject = JSText(String(repeating: text, count: 2_000) + "!")
      _ = try regex.test(subject, limits: MatchLimits(steps: 0))
      _ = try regex.exec(subject, limits: MatchLimits(steps: 0))
    }
  }
}
