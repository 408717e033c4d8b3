import SchemaModel
import SourceJSON
import Testing

@Suite("Objects made from objects")
struct SchemaShapesTests {
  private let object = ZodSchema.object("m") {
    Field("a", .string())
    Field("b", .number().optional())
  }

  private func keys(_ schema: ZodSchema) -> [String] { schema.shape.map(\.key) }

  @Test("extend adds fields at the end, and replaces one of the same key in place")
  func extend() {
    let schema = object.catchall(.null).extend {
      Field("c", .any)
      Field("a", .null)
    }
    #expect(
      schema
        == .object("m") {
          Field("a", .null)
          Field("b", .number().optional())
          Field("c", .any)
        }.catchall(.null))
    #expect(object.extend(ZodSchema.object { Field("c", .any) }.shape).shape.count == 3)
  }

  @Test("extend keeps the checks, and doesn't replace a field of an object that has some")
  func extendChecked() {
    let checked = object.refine("p")
    #expect(checked.extend { Field("c", .any) }.checks == checked.checks)
    #expect(
      checked.extend { Field("a", .any) }.node
        == .invalid(
          "Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead."
        ))
    let safe = checked.safeExtend { Field("a", .any) }
    #expect(safe.checks == checked.checks)
    #expect(safe.field("a") == .any)
  }

  @Test("merge takes the other object's unknown keys and checks, and refuses an object with checks")
  func merge() {
    let other = ZodSchema.strictObject { Field("c", .any) }.refine("q")
    let merged = object.merge(other)
    #expect(keys(merged) == ["a", "b", "c"])
    #expect(merged.checks == other.checks)
    #expect(merged.strict() == merged)
    #expect(
      object.refine("p").merge(other).node
        == .invalid(
          ".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead."
        ))
  }

  @Test("pick has the order of its keys, omit that of the object")
  func pickAndOmit() {
    #expect(keys(object.pick("b", "a")) == ["b", "a"])
    #expect(keys(object.omit("a")) == ["b"])
    #expect(object.pick("a").message == "m")
    let indexed = ZodSchema.object { Field("x", .any) }.extend { Field("1", .any) }
    #expect(keys(indexed) == ["1", "x"])
  }

  @Test("partial and required wrap fields, all or some")
  func partialAndRequired() {
    #expect(
      object.partial().shape.map(\.schema) == [
        .string().optional(), .number().optional().optional(),
      ])
    #expect(object.partial("a").field("b") == object.field("b"))
    #expect(object.exactPartial("a").field("a") == .string().exactOptional())
    #expect(object.required("b").field("b") == .number().optional().nonoptional())
    #expect(object.required().field("a") == .string().nonoptional())
    #expect(object.refine("p").required().checks == object.refine("p").checks)
  }

  @Test("keyof is the enumeration of the keys")
  func keyof() { #expect(object.keyof() == .enumeration("a", "b")) }

  @Test("On an object with checks, Zod throws")
  func checks() {
    let checked = object.refine("p")
    for (schema, name) in [
      (checked.pick("a"), "pick"), (checked.omit("a"), "omit"), (checked.partial(), "partial"),
    ] {
      #expect(
        schema.node
          == .invalid(".\(name)() cannot be used on object schemas containing refinements"))
    }
  }

  @Test("On a key that the object lacks, Zod throws")
  func unknownKeys() {
    for schema in [object.pick("q"), object.omit("q"), object.partial("q"), object.required("q")] {
      #expect(schema.node == .invalid(#"Unrecognized key: "q""#))
    }
  }

  @Test("Only an object has these methods, and an invalid schema keeps its reason")
  func otherNodes() {
    #expect(
      ZodSchema.string().pick("a").node
        == .invalid(".pick() needs an object schema, not a string one"))
    #expect(object.pick("q").partial().node == .invalid(#"Unrecognized key: "q""#))
  }

  @Test("strip, strict, loose and catchall replace each other")
  func rules() {
    #expect(object.catchall(.never) == object.strict())
    #expect(object.catchall(.unknown) == object.loose())
    #expect(object.catchall(.null).strip() == object)
    #expect(ZodSchema.looseObject { Field("a", .any) } == .object { Field("a", .any) }.loose())
  }

  @Test("A recursive object can't be copied, since its fields refer to the original")
  func recursive() {
    let tree = ZodSchema.recursive("Tree") { tree in .object { Field("children", .array(tree)) } }
    for schema in [tree.partial(), tree.strict(), tree.extend { Field("a", .any) }] {
      #expect(
        schema.node == .invalid("a recursive schema can't be copied; change it where it is made"))
    }
  }
}
