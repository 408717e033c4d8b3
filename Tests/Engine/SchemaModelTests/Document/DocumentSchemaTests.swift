import SchemaModel
import SourceJSON
import TestSupport
import Testing

/// `schemas/schema-document.schema.json`: closed, and of one mind with the reader.
@Suite("The JSON Schema of documents")
struct DocumentSchemaTests {
  private static let schema = Result {
    try JSONSchema(JSONDocument(Repository.bytes("schemas/schema-document.schema.json")).value)
  }

  private func accepts(_ text: String) throws -> Bool {
    try Self.schema.get().accepts(JSONDocument(Array(text.utf8)).value)
  }

  @Test("Every schema that is written is valid", arguments: SchemaDocumentTests.schemas)
  func version1(schema: ZodSchema) throws {
    let document = try SchemaDocument(name: "n", schema: schema).value
    #expect(try Self.schema.get().accepts(document))
  }

  @Test(
    "Every word of version 2 is valid there, and not in version 1", arguments: Version2Samples.nodes
  )
  func version2(schema: ZodSchema, node: String) throws {
    #expect(try accepts(#"{"format":"schema-document/2","name":"n","schema":\#(node)}"#))
    let accepted = try accepts(#"{"format":"schema-document/1","name":"n","schema":\#(node)}"#)
    #expect(try accepted == (refusal(ofNode: node) == nil))
  }

  @Test(
    "Every check of version 2 is valid there, and not in version 1",
    arguments: Version2Samples.checks)
  func version2(check: ZodSchema.Check, text: String) throws {
    let node = #"{"type":"any","checks":[\#(text)]}"#
    #expect(try accepts(#"{"format":"schema-document/2","name":"n","schema":\#(node)}"#))
    let accepted = try accepts(#"{"format":"schema-document/1","name":"n","schema":\#(node)}"#)
    #expect(try accepted == (refusal(ofNode: node) == nil))
  }

  @Test("The schemas that are exported are valid")
  func exports() throws {
    for name in ["coach", "event", "2026-08/school", "2026-08/api-email-send"] {
      #expect(
        try accepts(String(decoding: Repository.bytes("schemas/\(name).json"), as: UTF8.self)))
    }
  }

  @Test("Every object with fields is closed")
  func closed() throws {
    func check(_ node: JSONValue, _ path: String) {
      if node["properties"]?.object != nil, node["type"] == "object" {
        #expect(node["additionalProperties"] == false, "\(path)")
      }
      for member in node.object?.members ?? [] { check(member.value, "\(path)/\(member.key)") }
      for element in node.elements ?? [] { check(element, path + "/*") }
    }
    check(try Self.schema.get().root, "")
  }

  @Test(
    "An unknown or misplaced field is invalid in both versions",
    arguments: [
      #"{"type":"any","odd":1}"#, #"{"type":"odd"}"#, "{}", #"{"type":"array"}"#,
      #"{"type":"any","checks":[{"check":"odd"}]}"#,
      #"{"type":"any","checks":[{"check":"min_length","minimum":1,"maximum":1}]}"#,
      #"{"type":"any","checks":[{"check":"string_format","format":"odd"}]}"#,
      #"{"type":"any","checks":[{"check":"string_format","format":"regex"}]}"#,
      #"{"type":"any","checks":[{"check":"string_format","format":"email","flags":"i"}]}"#,
      #"{"type":"any","inner":{"type":"any"}}"#,
      #"{"type":"object","shape":{"a":{"type":"odd"}},"unknownKeys":"strip"}"#,
      #"{"type":"object","shape":{},"unknownKeys":"drop"}"#, #"{"type":"invalid","reason":"r"}"#,
    ])
  func refusals(node: String) throws {
    for version in 1...2 {
      let document = #"{"format":"schema-document/\#(version)","name":"n","schema":\#(node)}"#
      #expect(try !accepts(document))
      #expect(try refusal(ofDocument: document) != nil)
    }
  }

  @Test(
    "What the reader refuses in a node is invalid", arguments: Version2RefusalTests.refusedNodes)
  func nodes(node: String, refusal: String) throws {
    #expect(try !accepts(#"{"format":"schema-document/2","name":"n","schema":\#(node)}"#))
  }

  @Test(
    "What the reader refuses in a check is invalid", arguments: Version2RefusalTests.refusedChecks)
  func checks(check: String, refusal: String) throws {
    try nodes(node: #"{"type":"any","checks":[\#(check)]}"#, refusal: refusal)
  }

  @Test(
    "What the reader refuses in a format is invalid", arguments: Version2RefusalTests.refusedFormats
  )
  func formats(fields: String, refusal: String) throws {
    try checks(check: #"{"check":"string_format",\#(fields)}"#, refusal: refusal)
  }
}
