import SchemaModel
import SourceJSON
import TestSupport
import Testing
import Validation

/// Recursive schemas on deep payloads, on a thread with a small stack.
@Suite struct DeepRecursionTests {
  private static let list = ZodSchema.recursive("list") { list in
    .object {
      Field("value", .number())
      Field("next", list.optional())
    }
  }

  /// Each of these fits arrays in arrays.
  private static let trees: [ZodSchema] = [
    .recursive("tree") { .array($0) },
    .recursive("tree") { .array(.union(.number(), $0)) },
    .recursive("tree") { tree in .lazy { .tuple(rest: tree) } },
    .recursive("tree") { .array($0).catch([]) },
    .json(),
  ]

  /// Returns what a body returns on a thread with the smallest stack that a thread of Foundation gets.
  private func onSmallStack<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) throws -> Result {
    try #require(SmallStack.run(body))
  }

  /// Returns the verdict of a payload, without its output.
  private func verdict(of payload: String, by validator: Validator) throws -> Verdict? {
    try onSmallStack {
      var record = RecordValidator(validator)
      return Array(payload.utf8).withUnsafeBufferPointer { try? record.judge($0) }
    }
  }

  private func nested(_ depth: Int, _ inner: String = "[]") -> String {
    String(repeating: "[", count: depth - 1) + inner + String(repeating: "]", count: depth - 1)
  }

  private func linked(_ depth: Int, last: String) -> String {
    String(repeating: #"{"value":1,"next":"#, count: depth - 1) + #"{"value":\#(last)}"#
      + String(repeating: "}", count: depth - 1)
  }

  @Test(arguments: trees, ZodVersion.allCases)
  func fiveHundredLevelsAreJudged(_ schema: ZodSchema, _ version: ZodVersion) throws {
    let validator = try Validator(schema, zod: version)
    #expect(try verdict(of: nested(500), by: validator) == .valid)
  }

  @Test(arguments: ZodVersion.allCases)
  func theLastOfFiveHundredLevelsIsAnIssue(_ version: ZodVersion) throws {
    let validator = try Validator(Self.list, zod: version)
    #expect(try verdict(of: linked(500, last: "1"), by: validator) == .valid)
    let payload = linked(500, last: "null")
    let issues = try onSmallStack { validator.validate(payload).issues }
    #expect(issues.count == 1)
    #expect(issues.first?.path.count == 500)
    #expect(issues.first?.path.last == "value")
  }

  @Test func outputsOfAThousandLevelsAreWritten() throws {
    let limits = ValidationLimits(maximumDepth: JSONLimits.greatestDepth)
    let validator = try Validator(Self.trees[0], limits: limits)
    let payload = nested(JSONLimits.greatestDepth)
    let (written, value) = try onSmallStack {
      var record = RecordValidator(validator)
      var written: [UInt8] = []
      let value = Array(payload.utf8).withUnsafeBufferPointer { bytes in
        guard let verdict = try? record.judge(bytes), verdict == .valid else { return false }
        record.writeOutput(to: &written)
        return record.outputValue.elements?.count == 1
      }
      return (written, value)
    }
    #expect(String(decoding: written, as: UTF8.self) == payload)
    #expect(value)
  }

  @Test func textsOfAThousandLevels() throws {
    let limits = ValidationLimits(maximumDepth: JSONLimits.greatestDepth)
    let validator = try Validator(.coerce.string(), limits: limits)
    let payload = nested(JSONLimits.greatestDepth - 2, "[1,[2,[]],{}]")
    let written = try onSmallStack { validator.validate(payload).output }
    #expect(written == "1,2,,[object Object]")
  }

  /// The issue of a union holds those of its options, a level for each level of the payload.
  @Test func issuesInIssues() throws {
    let validator = try Validator(.recursive("tree") { .union(.number(), .array($0)) })
    func outcome(_ depth: Int) throws -> Outcome<JSONValue>? {
      let payload = nested(depth, "[null]")
      return try onSmallStack { validator.validate(payload) }
    }
    var (issues, levels) = (try #require(try outcome(31)).issues, 0)
    while let errors = issues.first?.errors {
      issues = errors[1]
      levels += 1
    }
    #expect(levels == 32)
    guard case .undecided(let reason)? = try outcome(400) else {
      Issue.record("decided")
      return
    }
    #expect("\(reason)".contains("nested in more than 32 unions"))
  }

  /// A function may make a level for each level, so an output may be deeper than its payload.
  @Test func outputsDeeperThanAnyPayloadAreUndecided() throws {
    let level = ZodSchema.Transform("level") { value in
      guard let count = value.number, count > 0 else { return value }
      return .array([.number(count - 1)])
    }
    let validator = try Validator(
      .recursive("levels") { .preprocess(level, .union(.number(), .array($0))) })
    #expect(try verdict(of: "500", by: validator) == .valid)
    guard case .undecided(let reason) = try verdict(of: "100000", by: validator) else {
      Issue.record("decided")
      return
    }
    #expect("\(reason)".contains("deeper than 1000 levels"))
  }

  @Test func outputsOfIntersectionsMergeAtEachLevel() throws {
    let validator = try Validator(
      .recursive("tree") { .array(.intersection($0, .array(.unknown))) })
    #expect(try verdict(of: nested(500), by: validator) == .valid)
  }

  /// JavaScript overflows its stack.
  @Test(
    arguments: [
      .recursive("self") { whole in .lazy { whole } },
      .recursive("self") { .union($0, $0) },
      .recursive("self") { .intersection($0, .unknown) },
      .recursive("self") { .object { Field("a", .string()) }.and($0) },
      .recursive("self") { $0.nullable() },
      .recursive("self") { $0.catch("c") },
      .recursive("self") { $0.pipe(.unknown) },
    ] as [ZodSchema])
  func aSchemaWithoutEndIsUndecided(_ schema: ZodSchema) throws {
    let validator = try Validator(schema)
    let expected = UndecidedReason.functionFailed(
      name: "the schema", error: "it refers to itself without end")
    #expect(try verdict(of: #"{"a":"x"}"#, by: validator) == .undecided(expected))
    let outcome = try onSmallStack { validator.validate(#"{"a":"x"}"#) }
    #expect(outcome.written == "undecided: \(expected)")
  }
}
