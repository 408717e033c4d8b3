import SchemaModel
import SourceJSON
import Testing

@testable import SchemaComparison

/// The constructs of a schema whose meaning depends on the version of Zod.
@Suite struct SchemaFeaturesTests {
  private func has(_ feature: SchemaFeatures, _ schema: ZodSchema) -> Bool {
    SchemaFeatures(of: schema).contains(feature)
  }

  private func object(_ schema: ZodSchema) -> ZodSchema { .object { Field("a", schema) } }

  @Test("An object refuses other keys by itself or by a catchall that accepts nothing")
  func strictKeys() {
    func object(_ rule: ZodSchema.Shape.UnknownKeys) -> ZodSchema {
      ZodSchema(.object(.init([], unknownKeys: rule)))
    }
    #expect(has(.strictKeys, object(.reject)))
    #expect(has(.strictKeys, object(.catchall(.never))))
    #expect(!has(.strictKeys, object(.catchall(.string()))))
    #expect(has(.otherKeys, object(.catchall(.string()))))
    #expect(has(.otherKeys, object(.keep)))
    #expect(!has(.otherKeys, object(.strip)))
  }

  @Test("A transform may make undefined of a default")
  func undefinedDefault() {
    let replaced = ZodSchema.string().default("x")
    #expect(has(.undefinedDefault, replaced.transform("f")))
    #expect(!has(.undefinedDefault, ZodSchema.string().transform("f")))
    #expect(!has(.undefinedDefault, replaced.pipe(.string())))
    #expect(has(.undefinedDefault, ZodSchema(.default(.any, value: .constant(.undefined)))))
    #expect(!has(.undefinedDefault, replaced))
  }

  @Test("A list with a limit, and lengths that exclude each other")
  func lengths() {
    #expect(has(.limitedArray, .array(.string()).max(2)))
    #expect(has(.limitedArray, .array(.string()).length(2)))
    #expect(!has(.limitedArray, .array(.string()).min(2)))
    #expect(has(.reversedLengths, .string().min(3).max(2)))
    #expect(!has(.reversedLengths, .string().min(2).max(2)))
    #expect(!has(.reversedLengths, .string().min(3)))
  }

  @Test("The unit of a length matters unless the limit only asks if a text is empty")
  func textLength() {
    #expect(has(.textLength, .string().max(1)))
    #expect(!has(.textLength, .string().max(0)))
    #expect(has(.textLength, .string().min(2)))
    #expect(!has(.textLength, .string().min(1)))
    #expect(has(.textLength, .string().length(1)))
    #expect(!has(.textLength, .array(.string()).max(1)))
  }

  @Test("Undefined is a value of a field although its key is not optional")
  func looseField() {
    #expect(has(.looseField, object(.any)))
    #expect(has(.looseField, object(ZodSchema(.intersection(.any, .unknown)))))
    #expect(!has(.looseField, object(ZodSchema(.intersection(.any, .string())))))
    #expect(!has(.looseField, object(ZodSchema(.intersection(.string(), .any)))))
    #expect(has(.looseField, object(ZodSchema(.union([.string(), .any])))))
    #expect(!has(.looseField, object(.string().optional())))
    #expect(has(.forgivenField, object(.string().optional())))
  }

  @Test("A default or a conversion behind optional")
  func optionalMaking() {
    #expect(has(.optionalMaking, .string().default("x").optional()))
    #expect(has(.optionalMaking, ZodSchema(.coerced(.string)).optional()))
    #expect(!has(.optionalMaking, .string().optional()))
  }

  @Test("A discriminator that may be absent, that an option lacks, or that every object inherits")
  func discriminators() {
    func union(_ options: ZodSchema...) -> ZodSchema {
      ZodSchema(.discriminatedUnion(discriminator: "k", options: options))
    }
    let listed = ZodSchema.object { Field("k", .literal("a")) }
    #expect(!has(.defaultedDiscriminator, union(listed)))
    #expect(
      has(.defaultedDiscriminator, union(.object { Field("k", .literal("a").default("a")) })))
    #expect(!has(.undeclaredDiscriminator, union(listed)))
    #expect(has(.undeclaredDiscriminator, union(listed, .object { Field("other", .string()) })))
    #expect(
      has(.inheritedDiscriminator, union(.object { Field("toString", .literal("a")) })))
    #expect(has(.emptyUnion, union()))
    #expect(!has(.emptyUnion, union(listed)))
  }
}
