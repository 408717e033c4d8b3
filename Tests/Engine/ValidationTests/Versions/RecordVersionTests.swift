import SchemaModel
import Testing

/// Records: their keys, known and unknown.
@Suite struct RecordVersionTests {
  @Test func knownKeysRunTheKeySchemaFrom4_4() throws {
    try expect(
      #"{"a":1,"b":2}"#, by: .record(.enumeration("a", "b").refine("isNotB", "nb"), .number()),
      #"{"a":1,"b":2}"#,
      from443:
        #"{"code":"invalid_key","origin":"record","issues":[{"code":"custom","path":[],"message":"nb"}],"path":["b"],"message":"Invalid key in record"}"#
    )
    try expect(
      #"{"a":1,"b":2}"#, by: .record(.enumeration("a", "b").transform("toUpper"), .number()),
      #"{"a":1,"b":2}"#, from443: #"{"A":1,"B":2}"#)
    try expect(
      #"{"a":1}"#, by: .record(.enumeration("a", "b"), .number()),
      #"{"expected":"number","code":"invalid_type","path":["b"],"message":"Invalid input: expected number, received undefined"}"#
    )
    try expect(
      #"{"a":1}"#, by: .record(.enumeration("a", "b"), .number().optional()), #"{"a":1}"#)
    try expect(
      "{}", by: .record(.enumeration("a"), .number().default(7)), #"{"a":7}"#)
    try expect(
      #"{"a":1,"2":"x"}"#, by: .record(.literal("a", 2), .number()),
      #"{"expected":"number","code":"invalid_type","path":[2],"message":"Invalid input: expected number, received string"}"#
    )
    try expect(
      #"{"a":1,"2":3,"c":4,"d":5}"#, by: .record(.literal("a", 2), .number()),
      #"{"code":"unrecognized_keys","keys":["c","d"],"path":[],"message":"Unrecognized keys: \"c\", \"d\""}"#
    )
    try expect(
      #"{"a":1,"null":2}"#, by: .record(.literal("a", nil, true), .number()),
      #"{"code":"unrecognized_keys","keys":["null"],"path":[],"message":"Unrecognized key: \"null\""}"#
    )
    try expect(
      #"{"b":1,"a":2}"#, by: .record(.literal("a").or(.literal("b")), .number()), #"{"a":2,"b":1}"#)
  }

  @Test func aPartialRecordOfKnownKeys() throws {
    try expect(
      #"{"a":1}"#, by: .partialRecord(.enumeration("a", "b"), .number()), #"{"a":1}"#)
    try expect(
      #"{"a":"x"}"#, by: .partialRecord(.enumeration("a", "b"), .number()),
      #"{"expected":"number","code":"invalid_type","path":["a"],"message":"Invalid input: expected number, received string"}"#
    )
    try expect(
      #"{"a":1,"c":2,"d":3}"#, by: .partialRecord(.enumeration("a", "b"), .number()),
      #"""
      {"code":"invalid_key","origin":"record","issues":[{"code":"invalid_value","values":["a","b"],"path":[],"message":"Invalid option: expected one of \"a\"|\"b\""}],"path":["c"],"message":"Invalid key in record"}
      {"code":"invalid_key","origin":"record","issues":[{"code":"invalid_value","values":["a","b"],"path":[],"message":"Invalid option: expected one of \"a\"|\"b\""}],"path":["d"],"message":"Invalid key in record"}
      """#,
      from467:
        #"{"code":"unrecognized_keys","keys":["c","d"],"path":[],"message":"Unrecognized keys: \"c\", \"d\""}"#
    )
    try expect(
      #"{"c":2,"a":"x"}"#, by: .partialRecord(.enumeration("a", "b"), .number()),
      #"""
      {"code":"invalid_key","origin":"record","issues":[{"code":"invalid_value","values":["a","b"],"path":[],"message":"Invalid option: expected one of \"a\"|\"b\""}],"path":["c"],"message":"Invalid key in record"}
      {"expected":"number","code":"invalid_type","path":["a"],"message":"Invalid input: expected number, received string"}
      """#,
      from467: #"""
        {"expected":"number","code":"invalid_type","path":["a"],"message":"Invalid input: expected number, received string"}
        {"code":"unrecognized_keys","keys":["c"],"path":[],"message":"Unrecognized key: \"c\""}
        """#)
  }

  @Test func aLooseRecordOfKnownKeys() throws {
    try expect(
      #"{"z":"y","b":1,"a":2}"#, by: .looseRecord(.enumeration("a", "b"), .number()),
      #"{"code":"unrecognized_keys","keys":["z"],"path":[],"message":"Unrecognized key: \"z\""}"#,
      from467: #"{"a":2,"b":1,"z":"y"}"#)
    try expect(
      #"{"a1":1,"b":"y"}"#, by: .looseRecord(.string().regex("^a"), .number()), #"{"a1":1,"b":"y"}"#
    )
    try expect(
      #"{"a1":"x","b":"y"}"#, by: .looseRecord(.string().regex("^a"), .number()),
      #"{"expected":"number","code":"invalid_type","path":["a1"],"message":"Invalid input: expected number, received string"}"#
    )
  }

  @Test func otherKeysRunTheKeySchema() throws {
    try expect(
      #"{"a":1,"bb":2}"#, by: .record(.string().min(2), .number()),
      #"{"code":"invalid_key","origin":"record","issues":[{"origin":"string","code":"too_small","minimum":2,"inclusive":true,"path":[],"message":"Too small: expected string to have >=2 characters"}],"path":["a"],"message":"Invalid key in record"}"#
    )
    try expect(
      #"{"a":"x","bb":"y"}"#, by: .record(.string().min(2), .number()),
      #"""
      {"code":"invalid_key","origin":"record","issues":[{"origin":"string","code":"too_small","minimum":2,"inclusive":true,"path":[],"message":"Too small: expected string to have >=2 characters"}],"path":["a"],"message":"Invalid key in record"}
      {"expected":"number","code":"invalid_type","path":["bb"],"message":"Invalid input: expected number, received string"}
      """#)
    try expect(
      #"{"a":1,"A":2}"#, by: .record(.string().toUpperCase(), .number()), #"{"A":2}"#)
    try expect(
      #"{"b":1}"#, by: .record(.string().regex("^a"), .number()),
      #"{"code":"invalid_key","origin":"record","issues":[{"origin":"string","code":"invalid_format","format":"regex","pattern":"/^a/","path":[],"message":"Invalid string: must match pattern /^a/"}],"path":["b"],"message":"Invalid key in record"}"#
    )
    try expect(
      #"{"b":1}"#, by: .record(.string().regex("^a"), .number(), message: "M"),
      #"{"code":"invalid_key","origin":"record","issues":[{"origin":"string","code":"invalid_format","format":"regex","pattern":"/^a/","path":[],"message":"Invalid string: must match pattern /^a/"}],"path":["b"],"message":"M"}"#
    )
    try expect(
      #"{"a":1,"b":2}"#, by: .record(.string().transform("makeText"), .number()), #"{"T":2}"#)
    try expect(
      #"{"k1":1,"kx":2}"#, by: .record(.templateLiteral("k", .schema(.number())), .number()),
      #"{"code":"invalid_key","origin":"record","issues":[{"code":"invalid_format","format":"template_literal","pattern":"^k-?\\d+(?:\\.\\d+)?$","path":[],"message":"Invalid input"}],"path":["kx"],"message":"Invalid key in record"}"#
    )
  }

  @Test func numericKeys() throws {
    try expect(
      #"{"1":"a","01":"b","1.5":"c"}"#, by: .record(.number(), .string()), #"{"1":"b","1.5":"c"}"#)
    try expect(
      #"{"x":"a"}"#, by: .record(.number(), .string()),
      #"{"code":"invalid_key","origin":"record","issues":[{"expected":"number","code":"invalid_type","path":[],"message":"Invalid input: expected number, received string"}],"path":["x"],"message":"Invalid key in record"}"#
    )
    try expect(
      #"{"5":"a","-1":"b"}"#, by: .record(.number().max(2), .string()),
      #"{"code":"invalid_key","origin":"record","issues":[{"expected":"number","code":"invalid_type","path":[],"message":"Invalid input: expected number, received string"}],"path":["5"],"message":"Invalid key in record"}"#
    )
    try expect(
      #"{"1.5":"a"}"#, by: .record(.number().int(), .string()),
      #"{"code":"invalid_key","origin":"record","issues":[{"expected":"number","code":"invalid_type","path":[],"message":"Invalid input: expected number, received string"}],"path":["1.5"],"message":"Invalid key in record"}"#
    )
    try expect(
      #"{"1e3":"a"}"#, by: .record(.number(), .string()),
      #"{"code":"invalid_key","origin":"record","issues":[{"expected":"number","code":"invalid_type","path":[],"message":"Invalid input: expected number, received string"}],"path":["1e3"],"message":"Invalid key in record"}"#
    )
  }

  @Test func thePrototypeIsNoKey() throws {
    try expect(
      #"{"__proto__":1,"a":2}"#, by: .record(.string(), .number()), #"{"a":2}"#)
    try expect(
      #"{"a":2}"#, by: .record(.string().transform("makePrototype"), .number()), "{}")
    try expect(
      #"{"__proto__":1,"a":2}"#, by: .looseRecord(.string().regex("^a"), .number()), #"{"a":2}"#)
  }

  @Test func anythingElseIsATypeError() throws {
    try expect(
      "[]", by: .record(.number()),
      #"{"expected":"record","code":"invalid_type","path":[],"message":"Invalid input: expected record, received array"}"#
    )
    try expect(
      "null", by: .record(.number()),
      #"{"expected":"record","code":"invalid_type","path":[],"message":"Invalid input: expected record, received null"}"#
    )
    try expect(
      "1", by: .record(.string(), .number(), message: "M"),
      #"{"expected":"record","code":"invalid_type","path":[],"message":"M"}"#)
  }

  /// A text and a number that print alike are one key of the input, and the value runs for each.
  @Test func keysThatPrintAlike() throws {
    let schema = ZodSchema.record(.literal("1", 1), .number())
    try expect(#"{"1":5}"#, by: schema, #"{"1":5}"#)
    try expect(
      #"{"1":"x"}"#, by: schema,
      #"{"expected":"number","code":"invalid_type","path":["1"],"message":"Invalid input: expected number, received string"}"#
        + "\n"
        + #"{"expected":"number","code":"invalid_type","path":[1],"message":"Invalid input: expected number, received string"}"#
    )
  }
}
