import JSONSchema
import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

@Suite("JSON Schemas of several schemas")
struct RegistrySchemaTests {
  private let user = ZodSchema.object { Field("name", .string()) }

  private func texts(uri: Bool) throws -> String {
    let tag = ZodSchema.string().meta(["id": "Tag"])
    let post = ZodSchema.recursive("Post") { post in
      .object {
        Field("author", user)
        Field("tags", .array(tag))
        Field("self", post.optional())
      }
    }
    let options = JSONSchemaOptions(target: uri ? .draft07 : .draft202012)
    let schemas = try ZodSchema.jsonSchemas(
      ["User": user, "Post": post], options, zod: .newestRelease,
      uri: uri ? { "https://e/" + $0 } : nil)
    return JSONWriter.string(of: schemas)
  }

  @Test("They refer to each other by their ids, and share definitions")
  func ids() throws {
    let found = try texts(uri: false)
    #expect(
      found
        == ##"{"schemas":{"User":{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false},"Post":{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{"author":{"$ref":"User"},"tags":{"type":"array","items":{"$ref":"__shared#/$defs/Tag"}},"self":{"$ref":"Post"}},"required":["author","tags"],"additionalProperties":false},"__shared":{"$defs":{"Tag":{"type":"string"}}}}}"##
    )
  }

  @Test("Ids and URIs are strings, in variables too")
  func variables() throws {
    let (id, base) = ("User", "https://e/")
    let found = try ZodSchema.jsonSchemas([id: user], uri: { (id: String) in base + id })
    let same = try ZodSchema.jsonSchemas(["User": user], uri: { "https://e/\($0)" })
    #expect(found == same)
    #expect(found["schemas"]?[id]?["$id"] == "https://e/User")
  }

  @Test("With URIs each one has its own")
  func uris() throws {
    let found = try texts(uri: true)
    #expect(
      found.contains(
        ##""$schema":"http://json-schema.org/draft-07/schema#","$id":"https://e/Post""##))
    #expect(found.contains(##"{"$ref":"https://e/__shared#/definitions/Tag"}"##))
    #expect(found.contains(##""self":{"allOf":[{"$ref":"https://e/Post"}]}"##))
  }
}
