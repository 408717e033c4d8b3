import SchemaModel
import Testing

/// Conversions of each JSON value to each type.
@Suite struct CoercionTests {
  @Test func toAString() throws {
    try expect(
      "1.5", by: .coerce.string(), #""1.5""#)
    try expect(
      "-0", by: .coerce.string(), #""0""#)
    try expect(
      "1e21", by: .coerce.string(), #""1e+21""#)
    try expect(
      "true", by: .coerce.string(), #""true""#)
    try expect(
      "null", by: .coerce.string(), #""null""#)
    try expect(
      "[1,[2],null]", by: .coerce.string(), #""1,2,""#)
    try expect(
      "[]", by: .coerce.string(), #""""#)
    try expect(
      "{}", by: .coerce.string(), #""[object Object]""#)
    try expect(
      "12", by: .coerce.string().min(3),
      #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"Too small: expected string to have >=3 characters"}"#
    )
    try expect(
      "null", by: .coerce.string().email(),
      #"{"origin":"string","code":"invalid_format","format":"email","pattern":"/^(?!\\.)(?!.*\\.\\.)([A-Za-z0-9_'+\\-\\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$/","path":[],"message":"Invalid email address"}"#,
      from467:
        #"{"origin":"string","code":"invalid_format","format":"email","pattern":"/^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$/","path":[],"message":"Invalid email address"}"#
    )
  }

  @Test func toANumber() throws {
    try expect(
      #""""#, by: .coerce.number(), "0")
    try expect(
      "null", by: .coerce.number(), "0")
    try expect(
      "false", by: .coerce.number(), "0")
    try expect(
      "true", by: .coerce.number(), "1")
    try expect(
      "[]", by: .coerce.number(), "0")
    try expect(
      #"" 12 ""#, by: .coerce.number(), "12")
    try expect(
      #""0x10""#, by: .coerce.number(), "16")
    try expect(
      #""0b11""#, by: .coerce.number(), "3")
    try expect(
      #""1e3""#, by: .coerce.number(), "1000")
    try expect(
      "[5]", by: .coerce.number(), "5")
    try expect(
      #"["7"]"#, by: .coerce.number(), "7")
    try expect(
      #""x""#, by: .coerce.number(),
      #"{"expected":"number","code":"invalid_type","received":"NaN","path":[],"message":"Invalid input: expected number, received NaN"}"#
    )
    try expect(
      #""1_000""#, by: .coerce.number(),
      #"{"expected":"number","code":"invalid_type","received":"NaN","path":[],"message":"Invalid input: expected number, received NaN"}"#
    )
    try expect(
      "[1,2]", by: .coerce.number(),
      #"{"expected":"number","code":"invalid_type","received":"NaN","path":[],"message":"Invalid input: expected number, received NaN"}"#
    )
    try expect(
      "{}", by: .coerce.number(),
      #"{"expected":"number","code":"invalid_type","received":"NaN","path":[],"message":"Invalid input: expected number, received NaN"}"#
    )
    try expect(
      #""x""#, by: .coerce.number("N"),
      #"{"expected":"number","code":"invalid_type","received":"NaN","path":[],"message":"N"}"#)
    try expect(
      #""3.5""#, by: .coerce.number().min(5).int(),
      #"""
      {"origin":"number","code":"too_small","minimum":5,"inclusive":true,"path":[],"message":"Too small: expected number to be >=5"}
      {"expected":"int","format":"safeint","code":"invalid_type","path":[],"message":"Invalid input: expected int, received number"}
      """#)
  }

  @Test func toABoolean() throws {
    try expect(
      #""""#, by: .coerce.boolean(), "false")
    try expect(
      "0", by: .coerce.boolean(), "false")
    try expect(
      "-0", by: .coerce.boolean(), "false")
    try expect(
      "null", by: .coerce.boolean(), "false")
    try expect(
      #""false""#, by: .coerce.boolean(), "true")
    try expect(
      "[]", by: .coerce.boolean(), "true")
    try expect(
      "{}", by: .coerce.boolean(), "true")
    try expect(
      "1", by: .coerce.boolean(), "true")
  }

  @Test func toABigint() throws {
    try expect(
      #""1""#, by: .coerce.bigint(),
      "undecided: JSON output is not defined for a value of type bigint")
    try expect(
      #""-5""#, by: .coerce.bigint().max(-9),
      #"{"origin":"bigint","code":"too_big","maximum":"-9","inclusive":true,"path":[],"message":"Too big: expected bigint to be <=-9"}"#
    )
    try expect(
      #""0x1f""#, by: .coerce.bigint().max(-1),
      #"{"origin":"bigint","code":"too_big","maximum":"-1","inclusive":true,"path":[],"message":"Too big: expected bigint to be <=-1"}"#
    )
    try expect(
      #""""#, by: .coerce.bigint().max(-1),
      #"{"origin":"bigint","code":"too_big","maximum":"-1","inclusive":true,"path":[],"message":"Too big: expected bigint to be <=-1"}"#
    )
    try expect(
      #"" 7 ""#, by: .coerce.bigint().max(-1),
      #"{"origin":"bigint","code":"too_big","maximum":"-1","inclusive":true,"path":[],"message":"Too big: expected bigint to be <=-1"}"#
    )
    try expect(
      "1", by: .coerce.bigint().max(-1),
      #"{"origin":"bigint","code":"too_big","maximum":"-1","inclusive":true,"path":[],"message":"Too big: expected bigint to be <=-1"}"#
    )
    try expect(
      "true", by: .coerce.bigint().max(-1),
      #"{"origin":"bigint","code":"too_big","maximum":"-1","inclusive":true,"path":[],"message":"Too big: expected bigint to be <=-1"}"#
    )
    try expect(
      "[]", by: .coerce.bigint().max(-1),
      #"{"origin":"bigint","code":"too_big","maximum":"-1","inclusive":true,"path":[],"message":"Too big: expected bigint to be <=-1"}"#
    )
    try expect(
      "[3]", by: .coerce.bigint().max(-1),
      #"{"origin":"bigint","code":"too_big","maximum":"-1","inclusive":true,"path":[],"message":"Too big: expected bigint to be <=-1"}"#
    )
    try expect(
      #""1.5""#, by: .coerce.bigint(),
      #"{"expected":"bigint","code":"invalid_type","path":[],"message":"Invalid input: expected bigint, received string"}"#
    )
    try expect(
      #""1n""#, by: .coerce.bigint(),
      #"{"expected":"bigint","code":"invalid_type","path":[],"message":"Invalid input: expected bigint, received string"}"#
    )
    try expect(
      "1.5", by: .coerce.bigint(),
      #"{"expected":"bigint","code":"invalid_type","path":[],"message":"Invalid input: expected bigint, received number"}"#
    )
    try expect(
      "null", by: .coerce.bigint(),
      #"{"expected":"bigint","code":"invalid_type","path":[],"message":"Invalid input: expected bigint, received null"}"#
    )
    try expect(
      "{}", by: .coerce.bigint(),
      #"{"expected":"bigint","code":"invalid_type","path":[],"message":"Invalid input: expected bigint, received object"}"#
    )
  }

  @Test func toADate() throws {
    try expect(
      "0", by: .coerce.date(), #""1970-01-01T00:00:00.000Z""#)
    try expect(
      "null", by: .coerce.date(), #""1970-01-01T00:00:00.000Z""#)
    try expect(
      "true", by: .coerce.date(), #""1970-01-01T00:00:00.001Z""#)
    try expect(
      "[2020]", by: .coerce.date(), #""2020-01-01T00:00:00.000Z""#)
    try expect(
      #""2020-02-30T00:00:00Z""#, by: .coerce.date(), #""2020-03-01T00:00:00.000Z""#)
    try expect(
      "{}", by: .coerce.date(),
      #"{"expected":"date","code":"invalid_type","received":"Invalid Date","path":[],"message":"Invalid input: expected date, received Date"}"#
    )
    try expect(
      "8.64e15", by: .coerce.date(), #""+275760-09-13T00:00:00.000Z""#)
    try expect(
      "8.65e15", by: .coerce.date(),
      #"{"expected":"date","code":"invalid_type","received":"Invalid Date","path":[],"message":"Invalid input: expected date, received Date"}"#
    )
  }

  /// A member `toString` of JSON can't be called, so the conversion throws, which `z.coerce` catches: the value stays.
  @Test(arguments: [
    (#"{"toString":1}"#, "object"), (#"{"toString":null}"#, "object"),
    (#"{"valueOf":1,"toString":"x"}"#, "object"), (#"[[{"toString":{}}],1]"#, "array"),
  ])
  func aHiddenMethodThrows(_ payload: String, _ type: String) throws {
    for (schema, expected) in [
      (ZodSchema.coerce.string(), "string"), (.coerce.number(), "number"),
      (.coerce.bigint(), "bigint"), (.coerce.date(), "date"),
    ] {
      try expect(
        payload, by: schema,
        #"{"expected":"\#(expected)","code":"invalid_type","path":[],"message":"Invalid input: expected \#(expected), received \#(type)"}"#
      )
    }
    try expect(payload, by: .coerce.boolean(), "true")
  }

  /// `valueOf` returns the object itself, or can't be called; then `toString` is called.
  @Test func aHiddenValueOf() throws {
    for payload in [#"{"valueOf":1}"#, #"{"__proto__":{"toString":1}}"#] {
      try expect(payload, by: .coerce.string(), #""[object Object]""#)
    }
  }
}
