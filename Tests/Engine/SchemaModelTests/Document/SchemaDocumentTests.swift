import SchemaModel
import SourceJSON
import Testing

@Suite("Schema documents")
struct SchemaDocumentTests {
  /// Every node and every check, each with every optional field present and absent.
  static let schemas: [ZodSchema] = [
    .string(), .number(), .boolean(), .null, .any, .unknown, .never, .string("m"),
    .literal("a", 1, -0.5, true, nil), .enumeration("b", "a"),
    ZodSchema(.enumeration(ZodSchema.Enumeration(["a", 1]))),
    .enumeration("a", message: "m"), .array(.string("m").min(1)), .tuple(.string(), .number()),
    .tuple(.null, rest: .any), .tuple(), .record(.number()),
    .object {},
    .object {
      Field("z", .string())
      Field("a", .object { Field("", .null) })
    },
    .object { Field("a", .any) }.strict(), .object { Field("a", .any) }.loose(),
    .union(.string(), .null), .union(.null, message: "m"),
    .discriminatedUnion("k", .object { Field("k", .literal("a")) }, .object { Field("k", .null) }),
    .string().optional(), .string().nullable(), .string().default("d"), .string().default(nil),
    .any.prefault(["a": [1, nil, ["b": false]]]), .number().catch(0.5), .string().or(.null),
    .string().pipe(.number()), .string().transform(.trim), .preprocess("own", .any),
    .string().min(1).max(2, "m").length(3), .array(.any).min(0),
    .number().gt(0.5).gte(-1).lt(1e21).lte(0, "m").int().multipleOf(0.1),
    .string().regex("^a$").regex("b", flags: "iu", "m").regex("c", flags: ""),
    .string().startsWith("a").endsWith("b").includes("c", "m"),
    ZodSchema(
      .string,
      checks: [
        ZodSchema.Check(.format(.startsWith("a.", pattern: ZodSchema.PatternLiteral(#"^a\..*"#)))),
        ZodSchema.Check(.format(.startsWith("a", pattern: ZodSchema.PatternLiteral("^b.*")))),
        ZodSchema.Check(.format(.endsWith("b", pattern: ZodSchema.PatternLiteral(".*b$")))),
        ZodSchema.Check(
          .format(.includes("c", pattern: ZodSchema.PatternLiteral("c", flags: "u")))),
        ZodSchema.Check(
          .format(.pattern(name: "own", ZodSchema.PatternLiteral("^o$", flags: "i")))),
        ZodSchema.Check(.format(.named(.email, pattern: nil))),
      ]),
    .string().email().uuid().url().datetime().date("m"),
    .string().trim().toLowerCase().toUpperCase(),
    .any.refine("p").refine("q", path: []).refine("r", path: ["a", 0], "m", abort: true),
    .string().check(.minLength(1), abort: true),
  ]

  @Test("Every node and check is exported and loaded back equal", arguments: schemas)
  func roundTrip(schema: ZodSchema) throws {
    for document in [
      SchemaDocument(name: "n", schema: schema),
      SchemaDocument(name: "n", schema: schema, zod: nil),
    ] {
      #expect(try SchemaDocument(document.value) == document)
      let text = try JSONWriter.bytes(of: document.value)
      #expect(try SchemaDocument(text) == document)
      #expect(try JSONWriter.bytes(of: SchemaDocument(text).value) == text)
    }
  }

  @Test("A document names its format, itself and its schema, in this order")
  func head() throws {
    let document = SchemaDocument(name: "é", schema: .null, zod: nil)
    #expect(
      try JSONWriter.string(of: document.value)
        == #"{"format":"schema-document/1","name":"é","schema":{"type":"null"}}"#)
  }

  @Test(
    "Fields stand in Zod's order: the node's own, its message, its checks",
    arguments: [
      (
        .string("t").min(1, "m"),
        #"{"type":"string","message":"t","checks":[{"check":"min_length","minimum":1,"message":"m"}]}"#
      ),
      (
        .number().gt(0).int(),
        #"{"type":"number","checks":[{"check":"greater_than","value":0,"inclusive":false},{"check":"number_format","format":"safeint"}]}"#
      ),
      (
        ZodSchema(
          .string,
          checks: [
            ZodSchema.Check(
              .format(.startsWith("/", pattern: ZodSchema.PatternLiteral(#"^\/.*"#)))),
            ZodSchema.Check(
              .format(.startsWith("/", pattern: ZodSchema.PatternLiteral("^/.*", flags: "i")))),
            ZodSchema.Check(.format(.startsWith("a", pattern: ZodSchema.PatternLiteral("^b.*")))),
          ]),
        #"{"type":"string","checks":[{"check":"string_format","format":"starts_with","pattern":"^\\/.*"},{"check":"string_format","format":"starts_with","pattern":"^/.*","flags":"i"},{"check":"string_format","format":"starts_with","prefix":"a","pattern":"^b.*"}]}"#
      ),
      (
        .string().regex("a", flags: "i", "m"),
        #"{"type":"string","checks":[{"check":"string_format","format":"regex","pattern":"a","flags":"i","message":"m"}]}"#
      ),
      (
        .string().startsWith("a"),
        #"{"type":"string","checks":[{"check":"string_format","format":"starts_with","prefix":"a"}]}"#
      ),
      (
        .any.refine("p", path: ["a", 1], abort: true),
        #"{"type":"any","checks":[{"check":"custom","name":"p","path":["a",1],"abort":true}]}"#
      ),
      (
        .string().transform(.trim),
        #"{"type":"pipe","in":{"type":"string"},"out":{"type":"transform","name":"trim"}}"#
      ),
      (
        .object { Field("a", .null.default(nil)) }.strict(),
        #"{"type":"object","shape":{"a":{"type":"default","inner":{"type":"null"},"value":null}},"unknownKeys":"reject"}"#
      ),
      (
        .tuple(.null, rest: .any),
        #"{"type":"tuple","items":[{"type":"null"}],"rest":{"type":"any"}}"#
      ),
      (
        .discriminatedUnion("k", .never),
        #"{"type":"discriminated_union","discriminator":"k","options":[{"type":"never"}]}"#
      ),
    ] as [(ZodSchema, String)])
  func text(schema: ZodSchema, text: String) throws {
    let value = try SchemaDocument(name: "n", schema: schema).value
    #expect(JSONWriter.string(of: try #require(value["schema"])) == text)
  }

  @Test("The order of a document's own fields does not matter")
  func anyOrder() throws {
    let text =
      #"{"schema":{"checks":[],"element":{"type":"any"},"type":"array"},"name":"n","format":"schema-document/1"}"#
    #expect(
      try SchemaDocument(Array(text.utf8))
        == SchemaDocument(name: "n", schema: .array(.any), zod: nil))
  }

  @Test(
    "A key twice is refused, wherever it is",
    arguments: [
      (#"{"type":"any","type":"never"}"#, "$.schema: line 1, column 65: the key \"type\""),
      (
        #"{"type":"object","shape":{"a":{"type":"any"},"\u0061":{"type":"null"}}}"#,
        "$.schema.shape: line 1, column 96: the key \"a\""
      ),
      (
        #"{"type":"any","checks":[{"check":"custom","name":"p","name":"q"}]}"#,
        "$.schema.checks[0]: line 1, column 104: the key \"name\""
      ),
      (
        #"{"type":"default","inner":{"type":"any"},"value":{"b":1,"b":1}}"#,
        "$.schema.value: line 1, column 107: the key \"b\""
      ),
    ])
  func repeatedKeys(node: String, reason: String) throws {
    let text = #"{"format":"schema-document/1","name":"n","schema":\#(node)}"#
    #expect(try refusal(ofDocument: text) == reason + " is repeated")
  }

  @Test("What is not JSON is refused as such")
  func notJSON() {
    #expect(throws: JSONError.self) { try SchemaDocument(Array("{".utf8)) }
    #expect(throws: JSONError.self) { try SchemaDocument([]) }
  }

  @Test("A document longer or deeper than it may be is refused")
  func aDocumentBeyondItsLimitsIsRefused() throws {
    let text = try JSONWriter.bytes(of: SchemaDocument(name: "n", schema: .array(.any)).value)
    var limits = SchemaDocument.defaultLimits
    limits.maximumBytes = text.count
    #expect(throws: Never.self) { try SchemaDocument(text, limits: limits) }
    limits.maximumBytes = text.count - 1
    var error = #expect(throws: JSONError.self) { try SchemaDocument(text, limits: limits) }
    #expect(error?.kind == .sizeExceeded(limit: text.count - 1))
    let deep = String(repeating: "[", count: 513)
    error = #expect(throws: JSONError.self) { try SchemaDocument(Array(deep.utf8)) }
    #expect(error?.kind == .depthExceeded(limit: 512))
    let long = [UInt8](repeating: UInt8(ascii: " "), count: 16_777_217)
    error = #expect(throws: JSONError.self) { try SchemaDocument(long) }
    #expect(error?.kind == .sizeExceeded(limit: 16_777_216))
  }

  @Test("The deepest document that can be read is a schema")
  func deep() throws {
    let depth = 510
    let node =
      String(repeating: #"{"type":"optional","inner":"#, count: depth) + #"{"type":"any"}"#
      + String(repeating: "}", count: depth)
    let text = #"{"format":"schema-document/1","name":"n","schema":"# + node + "}"
    let document = try SchemaDocument(Array(text.utf8))
    #expect(try JSONWriter.string(of: document.value) == text)
  }
}
