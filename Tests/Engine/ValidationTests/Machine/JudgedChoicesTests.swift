import SchemaModel
import SourceJSON
import Synchronization
import Testing
import Validation

/// Verdicts without a list of issues are those that explaining finds.
@Suite struct JudgedChoicesTests {
  private static let named = ZodSchema.object(["a": .string(), "b": .number().optional()]).loose()

  @Test(arguments: [
    #"{"a": "x", "c": true}"#, #"{"c": true, "a": "x"}"#, #"{"a": 1, "c": true}"#,
    #"{"a": "x", "c": 1}"#, #"{}"#, #"[]"#, #"{"a": "x", "c": true, "1": null, "0": []}"#,
    #"{"a": "x", "c": true, "__proto__": {"a": 1}}"#, #"{"a": "x", "a": 1, "c": true}"#,
  ])
  func intersectionsOfObjects(_ payload: String) throws {
    let schema = ZodSchema.intersection(Self.named, .object(["c": .boolean()]).loose())
    for version in ZodVersion.allCases {
      _ = try outcome(of: payload, by: Validator(schema, zod: version))
    }
  }

  /// A key that only one strict side reports is not an issue.
  @Test(arguments: [
    (#"{"a": "x", "b": 1}"#, true), (#"{"a": "x"}"#, false),
    (#"{"a": "x", "b": 1, "c": 1}"#, false),
    (#"{"a": 1, "b": 1}"#, false),
  ])
  func intersectionsOfStrictObjects(_ payload: String, _ isValid: Bool) throws {
    let schema = ZodSchema.intersection(
      .object(["a": .string()]).strict(), .object(["b": .number()]).strict())
    #expect(try outcome(of: payload, by: Validator(schema)).isValid == isValid)
  }

  /// Different defaults of one key can't be merged, in Zod an exception; equal ones and those of other keys can.
  @Test(
    arguments: [
      ("{}", false), (#"{"a": 3}"#, true), (#"{"b": 1}"#, false), (#"{"a": "x"}"#, nil),
    ] as [(String, Bool?)])
  func intersectionsWithDefaults(_ payload: String, _ isDecided: Bool?) throws {
    let one = ZodSchema.object(["a": .number().default(1), "b": .number().default(2)]).loose()
    let other = ZodSchema.object(["a": .number().default(2), "c": .number().default(2)]).loose()
    let found = try outcome(of: payload, by: Validator(.intersection(one, other)))
    switch isDecided {
    case true?: #expect(found.isValid)
    case false?: #expect(found.isUndecided)
    case nil: #expect(!found.isValid && !found.isUndecided)
    }
    let apart = ZodSchema.object(["c": .number().default(2)]).loose()
    let fitting = try Validator(.intersection(one, apart))
    #expect(fitting.isValid(payload) == (payload != #"{"a": "x"}"#))
    _ = try outcome(of: payload, by: fitting)
  }

  @Test func intersectionsOfAnAbsentMember() throws {
    let schema = ZodSchema.object([
      "a": .intersection(.string().default("x"), .string().optional())
    ])
    #expect(try outcome(of: "{}", by: Validator(schema)).isUndecided)
    #expect(try outcome(of: #"{"a": "y"}"#, by: Validator(schema)).isValid)
  }

  /// A transform of one side changes what the other keeps.
  @Test(arguments: [#"{"a": " x "}"#, #"{"a": "x"}"#, #"{"a": 1}"#])
  func intersectionsWithTransforms(_ payload: String) throws {
    let schema = ZodSchema.intersection(
      .object(["a": .string().trim()]).loose(), .object([:]).loose())
    let found = try outcome(of: payload, by: Validator(schema))
    #expect(found.isUndecided == (payload == #"{"a": " x "}"#))
  }

  /// The length of an object is its member of that name, which only the output has here.
  @Test func aLengthOfAnObjectLooksAtItsOutput() throws {
    let schema = ZodSchema.intersection(Self.named, .object([:]).loose()).check(.minLength(3))
    #expect(try !outcome(of: #"{"a": "x", "length": 2}"#, by: Validator(schema)).isValid)
    #expect(try outcome(of: #"{"a": "x", "length": 3}"#, by: Validator(schema)).isValid)
  }

  /// A record of numbers as keys gives two members one key, of which the other side has both.
  @Test(arguments: [#"{"1.0": "a", "1": "b"}"#, #"{"1.0": "a"}"#, #"{"1": "b"}"#, #"{"x": "b"}"#])
  func intersectionsWithNumbersAsKeys(_ payload: String) throws {
    let numbers = ZodSchema(
      .record(
        ZodSchema.Record(key: .number(), value: .string(), isPartial: false, isLoose: false)))
    for version in ZodVersion.allCases {
      let validator = try Validator(.intersection(numbers, .object([:]).loose()), zod: version)
      _ = try outcome(of: payload, by: validator)
    }
  }

  /// JSON can't write a default that is a `bigint`.
  @Test func aDefaultBeyondJSON() throws {
    let schema = ZodSchema.object([
      "a": ZodSchema(.default(ZodSchema(.bigint), value: .constant(.bigint("1"))))
    ])
    #expect(try outcome(of: "{}", by: Validator(schema)).isUndecided)
  }

  /// A value that is explained for its verdict has run its checks then.
  @Test(arguments: [
    (
      ZodSchema.intersection(
        .object(["a": .string()]).strict(), .object(["b": .number()]).strict()),
      #"{"a": "x", "b": 1}"#
    ),
    (.object(["a": .string()]).catchall(.unknown), #"{"a": "x", "__proto__": 1}"#),
    (ZodSchema(.record(ZodSchema.Record(key: .number(), value: .string()))), #"{"1": "x"}"#),
  ])
  func checksRunOnce(_ schema: ZodSchema, _ payload: String) throws {
    let counter = Counter()
    let validator = try Validator(
      schema.refine("Counted") { (_: JSONValue) in
        counter.add()
        return true
      })
    #expect(validator.isValid(payload))
    #expect(counter.count == 1)
  }

  private final class Counter: Sendable {
    private let calls = Atomic(0)
    var count: Int { calls.load(ordering: .relaxed) }
    func add() { calls.add(1, ordering: .relaxed) }
  }

  @Test(arguments: [("1", true), (#""x""#, true), ("5", false), ("null", false)])
  func exclusiveUnions(_ payload: String, _ isValid: Bool) throws {
    let schema = ZodSchema.xor([.number().max(3), .string(), .number().min(5), .number().min(4)])
    #expect(try outcome(of: payload, by: Validator(schema)).isValid == isValid)
  }

  /// Keys that fail as strings are tried as numbers, and loose records keep members whose keys fail.
  @Test(arguments: [
    #"{"a": 1}"#, #"{"ab": 1}"#, #"{"1": 1}"#, #"{"-1.5": 1, "a": 1}"#, #"{"a": "x"}"#,
    #"{"__proto__": 1}"#, #"{"ab": "x"}"#, #"{"é": 1}"#, #"{"\u0061": 1}"#, "[]",
  ])
  func recordsWithKeys(_ payload: String) throws {
    for key in [.string().max(1), .number(), .string().trim().max(1)] as [ZodSchema] {
      for isLoose in [false, true] {
        let schema = ZodSchema(
          .record(
            ZodSchema.Record(key: key, value: .number(), isPartial: false, isLoose: isLoose)))
        for version in ZodVersion.allCases where !isLoose || version >= .v4_2_1 {
          _ = try outcome(of: payload, by: Validator(schema, zod: version))
        }
      }
    }
  }

  @Test(arguments: [
    #"{"a": "x", "z": 1}"#, #"{"a": "x", "z": "1"}"#, #"{"a": 1, "z": 1}"#,
    #"{"a": "x", "2": 1, "1": 2}"#, #"{"a": "x", "__proto__": 1}"#, #"{"z": 1, "z": "1", "a": ""}"#,
  ])
  func catchalls(_ payload: String) throws {
    let schema = ZodSchema.object(["a": .string()]).catchall(.number())
    for version in ZodVersion.allCases {
      _ = try outcome(of: payload, by: Validator(schema, zod: version))
    }
  }

  /// Deep payloads of recursive schemas need no deep stack.
  @Test(arguments: [1, 30, 255, 256, 257, 500])
  func referencesIntoADeepPayload(_ depth: Int) throws {
    let tree = ZodSchema.recursive("tree") { .object(["next": $0.optional()]) }
    let validator = try Validator(tree)
    let nested = String(repeating: #"{"next":"#, count: depth)
    let right = nested + "{}" + String(repeating: "}", count: depth)
    let wrong = nested + "1" + String(repeating: "}", count: depth)
    #expect(validator.isValid(right))
    #expect(validator.validate(right).isValid)
    #expect(!validator.isValid(wrong))
    #expect(validator.validate(wrong).issues.first?.path.count == depth)
  }

  @Test(arguments: ["{}", #"{"a": null}"#, #"{"a": 1}"#, #"{"b": 1}"#])
  func optionalDefaults(_ payload: String) throws {
    let schema = ZodSchema.object([
      "a": .string().default("x").optional(),
      "b": .union([.string().default("y"), .number()]).optional(),
      "c": .string().transform(.trim).default("z").optional(),
      "d": .string().catch("w").optional(),
    ])
    for version in ZodVersion.allCases {
      _ = try outcome(of: payload, by: Validator(schema, zod: version))
    }
  }
}
