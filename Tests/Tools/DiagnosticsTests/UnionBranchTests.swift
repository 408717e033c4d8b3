import Diagnostics
import SchemaModel
import Testing
import Validation

@Suite("The likeliest option of a union")
struct UnionBranchTests {
  private func branch(_ payload: String, _ schema: ZodSchema) throws -> UnionBranch {
    try #require(try findings(of: payload, by: schema)[0].branch)
  }

  @Test("Options for values of another kind are dropped")
  func kind() throws {
    let schema = ZodSchema.null.or(.object { Field("a", .string()) }).or(.literal(true))
    let branch = try branch(#"{"a": 7}"#, schema)
    #expect(branch.complaints.map(\.code) == [.invalidType])
    #expect(branch.complaints[0].expected == "string")
    #expect(branch.complaints[0].received == "7")
  }

  @Test("An option whose discriminator matches comes before one that was followed as deep")
  func discriminator() throws {
    let circle = ZodSchema.object {
      Field("kind", .literal("circle"))
      Field("radius", .number())
    }
    let square = ZodSchema.object {
      Field("kind", .literal("square"))
      Field("side", .number())
      Field("unit", .string())
    }
    let branch = try branch(#"{"kind": "square"}"#, circle.or(square))
    #expect(branch.option == 1)
    #expect(branch.complaints.map(\.field) == ["side", "unit"])
    #expect(branch.complaints.map(\.received) == ["nothing", "nothing"])
  }

  @Test("The deepest path wins, then the fewest issues, then the first option")
  func depth() throws {
    let flat = ZodSchema.object { Field("a", .string()) }
    let deep = ZodSchema.object { Field("a", .object { Field("b", .string()) }) }
    #expect(try branch(#"{"a": {"b": 1}}"#, flat.or(deep)).option == 1)
    let one = ZodSchema.object { Field("x", .string()) }
    let two = ZodSchema.object {
      Field("y", .string())
      Field("z", .string())
    }
    #expect(try branch("{}", two.or(one)).option == 1)
    #expect(try branch("{}", one.or(one)).option == 0)
  }

  @Test("A union within an option is followed to its own likeliest option")
  func nested() throws {
    let inner = ZodSchema.null.or(.object { Field("b", .string()) })
    let schema = ZodSchema.number().or(.object { Field("a", inner) })
    let complaint = try branch(#"{"a": {"b": 4}}"#, schema).complaints[0]
    #expect(complaint.field == "a.b")
    #expect(complaint.code == .invalidType)
    #expect(complaint.received == "4")
  }

  @Test("An absent value is nothing to all options")
  func absent() throws {
    let union = ZodSchema.string().or(.object { Field("b", .string()) })
    let branch = try branch(#"{"b": 4}"#, .object { Field("a", union) })
    #expect(branch.complaints.map(\.received) == ["nothing"])
    #expect(branch.complaints.map(\.field) == [""])
  }

  @Test("The issue itself stays what Zod reports")
  func untouched() throws {
    let finding = try findings(of: "true", by: ZodSchema.null.or(.string()))[0]
    #expect(finding.issue?.errors?.count == 2)
    #expect(finding.message == "Invalid input")
  }
}
