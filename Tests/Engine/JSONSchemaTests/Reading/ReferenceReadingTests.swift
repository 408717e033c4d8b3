import JSONSchema
import SchemaModel
import SourceJSON
import Testing

/// `$ref`: `z.fromJSONSchema`.
@Suite struct ReferenceReadingTests {
  private func open(_ fields: Field...) -> ZodSchema {
    ZodSchema(.object(ZodSchema.Shape(fields, unknownKeys: .keep)))
  }

  private func labelled(_ schema: ZodSchema, _ label: String) -> ZodSchema {
    var schema = schema
    schema.label = label
    return schema
  }

  @Test func definitionsOfTheDialect() throws {
    let text = ##"{"$ref": "#/$defs/A", "$defs": {"A": {"type": "null"}}}"##
    try expect(text, reads: .null)
    try expect(
      ##"{"$ref": "#/definitions/A/deeper", "definitions": {"A": {"type": "null"}}}"##,
      target: .draft07, reads: .null)
    expect(
      ##"{"$schema": "http://json-schema.org/draft-07/schema#", "$ref": "#/$defs/A", "$defs": {"A": true}}"##,
      fails: "#/$ref: Reference not found: #/$defs/A")
  }

  @Test func escapesAreReadFrom45() throws {
    let text = ##"{"$ref": "#/$defs/a~1b~0", "$defs": {"a/b~": {"type": "null"}}}"##
    try expect(text, reads: .null, in: [.v4_6_7])
    expect(
      text, fails: "#/$ref: Reference not found: #/$defs/a~1b~0", in: [.v4_3_6, .v4_4_3])
  }

  @Test func whatObjectsInheritIsADefinition() throws {
    try expect(##"{"$ref": "#/$defs/constructor"}"##, reads: .any)
  }

  @Test func othersAreErrors() {
    expect(##"{"$ref": "#/$defs/none"}"##, fails: "#/$ref: Reference not found: #/$defs/none")
    expect(
      ##"{"$ref": "#/$defs/none", "$defs": {"none": false}}"##,
      fails: "#/$ref: Reference not found: #/$defs/none")
    expect(
      ##"{"items": {"$ref": "#/items"}, "type": "array"}"##,
      fails: "#/items/$ref: Reference not found: #/items")
    expect(
      #"{"$ref": "other.json"}"#,
      fails: "#/$ref: External $ref is not supported, only local refs (#/...) are allowed")
    expect(#"{"$ref": 5}"#, fails: "#/$ref: $ref must be a text")
  }

  @Test func aDefinitionInSeveralPlacesHasOneLabel() throws {
    let text = labelled(.string(), "#/$defs/T")
    try expect(
      ##"{"type": "array", "prefixItems": [{"$ref": "#/$defs/T"}, {"$ref": "#/$defs/T"}], "items": false, "minItems": 2, "$defs": {"T": {"type": "string"}}}"##,
      reads: .tuple(text, text).check(.minLength(2)))
  }

  @Test func metadataOfOnePlaceAreThoseOfAll() throws {
    var text = labelled(.string(), "#/$defs/T")
    text.metadata = ["title": "second"]
    try expect(
      ##"{"type": "object", "properties": {"a": {"$ref": "#/$defs/T", "title": "first"}, "b": {"$ref": "#/$defs/T", "title": "second"}}, "required": ["a", "b"], "$defs": {"T": {"type": "string", "title": "own"}}}"##,
      reads: open(Field("a", text), Field("b", text)), in: .since436)
  }

  @Test func aDefinitionBelowItselfIsAReference() throws {
    let label = "#/$defs/Node"
    let node = labelled(
      open(
        Field("value", .string()),
        Field("next", ZodSchema(.lazy(ZodSchema(.reference(label)))).optional())), label)
    let text =
      ##"{"$ref": "#/$defs/Node", "$defs": {"Node": {"type": "object", "properties": {"value": {"type": "string"}, "next": {"$ref": "#/$defs/Node"}}, "required": ["value"]}}}"##
    try expect(text, reads: node)
    try expect(
      #"{"value": "a", "next": {"value": 1}}"#, by: text,
      is:
        #"{"expected":"string","code":"invalid_type","path":["next","value"],"message":"Invalid input: expected string, received number"}"#
    )
  }

  @Test func definitionsMayReferToEachOther() throws {
    let text =
      ##"{"type": "object", "properties": {"p": {"$ref": "#/$defs/Person"}, "q": {"$ref": "#/$defs/Pet"}}, "$defs": {"Person": {"type": "object", "properties": {"pet": {"$ref": "#/$defs/Pet"}}}, "Pet": {"type": "object", "properties": {"owner": {"$ref": "#/$defs/Person"}, "legs": {"type": "number"}}}}}"##
    for zod in ZodVersion.allCases {
      try expect(
        #"{"p": {"pet": {"owner": {"pet": {"legs": "4"}}}}, "q": {"legs": 2}}"#, by: text, zod: zod,
        is:
          #"{"expected":"number","code":"invalid_type","path":["p","pet","owner","pet","legs"],"message":"Invalid input: expected number, received string"}"#
      )
    }
  }

  @Test func aSchemaThatIsOnlyItselfIsUndecided() throws {
    try expect(
      "1", by: ##"{"$ref": "#"}"##,
      is: "undecided: the schema failed: it refers to itself without end")
  }
}
