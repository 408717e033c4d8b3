import SchemaModel
import Testing

/// Wrappers: what may be absent, and the values that take another's place.
@Suite struct WrapperTests {
  @Test func optionalNullableAndNonoptional() throws {
    try expect(
      "null", by: .string().optional(),
      #"{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received null"}"#
    )
    try expect(
      "null", by: .string().nullish(), "null")
    try expect(
      "1", by: .string().nullable(),
      #"{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received number"}"#
    )
    try expect(
      "null", by: .string().exactOptional(),
      #"{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received null"}"#
    )
    try expect(
      "null", by: .string().nullish().nonoptional(), "null")
    try expect(
      "{}", by: object(v: .string().optional().nonoptional()),
      #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .string().optional().nonoptional("M")),
      #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"M"}"#)
    try expect(
      #"{"v":null}"#, by: object(v: .string().nullish()).required(), #"{"v":null}"#)
    for schema in [
      .object { Field("a", .string()) }.partial(),
      .object { Field("a", .string()) }.exactPartial(),
    ] as [ZodSchema] {
      try expect(
        "{}", by: schema, "{}")
    }
  }

  @Test func readonlyAndSuccess() throws {
    try expect(
      #"["a"]"#, by: .array(.string()).readonly(), #"["a"]"#)
    try expect(
      "[1]", by: .array(.string()).readonly(),
      #"{"expected":"string","code":"invalid_type","path":[0],"message":"Invalid input: expected string, received number"}"#
    )
    try expect(
      #""a""#, by: .success(.string()), "true")
    try expect(
      "1", by: .success(.string()),
      #"{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received number"}"#
    )
    try expect(
      #""a""#, by: .success(.string()).refine(.truthy), "true")
  }

  @Test func defaults() throws {
    try expect(
      "{}", by: object(v: .string().default(by: "madeText")), #"{"v":"made"}"#)
    try expect(
      "{}", by: object(v: .unknown.default(by: "madeList")), #"{"v":[1,"a"]}"#)
    try expect(
      "{}", by: object(v: .unknown.default(by: "madeObject")), #"{"v":{"a":"x","b":1}}"#)
    try expect(
      "{}", by: object(v: .number().default("no number")), #"{"v":"no number"}"#)
    try expect(
      "{}", by: object(v: .unknown.default(.undefined)), "{}")
    for schema in [
      object(v: .string().transform("makeText").default("d")),
      object(v: .string().optional().default("d")),
    ] as [ZodSchema] {
      try expect(
        "{}", by: schema, #"{"v":"d"}"#)
    }
    try expect(
      "{}", by: object(v: .string().default("d").default("e")), #"{"v":"e"}"#)
  }

  @Test func prefaults() throws {
    try expect(
      "{}", by: object(v: .string().prefault(by: "madeText")), #"{"v":"made"}"#)
    try expect(
      "{}", by: object(v: .string().max(2).prefault(by: "madeText")),
      #"{"origin":"string","code":"too_big","maximum":2,"inclusive":true,"path":["v"],"message":"Too big: expected string to have <=2 characters"}"#
    )
    try expect(
      "{}", by: object(v: .array(.unknown).prefault(by: "madeList")), #"{"v":[1,"a"]}"#)
    try expect(
      "{}", by: object(v: .string().toUpperCase().prefault("d")), #"{"v":"D"}"#)
    try expect(
      "{}", by: object(v: .string().prefault(.undefined)),
      #"{"expected":"string","code":"invalid_type","path":["v"],"message":"Invalid input: expected string, received undefined"}"#
    )
  }

  @Test func catches() throws {
    try expect(
      "1", by: .string().catch("c"), #""c""#)
    try expect(
      #"{"v":1}"#, by: object(v: .string().catch(.undefined)), "{}")
    try expect(
      "1", by: .string().catch(by: "rescued"), #""rescued""#)
    try expect(
      #""a""#, by: .string().min(3).refine(.alwaysFail).catch(by: "countIssues"), "2")
    try expect(
      "1", by: .string("M").catch(by: "firstMessage"), #""M""#)
    try expect(
      #""a""#, by: .string().min(3).catch(by: "firstMessage"),
      #""Too small: expected string to have >=3 characters""#)
    try expect(
      #"{"a":1,"b":2}"#, by: .object { Field("a", .string()) }.catch(by: "sameValue"), #"{"a":1}"#,
      from467: #"{"a":1,"b":2}"#)
    try expect(
      #"{"a":1,"b":2}"#, by: .object { Field("a", .string()) }.catch(by: "firstMessage"),
      #""Invalid input: expected string, received number""#)
    try expect(
      #""a""#, by: .string().toUpperCase().min(3).catch(by: "sameValue"), #""A""#,
      from467: #""a""#)
    try expect(
      #"["a",1]"#, by: .array(.string().catch(by: "rescued")), #"["a","rescued"]"#)
    try expect(
      "1", by: .string().catch("c").refine("isNotB"), #""c""#)
    try expect(
      "1", by: .string().catch("b").refine("isNotB"),
      #"{"code":"custom","path":[],"message":"Invalid input"}"#)
  }
}
