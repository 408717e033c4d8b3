import JSPrimitives
import SchemaModel
import Testing

/// Objects and arrays: `z.fromJSONSchema`.
@Suite struct ContainerReadingTests {
  private func open(_ fields: Field..., keys: ZodSchema.Shape.UnknownKeys = .keep) -> ZodSchema {
    ZodSchema(.object(ZodSchema.Shape(fields, unknownKeys: keys)))
  }

  private func loose(_ pattern: JSText, _ value: ZodSchema) -> ZodSchema {
    .looseRecord(.string().check(.format(.regex(ZodSchema.PatternLiteral(pattern)))), value)
  }

  @Test func fieldsAreOptionalUnlessRequired() throws {
    try expect(
      #"{"type": "object", "properties": {"a": {"type": "string"}, "b": true}, "required": ["b", "c"]}"#,
      reads: open(Field("a", .string().optional()), Field("b", .any)))
    try expect(
      #"{"type": "object", "properties": {"a": true, "b": true}, "required": "ac"}"#,
      reads: open(Field("a", .any), Field("b", .any.optional())))
  }

  @Test func otherKeys() throws {
    try expect(#"{"type": "object", "minProperties": 1}"#, reads: open(), in: .before467)
    try expect(#"{"type": "object", "additionalProperties": true}"#, reads: open())
    try expect(#"{"type": "object", "additionalProperties": false}"#, reads: open(keys: .reject))
    try expect(
      #"{"type": "object", "additionalProperties": {"type": "number"}}"#,
      reads: open(keys: .catchall(.number())))
    try expect(
      #"{"type": "object", "additionalProperties": {"not": {}}}"#, reads: open(keys: .reject))
  }

  @Test func patternsOfKeysAreLooseRecords() throws {
    try expect(#"{"type": "object", "patternProperties": {}}"#, reads: open())
    try expect(
      #"{"type": "object", "patternProperties": {"^a": {"type": "string"}}}"#,
      reads: loose("^a", .string()))
    try expect(
      #"{"type": "object", "properties": {"a": true}, "patternProperties": {"^a": true, "b$": false}}"#,
      reads: .intersection(
        .intersection(open(Field("a", .any.optional())), loose("^a", .any)), loose("b$", .never)))
  }

  @Test func namesOfKeysAreARecordUpTo443() throws {
    let earlier: [ZodVersion] = [.v4_3_6, .v4_4_3]
    let key = ZodSchema.string().max(1)
    try expect(
      #"{"type": "object", "propertyNames": {"type": "string", "maxLength": 1}, "additionalProperties": false}"#,
      reads: .record(key, .any), in: earlier)
    try expect(
      #"{"type": "object", "properties": {"a": true}, "propertyNames": {"type": "string", "maxLength": 1}, "additionalProperties": {"type": "null"}}"#,
      reads: .intersection(open(Field("a", .any.optional())), .looseRecord(key, .null)),
      in: earlier)
    try expect(#"{"type": "object", "propertyNames": false}"#, reads: open(), in: earlier)
  }

  @Test func arrays() throws {
    try expect(
      #"{"type": "array", "items": {"type": "string"}, "maxItems": 3, "minItems": 1}"#,
      reads: .array(.string()).min(1).max(3))
    try expect(#"{"type": "array", "minItems": 1}"#, reads: .array(.any))
    try expect(
      #"{"type": "array", "items": false, "uniqueItems": true}"#, reads: .array(.never),
      in: .before467)
  }

  @Test(arguments: [
    #"{"type": "array", "prefixItems": [{"type": "string"}, true], "items": {"type": "null"}, "minItems": 1}"#,
    #"{"type": "array", "items": [{"type": "string"}, true], "additionalItems": {"type": "null"}, "minItems": 1}"#,
  ])
  func tuples(text: String) throws {
    try expect(
      text, reads: .tuple(.string(), .any, rest: .null).check(.minLength(1)),
      in: [.v4_3_6, .v4_4_3])
    try expect(
      text, reads: .tuple(.string(), .any.optional(), rest: .null).check(.minLength(1)),
      in: [.v4_6_7]
    )
  }

  @Test func furtherElementsOfTuples() throws {
    let open = #"{"type": "array", "prefixItems": [true], "minItems": 1}"#
    try expect(open, reads: .tuple(.any).check(.minLength(1)), in: [.v4_3_6, .v4_4_3])
    try expect(open, reads: .tuple(.any, rest: .any).check(.minLength(1)), in: [.v4_6_7])
    try expect(
      #"{"type": "array", "prefixItems": [true], "minItems": 1, "items": false}"#,
      reads: .tuple(.any).check(.minLength(1)))
  }

  @Test func theKeyOfPrototypesIsNoFieldUpTo443() throws {
    let text = #"{"type": "object", "properties": {"__proto__": {"type": "string"}, "a": true}}"#
    try expect(text, reads: open(Field("a", .any.optional())), in: [.v4_3_6, .v4_4_3])
    try expect(
      text,
      reads: open(Field("__proto__", .string().optional()), Field("a", .any.optional())),
      in: [.v4_6_7])
  }
}
