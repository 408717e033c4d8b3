import SourceJSON
import TestSupport
import Testing
import Validation

@testable import compass_validate

/// The payloads that `upgrade` reads of files.
@Suite struct PayloadFilesTests {
  private func read(
    _ text: String, of name: String, maximumBytes: Int = 100
  ) throws -> [JSONValue] {
    var limits = ValidationLimits.default
    limits.reading.maximumBytes = maximumBytes
    let folder = try TemporaryFolder()
    return try PayloadFiles.read([folder.write(text, to: name)], limits: limits)
  }

  @Test func aFileIsAPayload() throws {
    #expect(try read("\u{FEFF}[1,\n2]\n", of: "a.json") == [[1, 2]])
  }

  /// As `check` reads them: blank lines are skipped, and the limit is that of a line.
  @Test func eachLineIsAPayload() throws {
    #expect(try read("\u{FEFF}1\n\n \t\r\n[2]\r\n3", of: "a.ndjson") == [1, [2], 3])
    #expect(
      try read("\"12345\"\n\"67890\"\n", of: "a.jsonl", maximumBytes: 7) == ["12345", "67890"])
    #expect(throws: (any Error).self) {
      try read("1\n\"123456\"\n", of: "a.jsonl", maximumBytes: 7)
    }
    #expect(throws: (any Error).self) { try read("1\n?\n", of: "a.ndjson") }
  }
}
