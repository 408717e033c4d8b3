import SchemaGraph
import SchemaModel
import SourceJSON
import Testing

@Suite("Graphs of schemas")
struct GraphTests {
  private func graph(
    _ schema: ZodSchema, in scope: [ZodSchema.Labelled] = [], _ version: ZodVersion = .v4_6_7
  ) throws -> SchemaGraph {
    try SchemaGraph(schema, in: scope, semantics: version.semantics)
  }

  private let category = ZodSchema.recursive("category") { category in
    .object {
      Field("name", .string().min(2))
      Field("children", .array(category))
    }
  }

  @Test("A reference leads to the schema around it, and a schema that contains itself ends")
  func references() throws {
    let graph = try graph(category)
    #expect(graph.nodes.count == 4)
    let children = graph.child(1, of: graph.root)
    let reference = graph.child(0, of: children)
    #expect(graph.schema(reference).node == .reference("category"))
    #expect(graph.target(reference) == graph.root)
    #expect(graph.resolved(reference) == graph.root)
    #expect(graph.target(children) == nil)
    #expect(graph.unresolvedLabel == nil)
  }

  @Test("A reference with something of its own is a schema beside the one that it leads to")
  func referencesWithParts() throws {
    func reference(_ change: (inout ZodSchema) -> Void) throws -> (
      graph: SchemaGraph, node: SchemaGraph.Node
    ) {
      let schema = ZodSchema.recursive("a") { own in
        var own = own
        change(&own)
        return .object { Field("next", own) }
      }
      let graph = try graph(schema)
      return (graph, graph.child(0, of: graph.root))
    }
    let mere = try reference { _ in }
    #expect(mere.graph.resolved(mere.node) == mere.graph.root)
    let changes: [(inout ZodSchema) -> Void] = [
      { $0 = $0.check(.minLength(1)) }, { $0 = $0.describe("d") }, { $0.message = "m" },
      { $0.error = .init("f") { _ in "m" } },
    ]
    for change in changes {
      let other = try reference(change)
      #expect(other.graph.resolved(other.node) == other.node)
      #expect(other.graph.target(other.node) == other.graph.root)
    }
  }

  @Test(
    "Two nodes are equal inside whatever their checks, but not with other schemas or of another kind"
  )
  func equalInside() throws {
    let text = ZodSchema.string()
    let set = ZodSchema(.set(value: text))
    let graph = try graph(
      .tuple(.array(text).min(1), .array(text).max(2, "m"), .array(.number()), set))
    let nodes = (0..<4).map { graph.child($0, of: graph.root) }
    #expect(graph.areEqualInside(nodes[0], nodes[1]))
    #expect(!graph.areEqualInside(nodes[0], nodes[2]))
    #expect(!graph.areEqualInside(nodes[0], nodes[3]))
    #expect(graph.parent(nodes[0]) == nil)
  }

  @Test("Wrappers around one schema are separate nodes")
  func wrappersOfOneSchema() throws {
    let text = ZodSchema.string().min(1)
    let wrappers = [
      text.optional(), text.nullable(), text.readonly(), ZodSchema(.nonoptional(text)),
      ZodSchema(.lazy(text)), ZodSchema(.set(value: text)), .array(text), text,
    ]
    let graph = try graph(ZodSchema(.tuple(items: wrappers, rest: nil)))
    #expect(Set(graph.inside(graph.root)).count == wrappers.count)
  }

  @Test("The innermost schema of a label counts")
  func shadowedLabels() throws {
    var inner = ZodSchema.array(ZodSchema(.reference("a")))
    inner.label = "a"
    var outer = ZodSchema.object {
      Field("inner", inner)
      Field("outer", ZodSchema(.reference("a")))
    }
    outer.label = "a"
    let graph = try graph(outer)
    let array = graph.child(0, of: graph.root)
    #expect(graph.target(graph.child(0, of: array)) == array)
    #expect(graph.target(graph.child(1, of: graph.root)) == graph.root)
  }

  @Test("Functions of one name stay those of their schemas")
  func functionsOfOneName() throws {
    func string(_ holds: Bool) -> ZodSchema {
      let predicate = ZodSchema.Predicate("odd") { (_: JSONValue) in holds }
      return .string().check(.custom(predicate, path: nil))
    }
    let (first, second) = (string(true), string(false))
    #expect(first == second)
    let schema = ZodSchema.tuple(first, second)
    let separate = try graph(schema)
    #expect(separate.child(0, of: separate.root) != separate.child(1, of: separate.root))
    let united = try SchemaGraph(
      [schema], semantics: ZodVersion.v4_6_7.semantics, unitesEquals: true)
    #expect(united.child(0, of: united.root) == united.child(1, of: united.root))
    let worded = ZodSchema.tuple(
      .string(error: .init("words") { _ in "a" }), .string(error: .init("words") { _ in "b" }))
    let words = try graph(worded)
    #expect(words.child(0, of: words.root) != words.child(1, of: words.root))
  }

  @Test("Copies of a schema are one node, and differ if their references lead elsewhere")
  func copies() throws {
    let name = ZodSchema.string().min(2)
    let list = ZodSchema.array(ZodSchema(.reference("a")))
    var first = ZodSchema.object { Field("list", list) }
    var second = ZodSchema.object {
      Field("list", list)
      Field("name", name)
    }
    (first.label, second.label) = ("a", "a")
    let graph = try graph(
      .object {
        Field("name", name)
        Field("again", name)
        Field("first", first)
        Field("second", second)
      })
    let inside = Array(graph.children(graph.root))
    #expect(inside[0] == inside[1])
    let lists = (graph.child(0, of: inside[2]), graph.child(0, of: inside[3]))
    #expect(lists.0 != lists.1)
    #expect(graph.schema(lists.0) == graph.schema(lists.1))
  }

  @Test("A part of a schema is resolved in the schemas around it")
  func scopes() throws {
    let part = ZodSchema.array(ZodSchema(.reference("category")))
    #expect(try graph(part).unresolvedLabel == "category")
    let graph = try graph(part, in: [("category", category)])
    let target = try #require(graph.target(graph.child(0, of: graph.root)))
    #expect(graph.schema(target) == category)
    #expect(graph.unresolvedLabel == nil)
  }

  @Test("The schemas of checks are behind those of the node, and the one that was copied is apart")
  func children() throws {
    var schema = ZodSchema.object { Field("a", .string()) }
    schema.checks = [ZodSchema.Check(.property("length", .number()))]
    schema.parent = .schema(.boolean())
    let graph = try graph(schema)
    #expect(graph.inside(graph.root).map { graph.schema($0).node } == [.string])
    #expect(graph.insideChecks(graph.root).map { graph.schema($0).node } == [.number])
    #expect(graph.children(graph.root).count == 2)
    #expect(try graph.schema(#require(graph.parent(graph.root))).node == .boolean)
  }

  @Test("A search follows references and ends at what it has seen")
  func reaching() throws {
    let graph = try graph(category)
    let reference = graph.child(0, of: graph.child(1, of: graph.root))
    #expect(graph.reaches(from: reference) { $0.node == .string })
    #expect(!graph.reaches(from: reference) { $0.node == .number })
  }

  @Test("Too much nesting is an error with its place")
  func depth() {
    func nested(_ levels: Int) -> ZodSchema {
      (0..<levels).reduce(.string()) { inner, _ in .object { Field("a", inner) } }
    }
    #expect(throws: Never.self) { try graph(nested(255)) }
    let steps = Array(repeating: "shape.a", count: 256).joined(separator: ".")
    #expect(throws: SchemaGraphError.tooDeep(path: "$.schema." + steps)) { try graph(nested(256)) }
  }

  @Test(
    "A bound prints without the other one",
    arguments: [
      (.string().min(1), "length 1..."), (.string().max(3), "length 0...3"),
      (.number().gte(1), "number 1..."), (.number().lte(2.5), "number ...2.5"),
    ] as [(ZodSchema, String)])
  func printedBounds(schema: ZodSchema, words: String) throws {
    #expect(try graph(schema).description.hasSuffix("  # \(words)"))
    #expect(try !graph(.string()).description.contains("#"))
  }

  @Test("A graph prints a line for each node with what is known of its values")
  func printing() throws {
    let text = """
      graph for Zod 4.6.7: 4 nodes
      1 ZodObject: shape.name → 2, shape.children → 3  # label "category"
      2 ZodString  # length 2...
      3 ZodArray: element → 4
      4 reference to "category" → 1
      """
    #expect(try graph(category).description == text)
    let union = ZodSchema.discriminatedUnion(
      "kind",
      [
        .object { Field("kind", .literal("a")) },
        .object {
          Field("kind", .literal("b").default("b"))
          Field("score", .number().gte(1).lte(9.5).optional())
        },
      ])
    #expect(
      try graph(union).description == """
        graph for Zod 4.6.7: 8 nodes
        1 ZodDiscriminatedUnion by "kind": options[0] → 2, options[1] → 3  # 2 for "a"; 3 for "b", undefined
        2 ZodObject: shape.kind → 4
        3 ZodObject: shape.kind → 5, shape.score → 6
        4 ZodLiteral  # values "a"
        5 ZodDefault: inner → 7  # may be absent, and is then replaced; values "b"
        6 ZodOptional: inner → 8  # may be absent; output may be absent
        7 ZodLiteral  # values "b"
        8 ZodNumber  # number 1...9.5
        """)
  }
}
