import SchemaModel
import SourceJSON
import Testing

@Suite("Swift's collections and enums as arguments")
struct SchemaCollectionsTests {
  private enum Role: String, CaseIterable {
    case head, assistant
    case recruiting = "recruiter"
  }

  private let options: [ZodSchema] = [.string(), .number()]

  @Test("A Swift enum is the enumeration of its raw values, in the order of its cases")
  func enums() {
    #expect(
      ZodSchema.enumeration(Role.self, message: "m")
        == .enumeration("head", "assistant", "recruiter", message: "m"))
    #expect(
      ZodSchema.enumeration(Role.self).extract("head") == .enumeration("head"))
  }

  @Test("An array is the same as its elements")
  func arrays() {
    #expect(
      ZodSchema.enumeration(["a", "b"], message: "m") == .enumeration("a", "b", message: "m"))
    #expect(ZodSchema.union(options, message: "m") == .union(.string(), .number(), message: "m"))
    #expect(ZodSchema.union([.string(), .null]) == .union(.string(), .null))
    #expect(ZodSchema.xor(options, message: "m") == .xor(.string(), .number(), message: "m"))
    #expect(
      ZodSchema.tuple(options, rest: .null, message: "m")
        == .tuple(.string(), .number(), rest: .null, message: "m"))
    #expect(ZodSchema.literal(["a", 1, nil], message: "m") == .literal("a", 1, nil, message: "m"))
    #expect(ZodSchema.literal([ZodSchema.Constant]()) == .literal())
    #expect(
      ZodSchema.templateLiteral(["v", .schema(.int())], message: "m")
        == .templateLiteral("v", .schema(.int()), message: "m"))
    let kinds = ["a", "b"].map { kind in
      ZodSchema.object { Field("kind", .literal(.string(.init(kind)))) }
    }
    #expect(
      ZodSchema.discriminatedUnion("kind", kinds, unionFallback: true, message: "m")
        == .discriminatedUnion("kind", kinds[0], kinds[1], unionFallback: true, message: "m"))
  }

  @Test("A dictionary literal has the fields of an object, in its order")
  func literals() {
    let key = "b"
    let fields = [Field("z", .string()), Field("b", .null.optional()), Field("a", .any)]
    #expect(
      ZodSchema.object(["z": .string(), key: .null.optional(), "a": .any], "m")
        == ZodSchema(.object(.init(fields)), message: "m"))
    #expect(ZodSchema.strictObject(["a": .any]) == .strictObject { Field("a", .any) })
    #expect(ZodSchema.looseObject(["a": .any]) == .looseObject { Field("a", .any) })
    #expect(ZodSchema.object([:]) == .object {})
    #expect(
      ZodSchema.object(["a": .any]).extend(["b": .null]).safeExtend(["c": .null])
        == .object(["a": .any, "b": .null, "c": .null]))
  }

  @Test("A repeated key stays, so that compiling the schema finds it")
  func repeated() {
    #expect(ZodSchema.object(["a": .any, "a": .null]).shape.map(\.key) == ["a", "a"])
  }

  @Test("A block has fields, arrays of fields, conditions and loops")
  func blocks() {
    let shared: [ZodSchema.Field] = [.init("created", .string()), .init("updated", .string())]
    func keys(_ isLong: Bool) -> [String] {
      ZodSchema.object {
        ZodSchema.Field("id", .uuid())
        shared
        if isLong { Field("long", .any) }
        if isLong {
          shared.map { Field("\($0.key)_at", $0.schema) }
        } else {
          Field("short", .any)
        }
        for index in 0..<2 { Field("n\(index)", .any) }
      }.shape.map(\.key)
    }
    #expect(keys(false) == ["id", "created", "updated", "short", "n0", "n1"])
    #expect(
      keys(true) == ["id", "created", "updated", "long", "created_at", "updated_at", "n0", "n1"])
  }
}
