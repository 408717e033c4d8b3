import Platform
import SchemaModel
import Synchronization
import Testing

/// Closures of the DSL that run inside each other without end, or before what they read is made.
@Suite struct SchemaNestingTests {
  /// Schemas that name themselves in a closure.
  private enum Endless {
    static var category: ZodSchema { .object(["sub": .array(.lazy { Endless.category })]) }
    static var post: ZodSchema {
      .object(["title": .string(), "author": .lazy { Endless.user }.optional()])
    }
    static var user: ZodSchema {
      .object(["name": .string(), "posts": .array(.lazy { Endless.post })])
    }
    static var tree: ZodSchema {
      .object(["left": .lazy { Endless.tree }, "right": .lazy { Endless.tree }])
    }
    static var record: ZodSchema { .record(.lazy { Endless.record }) }
    static var union: ZodSchema {
      .union(.string(), .lazy { Endless.union }, .array(.lazy { Endless.union }))
    }
    static var kinds: ZodSchema {
      .discriminatedUnion(
        "kind", .object(["kind": .literal("a")]),
        .object(["kind": .literal("b"), "inner": .lazy { Endless.kinds }]))
    }
    static var tuple: ZodSchema {
      .tuple(.number(), .lazy { Endless.tuple }, rest: .lazy { Endless.tuple })
    }
    static var both: ZodSchema {
      .intersection(
        .object(["a": .lazy { Endless.both }]), .object(["b": .lazy { Endless.both }.nullable()]))
    }
    static var fields: ZodSchema { .object { Field("next", .lazy { Endless.fields }.optional()) } }
    static var direct: ZodSchema { .lazy { Endless.direct } }
    static var first: ZodSchema { .recursive("first") { _ in .object(["second": Endless.second]) } }
    static var second: ZodSchema { .recursive("second") { _ in .object(["first": Endless.first]) } }
    static var behind: ZodSchema {
      .string().pipe(.lazy { Endless.behind }).default("a").catch("b")
    }
    static var large: ZodSchema {
      .object { for number in 0..<50 { Field("f\(number)", .lazy { Endless.large }.optional()) } }
    }
    static func generic(_ element: ZodSchema) -> ZodSchema {
      .object(["element": element, "more": .lazy { generic(.array(element)) }])
    }

    static let all: [(name: String, make: @Sendable () -> ZodSchema)] = [
      ("category", { category }), ("post", { post }), ("user", { user }), ("tree", { tree }),
      ("record", { record }), ("union", { union }), ("kinds", { kinds }), ("tuple", { tuple }),
      ("both", { both }), ("fields", { fields }), ("direct", { direct }), ("first", { first }),
      ("second", { second }), ("behind", { behind }), ("large", { large }),
      ("generic", { generic(.string()) }),
    ]
  }

  /// Returns the reasons of the invalid parts of a schema.
  private static func reasons(in schema: ZodSchema) -> [String] {
    if case .invalid(let reason) = schema.node { return [reason] }
    return schema.parts.flatMap(reasons)
  }

  @Test(arguments: Endless.all.map(\.name))
  func endless(_ name: String) throws {
    let make = try #require(Endless.all.first { $0.name == name }?.make)
    let reasons = Self.reasons(in: make())
    #expect(!reasons.isEmpty)
    for reason in reasons {
      #expect(reason.contains("is inside itself"))
      #expect(
        reason.contains(#"the closure of .lazy at SchemaModelTests/SchemaNestingTests.swift:"#)
          || reason.contains(#"the closure of .recursive("#))
      #expect(reason.contains(#"write the schema as .recursive("name") { own in ... }"#))
    }
  }

  /// A thread of an app has as little as 512 KiB of stack.
  @Test(arguments: [524_288, 262_144])
  func endlessInASmallStack(_ stackSize: Int) {
    let failed = Mutex<[String]>([])
    let thread = POSIXThread.start(stackSize: stackSize) {
      for (name, make) in Endless.all where Self.reasons(in: make()).isEmpty {
        failed.withLock { $0.append(name) }
      }
    }
    thread?.join()
    #expect(failed.withLock { $0 } == [])
  }

  /// The schemas beside an error and after it are sound.
  @Test func laterSchemas() {
    let schema = ZodSchema.object([
      "bad": .lazy { Endless.category }, "good": .lazy { .string() },
    ])
    #expect(Self.reasons(in: schema).count == 1)
    #expect(schema.field("good") == ZodSchema(.lazy(.string())))
    #expect(ZodSchema.lazy { .number() } == ZodSchema(.lazy(.number())))
  }

  /// A schema may be made in any context, such as between the tasks of a group.
  @Test func schemasInTasks() async {
    await withTaskGroup(of: Bool.self) { group in
      let schema = ZodSchema.lazy { .lazy { .string() } }
      #expect(schema.parts.count == 1)
      for _ in 0..<4 { group.addTask { !Self.reasons(in: Endless.tree).isEmpty } }
      for await isInvalid in group { #expect(isInvalid) }
    }
  }

  private func nested(_ depth: Int) -> ZodSchema {
    depth == 0 ? .string() : .lazy { nested(depth - 1) }
  }

  /// Closures inside each other make the schema that they describe, as deep as one can be compiled.
  @Test(arguments: [0, 1, 2, 3, 10, 100, 256])
  func closuresInsideEachOther(_ depth: Int) {
    let expected = (0..<depth).reduce(ZodSchema.string()) { inner, _ in ZodSchema(.lazy(inner)) }
    #expect(nested(depth) == expected)
  }

  @Test func tooManyClosuresInsideEachOther() {
    #expect(Self.reasons(in: nested(257)).count == 1)
  }

  /// A variable of a main file is memory of zeros in its own initializer.
  @Test func unsetVariables() {
    let size = MemoryLayout<ZodSchema>.size
    let unset = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: MemoryLayout<ZodSchema>.alignment)
    unset.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    defer { unset.deallocate() }
    func comment() -> ZodSchema { unset.assumingMemoryBound(to: ZodSchema.self).pointee }
    let schemas: [ZodSchema] = [
      .lazy { comment() }, .lazy { .array(comment()) },
      .lazy { .object(["a": .union(.string(), comment())]) },
      .recursive("comment") { _ in .tuple(comment()) },
      .array(.lazy { .record(comment()) }),
    ]
    for schema in schemas {
      let reasons = Self.reasons(in: schema)
      #expect(reasons.count == 1)
      #expect(reasons.allSatisfy { $0.contains("reads a schema that is not made yet") })
    }
  }
}
