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
    ] as [(Schema, Schema.Node)])
  func plainNodes(schema: Schema, node: Schema.Node) {
    #expect(schema == Schema(node))
    #expect(schema.message == nil)
    #expect(schema.checks.isEmpty)
  }

  @Test("A message stands in place of the node's own")
  func messages() {
    #expect(Schema.string("text, please").message == "text, please")
    #expect(Schema.number("a number, please") == Schema(.number, message: "a number, please"))
    #expect(Schema.boolean("yes or no").message == "yes or no")
    #expect(Schema.enumeration("a", message: "choose").message == "choose")
    #expect(Schema.union(.null, message: "either").message == "either")
  }

  @Test("Literals and enumerations keep their values in order")
  func values() {
    #expect(Schema.literal("b", 1, true, nil).node == .literal(["b", 1, true, nil]))
    #expect(Schema.enumeration("b", "a").node == .enumeration(["b", "a"]))
  }

  @Test("Containers hold their schemas in order")
  func containers() {
    #expect(Schema.array(.number()).node == .array(element: .number()))
    #expect(
      Schema.tuple(.number(), .string()).node == .tuple(items: [.number(), .string()], rest: nil))
    #expect(Schema.tuple(rest: .null).node == .tuple(items: [], rest: .null))
    #expect(Schema.record(.any).node == .record(value: .any))
    #expect(Schema.union(.string(), .null).node == .union([.string(), .null]))
    let option = Schema.object { Field("kind", .literal("a")) }
    #expect(
      Schema.discriminatedUnion("kind", option).node
        == .discriminatedUnion(discriminator: "kind", options: [option]))
  }

  @Test("An object has its fields in order and strips other keys")
  func objects() {
    let schema = Schema.object {
      Field("z", .string())
      Field("a", .number().optional())
    }
    guard case .object(let shape) = schema.node else {
      Issue.record("\(schema.node)")
      return
    }
    #expect(shape.fields == [Field("z", .string()), Field("a", .number().optional())])
    #expect(shape.unknownKeys == .strip)
    #expect(Schema.object {}.node == .object(Shape([])))
  }
}
