import JSONSchema
import SchemaModel
import SourceJSON
import Testing

@Suite("JSON Schemas of large and special schemas")
struct JSONSchemaLimitTests {
  private func nested(_ levels: Int) -> ZodSchema {
    var schema = ZodSchema.any
    for _ in 1..<levels { schema = .array(schema) }
    return schema
  }

  @Test("256 levels of schemas work, and more are an error")
  func depth() {
    #expect(text(nested(256)).hasPrefix(#"{"type":"array","items":"#))
    #expect(text(nested(257)) == "throws nested deeper than 256 schemas")
    #expect(text(nested(2000)) == "throws nested deeper than 256 schemas")
  }

  @Test("Definitions that share others take no time that grows with all paths")
  func sharing() throws {
    var schema = ZodSchema.any
    for level in 0..<60 {
      schema = .tuple(schema, schema)
      schema.label = "L\(level)"
    }
    let found = text(schema, .init(reused: .ref))
    #expect(found.contains("__schema58") && !found.contains("__schema59"))
    #expect(text(schema).hasPrefix("throws the JSON Schema has more than"))
  }

  @Test("A reference without a schema around it is an error")
  func references() {
    #expect(
      text(ZodSchema(.reference("X"))) == #"throws no schema around a reference is labelled "X""#)
  }

  @Test("Metadata replace members in place, and functions take back what describes outputs")
  func metadata() {
    #expect(
      text(.string().min(3).meta(["minLength": 9, "type": "q"]))
        == #"{"type":"q","minLength":9}"#)
    let schema = ZodSchema.string().transform("f").meta(["examples": [1], "title": "t"])
    #expect(input(schema) == #"{"title":"t","type":"string"}"#)
  }

  @Test("An override sees each schema once, the inner ones first")
  func override() {
    let schema = ZodSchema.object { Field("a", .array(.null)) }
    var places: [String] = []
    let handlers = JSONSchemaHandlers(override: { json, place in
      places.append(place.path.map(\.description).joined(separator: "/"))
      if json["type"] == "null" { json["title"] = "t" }
    })
    let found = text(schema, handlers: handlers)
    #expect(places == ["properties/a/items", "properties/a", ""])
    #expect(found.contains(#""items":{"type":"null","title":"t"}"#))
  }
}
