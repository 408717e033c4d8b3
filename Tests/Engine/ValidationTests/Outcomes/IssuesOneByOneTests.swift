import SchemaModel
import SourceJSON
import Synchronization
import Testing
import Validation

/// Issues that a record validator passes on one at a time.
@Suite struct IssuesOneByOneTests {
  /// Calls `body` with the validator of a payload that was judged.
  private func judging<Result>(
    _ payload: String, by validator: Validator,
    _ body: (inout RecordValidator) throws -> Result
  ) throws -> Result {
    var record = RecordValidator(validator)
    return try Array(payload.utf8).withUnsafeBufferPointer { bytes in
      _ = try record.verdict(on: bytes)
      return try body(&record)
    }
  }

  private let nested = ZodSchema.array(
    .object {
      Field("a", .union(.string(), .array(.boolean())))
      Field("b", .number().min(3).optional())
    }.strict())
  private let payload =
    #"[{"a":"x"},{"a":1,"b":2},{"c":0,"a":[1]},null,{"a":"y","b":"z"}]"#

  @Test func theyAreTheIssuesOfTheList() throws {
    let validator = try Validator(nested)
    let all = try judging(payload, by: validator) { try $0.explain().get() }
    #expect(all.count == 6)
    try judging(payload, by: validator) { record in
      for _ in 1...2 {
        let count = try record.findAllIssues().get()
        #expect(count == all.count)
        var issues: [ValidationIssue] = []
        record.forEachIssue { issues.append($0) }
        #expect(issues == all)
        #expect(issues.map(\.range) == all.map(\.range))
      }
    }
  }

  @Test func withoutRangesTheyAreTheSame() throws {
    try judging(payload, by: Validator(nested)) { record in
      let all = try record.explain().get()
      let count = try record.findAllIssues(locating: false).get()
      #expect(count == all.count)
      var issues: [ValidationIssue] = []
      record.forEachIssue { issues.append($0) }
      #expect(issues.map(\.json) == all.map(\.json))
      #expect(issues.allSatisfy { $0.range == nil })
    }
  }

  @Test func aValidPayloadHasNone() throws {
    try judging("[]", by: Validator(nested)) { record in
      let count = try record.findAllIssues().get()
      #expect(count == 0)
      record.forEachIssue { Issue.record("\($0)") }
    }
  }

  /// A function of the schema words issues, also inside a union, and is asked once about each.
  @Test func aFunctionThatWordsThemIsAskedOnce() throws {
    let calls = Mutex(0)
    let counting = ZodSchema.ErrorFunction("count") { issue in
      let call = calls.withLock { count in
        count += 1
        return count
      }
      return call.isMultiple(of: 3) ? nil : "number \(call)"
    }
    let schema = ZodSchema.array(.union(.string(error: counting), .number(error: counting)))
    try judging("[1,true,null,[]]", by: Validator(schema)) { record in
      let count = try record.findAllIssues().get()
      #expect(count == 3)
      #expect(calls.withLock { $0 } == 6)
      for _ in 1...2 {
        var inner: [String] = []
        record.forEachIssue { issue in
          for option in issue.errors ?? [] { inner += option.map(\.message) }
        }
        #expect(
          inner == [
            "number 1", "number 2", "Invalid input: expected string, received null", "number 4",
            "number 5", "Invalid input: expected number, received array",
          ])
      }
      #expect(calls.withLock { $0 } == 6)
    }
  }

  @Test func theyAreUnknownIfOneCanNotBeWorded() throws {
    struct Refusal: Error, CustomStringConvertible { let description = "no answer" }
    let calls = Mutex(0)
    let refusing = ZodSchema.ErrorFunction("ask") { _ in
      let call = calls.withLock { count in
        count += 1
        return count
      }
      guard call < 3 else { throw Refusal() }
      return "asked"
    }
    try judging("[1,2,3]", by: Validator(.array(.string(error: refusing)))) { record in
      #expect(
        record.findAllIssues() == .failure(.functionFailed(name: "ask", error: "no answer")))
    }
  }
}
