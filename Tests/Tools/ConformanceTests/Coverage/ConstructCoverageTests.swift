import SchemaModel
import SourceJSON
import TestSupport
import Testing

@testable import conformance_tables

/// The table of constructs.
@Suite struct ConstructCoverageTests {
  @Test func aRowHasTheCasesAndTheAgreeingOnesOfEachVersion() {
    var coverage = ConstructCoverage()
    let optional: JSONValue = ["type": "optional", "inner": ["type": "string"]]
    coverage.note(optional, zod: .v4_3_6, passed: true)
    coverage.note(["type": "string"], zod: .v4_3_6, passed: false)
    coverage.note(["type": "string"], zod: .v4_6_7, passed: true)
    #expect(
      coverage.table == """
        | construct | cases | 4.0.17 | 4.1.12 | 4.2.1 | 4.3.6 | 4.4.3 | 4.6.7 |
        | --- | --: | --: | --: | --: | --: | --: | --: |
        | z.string() | 3 |  |  |  | 1/2 |  | 1/1 |
        | optional | 1 |  |  |  | 1/1 |  |  |
        | **all cases** | 3 |  |  |  | 1/2 |  | 1/1 |
        """)
  }

  private func table(of file: String) throws -> String {
    let folder = try TemporaryFolder()
    return try ConstructCoverage(of: [folder.write(file, to: "sample.json")]).table
  }

  @Test func theCasesOfFilesAreRun() throws {
    let table = try table(
      of: """
        {"format":"zod-def-vectors/1","suite":"sample","kind":"def","recorded":{"from":"x","zod":"4.4.3"},
        "cases":[{"id":"a","def":{"type":"null"},"input":null,"valid":true,"output":null},
        {"id":"b","def":{"type":"null"},"input":null,"valid":true,"output":1}]}
        """)
    #expect(
      table.hasSuffix(
        "| null | 2 |  |  |  |  | 1/2 |  |\n| **all cases** | 2 |  |  |  |  | 1/2 |  |"))
  }

  @Test func casesOfOtherKindsHaveNoConstructs() throws {
    let table = try table(
      of: """
        {"format":"golden-vectors/1","suite":"sample","kind":"url","recorded":{"from":"x"},
        "cases":[{"id":"a","input":"https://a.b","valid":true,"href":"https://a.b/"}]}
        """)
    #expect(table.hasSuffix("| **all cases** | 0 |  |  |  |  |  |  |"))
  }
}
