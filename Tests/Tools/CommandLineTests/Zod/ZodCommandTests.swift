import SchemaModel
import TestSupport
import Testing

@testable import compass_validate

/// `zod`, and the document with its table.
@Suite struct ZodCommandTests {
  /// `compass-validate zod --format markdown` prints the table.
  @Test func theDocumentHasTheTable() throws {
    let document = String(decoding: try Repository.bytes("docs/zod-versions.md"), as: UTF8.self)
    #expect(document.hasSuffix("\n\n" + ZodReport(changes: ZodChange.all).markdown))
    try ToolRun().expect(
      "zod", "--format", "markdown", status: 0, output: ZodReport(changes: ZodChange.all).markdown)
  }

  @Test(arguments: [ZodVersion.v4_4_3, .v4_6_7])
  func aVersionHasItsOwnChanges(_ version: ZodVersion) throws {
    let changes = ZodChange.all.filter { $0.since == version }
    try ToolRun().expect(
      "zod", version.rawValue, status: 0, output: ZodReport(changes: changes).text)
  }

  @Test func theOldestVersionHasNoChange() throws {
    try ToolRun().expect("zod", "4.0.17", status: 0)
  }

  @Test func anUnknownVersionIsWrongUsage() throws {
    let result = try ToolRun()("zod", "5.0")
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
  }
}
