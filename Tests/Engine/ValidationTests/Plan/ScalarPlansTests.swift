import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

@testable import Validation

@Suite("What nodes do with texts, null, booleans and absent values, laid out flat")
struct ScalarPlansTests {
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
    #expect(scalar.endAlternative - scalar.firstAlternative == 2)
  }

  @Test("Where only a run can tell, nothing is said")
  func unknown() throws {
    for schema: ZodSchema in [
      .any, .preprocess(.trim, .string()), .string().catch("x"),
      .string().optional().max(3),
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

  @Test("Many options are left to the nodes, which answer the same")
  func manyOptions() throws {
    let options = (0..<100).map { ZodSchema.string().min(3).startsWith(JSText("\($0)-")) }
    var schema = ZodSchema(.union(options))
    #expect(try !scalar(of: schema).judgesText)
    for _ in 0..<100 { schema = schema.optional() }
    let validator = try Validator(schema)
    #expect(try validator.validate("\"99-x\"").isValid)
    #expect(try !validator.validate("\"100-x\"").isValid)
  }
}
