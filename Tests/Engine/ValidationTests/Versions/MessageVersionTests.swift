import SchemaModel
import Testing

/// The sources of messages and their order.
@Suite struct MessageVersionTests {
  @Test func aSchemasMessageServesItsChecksFrom467() throws {
    try expect(
      #""a""#, by: .string("S").min(3),
      #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"Too small: expected string to have >=3 characters"}"#,
      from467:
        #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"S"}"#
    )
    try expect(
      #""a""#, by: .string("S").min(3, "C"),
      #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"C"}"#
    )
    try expect(
      "1", by: .string("S").min(3),
      #"{"expected":"string","code":"invalid_type","path":[],"message":"S"}"#)
    try expect(
      #""a""#, by: .string("S").email(),
      #"{"origin":"string","code":"invalid_format","format":"email","pattern":"/^(?!\\.)(?!.*\\.\\.)([A-Za-z0-9_'+\\-\\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$/","path":[],"message":"Invalid email address"}"#,
      from467:
        #"{"origin":"string","code":"invalid_format","format":"email","pattern":"/^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$/","path":[],"message":"S"}"#
    )
    try expect(
      #""a""#, by: .string("S").refine(.alwaysFail),
      #"{"code":"custom","path":[],"message":"Invalid input"}"#,
      from467: #"{"code":"custom","path":[],"message":"S"}"#)
    try expect(
      #""a""#, by: .string("S").superRefine("addsTooBig"),
      #"{"code":"too_big","maximum":3,"origin":"string","inclusive":true,"path":[],"message":"Too big: expected string to have <=3 characters"}"#,
      from467:
        #"{"code":"too_big","maximum":3,"origin":"string","inclusive":true,"path":[],"message":"S"}"#
    )
    try expect(
      #""a""#, by: .string("S").superRefine("addsOne"),
      #"{"code":"custom","message":"one","params":{"a":1},"path":[]}"#)
    try expect(
      "1.5", by: .number("S").int(),
      #"{"expected":"int","format":"safeint","code":"invalid_type","path":[],"message":"Invalid input: expected int, received number"}"#,
      from467:
        #"{"expected":"int","format":"safeint","code":"invalid_type","path":[],"message":"S"}"#)
    try expect(
      "3", by: .number("S").multipleOf(2),
      #"{"origin":"number","code":"not_multiple_of","divisor":2,"path":[],"message":"Invalid number: must be a multiple of 2"}"#,
      from467: #"{"origin":"number","code":"not_multiple_of","divisor":2,"path":[],"message":"S"}"#)
    try expect(
      #""a""#, by: .email("S"),
      #"{"origin":"string","code":"invalid_format","format":"email","pattern":"/^(?!\\.)(?!.*\\.\\.)([A-Za-z0-9_'+\\-\\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$/","path":[],"message":"S"}"#,
      from467:
        #"{"origin":"string","code":"invalid_format","format":"email","pattern":"/^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$/","path":[],"message":"S"}"#
    )
    try expect(
      #"{"a":1}"#, by: .object("S") { Field("a", .string()) },
      #"{"expected":"string","code":"invalid_type","path":["a"],"message":"Invalid input: expected string, received number"}"#
    )
    try expect(
      #"{"a":"x","b":1}"#, by: .object("S") { Field("a", .string()) }.strict(),
      #"{"code":"unrecognized_keys","keys":["b"],"path":[],"message":"S"}"#)
    try expect(
      "true", by: .union(.string(), .number(), message: "S"),
      #"{"code":"invalid_union","errors":[[{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received boolean"}],[{"expected":"number","code":"invalid_type","path":[],"message":"Invalid input: expected number, received boolean"}]],"path":[],"message":"S"}"#
    )
    try expect(
      "[1]", by: .array(.string("E"), "S").min(2),
      #"""
      {"expected":"string","code":"invalid_type","path":[0],"message":"E"}
      {"origin":"array","code":"too_small","minimum":2,"inclusive":true,"path":[],"message":"Too small: expected array to have >=2 items"}
      """#,
      from467: #"""
        {"expected":"string","code":"invalid_type","path":[0],"message":"E"}
        {"origin":"array","code":"too_small","minimum":2,"inclusive":true,"path":[],"message":"S"}
        """#)
  }

  @Test func errorFunctions() throws {
    try expect(
      #""a""#, by: .string(error: "byCode").min(3),
      #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"Too small: expected string to have >=3 characters"}"#,
      from467:
        #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"E:too_small"}"#
    )
    try expect(
      "1", by: .string(error: "byCode").min(3),
      #"{"expected":"string","code":"invalid_type","path":[],"message":"E:invalid_type"}"#)
    try expect(
      #""a""#, by: .string(error: "never").min(3),
      #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"Too small: expected string to have >=3 characters"}"#
    )
    try expect(
      #""a""#, by: .string(error: "forTooSmall").min(3),
      #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"Too small: expected string to have >=3 characters"}"#,
      from467:
        #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"min 3"}"#
    )
    try expect(
      #""a""#, by: .string().min(3, error: "forTooSmall"),
      #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"min 3"}"#
    )
    try expect(
      #""a""#, by: .string().min(3, error: "never"),
      #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"Too small: expected string to have >=3 characters"}"#
    )
    try expect(
      #""a""#, by: .string("S").min(3, error: "never"),
      #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"Too small: expected string to have >=3 characters"}"#,
      from467:
        #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"S"}"#
    )
    try expect(
      #""a""#, by: .string().min(3, error: "empty"),
      #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":""}"#
    )
    try expect(
      "1", by: .string(error: "empty"),
      #"{"expected":"string","code":"invalid_type","path":[],"message":""}"#)
    try expect(
      #"{"a":["x",1]}"#, by: .object { Field("a", .array(.string(error: "withPath"))) },
      #"{"expected":"string","code":"invalid_type","path":["a",1],"message":"at a.1"}"#)
    try expect(
      "true", by: .union(.string(error: "withPath"), .number()),
      #"{"code":"invalid_union","errors":[[{"expected":"string","code":"invalid_type","path":[],"message":"at "}],[{"expected":"number","code":"invalid_type","path":[],"message":"Invalid input: expected number, received boolean"}]],"path":[],"message":"Invalid input"}"#
    )
    try expect(
      #"{"a":1}"#, by: .record(.string().min(2, error: "withPath"), .unknown),
      #"{"code":"invalid_key","origin":"record","issues":[{"origin":"string","code":"too_small","minimum":2,"inclusive":true,"path":[],"message":"at "}],"path":["a"],"message":"Invalid key in record"}"#
    )
    try expect(
      #""a""#, by: .string().superRefine("addsOne").min(3, error: "byCode"),
      #"""
      {"code":"custom","message":"one","params":{"a":1},"path":[]}
      {"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"E:too_small"}
      """#)
    try expect(
      #""abcd""#, by: .string(error: "byCode").superRefine("addsTooBig"),
      #"{"code":"too_big","maximum":3,"origin":"string","inclusive":true,"path":[],"message":"Too big: expected string to have <=3 characters"}"#,
      from467:
        #"{"code":"too_big","maximum":3,"origin":"string","inclusive":true,"path":[],"message":"E:too_big"}"#
    )
    try expect(
      "null", by: .string().optional().nonoptional(error: "byCode"),
      #"{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received null"}"#
    )
  }

  @Test func exclusiveUnionsNameTheirMatchesFrom4_5() throws {
    try expect(
      #""a""#, by: .xor(.string(), .string().max(3)),
      #"{"code":"invalid_union","errors":[],"inclusive":false,"path":[],"message":"Invalid input"}"#,
      from467:
        #"{"code":"invalid_union","errors":[],"inclusive":false,"matches":[0,1],"path":[],"message":"Invalid input: more than one option matched"}"#
    )
    try expect(
      "1", by: .xor(.string(), .number(), .unknown),
      #"{"code":"invalid_union","errors":[],"inclusive":false,"path":[],"message":"Invalid input"}"#,
      from467:
        #"{"code":"invalid_union","errors":[],"inclusive":false,"matches":[1,2],"path":[],"message":"Invalid input: more than one option matched"}"#
    )
    try expect(
      #""a""#, by: .xor(.string(), .number()), #""a""#)
    try expect(
      "true", by: .xor(.string(), .number()),
      #"{"code":"invalid_union","errors":[[{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received boolean"}],[{"expected":"number","code":"invalid_type","path":[],"message":"Invalid input: expected number, received boolean"}]],"path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""abc""#, by: .xor(.string().max(1), .string().regex("^b")),
      #"{"code":"invalid_union","errors":[[{"origin":"string","code":"too_big","maximum":1,"inclusive":true,"path":[],"message":"Too big: expected string to have <=1 characters"}],[{"origin":"string","code":"invalid_format","format":"regex","pattern":"/^b/","path":[],"message":"Invalid string: must match pattern /^b/"}]],"path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""a""#, by: .xor(.string(), .string().max(3), message: "M"),
      #"{"code":"invalid_union","errors":[],"inclusive":false,"path":[],"message":"M"}"#,
      from467:
        #"{"code":"invalid_union","errors":[],"inclusive":false,"matches":[0,1],"path":[],"message":"M"}"#
    )
    try expect(
      "1", by: .xor(.string()),
      #"{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received number"}"#
    )
  }

  @Test func exactLengthsThatAFunctionReports() throws {
    let schema = ZodSchema.string().superRefine("exact") { context in
      context.addIssue([
        "code": "too_big", "maximum": 3, "origin": "string", "inclusive": true, "exact": true,
      ])
    }
    try expect(
      #""abcd""#, by: schema,
      #"{"code":"too_big","maximum":3,"origin":"string","inclusive":true,"exact":true,"path":[],"message":"Too big: expected string to have <=3 characters"}"#,
      from467:
        #"{"code":"too_big","maximum":3,"origin":"string","inclusive":true,"exact":true,"path":[],"message":"Too big: expected string to have exactly 3 characters"}"#
    )
  }
}
