import JSPrimitives
import PayloadGeneration
import SchemaModel
import SourceJSON
import TestSupport
import Testing
import Validation

/// Payloads of small schemas at random, in each version of Zod.
@Suite struct RandomSchemaPropertyTests {
  @Test(arguments: ZodVersion.allCases, 0..<4)
  func payloadsAreWhatTheyAreSaidToBe(_ version: ZodVersion, _ block: Int) throws {
    var made = 0
    let rounds = Rounds.of(150)
    for number in 0..<rounds {
      let seed = UInt64(block * 1000 + number)
      var random = RandomSchema(seed: seed)
      let schema = random.schema(depth: 3)
      // Not every schema at random can be compiled in every version.
      guard (try? Validator(schema, zod: version)) != nil,
        let agreement = try? Agreement(schema, version: version)
      else { continue }
      for index in UInt64(0)..<4 {
        // Some schemas have no valid value, and some no invalid one.
        if let payload = try? agreement.generator.valid(seed: seed, index: index) {
          made += 1
          try agreement.expect(payload, [], seed: seed, index: index)
        }
        if let invalid = try? agreement.generator.invalid(seed: seed, index: index) {
          made += 1
          try agreement.expect(invalid.payload, invalid.expected, seed: seed, index: index)
        }
      }
    }
    #expect(made > 3 * rounds)
  }

  @Test(arguments: ZodVersion.allCases)
  func theLaterVocabularyAloneIsJudgedAlike(_ version: ZodVersion) throws {
    var made: [String: Int] = [:]
    for seed in UInt64(0)..<200 {
      var random = RandomSchema(seed: seed)
      let schema = random.laterSchema(depth: Int(seed % 2))
      guard (try? Validator(schema, zod: version)) != nil,
        let agreement = try? Agreement(schema, version: version)
      else { continue }
      let type = schema.document["type"]?.text?.string ?? ""
      for index in UInt64(0)..<3 {
        if let payload = try? agreement.generator.valid(seed: seed, index: index) {
          made[type, default: 0] += 1
          try agreement.expect(payload, [], seed: seed, index: index)
        }
        if let invalid = try? agreement.generator.invalid(seed: seed, index: index) {
          try agreement.expect(invalid.payload, invalid.expected, seed: seed, index: index)
        }
      }
    }
    for type in [
      "string", "number", "bigint", "template_literal", "stringbool", "intersection", "record",
      "object", "tuple", "nonoptional", "readonly", "success", "lazy", "discriminated_union",
      "literal", "enum",
    ] + Self.laterTypes(in: version) {
      #expect(made[type, default: 0] > 0, "\(type)")
    }
  }

  /// The types of later schemas that a version has and another one lacks: each is one of its words.
  private static func laterTypes(in version: ZodVersion) -> [String] {
    let words: [(type: String, word: ZodWord)] = [
      ("pipe", .codec), ("xor", .xor), ("optional", .exactOptional),
    ]
    return words.filter { $0.word.absence(in: version) == nil }.map(\.type)
  }
}
