import SchemaModel
import SourceJSON
import Testing

@testable import Validation

/// Removal of issues that don't count.
@Suite struct DroppedIssuesTests {
  /// Returns the number of elements in each of a run's stacks of issues.
  private func remains(_ payload: String, by schema: ZodSchema) throws -> [Int] {
    let validator = try Validator(schema)
    return try Array(payload.utf8).withUnsafeBufferPointer { bytes in
      var tape = Tape()
      try JSONScanner.scan(bytes, into: &tape)
      var run = Run(
        validator.plan,
        document: JSONView(bytes: bytes, entries: tape.entries, count: tape.count),
        limits: validator.limits)
      _ = run.findIssues()
      return [
        run.memory.found.totalCount, run.memory.found.links.count,
        run.memory.found.optionLists.count,
        run.memory.found.unrecognizedKeys.count,
      ]
    }
  }

  private let wrong = ZodSchema.object {
    Field("a", .union(.string(), .boolean()))
    Field("b", .array(.string()))
  }.strict()

  /// Returns an array of `count` objects, each with several issues of all kinds.
  private func payload(_ count: Int) -> String {
    "[" + Array(repeating: #"{"a":1,"b":[1,2],"c":3}"#, count: count).joined(separator: ",") + "]"
  }

  @Test func issuesThatCountRemain() throws {
    let found = try remains(payload(10), by: .array(wrong))
    #expect(found[0] == 60)
    #expect(found.allSatisfy { $0 > 0 })
  }

  @Test func caughtIssuesLeaveNothing() throws {
    #expect(try remains(payload(10), by: .array(wrong.catch(.null))) == [0, 0, 0, 0])
  }

  @Test func caughtIssuesOfAListThatIsSharedLeaveNothing() throws {
    let schema = ZodSchema.unknown.pipe(wrong.catch(.null)).catch("x").catch("y")
    #expect(try remains(payload(10), by: .array(schema)) == [0, 0, 0, 0])
  }

  /// If later checks run after the issues of only one option, only its issues are reported.
  @Test func issuesOfOtherOptionsThanTheGoingOneAreNotReported() throws {
    let others = ZodSchema.union(wrong, .object { Field("b", .boolean()) }.strict(), .null)
    let schema = ZodSchema.union(
      others, .object { Field("b", .array(.number().gt(5))) }, .boolean())
    let outcome = try Validator(.array(schema)).validate(payload(10))
    #expect(outcome.issues.count == 20)
    #expect(outcome.issues.allSatisfy { $0.path[1] == "b" && $0.path.count == 3 })
  }

  @Test func issuesOfAnEarlierOptionLeaveNothing() throws {
    #expect(try remains(payload(10), by: .array(wrong.or(.any))) == [0, 0, 0, 0])
  }
}
