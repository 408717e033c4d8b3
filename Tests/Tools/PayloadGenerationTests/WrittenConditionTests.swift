import JSPrimitives
import PayloadGeneration
import SchemaModel
import SourceJSON
import Testing
import Validation

/// Payloads of schemas whose conditions the document holds as data, and of members with their own schemas.
@Suite struct WrittenConditionTests {
  /// A schema with the conditions that `describe.mjs` writes most often.
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var schema: ZodSchema
    /// The part of valid payloads that must be found among 60.
    var isFrequent: @Sendable (JSONValue) -> Bool = { _ in true }

    var testDescription: String { name }
  }

  private typealias Expression = ZodSchema.ConditionExpression

  private static func refined(
    _ schema: ZodSchema, _ condition: ZodSchema.WrittenCondition, path: [PathSegment]? = nil
  ) -> ZodSchema {
    schema.check(.custom(ZodSchema.Predicate(condition), path: path))
  }

  private static func object(
    _ condition: Expression, @ZodSchema.FieldsBuilder _ fields: () -> [Field]
  ) -> ZodSchema {
    refined(.object { fields() }, .expression(condition), path: ["b"])
  }

  private static let samples: [Sample] = [
    Sample(
      name: "equal fields",
      schema: object(.equal(.field("a"), .field("b"))) {
        Field("a", .string().min(8))
        Field("b", .string())
      }),
    Sample(
      name: "different fields",
      schema: object(.not(.equal(.field("a"), .field("b")))) {
        Field("a", .enumeration("x", "y"))
        Field("b", .enumeration("x", "y"))
      }),
    Sample(
      name: "numbers in order",
      schema: object(.lessOrEqual(.field("a"), .field("b"))) {
        Field("a", .number().min(0))
        Field("b", .number().max(10))
      },
      isFrequent: { $0["a"] == $0["b"] }),
    Sample(
      name: "numbers in strict order, of three",
      schema: object(
        .all([.less(.field("a"), .field("b")), .less(.field("b"), .field("c"))])
      ) {
        Field("a", .number().int().min(0).max(9))
        Field("b", .number().int().min(0).max(9))
        Field("c", .number().int().min(0).max(9))
      }),
    Sample(
      name: "optional dates in order",
      schema: object(
        .any([
          .not(.isTruthy(.field("a"))), .not(.isTruthy(.field("b"))),
          .less(.date("a"), .date("b")),
        ])
      ) {
        Field("a", .iso.date().optional())
        Field("b", .iso.date().optional())
      },
      isFrequent: { $0["a"] == nil }),
    Sample(
      name: "coerced dates in order",
      schema: object(.lessOrEqual(.field("a"), .field("b"))) {
        Field("a", .coerce.date())
        Field("b", .coerce.date())
      }),
    Sample(
      name: "one of two fields",
      schema: object(.any([.isTruthy(.field("a")), .isTruthy(.field("b"))])) {
        Field("a", .string().nullish())
        Field("b", .string().nullish())
      },
      isFrequent: { $0["a"] == nil }),
    Sample(
      name: "not both fields",
      schema: object(.not(.all([.isTruthy(.field("a")), .isTruthy(.field("b"))]))) {
        Field("a", .number())
        Field("b", .number())
      }),
    Sample(
      name: "a field if another has a value",
      schema: object(
        .any([.not(.equal(.field("a"), .constant("other"))), .isTruthy(.field("b"))])
      ) {
        Field("a", .enumeration("this", "that", "other"))
        Field("b", .string().optional())
      },
      isFrequent: { $0["a"] == "other" }),
    Sample(
      name: "a field of a constant",
      schema: object(.equal(.field("a"), .constant("the one word"))) {
        Field("a", .string())
        Field("b", .string().optional())
      }),
    Sample(
      name: "a field that is given",
      schema: object(.not(.equal(.field("a"), .undefined))) {
        Field("a", .string().optional())
      }),
    Sample(
      name: "true",
      schema: refined(.boolean(), .expression(.equal(.value, .constant(true))))),
    Sample(
      name: "a rare number",
      schema: refined(.number(), .expression(.equal(.value, .constant(47_110_815))))),
    Sample(
      name: "a number above",
      schema: refined(.number(), .expression(.less(.constant(1_000_000), .value)))),
    Sample(
      name: "a rare word",
      schema: refined(
        .string(),
        .expression(
          .any([.equal(.value, .constant("zyzzyva")), .equal(.value, .constant("qi"))])))),
    Sample(name: "not blank", schema: refined(.string(), .notBlank)),
    Sample(name: "empty or not blank", schema: refined(.string(), .emptyOrNotBlank)),
    Sample(
      name: "any field",
      schema: refined(
        .object {
          Field("a", .string().optional())
          Field("b", .number().optional())
        }, .hasAnyField)),
    Sample(
      name: "properties of anything",
      schema: .any.properties {
        Field("b", .number().int())
        Field("a", .string().optional())
        Field("1", .boolean())
      }),
    Sample(
      name: "properties of an object",
      schema: ZodSchema.object { Field("a", .string()) }.properties {
        Field("a", .string().min(40))
      }),
    Sample(
      name: "a property of a loose object",
      schema: ZodSchema.looseObject { Field("a", .string()) }.check(
        .property("b", .enumeration("u", "v")))),
  ]

  @Test(arguments: samples.indices, [ZodVersion.v4_3_6, .v4_6_7])
  func validAndInvalidPayloads(_ index: Int, _ version: ZodVersion) throws {
    let sample = Self.samples[index]
    guard (try? Validator(sample.schema, zod: version)) != nil else { return }
    let agreement = try Agreement(sample.schema, version: version)
    var frequent = 0
    for number in UInt64(0)..<30 {
      let valid = try agreement.generator.valid(seed: 11, index: number)
      #expect(try agreement.found(valid) == [], "\(sample.name): \(JSONWriter.string(of: valid))")
      if sample.isFrequent(valid) { frequent += 1 }
    }
    #expect(frequent > 0, "\(sample.name)")
    var broken = 0
    for number in UInt64(0)..<30 {
      let invalid = try agreement.generator.invalid(seed: 12, index: number)
      try agreement.expect(invalid.payload, invalid.expected, seed: 12, index: number)
      if invalid.mutations.contains(where: { $0.name == .brokenRefinement }) { broken += 1 }
    }
    let hasCondition = sample.schema.checks.contains { check in
      if case .custom = check.kind { true } else { false }
    }
    #expect((broken > 0) == hasCondition, "\(sample.name)")
  }

  @Test func aConditionThatNothingFits() throws {
    let schema = Self.object(.less(.field("a"), .field("a"))) { Field("a", .number()) }
    let generator = try PayloadGenerator(schema)
    #expect(throws: GenerationError.self) { try generator.valid(seed: 1, index: 0) }
  }
}
