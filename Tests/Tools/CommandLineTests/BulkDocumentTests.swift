import TestSupport
import Testing

/// `docs/bulk.md` shows the examples that `Examples/Bulk/check` runs.
@Suite struct BulkDocumentTests {
  private func text(_ path: String) throws -> String {
    String(decoding: try Repository.bytes(path), as: UTF8.self)
  }

  @Test func theProgramIsTheOneThatIsRun() throws {
    let program = try text("Examples/Bulk/spark_validate.py")
    #expect(try text("docs/bulk.md").contains("```python\n\(program)```\n"))
  }

  @Test(arguments: [
    "compass-validate coach --ndjson --quiet --output - <",
    "compass-validate verdicts coach people.ndjson >",
    """
    parallel --pipe-part --arg-file people.ndjson --block 16M --keep-order \\
      compass-validate coach --ndjson --quiet -j 1 --exit-zero --output - >
    """,
    "\"compass-validate coach --ndjson --quiet -j 1 --exit-zero --output -\"",
    "\"compass-validate verdicts coach --exit-zero --end\"",
  ])
  func theCommandsAreTheOnesThatAreRun(command: String) throws {
    #expect(try text("docs/bulk.md").contains(command))
    #expect(try text("Examples/Bulk/check").contains(command))
  }
}
