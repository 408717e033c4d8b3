import JSPrimitives
import SchemaModel
import SourceJSON
import Synchronization
import Testing

@testable import Validation

/// Stubs instead of functions that are not registered.
@Suite struct StubTests {
  /// The names of the stubs that were called.
  private final class Calls: Sendable {
    private let names = Mutex<[String]>([])

    func add(_ name: String) { names.withLock { $0.append(name) } }

    /// Returns the names without repetitions, sorted, and forgets them.
    func take() -> [String] {
      names.withLock { names in
        defer { names = [] }
        return Set(names).sorted()
      }
    }
  }

  /// Returns the outcome of a payload, and the stubs that ran.
  private func run(
    _ schema: ZodSchema, _ payload: String, _ behavior: FunctionRegistry.StubBehavior,
    functions: FunctionRegistry = .standard, direction: Validator.Direction = .decode
  ) throws -> (outcome: Outcome<JSONValue>, calls: [String]) {
    let calls = Calls()
    let stubbed = functions.stubbing(schema, behavior) { calls.add($0.name) }
    let validator = try Validator(schema, direction: direction, functions: stubbed.functions)
    // The verdict only, too, which is found in other ways.
    let verdict = validator.isValid(payload)
    let ofVerdict = calls.take()
    let outcome = validator.validate(payload)
    if case .valid = outcome { #expect(verdict) } else { #expect(!verdict) }
    let ofOutcome = calls.take()
    #expect(Set(ofVerdict).isSubset(of: ofOutcome))
    return (outcome, ofOutcome)
  }

  @Test func predicatesHoldOrNot() throws {
    let schema = ZodSchema.object { Field("a", .number().refine("p", "No")) }
    let skipped = try run(schema, #"{"a": 1}"#, .skip)
    #expect(skipped.outcome == .valid(["a": 1]))
    #expect(skipped.calls == ["p"])
    let failed = try run(schema, #"{"a": 1}"#, .fail)
    #expect(failed.outcome.issues.map(\.message) == ["No"])
    #expect(failed.calls == ["p"])
  }

  @Test func aPredicateTakesValuesThatJSONLacks() throws {
    let schema = ZodSchema.coerce.date().refine("p", "No")
    #expect(try run(schema, #""2026-01-01""#, .skip).outcome.issues.isEmpty)
    #expect(try run(schema, #""2026-01-01""#, .fail).outcome.issues.map(\.message) == ["No"])
  }

  @Test func aRunWithoutStubsIsExact() throws {
    let schema = ZodSchema.object { Field("a", .number().refine("p", "No")) }
    for behavior in FunctionRegistry.StubBehavior.allCases {
      let run = try run(schema, #"{"a": "1"}"#, behavior)
      #expect(run.outcome.issues.map(\.code) == [.invalidType])
      #expect(run.calls.isEmpty)
    }
  }

  @Test func checkFunctionsAddNothingOrAnIssue() throws {
    let schema = ZodSchema(.string, checks: [.init(.function("f"))])
    #expect(try run(schema, #""a""#, .skip).outcome == .valid("a"))
    #expect(
      try run(schema, #""a""#, .fail).outcome.issues.map(\.message) == [
        #"The stub of "f" rejects every value"#
      ])
  }

  @Test func transformsReturnTheValue() throws {
    let schema = ZodSchema.string().transform("t")
    #expect(try run(schema, #""a""#, .skip).outcome == .valid("a"))
    let failed = try run(schema, #""a""#, .fail)
    #expect(failed.outcome.issues.map(\.code) == [.custom])
    #expect(failed.calls == ["t"])
  }

  @Test func codecsReturnTheValueBothWays() throws {
    let schema = ZodSchema.codec(.string(), .string(), decode: "d", encode: "e")
    #expect(try run(schema, #""a""#, .skip).calls == ["d"])
    let encoded = try run(schema, #""a""#, .skip, direction: .encode)
    #expect(encoded.outcome == .valid("a"))
    #expect(encoded.calls == ["e"])
    #expect(try !run(schema, #""a""#, .fail).outcome.issues.isEmpty)
  }

  @Test func overwritesRejectNothing() throws {
    let schema = ZodSchema(.string, checks: [.init(.overwrite("o"))])
    for behavior in FunctionRegistry.StubBehavior.allCases {
      let run = try run(schema, #""a""#, behavior)
      #expect(run.outcome == .valid("a"))
      #expect(run.calls == ["o"])
    }
  }

  /// A name is that of one function, which can do no more than any of its uses.
  @Test func anOverwriteThatIsATransformTooRejectsNothing() throws {
    let schema = ZodSchema(.string, checks: [.init(.overwrite("o"))]).transform("o")
    #expect(try run(schema, #""a""#, .fail).outcome == .valid("a"))
    #expect(
      FunctionRegistry.standard.stubbing(schema, .fail) { _ in }.stubs == [
        .init(name: "o", kind: .overwrite)
      ])
  }

  @Test func conditionsOfChecksSkipOrRunThem() throws {
    let schema = ZodSchema(.string, checks: [.init(.maxLength(1), when: "w")])
    #expect(try run(schema, #""ab""#, .skip).outcome == .valid("ab"))
    #expect(try run(schema, #""ab""#, .fail).outcome.issues.map(\.code) == [.tooBig])
  }

  @Test func defaultsAndCaughtValuesAreNull() throws {
    let schema = ZodSchema.object {
      Field("d", ZodSchema(.default(.string(), value: .function("d"))))
      Field("c", ZodSchema(.catch(.string(), value: .function("c"))))
    }
    for behavior in FunctionRegistry.StubBehavior.allCases {
      let needed = try run(schema, #"{"c": 1}"#, behavior)
      #expect(needed.outcome == .valid(["d": .null, "c": .null]))
      #expect(needed.calls == ["c", "d"])
      #expect(try run(schema, #"{"c": "x", "d": "y"}"#, behavior).calls.isEmpty)
    }
  }

  @Test func aPrefaultLeavesItsPayloadUndecided() throws {
    let schema = ZodSchema.object {
      Field("p", ZodSchema(.prefault(.string(), value: .function("p"))))
    }
    for behavior in FunctionRegistry.StubBehavior.allCases {
      let needed = try run(schema, "{}", behavior)
      guard case .undecided = needed.outcome else {
        Issue.record("\(needed.outcome)")
        continue
      }
      #expect(needed.calls == ["p"])
      #expect(try run(schema, #"{"p": "x"}"#, behavior).calls.isEmpty)
    }
  }

  @Test func messagesAreZods() throws {
    let schema = ZodSchema(.string, error: "e")
    let run = try run(schema, "1", .fail)
    #expect(
      run.outcome.issues.map(\.message) == ["Invalid input: expected string, received number"])
    // No verdict depends on a message that no function sees.
    #expect(run.calls.isEmpty)
  }

  @Test func aMessageThatAFunctionSeesCounts() throws {
    let inner = ZodSchema(.string, error: "e")
    let catching = ZodSchema.Rescuer("c") { _, issues in
      .string(JSText(issues[0].message ?? ""))
    }
    let schema = ZodSchema(.catch(inner, value: .function(catching)))
    #expect(try run(schema, "1", .skip).calls == ["e"])
  }

  @Test func registeredFunctionsStay() throws {
    let schema = ZodSchema.object { Field("a", .number().refine("p", "No").refine("q", "Nor")) }
    var functions = FunctionRegistry.standard
    functions.register(predicate: "p") { _ in false }
    let run = try run(schema, #"{"a": 1}"#, .skip, functions: functions)
    #expect(run.outcome.issues.map(\.message) == ["No"])
    #expect(run.calls == ["q"])
  }

  /// Every function of a schema has a stub, so that it compiles.
  @Test func everySchemaCompilesWithStubs() throws {
    let schema = ZodSchema.object {
      Field(
        "a", ZodSchema(.string, error: "1", checks: [.init(.custom("2", path: nil), error: "3")]))
      Field("b", ZodSchema(.string, checks: [.init(.format(.function(name: "f", "4")), when: "5")]))
      Field("c", .array(ZodSchema(.transform("6"))))
      Field("d", ZodSchema(.any, checks: [.init(.properties([Field("x", .string().refine("7"))]))]))
    }
    let stubbed = FunctionRegistry.standard.stubbing(schema, .skip) { _ in }
    #expect(stubbed.stubs.map(\.name).sorted() == ["1", "2", "3", "4", "5", "6", "7"])
    _ = try Validator(schema, functions: stubbed.functions)
  }
}
