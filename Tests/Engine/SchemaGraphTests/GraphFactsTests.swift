import SchemaGraph
import SchemaModel
import Testing

@Suite("What a graph knows of values")
struct GraphFactsTests {
  private func graph(_ schema: ZodSchema, _ version: ZodVersion) throws -> SchemaGraph {
    try SchemaGraph(schema, semantics: version.semantics)
  }

  private func absence(
    _ schema: ZodSchema, _ version: ZodVersion = .v4_6_7
  ) throws -> SchemaGraph.Absence {
    let graph = try graph(schema, version)
    return graph.inputAbsence(of: graph.root)
  }

  private func outputMayBeAbsent(
    _ schema: ZodSchema, _ version: ZodVersion = .v4_6_7
  ) throws -> Bool {
    let graph = try graph(schema, version)
    return graph.outputMayBeAbsent(of: graph.root)
  }

  private func values(_ schema: ZodSchema) throws -> [ZodSchema.Constant]? {
    let graph = try graph(schema, .v4_6_7)
    return graph.fixedValues(of: graph.root)
  }

  // MARK: Absent values

  @Test("A default is distinguished from an optional value since Zod 4.6.7")
  func defaults() throws {
    let schema = ZodSchema.string().default("a")
    #expect(try absence(schema) == .defaulted)
    #expect(try absence(schema, .v4_4_3) == .optional)
    #expect(try absence(schema.optional()) == .defaulted)
    #expect(try absence(schema.optional(), .v4_4_3) == .optional)
    #expect(try absence(.string().optional()) == .optional)
    #expect(try absence(.string()) == .refused)
    #expect(try !outputMayBeAbsent(schema))
    #expect(try outputMayBeAbsent(schema.optional()))
  }

  @Test("A transform and a catch accept an absent value since Zod 4.4.3")
  func functions() throws {
    let transform = ZodSchema(.transform("trim"))
    #expect(try absence(transform, .v4_3_6) == .refused)
    #expect(try absence(transform, .v4_4_3) == .optional)
    #expect(try absence(.string().catch("a"), .v4_3_6) == .refused)
    #expect(try absence(.string().catch("a"), .v4_4_3) == .optional)
    #expect(try absence(.string().default("a").catch("b")) == .defaulted)
  }

  @Test("Undefined accepted an absent value until Zod 4.3.6")
  func undefined() throws {
    #expect(try absence(ZodSchema(.undefined), .v4_3_6) == .optional)
    #expect(try absence(ZodSchema(.undefined), .v4_4_3) == .refused)
    #expect(try outputMayBeAbsent(ZodSchema(.undefined), .v4_3_6))
    #expect(try !outputMayBeAbsent(ZodSchema(.undefined), .v4_4_3))
  }

  @Test("The first side of a pipe decides the input, the second the output")
  func pipes() throws {
    let pipe = ZodSchema(.pipe(.string().optional(), .string()))
    #expect(try absence(pipe) == .optional)
    #expect(try !outputMayBeAbsent(pipe))
    let reversed = ZodSchema(.pipe(.string(), .string().optional()))
    #expect(try absence(reversed) == .refused)
    #expect(try outputMayBeAbsent(reversed))
  }

  @Test("Any option of a union decides, the strongest one")
  func unions() throws {
    #expect(try absence(.union([.string(), .number()])) == .refused)
    #expect(try absence(.union([.string(), .number().optional()])) == .optional)
    #expect(try absence(.union([.string().default("a"), .number().optional()])) == .defaulted)
    #expect(try outputMayBeAbsent(.union([.string(), .number().optional()])))
    // A value that several schemas see is not one of a union.
    #expect(try absence(.intersection(.string().optional(), .string().optional())) == .refused)
  }

  @Test("A reference has the answer of its schema; one that leads to itself adds nothing")
  func references() throws {
    let schema = ZodSchema.recursive("a") { a in
      .union([.number().optional(), .object { Field("a", a) }, a])
    }
    let graph = try graph(schema, .v4_6_7)
    let field = graph.child(0, of: graph.child(1, of: graph.root))
    #expect(graph.inputAbsence(of: field) == .optional)
    #expect(graph.outputMayBeAbsent(of: field))
    #expect(try absence(.recursive("a") { .union([.number(), $0]) }) == .refused)
  }

  // MARK: Fixed values

  @Test("Literals, enumerations, null and undefined have fixed values, each once")
  func ownValues() throws {
    #expect(try values(ZodSchema(.literal(["a", 1, "a"]))) == ["a", 1])
    #expect(try values(.enumeration(["a", "b"])) == ["a", "b"])
    #expect(try values(ZodSchema(.null)) == [nil])
    #expect(try values(ZodSchema(.undefined)) == [.undefined])
    #expect(try values(.string()) == nil)
  }

  @Test("Wrappers add and take away values; a union has those of all options")
  func wrappedValues() throws {
    let literal = ZodSchema.literal("a")
    #expect(try values(literal.optional()) == ["a", .undefined])
    #expect(try values(literal.nullable()) == ["a", nil])
    #expect(try values(literal.optional().nonoptional()) == ["a"])
    #expect(try values(literal.default("a")) == ["a"])
    #expect(try values(literal.readonly()) == ["a"])
    #expect(try values(ZodSchema(.lazy(literal))) == nil)
    #expect(try values(.union([literal, .literal("b"), literal])) == ["a", "b"])
    #expect(try values(.union([literal, .string()])) == nil)
    // A schema that two options share is asked once.
    let shared = ZodSchema.enumeration(["a", "b"]).nullable()
    #expect(
      try values(.union([shared, shared.optional(), shared])) == ["a", "b", nil, .undefined])
    #expect(
      try values(.union([.union([literal, .literal("b")]), .literal("c")])) == ["a", "b", "c"])
    #expect(try values(ZodSchema(.pipe(literal, .string()))) == ["a"])
    #expect(try values(.recursive("a") { .union([literal, $0]) }) == nil)
  }

  // MARK: Discriminators

  @Test("A discriminator has the values of its field, and none is an option without listed values")
  func discriminators() throws {
    func values(
      _ option: ZodSchema, _ version: ZodVersion = .v4_6_7
    ) throws -> [ZodSchema.Constant]? {
      let graph = try graph(option, version)
      return graph.values(of: "kind", in: graph.root)
    }
    let field = Field("kind", .literal("a"))
    #expect(try values(.object { field }) == ["a"])
    #expect(try values(.object { Field("kind", .string()) }) == nil)
    #expect(try values(.object { Field("other", .literal("a")) }) == [])
    #expect(try values(ZodSchema.object { field }.readonly()) == ["a"])
    #expect(try values(ZodSchema(.pipe(.object { field }, .string()))) == ["a"])
    #expect(try values(.string()) == nil)
    // Since 4.6.7 a field that may be absent has undefined among its values.
    let defaulted = ZodSchema.object { Field("kind", .literal("a").default("a")) }
    #expect(try values(defaulted) == ["a", .undefined])
    #expect(try values(defaulted, .v4_4_3) == ["a"])
    // Two options that take undefined lead to neither.
    let inner = ZodSchema.discriminatedUnion(
      "kind", [defaulted, .object { Field("kind", .literal("b").default("b")) }])
    #expect(try values(inner) == ["a", "b"])
  }

  @Test("A listed key that all objects inherit hides the values in earlier versions of Zod")
  func inheritedKeys() throws {
    let option = ZodSchema.object {
      Field("kind", .literal("a"))
      Field("toString", .literal("b"))
    }
    let (earlier, newest) = (try graph(option, .v4_0_17), try graph(option, .v4_6_7))
    #expect(earlier.values(of: "kind", in: earlier.root) == nil)
    #expect(newest.values(of: "kind", in: newest.root) == ["a"])
  }
}
