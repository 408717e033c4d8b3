import SchemaModel
import SourceJSON
import Testing

@testable import Validation

/// Functions of all kinds in one registry.
@Suite struct FunctionRegistryTests {
  @Test func aNameIsThatOfOneFunctionOfEachKind() throws {
    var functions = FunctionRegistry.standard
    functions.register(ZodSchema.Predicate("f") { (_: JSONValue) in true })
    functions.register(ZodSchema.Transform("f") { (_: JSONValue) in "transformed" })
    functions.register(ZodSchema.CheckFunction("f") { $0.addIssue("checked") })
    functions.register(ZodSchema.ErrorFunction("f") { _ in "worded" })
    functions.register(ZodSchema.Producer("f") { "made" })
    functions.register(ZodSchema.Rescuer("f") { _, _ in "rescued" })
    functions.register(ZodSchema.When("f") { _, issues in issues.isEmpty })

    let schemas: [(ZodSchema, payload: String, output: JSONValue)] = [
      (.any.transform("f"), #"{"a": "a"}"#, "transformed"),
      (.any.default(by: "f"), "{}", "made"),
      (.number().catch(by: "f"), #"{"a": "a"}"#, "rescued"),
      (.any.refine("f", when: "f"), #"{"a": "a"}"#, "a"),
    ]
    for (schema, payload, output) in schemas {
      let validator = try Validator(.object(["a": schema]), functions: functions)
      #expect(validator.validate(payload).output?["a"] == output)
    }
    let worded = try Validator(.string(error: "f").superRefine("f"), functions: functions)
    #expect(worded.validate("1").issues.map(\.message) == ["worded"])
    #expect(worded.validate(#""a""#).issues.map(\.message) == ["checked"])
  }

  @Test func theLastFunctionOfANameCounts() {
    var functions = FunctionRegistry.standard
    #expect(functions.resolve("f" as ZodSchema.When) == nil)
    functions.register(transform: "trim") { _ in "mine" }
    functions.register("trim" as ZodSchema.Transform)
    guard case .custom = functions.resolve("trim" as ZodSchema.Transform)?.body else {
      Issue.record("the function that was registered last is not found")
      return
    }
  }

  @Test func aFunctionWithItsImplementationNeedsNone() {
    let own = ZodSchema.Transform { $0 }
    #expect(FunctionRegistry.standard.resolve(own) == own)
    #expect(FunctionRegistry.standard.resolve(.trim) == .trim)
    #expect(FunctionRegistry.standard.resolve("trim" as ZodSchema.Predicate) == nil)
  }
}
