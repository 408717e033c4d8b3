import SchemaModel
import SourceJSON
import Testing

@testable import Validation

/// The walks that a plan prints are those of a run.
@Suite struct NodeWalkTests {
  /// Returns whether a run for the verdict explains any node, and the walk of the schema's own node.
  private func run(
    _ payload: String, by schema: ZodSchema, zod: ZodVersion = .v4_4_3,
    direction: Validator.Direction = .decode
  ) throws -> (explains: Bool, walk: NodeWalk) {
    let validator = try Validator(
      schema, zod: zod, direction: direction, functions: .testing)
    return try Array(payload.utf8).withUnsafeBufferPointer { bytes in
      var tape = Tape()
      try JSONScanner.scan(bytes, into: &tape)
      var run = Run(
        validator.plan,
        document: JSONView(bytes: bytes, entries: tape.entries, count: tape.count),
        limits: validator.limits)
      _ = run.judgeDocument()
      return (!run.isClean, validator.plan.walk(of: validator.plan.root))
    }
  }

  @Test(
    arguments: [
      (.success(.any), "1", .noOtherWalk), (.function, "1", .noOtherWalk),
      (.set(.any), "1", .noOtherWalk),
      (.map(.any, .any), "1", .noOtherWalk), (.record(.literal(1), .any), "{}", .changedKeys),
      (.record(.enumeration("b", "1"), .any), "{}", .changedKeys),
      (.record(.enumeration("a").catch("a"), .any), "{}", .changedKeys),
      (.record(.string().toLowerCase(), .any), "{}", .changedKeys),
      (.object(["toString": .any]), "{}", .inheritedKey),
      (.any.catch(by: "rescued"), "1", .reportingFunction),
      (.transform("reportOdd"), "1", .reportingFunction),
      (.any.catch(1).optional().check(.maxLength(1)), "1", .swallowedIssues),
      (.string().superRefine("addsNothing"), #""x""#, .checksOfIssues),
      (.number().refine("alwaysPass", when: "whenAlways"), "1", .checksOfIssues),
    ] as [(ZodSchema, String, NodeWalk.Reason)])
  func nodesThatAreExplained(_ schema: ZodSchema, _ payload: String, _ reason: NodeWalk.Reason)
    throws
  {
    let found = try run(payload, by: schema)
    #expect(found.walk == .explained(reason))
    #expect(found.explains)
  }

  /// Conversions, wrappers and records of fixed keys need no list of issues, whatever the value.
  @Test(
    arguments: [
      .bigint(), .date(), .undefined, .nan, .coerce.string(), .coerce.number(),
      .coerce.boolean(), .coerce.bigint(), .coerce.date(), .stringbool(),
      .templateLiteral("v", .schema(.number())), .record(.enumeration("a", "b"), .any.optional()),
      .looseRecord(.literal("a"), .number()), .promise(.number()),
      .any.nonoptional(), .number().optional().nonoptional(),
      .codec(.string(), .number(), decode: "parseNumber", encode: "showNumber"),
    ] as [ZodSchema], ZodVersion.allCases)
  func nodesThatAreJudged(_ schema: ZodSchema, _ zod: ZodVersion) throws {
    guard (try? Validator(schema, zod: zod, functions: .testing)) != nil else { return }
    for payload in [
      "1", #""1""#, #""v1""#, #""yes""#, "null", "{}", "[]", "true", #"{"a":1}"#, #"{"b":2,"a":1}"#,
      #"{"a":1,"b":2,"c":3,"0":null,"__proto__":1}"#, #"{"toString":1}"#,
    ] {
      let found = try run(payload, by: schema, zod: zod)
      #expect(found.walk == .tape)
      #expect(!found.explains)
      _ = try outcome(of: payload, by: Validator(schema, zod: zod, functions: .testing))
    }
  }

  @Test func encodingIsExplained() throws {
    let found = try run("1", by: .number(), direction: .encode)
    #expect(found.walk == .explained(.encoding))
    #expect(found.explains)
  }

  /// The values that are explained, and some that are not.
  @Test(
    arguments: [
      (.tuple(.any, .any.optional()), "[1]", "[1,2]", .shortArray),
      (.record(.number(), .any), #"{"1":2}"#, "{}", .numericKey),
      (
        .object(["a": .any]).catchall(.any), #"{"a":1,"__proto__":1}"#, #"{"a":1,"b":1}"#,
        .prototypeMember
      ),
      (
        .intersection(.object(["a": .any]).strict(), .object(["b": .any]).strict()),
        #"{"a":1,"b":2}"#, nil, .rejectedSide
      ),
      (.intersection(.string().trim(), .string()), #"" x""#, #""x""#, .unmergedOutputs),
      (
        ZodSchema(
          .discriminatedUnion(
            discriminator: "k", options: [.object(["k": .literal("a")])], isFallingBack: true)),
        #"{"k":"b"}"#, #"{"k":"a"}"#, .noOption
      ),
    ] as [(ZodSchema, String, String?, NodeWalk.Exception)])
  func valuesThatAreExplained(
    _ schema: ZodSchema, _ explained: String, _ taped: String?, _ exception: NodeWalk.Exception
  ) throws {
    let found = try run(explained, by: schema)
    #expect(found.walk == .tapeUnless(exception))
    #expect(found.explains)
    if let taped { #expect(try !run(taped, by: schema).explains) }
  }

  /// A plan without such a line explains nothing.
  @Test(arguments: ZodVersion.allCases, 1...6 as ClosedRange<UInt64>)
  func onRandomSchemas(_ zod: ZodVersion, _ seed: UInt64) throws {
    var random = RandomSchema(seed: seed, hasFunctions: seed.isMultiple(of: 2))
    var silent = 0
    for _ in 0..<150 {
      let schema = random.schema(depth: 2, for: zod)
      let text = try Validator(schema, zod: zod, functions: .testing).planDescription
      #expect(!text.isEmpty)
      guard !text.contains("explain") else { continue }
      silent += 1
      for _ in 0..<12 {
        let payload = JSONWriter.string(of: random.value())
        #expect(try !run(payload, by: schema, zod: zod).explains, "\(payload) by\n\(text)")
      }
    }
    #expect(silent > 10)
  }
}
