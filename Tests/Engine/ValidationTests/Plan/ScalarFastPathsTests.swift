import SchemaModel
import Testing
import Validation

@Suite("Strings and numbers that are decided without a walk over the nodes")
struct ScalarFastPathsTests {
  @Test(
    "A text's length is counted in code units, from 4.6.7 on in code points, whatever its bytes",
    arguments: 0...6)
  func lengths(count: Int) throws {
    let schema = ZodSchema.string().min(2).max(4)
    let validator = try Validator(schema, zod: .v4_4_3)
    let later = try Validator(schema, zod: .v4_6_7)
    for character in ["a", "é", "€", "\\u00e9", "\\n"] {
      let text = String(repeating: character, count: count)
      #expect(validator.validate("\"\(text)\"").isValid == (2...4).contains(count))
    }
    let pairs = String(repeating: "😀", count: count)
    #expect(validator.validate("\"\(pairs)\"").isValid == (1...2).contains(count))
    #expect(later.validate("\"\(pairs)\"").isValid == (2...4).contains(count))
  }

  @Test("Literals that differ in one byte differ")
  func literals() throws {
    let words = (0...20).flatMap { length in
      (0..<max(length, 1)).map { place in
        let letters = (0..<length).map { $0 == place ? "b" : "a" }
        return letters.joined()
      }
    }
    for number in words.indices {
      let validator = try Validator(.literal(.json(.string(.init(words[number])))))
      for (other, word) in words.enumerated() where words[number] != word || other == number {
        #expect(validator.validate("\"\(word)\"").isValid == (other == number))
      }
    }
  }

  @Test("A number at or beside a bound", arguments: ZodVersion.allCases)
  func boundaries(zod: ZodVersion) throws {
    let texts = [
      "-1e999", "-1", "-5e-324", "-0", "0", "0.0", "5e-324", "1e-400", "0.9999999999999999", "1",
      "1.0000000000000002", "1E0", "1e308", "1e309",
    ]
    let bounds: [(ZodSchema, (Double) -> Bool)] = [
      (.number().gt(0), { $0 > 0 }), (.number().gte(0), { $0 >= 0 }),
      (.number().lt(1), { $0 < 1 }), (.number().lte(1), { $0 <= 1 }),
      (.number().gt(0).lt(1), { $0 > 0 && $0 < 1 }),
      (.number().lt(0).gte(0), { _ in false }), (.number(), { _ in true }),
      (.number().lt(.infinity).gt(-.infinity), { _ in true }),
    ]
    for (schema, holds) in bounds {
      for text in texts {
        let number = try #require(Double(text))
        let expected = number.isFinite && holds(number)
        for (validator, payload) in [
          (try Validator(schema, zod: zod), text),
          (try Validator(.object { Field("n", schema.or(.null)) }, zod: zod), #"{"n":\#(text)}"#),
        ] {
          #expect(validator.verdict(on: payload) == (expected ? .valid : .invalid), "\(payload)")
          #expect(validator.validate(payload).isValid == expected, "\(payload)")
        }
      }
    }
  }

  @Test("Many options are left to the nodes, which answer the same")
  func manyOptions() throws {
    let options = (0..<100).map { ZodSchema.string().min(3).startsWith("\($0)-") }
    var schema = ZodSchema(.union(options))
    let line = try Validator(schema).planDescription.split(separator: "\n").first {
      $0.hasPrefix("union")
    }
    #expect(line == "union")
    for _ in 0..<100 { schema = schema.optional() }
    let validator = try Validator(schema)
    #expect(validator.validate("\"99-x\"").isValid)
    #expect(!validator.validate("\"100-x\"").isValid)
  }
}
