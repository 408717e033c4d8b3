import SchemaModel
import SourceJSON
import Testing

/// Nodes without nodes below them.
@Suite struct DefScalarTests {
  @Test(arguments: [
    ("string", ZodSchema.Node.string), ("number", .number), ("boolean", .boolean),
    ("bigint", .bigint), ("date", .date), ("null", .null), ("undefined", .undefined),
    ("void", .void), ("nan", .nan), ("symbol", .symbol), ("file", .file),
    ("function", .function), ("any", .any), ("unknown", .unknown), ("never", .never),
  ])
  func aTypeIsTheNodeOfItsName(_ type: String, _ node: ZodSchema.Node) throws {
    #expect(try DefTrees.schema(#"{"type":"\#(type)"}"#) == ZodSchema(node))
  }

  @Test(arguments: ZodSchema.Coercion.allCases) func aCoercedTypeConverts(
    _ coercion: ZodSchema.Coercion
  ) throws {
    let text = #"{"type":"\#(coercion.rawValue)","coerce":true}"#
    #expect(try DefTrees.schema(text) == ZodSchema(.coerced(coercion)))
  }

  @Test func coercionCanBeOff() throws {
    #expect(try DefTrees.schema(#"{"type":"number","coerce":false}"#) == .count)
  }

  @Test func onlyTypesThatConvertHaveTheFlag() throws {
    #expect(
      try DefTrees.refusal(#"{"type":"null","coerce":true}"#) == "$.coerce: unknown field")
  }

  @Test func aNodeHasAMessageAndAnErrorFunction() throws {
    let text =
      #"{"type":"null","message":"no","error":{"opaque":true,"name":"f1","kind":"error"}}"#
    #expect(try DefTrees.schema(text) == ZodSchema(.null, message: "no", error: "f1"))
  }

  @Test func metadataIsKept() throws {
    #expect(
      try DefTrees.schema(#"{"type":"any","meta":{"title":"T"}}"#)
        == ZodSchema(.any, metadata: JSONObject([("title", "T")])))
  }
}
