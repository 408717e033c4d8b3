import SchemaModel
import SourceJSON
import Testing

@testable import ConformanceKit

/// The table of constructs.
@Suite struct ConstructCoverageTests {
  @Test func aRowHasTheCasesAndTheAgreeingOnesOfEachVersion() {
    var coverage = ConstructCoverage()
    let optional: JSONValue = ["type": "optional", "inner": ["type": "string"]]
    coverage.note(optional, zod: .v4_3_6, passed: true)
    coverage.note(["type": "string"], zod: .v4_3_6, passed: false)
    coverage.note(["type": "string"], zod: .v4_5, passed: true)
    #expect(
      coverage.table == """
        | construct | cases | 4.3.6 | 4.4.3 | 4.5 |
        | --- | --: | --: | --: | --: |
        | z.string() | 3 | 1/2 |  | 1/1 |
        | optional | 1 | 1/1 |  |  |
        | **all cases** | 3 | 1/2 |  | 1/1 |
        """)
  }

  @Test func aRunCountsTheConstructsOfItsCasesIfAsked() throws {
    let text = VectorFiles.trees(
      cases: #"{"id":"a","def":{"type":"null"},"input":null,"valid":true,"output":null}"#,
      #"{"id":"b","def":{"type":"null"},"input":null,"valid":true,"output":1}"#)
    #expect(try VectorFiles.report(on: text).coverage == nil)
    let coverage = try VectorFiles.report(on: text, countsConstructs: true).coverage
    #expect(
      coverage?.table.hasSuffix("| null | 2 |  | 1/2 |  |\n| **all cases** | 2 |  | 1/2 |  |")
        == true)
  }

  @Test func casesOfOtherKindsHaveNoConstructs() throws {
    let text = VectorFiles.suite(cases: VectorFiles.passing("a"))
    let table = try VectorFiles.report(on: text, countsConstructs: true).coverage?.table
    #expect(table?.hasSuffix("| **all cases** | 0 |  |  |  |") == true)
  }
}
