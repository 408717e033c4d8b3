import SchemaModel
import SourceJSON
import Testing
import Validation

/// A closure that takes strings or numbers is rejected where the schema gives other values.
@Suite struct TypedClosureTests {
  private func rejection(of schema: ZodSchema) -> SchemaError? {
    do throws(SchemaError) {
      _ = try Validator(schema)
      return nil
    } catch {
      return error
    }
  }

  @Test func aValueOfAnotherType() throws {
    // The body of the closure makes it one of String.
    let fields = ZodSchema.object { Field("a", .string().optional()) }
    let refined = fields.refine("Send one field") { !$0.isEmpty }
    let error = try #require(rejection(of: refined))
    #expect(error.path == "$.schema.checks[0]")
    #expect(
      error.reason == """
        the closure takes a string, which the schema never gives: it gives object; name the type that it takes, as in \
        { (value: JSONValue) in ... }
        """)
    for schema in [
      .array(.string()).refine { !$0.isEmpty }, .number().refine { $0.hasPrefix("a") },
      .boolean().optional().refine { $0.hasPrefix("a") }, .literal(1).refine { $0.hasPrefix("a") },
      .string().refine { $0 > 3 }, .array(.number()).refine { (size: Double) in size > 1 },
      .number().transform { $0.lowercased() },
      .union(.number(), .boolean()).refine { $0.hasPrefix("a") },
    ] as [ZodSchema] {
      #expect(rejection(of: schema)?.reason.contains("which the schema never gives") == true)
    }
  }

  @Test func aValueThatMayBeMissing() throws {
    let name = ZodSchema.string().optional().refine { $0.hasPrefix("a") }
    let error = try #require(rejection(of: .object { Field("a", name) }))
    #expect(error.path == "$.schema.shape.a.checks[0]")
    #expect(
      error.reason == """
        the closure takes a string, and the value may be undefined: add it before .optional() or .nullable(), or take \
        any value, as in { (value: JSONValue) in ... }
        """)
    for schema in [
      .string().nullable().refine { $0.hasPrefix("a") },
      .string().nullish().refine { $0.hasPrefix("a") },
      .number().optional().refine { $0 > 3 }, .string().nullable().transform { $0.lowercased() },
    ] as [ZodSchema] {
      #expect(rejection(of: schema)?.reason.contains("and the value may be") == true)
    }
  }

  @Test func aValueOfTheRightType() throws {
    for schema in [
      .string().refine { $0.hasPrefix("a") }, .string().refine { $0.hasPrefix("a") }.optional(),
      .string().optional().default("a").refine { $0.hasPrefix("a") },
      .enumeration("a", "b").refine { $0.hasPrefix("a") },
      .string().trim().transform { $0.lowercased() }, .number().refine { $0 > 3 },
      .coerce.number().refine { $0 > 3 },
      .union(.string(), .literal("a")).refine { $0.hasPrefix("a") },
      .union(.string(), .number()).refine { $0.hasPrefix("a") },
      .string().nullable().nonoptional().pipe(.string()).refine { $0.hasPrefix("a") },
    ] as [ZodSchema] {
      #expect(rejection(of: schema) == nil)
    }
    let large = try Validator(.number().refine("Too small") { $0 > 3 })
    #expect(large.validate("4").isValid)
    #expect(large.validate("3").issues.map(\.message) == ["Too small"])
    // In a later release, an invalid value does not reach the check.
    #expect(large.validate(#""4""#).issues.map(\.code) == [.invalidType])
  }

  /// A function's output has any type, so that only a run decides.
  @Test func aValueOfAnUnknownType() throws {
    let schema = ZodSchema.any.transform { (value: JSONValue) in value["text"] ?? .null }.refine {
      $0.hasPrefix("a")
    }
    let validator = try Validator(schema)
    #expect(validator.validate(#"{"text": "ab"}"#).isValid)
    guard case .undecided(let reason) = validator.validate("{}") else {
      Issue.record("null is not a string")
      return
    }
    #expect("\(reason)".contains("the value is not a string"))
  }

  @Test func aCheckAfterOthers() throws {
    let schema = ZodSchema.object { Field("a", .any) }.refine { $0["a"] != nil }.refine {
      !$0.isEmpty
    }
    #expect(rejection(of: schema)?.path == "$.schema.checks[1]")
  }
}
