import SchemaModel
import SourceJSON
import Testing
import Validation

/// Functions without a name run as others do.
@Suite struct UnnamedFunctionTests {
  @Test func aPredicateHasItsMessage() throws {
    let order = ZodSchema.object(["from": .string(), "to": .string()])
      .refine("The end is before the start", path: ["to"]) { order in
        (order["from"]?.text?.string ?? "") <= (order["to"]?.text?.string ?? "")
      }
    let issues = try Validator(order).validate(#"{"from": "b", "to": "a"}"#).issues
    #expect(issues.map(\.field) == ["to"])
    #expect(issues.map(\.message) == ["The end is before the start"])
    #expect(try Validator(order).isValid(#"{"from": "a", "to": "b"}"#))
  }

  @Test func aStringIsTheArgumentOfAClosureOfStrings() throws {
    let slug = ZodSchema.string().refine("Too short") { $0.count > 1 }.transform {
      $0.lowercased()
    }
    #expect(try Validator(slug).validate(#""ABC""#).output?.text == "abc")
    #expect(try Validator(slug).validate(#""A""#).issues.map(\.message) == ["Too short"])
  }

  @Test func aClosureOfStringsIsUndecidedOnAnotherValue() throws {
    for schema in [
      ZodSchema.any.transform { $0.lowercased() }, .any.refine { $0.hasPrefix("a") },
    ] {
      guard case .undecided(let reason) = try Validator(schema).validate("1") else {
        Issue.record("decided")
        continue
      }
      #expect(
        reason
          == .functionFailed(
            name: "an unnamed function", error: "the value is not a string"))
    }
  }

  @Test func severalFunctionsOfOneSchemaStayApart() throws {
    let schema = ZodSchema.number()
      .refine("Too small") { ($0.number ?? 0) > 1 }
      .refine("Too big") { ($0.number ?? 0) < 1 }
      .superRefine { $0.addIssue("Never") }
    #expect(
      try Validator(schema).validate("1").issues.map(\.message)
        == ["Too small", "Too big", "Never"])
  }
}
