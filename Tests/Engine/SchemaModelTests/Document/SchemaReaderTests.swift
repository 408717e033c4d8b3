import SchemaModel
import SourceJSON
import Testing

@Suite("Documents that are refused")
struct SchemaReaderTests {
  @Test(
    "The head of a document",
    arguments: [
      ("[]", "$: expected an object"), ("null", "$: expected an object"),
      ("{}", #"$: the field "format" is missing"#),
      (#"{"format":1}"#, "$.format: expected a string"),
      (
        #"{"format":"schema-document/3"}"#,
        #"$.format: unknown format schema-document/3, expected "schema-document/1" or "schema-document/2""#
      ),
      (#"{"format":"schema-document/1"}"#, #"$: the field "name" is missing"#),
      (#"{"format":"schema-document/2"}"#, #"$: the field "name" is missing"#),
      (
        #"{"format":"schema-document/1","zod":"4.4.3","name":"n","schema":{"type":"any"}}"#,
        "$.zod: unknown field"
      ),
      (
        #"{"format":"schema-document/2","zod":"4.4","name":"n","schema":{"type":"any"}}"#,
        #"$.zod: unknown version "4.4", expected one of 4.0.17, 4.1.12, 4.2.1, 4.3.6, 4.4.3, 4.6.7"#
      ),
      (#"{"format":"schema-document/1","name":null}"#, "$.name: expected a string"),
      (#"{"format":"schema-document/1","name":"n"}"#, #"$: the field "schema" is missing"#),
      (#"{"format":"schema-document/1","name":"n","schema":[]}"#, "$.schema: expected an object"),
      (
        #"{"format":"schema-document/1","name":"n","schema":{"type":"any"},"$schema":""}"#,
        "$.$schema: unknown field"
      ),
    ])
  func heads(text: String, refusal: String) throws {
    #expect(try SchemaModelTests.refusal(ofDocument: text) == refusal)
  }

  @Test(
    "A node of an unknown type, or with a field of an unknown name",
    arguments: [
      ("{}", #"$.schema: the field "type" is missing"#),
      (#"{"type":1}"#, "$.schema.type: expected a string"),
      (#"{"type":"strng"}"#, #"$.schema.type: unknown type "strng""#),
      (#"{"type":"String"}"#, #"$.schema.type: unknown type "String""#),
      (#"{"type":"date"}"#, #"$.schema.type: unknown type "date""#),
      (#"{"type":""}"#, #"$.schema.type: unknown type """#),
      (#"{"type":"string","minimum":1}"#, "$.schema.minimum: unknown field"),
      (#"{"type":"string","coerce":true}"#, "$.schema.coerce: unknown field"),
      (#"{"type":"any","inner":{"type":"any"}}"#, "$.schema.inner: unknown field"),
      (#"{"type":"any","message":1}"#, "$.schema.message: expected a string"),
      (#"{"type":"any","message":null}"#, "$.schema.message: expected a string"),
      (
        #"{"type":"any","message":"\ud800"}"#,
        "$.schema.message: a message cannot hold a lone surrogate"
      ),
      (#"{"type":"any","checks":{}}"#, "$.schema.checks: expected an array"),
      (#"{"type":"any","checks":null}"#, "$.schema.checks: expected an array"),
      (#"{"type":"any","checks":["trim"]}"#, "$.schema.checks[0]: expected an object"),
    ])
  func nodes(node: String, refusal: String) throws {
    #expect(try SchemaModelTests.refusal(ofNode: node) == refusal)
  }

  @Test(
    "A field that is missing, or of another type",
    arguments: [
      (#"{"type":"literal"}"#, #"$.schema: the field "values" is missing"#),
      (#"{"type":"literal","values":"a"}"#, "$.schema.values: expected an array"),
      (
        #"{"type":"literal","values":[[]]}"#,
        "$.schema.values: expected strings, numbers, booleans or null"
      ),
      (
        #"{"type":"literal","values":["a",{}]}"#,
        "$.schema.values: expected strings, numbers, booleans or null"
      ),
      (#"{"type":"enum"}"#, #"$.schema: the field "values" is missing"#),
      (#"{"type":"enum","values":["a",true]}"#, "$.schema.values: expected strings or numbers"),
      (#"{"type":"enum","values":[null]}"#, "$.schema.values: expected strings or numbers"),
      (#"{"type":"array"}"#, #"$.schema: the field "element" is missing"#),
      (#"{"type":"array","element":"any"}"#, "$.schema.element: expected an object"),
      (#"{"type":"tuple"}"#, #"$.schema: the field "items" is missing"#),
      (#"{"type":"tuple","items":{}}"#, "$.schema.items: expected an array"),
      (#"{"type":"tuple","items":[],"rest":null}"#, "$.schema.rest: expected an object"),
      (#"{"type":"record"}"#, #"$.schema: the field "value" is missing"#),
      (#"{"type":"object"}"#, #"$.schema: the field "shape" is missing"#),
      (#"{"type":"object","shape":[]}"#, "$.schema.shape: expected an object"),
      (#"{"type":"object","shape":{}}"#, #"$.schema: the field "unknownKeys" is missing"#),
      (#"{"type":"object","shape":{},"unknownKeys":1}"#, "$.schema.unknownKeys: expected a string"),
      (
        #"{"type":"object","shape":{},"unknownKeys":"drop"}"#,
        "$.schema.unknownKeys: expected strip, keep or reject"
      ),
      (#"{"type":"union"}"#, #"$.schema: the field "options" is missing"#),
      (#"{"type":"union","options":[]}"#, "$.schema.options: expected at least one option"),
      (
        #"{"type":"discriminated_union","options":[{"type":"any"}]}"#,
        #"$.schema: the field "discriminator" is missing"#
      ),
      (
        #"{"type":"discriminated_union","discriminator":"k","options":[]}"#,
        "$.schema.options: expected at least one option"
      ),
      (#"{"type":"optional"}"#, #"$.schema: the field "inner" is missing"#),
      (#"{"type":"nullable","inner":[]}"#, "$.schema.inner: expected an object"),
      (
        #"{"type":"default","inner":{"type":"any"}}"#, #"$.schema: the field "value" is missing"#
      ),
      (#"{"type":"prefault","value":1}"#, #"$.schema: the field "inner" is missing"#),
      (#"{"type":"catch","inner":{"type":"any"}}"#, #"$.schema: the field "value" is missing"#),
      (#"{"type":"pipe","in":{"type":"any"}}"#, #"$.schema: the field "out" is missing"#),
      (#"{"type":"transform"}"#, #"$.schema: the field "name" is missing"#),
      (#"{"type":"transform","name":1}"#, "$.schema.name: expected a string"),
    ])
  func fields(node: String, refusal: String) throws {
    #expect(try SchemaModelTests.refusal(ofNode: node) == refusal)
  }

  @Test(
    "The path leads into every node that holds another",
    arguments: [
      (#"{"type":"array","element":X}"#, ".element"), (#"{"type":"record","value":X}"#, ".value"),
      (#"{"type":"tuple","items":[{"type":"any"},X]}"#, ".items[1]"),
      (#"{"type":"tuple","items":[],"rest":X}"#, ".rest"),
      (#"{"type":"object","shape":{"a":{"type":"any"},"b":X},"unknownKeys":"strip"}"#, ".shape.b"),
      (#"{"type":"union","options":[{"type":"any"},{"type":"any"},X]}"#, ".options[2]"),
      (#"{"type":"discriminated_union","discriminator":"k","options":[X]}"#, ".options[0]"),
      (#"{"type":"optional","inner":X}"#, ".inner"), (#"{"type":"nullable","inner":X}"#, ".inner"),
      (#"{"type":"default","inner":X,"value":1}"#, ".inner"),
      (#"{"type":"prefault","inner":X,"value":1}"#, ".inner"),
      (#"{"type":"catch","inner":X,"value":1}"#, ".inner"),
      (#"{"type":"pipe","in":X,"out":{"type":"any"}}"#, ".in"),
      (#"{"type":"pipe","in":{"type":"any"},"out":X}"#, ".out"),
      (#"{"type":"optional","inner":{"type":"array","element":X}}"#, ".inner.element"),
    ])
  func paths(node: String, path: String) throws {
    let parts = node.split(separator: "X", omittingEmptySubsequences: false)
    let node = parts.joined(separator: #"{"type":"odd"}"#)
    #expect(
      try refusal(ofNode: node) == "$.schema\(path).type: unknown type \"odd\"")
  }

  @Test("Any value may be a default")
  func values() throws {
    for value in ["null", "1", #""a""#, "[[]]", #"{"type":"odd"}"#] {
      for type in ["default", "prefault", "catch"] {
        let node = #"{"type":"\#(type)","inner":{"type":"any"},"value":\#(value)}"#
        #expect(try refusal(ofNode: node) == nil)
      }
    }
  }
}
