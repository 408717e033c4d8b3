import JSONSchema
import SchemaModel
import SourceJSON
import Testing

/// `nullable`, `readOnly`, `default` and metadata: `z.fromJSONSchema`.
@Suite struct AnnotationReadingTests {
  private func described(_ schema: ZodSchema, _ metadata: JSONObject) -> ZodSchema {
    var schema = schema
    schema.metadata = metadata
    return schema
  }

  @Test func wrappersFromTheInsideOut() throws {
    let text = #"{"type": "string", "nullable": true, "readOnly": true, "default": "x"}"#
    try expect(
      text, target: .openAPI30, reads: .string().nullable().readonly().default("x"),
      in: [.v4_4_3, .v4_6_7])
    try expect(
      text, target: .openAPI30, reads: .string().default("x").nullable().readonly(), in: [.v4_3_6])
    try expect(text, reads: .string().readonly().default("x"), in: [.v4_4_3, .v4_6_7])
  }

  @Test func a436DefaultNeedsAType() throws {
    try expect(#"{"enum": ["a"], "default": "a"}"#, reads: .literal("a"), in: [.v4_3_6])
    try expect(
      #"{"enum": ["a"], "default": "a"}"#, reads: .literal("a").default("a"),
      in: [.v4_4_3, .v4_6_7])
    try expect(
      #"{"type": ["null", "string"], "default": "a"}"#,
      reads: .union(.null.default("a"), .string().default("a")), in: [.v4_3_6])
  }

  @Test func nullableNullOfOpenAPI() throws {
    try expect(#"{"enum": [null], "nullable": true}"#, target: .openAPI30, reads: .null.nullable())
    try expect(#"{"enum": [null], "nullable": true}"#, reads: .literal(nil))
  }

  @Test func membersThatAreNoKeywordsAreMetadata() throws {
    try expect(
      #"{"title": "T", "type": "string", "x-a": [1], "contentEncoding": "base64", "$id": "s"}"#,
      reads: described(
        .string(), ["$id": "s", "contentEncoding": "base64", "title": "T", "x-a": [1]]),
      in: .since436)
    let titled = #"{"type": "string", "title": "T", "default": "x"}"#
    try expect(titled, reads: described(.string().default("x"), ["title": "T"]), in: .since436)
    try expect(titled, reads: .string().default("x"), in: [.v4_2_1])
  }

  @Test func keywordsOfGuardsAreMetadataToo() throws {
    let object = ZodSchema(.object(ZodSchema.Shape([], unknownKeys: .keep)))
    try expect(
      #"{"type": "object", "title": "T", "maxProperties": "2"}"#,
      reads: described(object, ["maxProperties": "2", "title": "T"]), in: [.v4_6_7])
    try expect(
      #"{"type": "array", "maxContains": 2}"#,
      reads: described(.array(.any), ["maxContains": 2]), in: [.v4_6_7])
    try expect(#"{"type": "array", "maxContains": 2}"#, reads: .array(.any), in: .before467)
  }

  @Test func aGuardThatRefersToADefinitionIsNoMetadata() throws {
    let schema = try ZodSchema(
      reading:
        ##"{"type": "array", "contains": {"anyOf": [{"$ref": "#/$defs/a"}]}, "minContains": 2, "$defs": {"a": true}}"##
    )
    #expect(schema.metadata == ["minContains": 2])
  }

  @Test func aDescriptionIsThatOfACopy() throws {
    try expect(
      #"{"type": "string", "description": "d", "title": "T"}"#,
      reads: described(.string(), ["title": "T", "description": "d"]), in: [.v4_4_3, .v4_6_7])
    try expect(
      #"{"type": "string", "description": "d", "title": "T"}"#,
      reads: described(.string(), ["description": "d"]), in: [.v4_2_1])
    // The title takes the description's place in the registry.
    try expect(
      #"{"type": "string", "description": "d", "title": "T"}"#,
      reads: described(.string(), ["title": "T"]), in: [.v4_3_6])
    try expect(
      #"{"type": "string", "description": "d", "title": "T", "default": "x"}"#,
      reads: described(described(.string(), ["description": "d"]).default("x"), ["title": "T"]),
      in: [.v4_3_6])
  }

  @Test func anIDIsThatOfTheOriginalAlone() throws {
    var copy = described(.string(), ["title": "T", "description": "d"])
    copy.parent = .schema(described(.string(), ["id": "S", "title": "T"]))
    try expect(
      #"{"type": "string", "id": "S", "title": "T", "description": "d"}"#, reads: copy,
      in: [.v4_4_3, .v4_6_7])
  }

  @Test func infiniteNumbersAreNullFrom443() throws {
    try expect(
      #"{"type": "string", "minLength": 1e999}"#, reads: .string(), in: [.v4_4_3, .v4_6_7])
    try expect(#"{"const": -0}"#, reads: .literal(0))
  }
}
