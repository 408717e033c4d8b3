import SchemaModel
import Testing
import Validation

/// Pipes, transforms and codecs, in both directions.
@Suite struct CodecTests {
  @Test func decoding() throws {
    try expect(
      #""12""#, by: .codec(.string(), .number(), decode: "parseNumber", encode: "showNumber"), "12")
    try expect(
      #""x""#, by: .codec(.string(), .number(), decode: "parseNumber", encode: "showNumber"),
      #"{"expected":"number","code":"invalid_type","path":[],"message":"Invalid input: expected number, received string"}"#
    )
    try expect(
      #""1""#, by: .codec(.string().min(2), .number(), decode: "parseNumber", encode: "showNumber"),
      #"{"origin":"string","code":"too_small","minimum":2,"inclusive":true,"path":[],"message":"Too small: expected string to have >=2 characters"}"#
    )
    try expect(
      #""12""#,
      by: .codec(.string(), .number(), decode: "parseNumber", encode: "showNumber").refine(
        .alwaysFail), #"{"code":"custom","path":[],"message":"Invalid input"}"#)
    try expect(
      #""a""#, by: .codec(.string(), .string(), decode: "pushOdd", encode: "same"),
      #"{"code":"custom","message":"odd","path":[]}"#)
    try expect(
      #""ab""#, by: .codec(.string(), .string(), decode: "pushOdd", encode: "same"), #""ab""#)
  }

  @Test func encoding() throws {
    try expect(
      "12", by: .codec(.string(), .number(), decode: "parseNumber", encode: "showNumber"),
      direction: .encode, #""12""#)
    try expect(
      "5",
      by: .codec(.string().min(2), .number().max(3), decode: "parseNumber", encode: "showNumber"),
      direction: .encode,
      #"{"origin":"number","code":"too_big","maximum":3,"inclusive":true,"path":[],"message":"Too big: expected number to be <=3"}"#
    )
    try expect(
      "1",
      by: .codec(.string().min(2), .number().max(3), decode: "parseNumber", encode: "showNumber"),
      direction: .encode,
      #"{"origin":"string","code":"too_small","minimum":2,"inclusive":true,"path":[],"message":"Too small: expected string to have >=2 characters"}"#
    )
    try expect(
      #""12""#, by: .codec(.string(), .number(), decode: "parseNumber", encode: "showNumber"),
      direction: .encode,
      #"{"expected":"number","code":"invalid_type","path":[],"message":"Invalid input: expected number, received string"}"#
    )
    try expect(
      #"{"n":5,"x":1}"#,
      by: .object {
        Field("n", .codec(.string(), .number(), decode: "parseNumber", encode: "showNumber"))
      }, direction: .encode, #"{"n":"5"}"#)
    try expect(
      #"{"n":5,"x":1}"#, by: .strictObject { Field("n", .number()) }, direction: .encode,
      #"{"code":"unrecognized_keys","keys":["x"],"path":[],"message":"Unrecognized key: \"x\""}"#)
    try expect(
      "[1,2]",
      by: .array(.codec(.string(), .number(), decode: "parseNumber", encode: "showNumber")),
      direction: .encode, #"["1","2"]"#)
    try expect(
      "3", by: .codec(.string(), .number(), decode: "parseNumber", encode: "showNumber").optional(),
      direction: .encode, #""3""#)
    try expect(
      "null",
      by: .codec(.string(), .number(), decode: "parseNumber", encode: "showNumber").nullable(),
      direction: .encode, "null")
  }

  @Test func checksRunBeforeTheNodeOnEncoding() throws {
    try expect(
      #""a""#, by: .string().toUpperCase(), direction: .encode, #""A""#)
    try expect(
      #""a""#, by: .string().min(3), direction: .encode,
      #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"Too small: expected string to have >=3 characters"}"#
    )
    try expect(
      "1", by: .string().min(3), direction: .encode,
      #"{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received number"}"#
    )
    try expect(
      #"{"n":5}"#,
      by: .object {
        Field("n", .codec(.string(), .number(), decode: "parseNumber", encode: "showNumber"))
      }.refine(.alwaysFail), direction: .encode,
      #"{"code":"custom","path":[],"message":"Invalid input"}"#)
    try expect(
      #"{"n":"x"}"#, by: .object { Field("n", .number()) }.refine(.alwaysFail), direction: .encode,
      #"{"expected":"number","code":"invalid_type","path":["n"],"message":"Invalid input: expected number, received string"}"#
    )
    try expect(
      #""x""#, by: .string().check("replaces"), direction: .encode, #""R""#)
  }

  @Test func wrappersTakeNoOthersPlaceOnEncoding() throws {
    for schema in [
      .string().default("d"),
      .string().prefault("d"),
    ] as [ZodSchema] {
      try expect(
        #""a""#, by: schema, direction: .encode, #""a""#)
    }
    try expect(
      "1", by: .string().catch("c"), direction: .encode,
      #"{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received number"}"#
    )
    try expect(
      #"["a"]"#, by: .array(.string()).readonly(), direction: .encode, #"["a"]"#)
    try expect(
      "{}", by: object(v: .string().default("d")), direction: .encode,
      #"{"expected":"string","code":"invalid_type","path":["v"],"message":"Invalid input: expected string, received undefined"}"#
    )
  }

  @Test func aTransformHasNoWayBack() throws {
    for schema in [
      .string().transform("makeText"),
      .preprocess("makeText", .string()),
    ] as [ZodSchema] {
      try expect(
        #""a""#, by: schema, direction: .encode,
        "undecided: the schema failed: Encountered unidirectional transform during encode: ZodTransform"
      )
    }
    try expect(
      "true", by: .success(.string()), direction: .encode,
      "undecided: the schema failed: Encountered unidirectional transform during encode: ZodSuccess"
    )
    try expect(
      "[]", by: .array(.string().transform("makeText")), direction: .encode, "[]")
  }

  @Test func aValidatorHasAReverse() throws {
    let decoder = try Validator(
      .codec(.string(), .number(), decode: "parseNumber", encode: "showNumber"),
      zod: .v4_4_3, functions: .testing)
    let encoder = try decoder.reversed()
    #expect(encoder.direction == .encode)
    #expect(encoder.zod == .v4_4_3)
    #expect(decoder.validate(#""12""#).output == 12)
    #expect(encoder.validate(12).output == "12")
    #expect(try encoder.reversed().direction == .decode)
  }

  /// A node with checks runs three times: a trial without checks, its checks, then the node itself.
  @Test func encodingContainersWithChecks() throws {
    try expect(
      #"{"a":"x","b":1}"#, by: .object { Field("a", .string()) }.refine(.truthy),
      direction: .encode, #"{"a":"x"}"#)
    try expect(
      #"[" a "]"#, by: .array(.string().trim()).min(1), direction: .encode, #"["a"]"#)
    try expect(
      #"["a",1]"#, by: .tuple(.string(), .number()).refine(.alwaysFail), direction: .encode,
      #"{"code":"custom","path":[],"message":"Invalid input"}"#)
    try expect(
      #"{"0":"a"}"#, by: .record(.number(), .string()).refine(.truthy), direction: .encode,
      #"{"0":"a"}"#)
    try expect(
      "5", by: ZodSchema.unknown.or(.string()).refine(.truthy), direction: .encode, "5")
    try expect(
      "{}", by: ZodSchema.unknown.and(.unknown).refine(.alwaysFail), direction: .encode,
      #"{"code":"custom","path":[],"message":"Invalid input"}"#)
  }

  @Test func transforms() throws {
    try expect(
      #""a""#, by: .string().transform("makeText"), #""T""#)
    try expect(
      #""a""#, by: .string().min(3).transform("makeText"),
      #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"Too small: expected string to have >=3 characters"}"#
    )
    for schema in [
      .string().transform("reportOdd"),
      .string().transform("reportOdd").refine(.alwaysFail),
    ] as [ZodSchema] {
      try expect(
        #""a""#, by: schema, #"{"message":"odd","code":"custom","path":[]}"#)
    }
    try expect(
      #""ab""#, by: .string().transform("reportOdd").pipe(.string().toUpperCase()), #""AB""#)
    try expect(
      #""a""#, by: .string().transform("wrap").pipe(.array(.number())),
      #"{"expected":"number","code":"invalid_type","path":[0],"message":"Invalid input: expected number, received string"}"#
    )
    try expect(
      #""a""#, by: .preprocess("wrap", .array(.string()).min(2)),
      #"{"origin":"array","code":"too_small","minimum":2,"inclusive":true,"path":[],"message":"Too small: expected array to have >=2 items"}"#
    )
    try expect(
      #""a""#, by: .string().transform("makeNull"), "null")
  }
}
