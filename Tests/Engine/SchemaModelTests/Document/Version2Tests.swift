import SchemaModel
import SourceJSON
import Testing

@Suite("Documents of version 2")
struct Version2Tests {
  private func text(of schema: ZodSchema) -> String {
    SchemaDocument(name: "n", schema: schema, zod: nil).description
  }

  private func document(_ node: String) -> String {
    #"{"format":"schema-document/2","name":"n","schema":\#(node)}"#
  }

  @Test("A node is written in Zod's words and loaded back equal", arguments: Version2Samples.nodes)
  func nodes(schema: ZodSchema, node: String) throws {
    #expect(text(of: schema) == document(node))
    #expect(try SchemaDocument(Array(document(node).utf8)).schema == schema)
  }

  @Test(
    "A check is written in Zod's words and loaded back equal", arguments: Version2Samples.checks)
  func checks(check: ZodSchema.Check, text: String) throws {
    let schema = ZodSchema(.any, checks: [check])
    let document = document(#"{"type":"any","checks":[\#(text)]}"#)
    #expect(self.text(of: schema) == document)
    #expect(try SchemaDocument(Array(document.utf8)).schema == schema)
  }

  @Test("Version 1 doesn't have these words", arguments: Version2Samples.nodes)
  func newNodes(schema: ZodSchema, node: String) throws {
    // There a function in place of a value is an object like any other.
    let isObject = node.contains(#""value":{"function""#)
    #expect(try (refusal(ofNode: node) == nil) == isObject)
  }

  @Test("Version 1 doesn't have these checks", arguments: Version2Samples.checks)
  func newChecks(check: ZodSchema.Check, text: String) throws {
    // Version 1 names formats, with a pattern or not, and functions, without limits to the names.
    let isName = ["ipv6", #""jwt"}"#, "coupon\",\"pattern", "slugify"].contains(
      where: text.contains)
    #expect(try (refusal(ofCheck: text) == nil) == isName)
  }

  @Test("A version of Zod makes a document one of version 2")
  func zod() throws {
    let document = SchemaDocument(name: "n", schema: .null, zod: .v4_6_7)
    let text = #"{"format":"schema-document/2","zod":"4.6.7","name":"n","schema":{"type":"null"}}"#
    #expect(try JSONWriter.string(of: document.value) == text)
    #expect(try SchemaDocument(Array(text.utf8)) == document)
    #expect(try SchemaDocument(Array(self.document(#"{"type":"null"}"#).utf8)).zod == nil)
  }

  @Test("A document that is made in Swift names the newest release, and nil names none")
  func newestRelease() throws {
    let document = SchemaDocument(name: "n", schema: .null)
    #expect(document.zod == .newestRelease)
    #expect(
      document.description
        == #"{"format":"schema-document/2","zod":"4.6.7","name":"n","schema":{"type":"null"}}"#)
    #expect(try SchemaDocument(document.value) == document)
    let unversioned = SchemaDocument(name: "n", schema: .null, zod: nil)
    #expect(
      unversioned.description
        == #"{"format":"schema-document/1","name":"n","schema":{"type":"null"}}"#)
    #expect(try SchemaDocument(unversioned.value).zod == nil)
  }

  @Test("A set of functions makes a document one of version 2")
  func functions() throws {
    let document = SchemaDocument(
      name: "n", schema: .null, zod: .v4_4_3, functions: "app \u{1F600}")
    let text =
      #"{"format":"schema-document/2","zod":"4.4.3","functions":"app 😀","name":"n","schema":{"type":"null"}}"#
    #expect(try JSONWriter.string(of: document.value) == text)
    #expect(try SchemaDocument(Array(text.utf8)) == document)
    let unversioned = SchemaDocument(name: "n", schema: .null, zod: nil, functions: "")
    #expect(try unversioned.value["format"] == "schema-document/2")
    #expect(try SchemaDocument(unversioned.value) == unversioned)
    #expect(unversioned != SchemaDocument(name: "n", schema: .null, zod: nil))
    for (word, value) in [("functions", "1"), ("functions", "null"), ("functions", #""\ud800""#)] {
      let text =
        #"{"format":"schema-document/2","\#(word)":\#(value),"name":"n","schema":{"type":"null"}}"#
      #expect(try refusal(ofDocument: text)?.hasPrefix("$.functions: ") == true)
    }
    #expect(
      try refusal(
        ofDocument:
          #"{"format":"schema-document/1","functions":"a","name":"n","schema":{"type":"null"}}"#)
        == "$.functions: unknown field")
  }

  @Test(
    "Another version of Zod than the known ones is refused, and never the nearest one is taken",
    arguments: [
      "4.4", "4.4.1", "4.4.4", "4.5.0", "4.5.4", "4.6.6", "4", "v4.4.3", " 4.4.3", "head", "",
    ])
  func unknownVersion(_ name: String) throws {
    let text =
      #"{"format":"schema-document/2","zod":"\#(name)","name":"n","schema":{"type":"null"}}"#
    #expect(
      try refusal(ofDocument: text)
        == #"$.zod: unknown version "\#(name)", expected one of 4.0.17, 4.1.12, 4.2.1, 4.3.6, 4.4.3, 4.6.7"#
    )
  }

  @Test("A document of version 2 may have the words of version 1 only")
  func plain() throws {
    for schema in SchemaDocumentTests.schemas {
      let node = JSONWriter.string(of: schema.document)
      #expect(try SchemaDocument(Array(document(node).utf8)).schema == schema)
    }
  }

  @Test("An invalid schema is written with its reason, which refuses the document")
  func invalid() throws {
    let text = document(
      #"{"type":"array","element":{"type":"invalid","reason":"Key q not found in enum"}}"#)
    #expect(self.text(of: .array(.enumeration("a").extract("q"))) == text)
    #expect(try refusal(ofDocument: text) == "$.schema.element: Key q not found in enum")
  }
}

@Suite("References in documents")
struct ReferenceTests {
  private func schema(_ node: String) throws -> ZodSchema {
    let text = #"{"format":"schema-document/2","name":"n","schema":\#(node)}"#
    return try SchemaDocument(Array(text.utf8)).schema
  }

  @Test("The path of a node around the reference is its label, and needs no $id")
  func byPath() throws {
    let node =
      #"{"type":"array","element":{"type":"tuple","items":[{"$ref":"$.schema.element"},{"$ref":"$.schema"}]}}"#
    let loaded = try schema(node)
    let tuple = ZodSchema.tuple(
      ZodSchema(.reference("$.schema.element")), ZodSchema(.reference("$.schema")))
    #expect(
      loaded
        == ZodSchema(
          .array(element: ZodSchema(tuple.node, label: "$.schema.element")), label: "$.schema"))
    #expect(JSONWriter.string(of: loaded.document) == node)
  }

  @Test("A path to a node with a label is that label")
  func labelledPath() throws {
    let loaded = try schema(#"{"type":"lazy","inner":{"$ref":"$.schema"},"$id":"L"}"#)
    #expect(loaded == .recursive("L") { own in .lazy { own } })
  }

  @Test("Of two labels around a reference, either may be meant")
  func nested() throws {
    let schema = ZodSchema.recursive("A") { a in .array(.recursive("B") { b in .tuple(a, b) }) }
    #expect(try self.schema(JSONWriter.string(of: schema.document)) == schema)
  }

  @Test(
    "A reference to no node around it is refused",
    arguments: [
      (#"{"$ref":"A"}"#, #"$.schema.$ref: no node around this one is "A""#),
      (#"{"$ref":"$.schema"}"#, #"$.schema.$ref: no node around this one is "$.schema""#),
      (
        #"{"type":"tuple","items":[{"type":"any","$id":"A"},{"$ref":"A"}]}"#,
        #"$.schema.items[1].$ref: no node around this one is "A""#
      ),
      (
        #"{"type":"array","element":{"$ref":"$.schema","message":"m"}}"#,
        "$.schema.element.message: unknown field"
      ),
      (
        #"{"type":"array","element":{"$ref":"$.schema","type":"any"}}"#,
        "$.schema.element.type: unknown field"
      ),
      (#"{"type":"any","$id":1}"#, "$.schema.$id: expected a string"),
    ])
  func refusals(node: String, refusal: String) throws {
    #expect(try SchemaModelTests.refusal(ofLaterNode: node) == refusal)
  }

  @Test("A document holds the source texts of functions, which change nothing else")
  func sources() throws {
    let text =
      #"{"format":"schema-document/2","zod":"4.4.3","sources":{"odd":"n => n % 2 === 1"},"name":"n","schema":{"type":"any","checks":[{"check":"custom","name":"odd"}]}}"#
    let document = try SchemaDocument(Array(text.utf8))
    #expect(document.sources == [.init(name: "odd", text: "n => n % 2 === 1")])
    #expect(document.schema == ZodSchema.any.refine("odd"))
    #expect(try JSONWriter.string(of: document.value) == text)
    var other = SchemaDocument(name: "n", schema: .any, zod: nil)
    #expect(try other.value["format"] == "schema-document/1")
    other.sources = document.sources
    #expect(try other.value["format"] == "schema-document/2")
    for (value, reason) in [
      ("1", "expected an object"), (#"{"f":1}"#, "expected strings without lone surrogates"),
      (#"{"f":"\ud800"}"#, "expected strings without lone surrogates"),
    ] {
      let text = text.replacing(#"{"odd":"n => n % 2 === 1"}"#, with: value)
      #expect(throws: SchemaDocument.ReadingError(path: "$.sources", reason: reason)) {
        try SchemaDocument(Array(text.utf8))
      }
    }
    let first = text.replacing("/2", with: "/1").replacing(#""zod":"4.4.3","#, with: "")
    #expect(throws: SchemaDocument.ReadingError(path: "$.sources", reason: "unknown field")) {
      try SchemaDocument(Array(first.utf8))
    }
  }

  @Test("A condition is on fields or on the value, not on both")
  func conditionOnBoth() throws {
    let condition = #"{"all":[{"truthy":{"value":true}},{"truthy":{"field":"a"}}]}"#
    #expect(
      try refusal(ofLaterCheck: #"{"check":"custom","condition":\#(condition)}"#)
        == "$.schema.checks[0].condition: a condition is on fields or on the value, not on both")
  }
}
