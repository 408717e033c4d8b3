import SchemaModel
import Testing

/// The checks of a node.
@Suite struct DefCheckTests {
  @Test(arguments: [
    (#"{"check":"min_length","minimum":2}"#, ZodSchema.Check.Kind.minLength(2)),
    (#"{"check":"max_length","maximum":2}"#, .maxLength(2)),
    (#"{"check":"length_equals","length":2}"#, .lengthEquals(2)),
    (#"{"check":"min_size","minimum":2}"#, .minSize(2)),
    (#"{"check":"max_size","maximum":2}"#, .maxSize(2)),
    (#"{"check":"size_equals","size":2}"#, .sizeEquals(2)),
    (
      #"{"check":"greater_than","value":{"$bigint":"1"},"inclusive":true}"#,
      .greaterThan(.bigint("1"), inclusive: true)
    ),
    (
      #"{"check":"less_than","value":{"$date":5},"inclusive":false}"#,
      .lessThan(.date(milliseconds: 5), inclusive: false)
    ),
    (#"{"check":"multiple_of","value":0.1}"#, .multipleOf(0.1)),
    (#"{"check":"number_format","format":"int32"}"#, .numberFormat(.int32)),
    (#"{"check":"bigint_format","format":"uint64"}"#, .numberFormat(.uint64)),
    (#"{"check":"overwrite","name":"trim"}"#, .overwrite(.trim)),
    (#"{"check":"overwrite","name":"slugify"}"#, .overwrite(.slugify)),
    (#"{"check":"overwrite","name":"normalize","form":"NFKD"}"#, .overwrite(.normalizing(.nfkd))),
    (
      #"{"check":"overwrite","tx":{"opaque":true,"name":"f1","kind":"overwrite"}}"#,
      .overwrite("f1")
    ),
    (
      #"{"check":"custom","fn":{"opaque":true,"name":"f1","kind":"refine"},"path":["a",0],"params":{"x":1}}"#,
      .custom("f1", path: ["a", 0], params: ["x": 1])
    ),
    (#"{"check":"custom","opaque":true,"name":"f1","kind":"check"}"#, .function("f1")),
    (
      #"{"check":"property","property":"length","schema":{"type":"number"}}"#,
      .property("length", .count)
    ),
  ])
  func aCheckIsOfItsKind(_ text: String, _ kind: ZodSchema.Check.Kind) throws {
    #expect(try DefTrees.check(text) == ZodSchema.Check(kind))
  }

  @Test func aCheckHasOptions() throws {
    let text =
      #"{"check":"min_length","minimum":2,"message":"no","abort":true,"error":{"opaque":true,"name":"f1","kind":"error"},"when":{"opaque":true,"name":"f2","kind":"when"}}"#
    #expect(
      try DefTrees.check(text)
        == ZodSchema.Check(.minLength(2), message: "no", error: "f1", abort: true, when: "f2"))
  }

  @Test func checksKeepTheirOrder() throws {
    let text =
      #"{"type":"array","element":{"type":"string"},"checks":[{"check":"max_length","maximum":3},{"check":"min_length","minimum":1}]}"#
    #expect(
      try DefTrees.schema(text).checks == [
        ZodSchema.Check(.maxLength(3)), ZodSchema.Check(.minLength(1)),
      ])
  }

  @Test func aFileHasMIMETypes() throws {
    let check = #"{"check":"mime_type","mime":["image/png"],"message":"no"}"#
    #expect(
      try DefTrees.schema(
        #"{"type":"file","checks":[\#(check),{"check":"min_size","minimum":1}]}"#)
        == ZodSchema(
          .file,
          checks: [
            ZodSchema.Check(.mimeType(["image/png"]), message: "no"), ZodSchema.Check(.minSize(1)),
          ]))
  }

  @Test func aNodeThatIsAFormatHasItAsItsFirstCheck() throws {
    let text =
      #"{"type":"number","check":"number_format","format":"safeint","message":"no","abort":true,"checks":[{"check":"multiple_of","value":2}]}"#
    #expect(
      try DefTrees.schema(text)
        == ZodSchema(
          .number, message: "no",
          checks: [
            ZodSchema.Check(.numberFormat(.safeint), message: "no", abort: true),
            ZodSchema.Check(.multipleOf(2)),
          ]))
  }

  @Test func aCustomSchemaHasItsPredicateAsACheck() throws {
    let text =
      #"{"type":"custom","check":"custom","fn":{"opaque":true,"name":"f1","kind":"refine"},"abort":true,"message":"no"}"#
    #expect(
      try DefTrees.schema(text)
        == ZodSchema(
          .custom, message: "no",
          checks: [ZodSchema.Check(.custom("f1", path: nil), message: "no", abort: true)]))
  }

  @Test(arguments: [
    (#"{"check":"odd"}"#, #"$.checks[0].check: unknown check "odd""#),
    (#"{"check":"min_length"}"#, "$.checks[0].minimum: expected a whole number, 0 or more"),
    (
      #"{"check":"min_length","minimum":1.5}"#,
      "$.checks[0].minimum: expected a whole number, 0 or more"
    ),
    (#"{"check":"min_length","minimum":1,"x":1}"#, "$.checks[0].x: unknown field"),
    (
      #"{"check":"number_format","format":"int64"}"#,
      #"$.checks[0].format: unknown number format "int64""#
    ),
    (
      #"{"check":"greater_than","value":"1","inclusive":true}"#,
      "$.checks[0].value: expected a number, bigint or date"
    ),
    (#"{"check":"overwrite","name":"odd"}"#, #"$.checks[0].name: unknown rewriting "odd""#),
    (
      #"{"check":"custom","fn":{"opaque":true,"name":"f1","kind":"refine"},"path":[true]}"#,
      "$.checks[0].path[0]: expected a key or an index"
    ),
  ])
  func anOddCheckIsRefused(_ text: String, _ refusal: String) throws {
    #expect(try DefTrees.refusal(#"{"type":"string","checks":[\#(text)]}"#) == refusal)
  }

  @Test func anotherTypeIsNoCheck() throws {
    #expect(
      try DefTrees.refusal(#"{"type":"null","check":"string_format","format":"email"}"#)
        == #"$.check: a node of the type null is no check "string_format""#)
  }
}
