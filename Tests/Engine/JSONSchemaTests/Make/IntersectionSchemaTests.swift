import JSONSchema
import SchemaModel
import Testing

/// Intersections of plain objects, which are one object since Zod 4.6.7.
@Suite("JSON Schemas of intersections")
struct IntersectionSchemaTests {
  private func object(_ key: String, _ schema: ZodSchema = .any) -> ZodSchema {
    .object { Field(key, schema) }
  }

  @Test("Two objects are one, whose keys are those of both")
  func objects() {
    let both = ZodSchema.intersection(object("a"), object("b", .null))
    #expect(
      text(both)
        == #"{"type":"object","properties":{"a":{},"b":{"type":"null"}},"required":["a","b"],"additionalProperties":false}"#
    )
    #expect(
      input(both)
        == #"{"type":"object","properties":{"a":{},"b":{"type":"null"}},"required":["a","b"]}"#)
    #expect(text(both, zod: .v4_4_3).hasPrefix(#"{"allOf":[{"type":"object","#))
  }

  @Test("A key of both sides has both schemas, once if they are equal")
  func sharedKeys() {
    #expect(
      text(.intersection(object("a", .string()), object("a", .string())))
        == #"{"type":"object","properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false}"#
    )
    #expect(
      text(.intersection(object("a", .string()), object("a", .null)))
        == #"{"type":"object","properties":{"a":{"allOf":[{"type":"string"},{"type":"null"}]}},"required":["a"],"additionalProperties":false}"#
    )
    #expect(
      text(.intersection(object("a", object("b")), object("a", object("c"))))
        == #"{"type":"object","properties":{"a":{"type":"object","properties":{"b":{},"c":{}},"required":["b","c"],"additionalProperties":false}},"required":["a"],"additionalProperties":false}"#
    )
  }

  @Test("The schema of further keys holds for the keys of the other side")
  func furtherKeys() {
    let both = ZodSchema.intersection(object("a").catchall(.number()), object("b", .string()))
    #expect(
      text(both)
        == #"{"type":"object","properties":{"a":{},"b":{"allOf":[{"type":"number"},{"type":"string"}]}},"required":["a","b"],"additionalProperties":{"type":"number"}}"#
    )
    let catchalls = ZodSchema.intersection(
      object("a").catchall(.number()), object("a").catchall(.null))
    #expect(
      text(catchalls).hasSuffix(
        #""additionalProperties":{"allOf":[{"type":"number"},{"type":"null"}]}}"#))
    #expect(!text(.intersection(object("a").loose(), object("a"))).contains("additional"))
  }

  @Test("A union on one side is distributed")
  func unions() {
    let union = ZodSchema.union(object("b"), object("c"))
    #expect(
      input(.intersection(object("a"), union))
        == #"{"anyOf":[{"type":"object","properties":{"a":{},"b":{}},"required":["a","b"]},{"type":"object","properties":{"a":{},"c":{}},"required":["a","c"]}]}"#
    )
    for other in [ZodSchema.union(object("a"), .null), .intersection(union, union)] {
      #expect(text(.intersection(object("d"), other)).hasPrefix(#"{"allOf":["#))
    }
  }

  @Test("Sides that are not plain objects stay")
  func otherSides() {
    let sides: [ZodSchema] = [
      .record(.any), object("b").describe("d"), object("b").meta(["id": "B"]), .any,
      .array(.any),
    ]
    for side in sides {
      #expect(text(.intersection(object("a"), side)).hasPrefix(#"{"allOf":["#))
    }
    // Without the schema of the keys, a record is a plain object.
    #expect(
      text(.intersection(object("a"), .record(.null)), .init(target: .draft04))
        == #"{"type":"object","properties":{"a":{"allOf":[{},{"type":"null"}]}},"required":["a"],"additionalProperties":{"type":"null"}}"#
    )
  }

  @Test("Wrappers and metadata of the intersection stay in front")
  func wrappers() {
    let both = ZodSchema.intersection(object("a"), object("b"))
    #expect(text(both.readonly()).hasPrefix(#"{"readOnly":true,"type":"object","#))
    #expect(text(both.describe("d")).hasPrefix(#"{"description":"d","type":"object","#))
    #expect(text(both.meta(["type": "x"])).contains("allOf"))
    #expect(
      text(.intersection(.lazy { both }, object("c"))).hasPrefix(
        #"{"type":"object","properties":{"a":{},"b":{},"c":{}}"#))
  }

  @Test("Zod finds what objects of JavaScript inherit under a key of one side")
  func inheritedKeys() {
    #expect(
      input(.intersection(object("toString", .null), object("a")))
        == #"{"type":"object","properties":{"toString":{"allOf":[{"type":"null"},null]},"a":{}},"required":["toString","a"]}"#
    )
  }
}
