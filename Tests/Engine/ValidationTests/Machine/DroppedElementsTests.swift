import SchemaModel
import SourceJSON
import Testing

@testable import Validation

/// Arrays whose output is not needed have the same verdict and issues as others.
@Suite struct DroppedElementsTests {
  private static let element = ZodSchema.object {
    Field("a", .string().trim().min(1))
    Field("b", .array(.number()).optional())
  }

  private func outcome(
    _ payload: String, by schema: ZodSchema, keepsOutput: Bool
  ) throws -> (verdict: Verdict, issues: [ValidationIssue]) {
    var record = RecordValidator(try Validator(schema), keepsOutput: keepsOutput)
    return try Array(payload.utf8).withUnsafeBufferPointer { bytes in
      let verdict = try record.judge(bytes)
      return (verdict, try record.explain().get())
    }
  }

  @Test(arguments: [
    "[]", #"[{"a":" x "}]"#, #"[{"a":" x\n"},{"a":"y","b":[1,2]},{"a":"z"}]"#,
    #"[{"a":" "},{"a":"\u0041","b":["q"]},4]"#, #"[{"a":"x"},{"b":[1,null]}]"#, "{}",
  ])
  func theAnswerIsTheSame(payload: String) throws {
    for schema in [
      ZodSchema.array(Self.element), .array(Self.element).min(2), .array(Self.element).max(2),
    ] {
      let kept = try outcome(payload, by: schema, keepsOutput: true)
      let dropped = try outcome(payload, by: schema, keepsOutput: false)
      #expect(kept.verdict == dropped.verdict)
      #expect(kept.issues == dropped.issues)
    }
  }

  /// An issue's path may hold a key of a value that a function returned.
  @Test func whatFunctionsReturnedIsThereForTheIssues() throws {
    var functions = FunctionRegistry.standard
    functions.register(transform: "wrap") { .array([$0, ["k": $0]]) }
    let element = ZodSchema.unknown.transform("wrap")
      .pipe(.tuple(.any, .record(.number())))
    var record = RecordValidator(
      try Validator(.array(element), functions: functions), keepsOutput: false)
    let issues = try Array(#"[1,"a",2,null,3]"#.utf8).withUnsafeBufferPointer { bytes in
      _ = try record.judge(bytes)
      return try record.explain().get()
    }
    #expect(issues.map(\.field) == ["1.1.k", "3.1.k"])
  }

  @Test func onlyTheRootsElementsAreDroppedAndOnlyWhereNothingLooksAtThem() throws {
    func looksAtNone(_ schema: ZodSchema) throws -> Bool {
      var functions = FunctionRegistry.standard
      functions.register(predicate: "alwaysFail") { _ in false }
      return try Validator(schema, functions: functions).plan.looksAtNoElement
    }
    #expect(try looksAtNone(.array(Self.element)))
    #expect(try looksAtNone(.array(Self.element).min(1).max(9)))
    #expect(try !looksAtNone(.array(Self.element).refine(.alwaysFail, "Never")))
    #expect(try !looksAtNone(.array(Self.element).optional()))
    #expect(try !looksAtNone(.object { Field("a", .array(Self.element)) }))
  }
}
