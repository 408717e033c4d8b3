import SchemaModel
import SourceJSON
import Testing
import Validation

/// Keys whose default makes undefined: absent before Zod 4.6, then present for all that sees keys.
@Suite struct UndefinedDefaultTests {
  private static let undefined = ZodSchema.Constant.undefined

  /// Schemas of an absent key that is present with undefined in 4.6.7.
  private static let defaults: [ZodSchema] = [
    .string().optional().default(undefined), .string().default(undefined),
    ZodSchema(.undefined).prefault(undefined), .string().default(undefined).catch("c"),
    .union(.string().default(undefined), .number()), .string().catch(undefined).default(undefined),
    .string().default(undefined).nullable(), .string().default(undefined).readonly(),
    .lazy { .string().default(undefined) }, .any.default(undefined),
  ]

  private static let hasAnyField = ZodSchema.Predicate("hasAnyField", .hasAnyField)

  private func isValid(_ payload: String, _ schema: ZodSchema, _ zod: ZodVersion) throws -> Bool {
    try outcome(of: payload, by: Validator(schema, zod: zod)).isValid
  }

  @Test(arguments: defaults.indices) func theKeyIsPresentSince46(_ index: Int) throws {
    let object = ZodSchema.object(["a": Self.defaults[index]])
    for (zod, isPresent) in [(ZodVersion.v4_4_3, false), (.v4_6_7, true)] {
      #expect(try isValid("{}", object.refine(Self.hasAnyField), zod) == isPresent)
      #expect(try isValid("{}", object.pipe(.object([:]).strict()), zod) == !isPresent)
      #expect(try isValid("{}", object.pipe(.record(.string(), .string())), zod) == !isPresent)
      let inner = ZodSchema.object(["o": object.refine(Self.hasAnyField)])
      #expect(try isValid(#"{"o": {}}"#, inner.refine(Self.hasAnyField), zod) == isPresent)
    }
  }

  /// A present key stays present, whatever its schema makes of its value.
  @Test func aPresentKeyIsSeenInEveryMode() throws {
    let object = ZodSchema.object(["a": .string().catch(Self.undefined)]).refine(Self.hasAnyField)
    for zod in ZodVersion.allCases { #expect(try isValid(#"{"a": 1}"#, object, zod)) }
  }

  @Test func aDefaultWithAValueIsAKeyLikeAnyOther() throws {
    let object = ZodSchema.object(["a": .string().default("x")]).refine(Self.hasAnyField)
    for zod in ZodVersion.allCases { #expect(try isValid("{}", object, zod)) }
  }
}
