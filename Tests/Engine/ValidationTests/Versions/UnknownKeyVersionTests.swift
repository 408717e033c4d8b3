import SchemaModel
import Testing

/// Keys that an object does not declare.
@Suite struct UnknownKeyVersionTests {
  @Test func unknownKeysStopRefinementsUntil4_4() throws {
    try expect(
      #"{"a":1,"b":2}"#, by: .strictObject { Field("a", .unknown) }.refine(.alwaysFail, "R"),
      #"{"code":"unrecognized_keys","keys":["b"],"path":[],"message":"Unrecognized key: \"b\""}"#,
      from467: #"""
        {"code":"unrecognized_keys","keys":["b"],"path":[],"message":"Unrecognized key: \"b\""}
        {"code":"custom","path":[],"message":"R"}
        """#)
    try expect(
      #"{"a":1}"#, by: .strictObject { Field("a", .unknown) }.refine(.alwaysFail, "R"),
      #"{"code":"custom","path":[],"message":"R"}"#)
    try expect(
      #"[{"b":2,"c":3}]"#, by: .array(.strictObject {}).refine(.alwaysFail, "R"),
      #"{"code":"unrecognized_keys","keys":["b","c"],"path":[0],"message":"Unrecognized keys: \"b\", \"c\""}"#,
      from467: #"""
        {"code":"unrecognized_keys","keys":["b","c"],"path":[0],"message":"Unrecognized keys: \"b\", \"c\""}
        {"code":"custom","path":[],"message":"R"}
        """#)
  }

  @Test func unknownKeysAreTheOnlyIssueOfAnOptionFrom4_5() throws {
    try expect(
      #"{"a":1,"b":2}"#, by: .union(.strictObject { Field("a", .unknown) }, .number()),
      #"{"code":"invalid_union","errors":[[{"code":"unrecognized_keys","keys":["b"],"path":[],"message":"Unrecognized key: \"b\""}],[{"expected":"number","code":"invalid_type","path":[],"message":"Invalid input: expected number, received object"}]],"path":[],"message":"Invalid input"}"#,
      from467:
        #"{"code":"unrecognized_keys","keys":["b"],"path":[],"message":"Unrecognized key: \"b\""}"#)
    try expect(
      #"{"a":1,"b":2}"#,
      by: .union(.strictObject { Field("a", .unknown) }, .strictObject { Field("b", .unknown) }),
      #"{"code":"invalid_union","errors":[[{"code":"unrecognized_keys","keys":["b"],"path":[],"message":"Unrecognized key: \"b\""}],[{"code":"unrecognized_keys","keys":["a"],"path":[],"message":"Unrecognized key: \"a\""}]],"path":[],"message":"Invalid input"}"#
    )
  }

  @Test func aPipeGoesOnAfterUnknownKeysFrom4_5() throws {
    try expect(
      #"{"a":1,"b":2}"#, by: .strictObject { Field("a", .unknown) }.transform("makeText"),
      #"{"code":"unrecognized_keys","keys":["b"],"path":[],"message":"Unrecognized key: \"b\""}"#)
    try expect(
      #"{"a":1,"b":2}"#, by: .strictObject { Field("a", .unknown) }.pipe(.string()),
      #"{"code":"unrecognized_keys","keys":["b"],"path":[],"message":"Unrecognized key: \"b\""}"#,
      from467: #"""
        {"code":"unrecognized_keys","keys":["b"],"path":[],"message":"Unrecognized key: \"b\""}
        {"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received object"}
        """#)
    try expect(
      #"{"a":1,"b":2}"#,
      by: .codec(
        .strictObject { Field("a", .unknown) }, .string(), decode: "makeText", encode: "same"),
      #"{"code":"unrecognized_keys","keys":["b"],"path":[],"message":"Unrecognized key: \"b\""}"#)
  }

  @Test func thePrototypeAsAnUnknownKey() throws {
    try expect(
      #"{"__proto__":1}"#, by: .strictObject {},
      #"{"code":"unrecognized_keys","keys":["__proto__"],"path":[],"message":"Unrecognized key: \"__proto__\""}"#,
      from443: "{}",
      from467:
        #"{"code":"unrecognized_keys","keys":["__proto__"],"path":[],"message":"Unrecognized key: \"__proto__\""}"#
    )
    try expect(
      #"{"__proto__":{"a":1},"b":2}"#, by: .strictObject {},
      #"{"code":"unrecognized_keys","keys":["__proto__","b"],"path":[],"message":"Unrecognized keys: \"__proto__\", \"b\""}"#,
      from443:
        #"{"code":"unrecognized_keys","keys":["b"],"path":[],"message":"Unrecognized key: \"b\""}"#,
      from467:
        #"{"code":"unrecognized_keys","keys":["__proto__","b"],"path":[],"message":"Unrecognized keys: \"__proto__\", \"b\""}"#
    )
    try expect(
      #"{"__proto__":1}"#, by: .object {}.catchall(.string()),
      #"{"expected":"string","code":"invalid_type","path":["__proto__"],"message":"Invalid input: expected string, received number"}"#,
      from443: "{}")
    try expect(
      #"{"__proto__":"a","b":"c"}"#, by: .object {}.catchall(.string()), #"{"b":"c"}"#)
    try expect(
      #"{"__proto__":1,"b":2}"#, by: .looseObject {}, #"{"b":2}"#)
    try expect(
      #"{"__proto__":1,"b":2}"#, by: .object {}, "{}")
  }

  @Test func thePrototypeAsADeclaredKey() throws {
    try expect(
      #"{"__proto__":"a"}"#, by: .object { Field("__proto__", .string()) }, "{}")
    try expect(
      #"{"__proto__":1}"#, by: .object { Field("__proto__", .string()) },
      #"{"expected":"string","code":"invalid_type","path":["__proto__"],"message":"Invalid input: expected string, received number"}"#,
      from467: "{}")
    try expect(
      "{}", by: .object { Field("__proto__", .string()) },
      #"{"expected":"string","code":"invalid_type","path":["__proto__"],"message":"Invalid input: expected string, received Object"}"#,
      from467: "{}")
  }

  @Test func inheritedKeysArePresent() throws {
    try expect(
      "{}", by: .object { Field("valueOf", .string()) },
      #"{"expected":"string","code":"invalid_type","path":["valueOf"],"message":"Invalid input: expected string, received function"}"#
    )
    try expect(
      #"{"valueOf":"a"}"#, by: .object { Field("valueOf", .string()) }, #"{"valueOf":"a"}"#)
    try expect(
      "{}", by: .object { Field("toString", .string().optional()) },
      #"{"expected":"string","code":"invalid_type","path":["toString"],"message":"Invalid input: expected string, received function"}"#
    )
    try expect(
      "{}", by: .object { Field("constructor", .number().catch(1)) }, #"{"constructor":1}"#)
    try expect(
      "{}", by: .object { Field("hasOwnProperty", .string().default("d")) },
      #"{"expected":"string","code":"invalid_type","path":["hasOwnProperty"],"message":"Invalid input: expected string, received function"}"#
    )
    try expect(
      "{}", by: .object { Field("isPrototypeOf", .never.or(.null)) },
      #"{"code":"invalid_union","errors":[[{"expected":"never","code":"invalid_type","path":[],"message":"Invalid input: expected never, received function"}],[{"expected":"null","code":"invalid_type","path":[],"message":"Invalid input: expected null, received function"}]],"path":["isPrototypeOf"],"message":"Invalid input"}"#
    )
  }

  @Test func aCatchallRunsOnEveryOtherKey() throws {
    try expect(
      #"{"b":1,"a":"x","2":3}"#, by: .object { Field("a", .string()) }.catchall(.number()),
      #"{"2":3,"a":"x","b":1}"#)
    try expect(
      #"{"b":"y","a":1,"c":2}"#, by: .object { Field("a", .string()) }.catchall(.number()),
      #"""
      {"expected":"string","code":"invalid_type","path":["a"],"message":"Invalid input: expected string, received number"}
      {"expected":"number","code":"invalid_type","path":["b"],"message":"Invalid input: expected number, received string"}
      """#)
    try expect(
      #"{"b":1,"a":"x"}"#,
      by: .object { Field("a", .string()) }.catchall(.number().transform("makeNull")),
      #"{"a":"x","b":null}"#)
    try expect(
      #"{"b":1,"a":"x"}"#, by: .object { Field("a", .string()) }.catchall(.never),
      #"{"code":"unrecognized_keys","keys":["b"],"path":[],"message":"Unrecognized key: \"b\""}"#)
    try expect(
      #"{"b":1,"a":1,"c":2}"#, by: .object { Field("a", .string()) }.strict(),
      #"""
      {"expected":"string","code":"invalid_type","path":["a"],"message":"Invalid input: expected string, received number"}
      {"code":"unrecognized_keys","keys":["b","c"],"path":[],"message":"Unrecognized keys: \"b\", \"c\""}
      """#)
  }
}
