import CompassSchemas
import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

@testable import Validation

@Suite("What nodes do with texts, null, booleans and absent values, laid out flat")
struct ScalarFastPathsTests {
  private func scalar(of schema: ZodSchema) throws -> PlanScalar {
    let plan = try Validator(schema).plan
    return plan.tables.scalars[plan.root]
  }

  @Test("A text goes through unions, wrappers and functions in one list of alternatives")
  func texts() throws {
    let text = ZodSchema.string().max(5).transform(.trim)
    let scalar = try scalar(of: text.or(.literal("")).or(.null).optional())
    #expect(scalar.judgesText && scalar.acceptsNull && scalar.acceptsAbsent)
    #expect(!scalar.acceptsBoolean)
    #expect(scalar.alternatives.end - scalar.alternatives.first == 2)
  }

  /// The first alternative for a text.
  private func alternative(of schema: ZodSchema) throws -> PlanAlternative {
    let plan = try Validator(schema).plan
    let scalar = plan.tables.scalars[plan.root]
    return plan.tables.alternatives[Int(scalar.alternatives.first)]
  }

  @Test("Lengths, a pattern and two functions in this order are one plain alternative")
  func plainAlternatives() throws {
    let all = try alternative(of: .string().min(2).max(9).regex("^a").trim().toUpperCase())
    #expect(all.kind == .plain && (all.least, all.most) == (2, 9) && all.pattern >= 0)
    #expect((all.function, all.nextFunction) == (.trim, .toUpperCase))
    let exact = try alternative(of: .string().length(4))
    #expect(exact.kind == .plain && (exact.least, exact.most) == (4, 4) && exact.pattern < 0)
    #expect(exact.function == .identity)
    for schema: ZodSchema in [
      .string().trim().min(2), .string().regex("^a").max(2), .string().regex("^a").regex("b$"),
      .string().trim().toUpperCase().trim(), .string().check(.lessThan(1.5, inclusive: true)),
      .string().min(-1),
      .string().startsWith("a"),
    ] {
      #expect(try alternative(of: schema).kind == .steps)
    }
  }

  @Test(
    "Functions surely have an output unless they clean HTML, which has a limit, or are the caller's"
  )
  func certainty() throws {
    let cleaning = ZodSchema.Transform.sanitizeHTMLAndTrim(in: .february2026)
    for (schema, certainty): (ZodSchema, OutputCertainty) in [
      (.string().max(2), .always), (.string().trim().toUpperCase(), .always),
      (.string().normalize().slugify(), .always), (.string().transform(cleaning), .withinLimits),
      (.string().toLowerCase().transform(cleaning), .unknown),
      (.string().normalize().transform(cleaning), .unknown),
    ] {
      let alternative = try alternative(of: schema)
      #expect(alternative.kind == .plain && alternative.certainty == certainty)
    }
  }

  @Test("Plain texts are decided at once if nothing but a length and a pattern decides on them")
  func plainTexts() throws {
    let cleaning = { ZodSchema.Transform.sanitizeHTMLAndTrim(in: $0) }
    for (schema, lengths): (ZodSchema, ClosedRange<Int>?) in [
      (.string(), 0...Int(Int32.max)), (.string().max(3), 0...3), (.string().min(2).max(3), 2...3),
      (.string().length(2).trim(), 2...2), (.string().regex("^a").max(9), nil),
      (.string().max(9).regex("^a"), 0...9), (.string().length(2).length(3), nil),
      (.string().max(4).transform(cleaning(.february2026)), 0...4),
      (.string().max(4).transform(cleaning(.august2026)), nil),
      (.string().trim().transform(cleaning(.february2026)), nil),
      (.string().startsWith("a"), nil), (.literal("a"), nil), (.number(), nil),
      (ZodSchema.string().max(4).or(.literal("")).optional(), 0...4),
      (.union(.literal(""), .string().max(4)), nil),
    ] {
      let scalar = try scalar(of: schema)
      for length in [0, 1, 2, 3, 4, 5, 9, 10, 1_000_000] {
        #expect(
          scalar.isDecidedAtOnce(length: length) == (lengths?.contains(length) == true),
          "\(schema) \(length)")
      }
    }
    #expect(try scalar(of: .string().max(9).regex("^a")).patternAtOnce >= 0)
  }

  @Test("A text's length is counted in code units, whatever its bytes", arguments: 0...6)
  func lengths(count: Int) throws {
    let schema = ZodSchema.string().min(2).max(4)
    let validator = try Validator(schema)
    for character in ["a", "é", "€", "\\u00e9", "\\n"] {
      let text = String(repeating: character, count: count)
      #expect(validator.validate("\"\(text)\"").isValid == (2...4).contains(count))
    }
    let pairs = String(repeating: "😀", count: count)
    #expect(validator.validate("\"\(pairs)\"").isValid == (1...2).contains(count))
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

  @Test("Where only a run can tell, nothing is said")
  func unknown() throws {
    for schema: ZodSchema in [
      .any, .preprocess(.trim, .string()), .string().catch("x"),
      .string().optional().check(.maxLength(3)),
    ] {
      #expect(try !scalar(of: schema).judgesText)
    }
    let absent = try scalar(of: .string().default("x").optional())
    #expect(absent.judgesText && !absent.acceptsAbsent)
  }

  @Test("An option that may reject a boolean goes before one that accepts it")
  func booleans() throws {
    #expect(try scalar(of: .union(.string(), .boolean())).acceptsBoolean)
    #expect(try !scalar(of: .union(.literal(true), .boolean())).acceptsBoolean)
  }

  private func numbers(of schema: ZodSchema) throws -> PlanNumbers {
    let plan = try Validator(schema).plan
    return plan.tables.numbers[plan.root]
  }

  @Test(
    "Numbers with bounds alone go through unions and wrappers; all others are left to the nodes")
  func numbers() throws {
    let bounded = try numbers(
      of: ZodSchema.number().gte(0).lte(9).or(.null).or(.string()).optional())
    #expect(bounded.isKnown && (bounded.least, bounded.most) == (0, 9))
    #expect(try numbers(of: .union(.string(), .number())).most == .greatestFiniteMagnitude)
    #expect(try numbers(of: .string().or(.boolean()).or(.literal("1"))).isNone)
    #expect(try numbers(of: ZodSchema.string().transform(.trim)).isNone)
    for schema: ZodSchema in [
      .number().int(), .number().multipleOf(2), .literal(1), .number().transform(.trim), .any,
      .union(.number().lte(1), .number().gte(2)), .union(.number().int(), .number()),
      .number().catch(1), .number().nullable().refine(.httpURL), .coerce.number(),
    ] {
      #expect(try !numbers(of: schema).isKnown)
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
    #expect(try !scalar(of: schema).judgesText)
    for _ in 0..<100 { schema = schema.optional() }
    let validator = try Validator(schema)
    #expect(validator.validate("\"99-x\"").isValid)
    #expect(!validator.validate("\"100-x\"").isValid)
  }
}
