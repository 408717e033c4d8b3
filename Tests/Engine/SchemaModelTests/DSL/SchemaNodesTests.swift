import SchemaModel
import SourceJSON
import Testing

@Suite("Each function of z is a node")
struct SchemaNodesTests {
  @Test(
    "Nodes that hold nothing",
    arguments: [
      (.string(), .string), (.number(), .number), (.boolean(), .boolean), (.null, .null),
      (.any, .any),
      (.unknown, .unknown), (.never, .never),
    ] as [(ZodSchema, ZodSchema.Node)])
  func plainNodes(schema: ZodSchema, node: ZodSchema.Node) {
    #expect(schema == ZodSchema(node))
    #expect(schema.message == nil)
    #expect(schema.checks.isEmpty)
  }

  @Test("A message stands in place of the node's own")
  func messages() {
    #expect(ZodSchema.string("text, please").message == "text, please")
    #expect(ZodSchema.number("a number, please") == ZodSchema(.number, message: "a number, please"))
    #expect(ZodSchema.boolean("yes or no").message == "yes or no")
    #expect(ZodSchema.enumeration("a", message: "choose").message == "choose")
    #expect(ZodSchema.union(.null, message: "either").message == "either")
  }

  @Test("Literals and enumerations keep their values in order")
  func values() {
    #expect(ZodSchema.literal("b", 1, true, nil).node == .literal(["b", 1, true, nil]))
    #expect(
      ZodSchema.enumeration("b", "a").node == .enumeration(ZodSchema.Enumeration(["b", "a"])))
  }

  @Test("Containers hold their schemas in order")
  func containers() {
    #expect(ZodSchema.array(.number()).node == .array(element: .number()))
    #expect(
      ZodSchema.tuple(.number(), .string()).node
        == .tuple(items: [.number(), .string()], rest: nil))
    #expect(ZodSchema.tuple(rest: .null).node == .tuple(items: [], rest: .null))
    #expect(ZodSchema.record(.any).node == .record(ZodSchema.Record(value: .any)))
    #expect(ZodSchema.union(.string(), .null).node == .union([.string(), .null]))
    let option = ZodSchema.object { Field("kind", .literal("a")) }
    #expect(
      ZodSchema.discriminatedUnion("kind", option).node
        == .discriminatedUnion(discriminator: "kind", options: [option]))
  }

  @Test("An object has its fields in order and strips other keys")
  func objects() {
    let schema = ZodSchema.object {
      Field("z", .string())
      Field("a", .number().optional())
    }
    guard case .object(let shape) = schema.node else {
      Issue.record("\(schema.node)")
      return
    }
    #expect(shape.fields == [Field("z", .string()), Field("a", .number().optional())])
    #expect(shape.unknownKeys == .strip)
    #expect(ZodSchema.object {}.node == .object(ZodSchema.Shape([])))
  }
}
