import JSPrimitives
import SchemaModel
import Testing

@testable import Validation

/// Words of Zod's vocabulary, which releases before them lack.
@Suite struct ZodWordTests {
  private static let samples: [ZodWord?: ZodSchema] = [
    .function: ZodSchema(.function),
    .codec: .codec(.string(), .string(), decode: .trim, encode: .trim),
    .format(.mac): .mac(),
    .slugify: .string().slugify(),
    .xor: .xor(.string(), .number()),
    .looseRecord: ZodSchema(.record(.init(value: .string(), isLoose: true))),
    .exactOptional: .object { Field("a", .string().exactOptional()) },
    .format(.creditCard): .creditCard(),
    .properties: ZodSchema(.any, checks: [.init(.properties([Field("length", .number())]))]),
    .format(.iban): .iban(),
    .currencyCode: .currencyCode(),
    .nanoidLength: .nanoid(length: 7),
  ]

  @Test func everyWordHasOneOrigin() {
    #expect(Set(Self.samples.keys) == Set(ZodWord.allCases))
    #expect(ZodWord.allCases.count == Self.samples.count)
  }

  @Test(arguments: ZodWord.allCases) func aWordIsOfItsRelease(_ word: ZodWord) throws {
    let since = word.since
    let schema = try #require(Self.samples[word])
    for zod in ZodVersion.allCases where zod >= since { _ = try Validator(schema, zod: zod) }
    for zod in ZodVersion.allCases where zod < since {
      #expect {
        try Validator(schema, zod: zod)
      } throws: { error in
        guard let error = error as? SchemaError else { return false }
        return error.reason
          == "Zod \(zod.rawValue) has no \(word.name), which came with Zod \(word.release)"
      }
    }
  }

  @Test func theErrorHasThePlace() throws {
    let schema = ZodSchema.object { Field("card", .array(.string().iban())) }
    let error = #expect(throws: SchemaError.self) { try Validator(schema, zod: .v4_4_3) }
    #expect(error?.path == "$.schema.shape.card.element.checks[0]")
  }

  @Test func aDocumentRunsOnAReleaseThatHasItsWords() throws {
    let document = Array(
      #"""
      {"format":"schema-document/2","zod":"4.2.1","name":"x","schema":{"type":"object","shape":{"a":{"type":"optional","exact":true,"inner":{"type":"string"}}},"unknownKeys":"strip"}}
      """#.utf8)
    let error = #expect(throws: SchemaError.self) { try Validator(document: document) }
    #expect(
      error?.description
        == "$.schema.shape.a: Zod 4.2.1 has no exactOptional, which came with Zod 4.3")
    _ = try Validator(document: document, zod: .v4_3_6)
  }

  /// Older words express these.
  @Test func wordsOfNewNamesOnlyRunEverywhere() throws {
    for schema in [ZodSchema.httpURL(), .hex(), .hash(.sha256), .nanoid(), .string().base64()] {
      for zod in ZodVersion.allCases { _ = try Validator(schema, zod: zod) }
    }
  }
}
