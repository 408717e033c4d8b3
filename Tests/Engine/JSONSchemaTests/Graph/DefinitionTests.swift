import JSONSchema
import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

@Suite("Definitions and references")
struct DefinitionTests {
  private let user = ZodSchema.string().meta(["id": "U"])

  @Test("A schema with an id is a definition, wherever it is")
  func ids() {
    let object = ZodSchema.object {
      Field("a", user)
      Field("b", user)
    }
    let start =
      ##"{"type":"object","properties":{"a":{"$ref":"#/$defs/U"},"b":{"$ref":"#/$defs/U"}},"##
    let end = ##""required":["a","b"],"additionalProperties":false,"$defs":{"U":"##
    #expect(text(object) == start + end + ##"{"type":"string"}}}"##)
    #expect(text(object, zod: .v4_3_6) == start + end + ##"{"type":"string","id":"U"}}}"##)
  }

  @Test("A copy of a schema with an id refers to it and has what differs")
  func copies() {
    let object = ZodSchema.object {
      Field("a", user.min(2))
      Field("b", user.min(2).max(3))
    }
    #expect(
      text(object).hasPrefix(
        ##"{"type":"object","properties":{"a":{"minLength":2,"$ref":"#/$defs/U"},"b":{"type":"string","minLength":2,"maxLength":3,"$ref":"#/$defs/U"}}"##
      ))
    #expect(
      text(user.describe("d"))
        == ##"{"description":"d","$ref":"#/$defs/U","$defs":{"U":{"type":"string"}}}"##)
  }

  @Test("Old drafts have nothing beside a reference")
  func oldDrafts() {
    #expect(
      text(user.default("x"), .init(target: .draft07))
        == ##"{"default":"x","allOf":[{"$ref":"#/definitions/U"}],"definitions":{"U":{"type":"string"}}}"##
    )
  }

  @Test("The same id on different schemas is an error")
  func duplicates() {
    let object = ZodSchema.object {
      Field("a", user)
      Field("b", .number().meta(["id": "U"]))
    }
    #expect(text(object).hasPrefix(##"throws Duplicate schema id "U" detected"##))
  }

  @Test("A root with an id is a definition since 4.6.7")
  func roots() {
    #expect(text(user) == ##"{"$ref":"#/$defs/U","$defs":{"U":{"type":"string"}}}"##)
    #expect(text(user, zod: .v4_4_3) == ##"{"type":"string"}"##)
  }

  @Test("References escape the characters of JSON pointers since 4.6.7")
  func pointers() {
    let list = ZodSchema.array(.null.meta(["id": "a/~b"]))
    #expect(text(list).contains(##""$ref":"#/$defs/a~1~0b""##))
    #expect(text(list, zod: .v4_4_3).contains(##""$ref":"#/$defs/a/~b""##))
  }

  @Test("A schema that contains itself refers to the root or to a definition, or is an error")
  func cycles() {
    let tree = ZodSchema.recursive("Tree") { tree in .object { Field("list", .array(tree)) } }
    #expect(
      text(tree)
        == ##"{"type":"object","properties":{"list":{"type":"array","items":{"$ref":"#"}}},"required":["list"],"additionalProperties":false}"##
    )
    #expect(text(.array(tree)).contains(##""items":{"$ref":"#/$defs/__schema0"},"$defs""##))
    #expect(
      text(tree, .init(cycles: .throw)).hasPrefix(
        "throws Cycle detected: #/properties/list/items/<root>\n"))
  }

  @Test("Places with a label hold one object, which reused schemas show")
  func labels() {
    var shared = ZodSchema.number()
    shared.label = "S"
    let reused = JSONSchemaOptions(reused: .ref)
    #expect(text(.tuple(shared, shared), reused).contains(##"{"$ref":"#/$defs/__schema0"}"##))
    #expect(!text(.tuple(.number(), .number()), reused).contains("$ref"))
    var other = ZodSchema.string()
    other.label = "S"
    #expect(!text(.tuple(shared, other), reused).contains("$ref"))
  }

  @Test("Schemas that contain each other are the same however far they are unrolled")
  func mutualRecursion() {
    func labelled(_ label: String, _ schema: ZodSchema) -> ZodSchema {
      var schema = schema
      schema.label = label
      return schema
    }
    func object(_ key: JSText, _ value: ZodSchema) -> ZodSchema {
      .object { Field(key, value.optional()) }
    }
    let a = labelled("A", object("b", labelled("B", object("a", ZodSchema(.reference("A"))))))
    let b = labelled("B", object("a", labelled("A", object("b", ZodSchema(.reference("B"))))))
    let found = text(.tuple(a, b), .init(reused: .ref))
    #expect(found.contains(##"[{"$ref":"#/$defs/__schema0"},{"$ref":"#/$defs/__schema1"}]"##))
    #expect(!found.contains("__schema2"))
  }

  @Test("Copies count as uses of the schemas inside")
  func reuseByCopies() {
    let list = ZodSchema.array(.null).min(1)
    #expect(
      text(list, .init(reused: .ref))
        == ##"{"minItems":1,"type":"array","items":{"$ref":"#/$defs/__schema0"},"$defs":{"__schema0":{"type":"null"}}}"##
    )
  }
}
