import Foundation
import HTMLSanitizing
import SchemaModel
import SourceJSON
import TestSupport
import Testing

@testable import JSONSchema
@testable import JSRegex
@testable import Validation
@testable import compass_validate

/// `docs/limits.md` agrees with the code.
@Suite struct LimitsDocumentTests {
  /// A row of the table.
  private struct Row {
    var name: String
    var option: String?
    var parameter: String
    /// Nil where the default is no number.
    var standard: Int?

    init?(_ line: Substring) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 6, cells[0] != "limit", cells[0] != "---" else { return nil }
      name = cells[0]
      option = cells[1] == "none" ? nil : cells[1].filter { $0 != "`" }
      parameter = cells[2].filter { $0 != "`" }
      standard = Int(cells[3].filter { $0 != "," })
    }
  }

  private static let rows: [Row] = {
    let text = (try? Repository.bytes("docs/limits.md")).map { String(decoding: $0, as: UTF8.self) }
    return (text ?? "").split(separator: "\n").filter { $0.hasPrefix("|") }.compactMap(Row.init)
  }()

  /// The code's value of each limit.
  private static let limits: [String: Int] = [
    "bytes of a payload": ValidationLimits.default.reading.maximumBytes,
    "levels of a payload": ValidationLimits.default.reading.maximumDepth,
    "issues of a payload": ValidationLimits.default.maximumIssues,
    "steps of a payload": ValidationLimits.default.maximumSteps,
    "bytes of memory of a payload's values and issues": ValidationLimits.default.maximumMemory,
    "steps of a match with backreferences": MatchLimits.standard.steps,
    "bytes of memory of a match": MatchLimits.standard.heap,
    "bytes of memory of the HTML parser": ValidationLimits.default.htmlMemory,
    "values that an app's functions return": RunValues.greatestReturnCount,
    "code units of a pattern": PatternParser.maximumLength,
    "compiled steps of a pattern": MatcherCompiler.maximumSize,
    "bytes of a schema document": SchemaDocument.defaultLimits.maximumBytes,
    "levels of JSON of a schema document": SchemaDocument.defaultLimits.maximumDepth,
    "levels of a schema": SchemaCompiler.maximumDepth,
    "levels of JSON of a JSON Schema that is read": ReadingLimits.jsonDepth,
    "JSON Schemas in each other, those behind references included": ReadingLimits.schemaDepth,
    "schemas of a JSON Schema that is read": ReadingLimits.schemas,
    "hash collisions per object": KeyHash.greatestProbeLength,
  ]

  @Test func everyDefaultIsTheCodes() {
    for row in Self.rows { #expect(row.standard == Self.limits[row.name], "\(row.name)") }
    #expect(Set(Self.limits.keys).isSubset(of: Self.rows.map(\.name)))
    // The others are as large as another limit.
    #expect(Self.rows.filter { $0.standard == nil }.count == 2)
  }

  @Test func theEnginesDefaultsAreTheValidators() {
    let limits = ValidationLimits.default
    #expect(limits.matching == .standard)
    #expect(limits.htmlMemory == HTMLSanitizer.Limits().parserBytes)
    #expect(limits.reading.maximumStringBytes == JSONLimits.greatestSize)
  }

  @Test func everyOptionIsTheToolsWithItsDefault() throws {
    let tool = try CommandDescription(help: CompassValidate._dumpHelp())
    for (command, omitted) in [("check", []), ("verdicts", ["--max-line"])] as [(String, [String])]
    {
      let options = try #require(tool[command]).arguments.filter { $0.kind == .option }
      for row in Self.rows {
        guard let name = row.option, !omitted.contains(name) else { continue }
        let option = try #require(options.first { $0.names == [name] }, "\(name)")
        #expect(option.standard == row.standard.map(String.init) ?? "", "\(name)")
      }
      let named = Set(Self.rows.compactMap(\.option)).union(["--max-issues"])
      #expect(
        options.flatMap(\.names).filter { $0.hasPrefix("--max") }.allSatisfy(named.contains))
    }
  }

  @Test func everyParameterIsTheValidators() throws {
    let names = Set(Mirror(reflecting: ValidationLimits.default).children.compactMap(\.label))
      .union(["maximumBytes", "maximumDepth", "maximumStringBytes", "documentLimits"])
    for row in Self.rows where !["fixed", "only the tool's"].contains(row.parameter) {
      #expect(names.contains(row.parameter), "\(row.parameter)")
    }
    let parameters = Set(Self.rows.map(\.parameter)).union(["reading"])
    #expect(names.isSubset(of: parameters), "\(names.subtracting(parameters))")
  }

  @Test func everyTestIsThere() throws {
    let folder = Repository.path("Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let document = String(decoding: try Repository.bytes("docs/limits.md"), as: UTF8.self)
    let tests = document.matches(of: #/`(?<suite>\w+Tests)\.(?<name>\w+)`/#)
    #expect(Self.rows.count >= 15)
    #expect(tests.count >= 40)
    for test in tests {
      let file = try #require(
        files.first { $0.hasSuffix("/\(test.suite).swift") }, "\(test.suite)")
      let text = String(decoding: try Repository.bytes("Tests/\(file)"), as: UTF8.self)
      #expect(text.contains("func \(test.name)("), "\(test.output.0)")
    }
  }

  @Test func readmeLeadsThere() throws {
    let readme = String(decoding: try Repository.bytes("README.md"), as: UTF8.self)
    #expect(readme.contains("(docs/limits.md)"))
  }
}
