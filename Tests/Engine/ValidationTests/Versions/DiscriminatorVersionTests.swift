import SchemaModel
import Testing
import Validation

/// Discriminated unions whose discriminator names no option.
@Suite struct DiscriminatorVersionTests {
  /// Two options claim an absent discriminator, so it leads to none; before 4.6.7 no option claims it.
  @Test func anAbsentDiscriminatorIsAmbiguous() throws {
    let options = [
      ZodSchema.object { Field("k", .literal("a").optional()) },
      .object { Field("k", .literal("b").default("b")) },
    ]
    let union = ZodSchema.discriminatedUnion("k", options[0], options[1])
    let validator = try Validator(union, zod: .v4_6_7)
    #expect(
      try outcome(of: "{}", by: validator).written
        == #"{"code":"invalid_union","errors":[],"note":"No matching discriminator","discriminator":"k","options":["a","b"],"path":["k"],"message":"Invalid discriminator value. Expected 'a' | 'b'"}"#
    )
    #expect(try outcome(of: #"{"k":"a"}"#, by: validator).written == #"{"k":"a"}"#)
    let falling = ZodSchema.discriminatedUnion(
      "k", options[0], options[1], unionFallback: true)
    #expect(try outcome(of: "{}", by: Validator(falling, zod: .v4_6_7)).written == "{}")
  }

  @Test func noOptionMatches() throws {
    try expect(
      #"{"k":"c"}"#,
      by: .discriminatedUnion(
        "k", .object { Field("k", .literal("a")) }, .object { Field("k", .literal("b")) }),
      #"{"code":"invalid_union","errors":[],"note":"No matching discriminator","discriminator":"k","path":["k"],"message":"Invalid input"}"#,
      from443:
        #"{"code":"invalid_union","errors":[],"note":"No matching discriminator","discriminator":"k","options":["a","b"],"path":["k"],"message":"Invalid discriminator value. Expected 'a' | 'b'"}"#
    )
    try expect(
      "{}",
      by: .discriminatedUnion(
        "k", .object { Field("k", .literal("a")) }, .object { Field("k", .literal("b")) }),
      #"{"code":"invalid_union","errors":[],"note":"No matching discriminator","discriminator":"k","path":["k"],"message":"Invalid input"}"#,
      from443:
        #"{"code":"invalid_union","errors":[],"note":"No matching discriminator","discriminator":"k","options":["a","b"],"path":["k"],"message":"Invalid discriminator value. Expected 'a' | 'b'"}"#
    )
    try expect(
      #"{"k":2}"#,
      by: .discriminatedUnion(
        "k", .object { Field("k", .literal(1, nil)) },
        .object { Field("k", .literal("b").optional()) }),
      #"{"code":"invalid_union","errors":[],"note":"No matching discriminator","discriminator":"k","path":["k"],"message":"Invalid input"}"#,
      from443:
        #"{"code":"invalid_union","errors":[],"note":"No matching discriminator","discriminator":"k","options":[1,null,"b",null],"path":["k"],"message":"Invalid discriminator value. Expected '1' | 'null' | 'b' | 'undefined'"}"#
    )
    try expect(
      #"{"k":"c"}"#,
      by: .discriminatedUnion("k", .object { Field("k", .literal("a")) }, message: "M"),
      #"{"code":"invalid_union","errors":[],"note":"No matching discriminator","discriminator":"k","path":["k"],"message":"M"}"#,
      from443:
        #"{"code":"invalid_union","errors":[],"note":"No matching discriminator","discriminator":"k","options":["a"],"path":["k"],"message":"M"}"#
    )
    try expect(
      #""x""#, by: .discriminatedUnion("k", .object { Field("k", .literal("a")) }),
      #"{"code":"invalid_type","expected":"object","path":[],"message":"Invalid input: expected object, received string"}"#
    )
    try expect(
      #"[{"k":1}]"#, by: .array(.discriminatedUnion("k", .object { Field("k", .literal("a")) })),
      #"{"code":"invalid_union","errors":[],"note":"No matching discriminator","discriminator":"k","path":[0,"k"],"message":"Invalid input"}"#,
      from443:
        #"{"code":"invalid_union","errors":[],"note":"No matching discriminator","discriminator":"k","options":["a"],"path":[0,"k"],"message":"Invalid discriminator value. Expected 'a'"}"#
    )
  }

  @Test func theOptionThatMatchesReportsItsOwnIssues() throws {
    try expect(
      #"{"k":"a","v":1}"#,
      by: .discriminatedUnion(
        "k",
        .object {
          Field("k", .literal("a"))
          Field("v", .string())
        }, .object { Field("k", .literal("b")) }),
      #"{"expected":"string","code":"invalid_type","path":["v"],"message":"Invalid input: expected string, received number"}"#
    )
    try expect(
      #"{"k":"c","v":1}"#,
      by: .discriminatedUnion(
        "k",
        .object {
          Field("k", .literal("a"))
          Field("v", .string())
        }, .object { Field("k", .enumeration("b", "c")) }), #"{"k":"c"}"#)
  }

  @Test func aFallbackIsAPlainUnion() throws {
    try expect(
      #"{"k":"c"}"#,
      by: .discriminatedUnion(
        "k", .object { Field("k", .literal("a")) }, .object { Field("k", .literal("b")) },
        unionFallback: true),
      #"{"code":"invalid_union","errors":[[{"code":"invalid_value","values":["a"],"path":["k"],"message":"Invalid input: expected \"a\""}],[{"code":"invalid_value","values":["b"],"path":["k"],"message":"Invalid input: expected \"b\""}]],"path":[],"message":"Invalid input"}"#
    )
    try expect(
      #"{"k":"c"}"#,
      by: .discriminatedUnion(
        "k", .object { Field("k", .literal("a")) },
        .object { Field("k", .literal("b").catch("b")) }, unionFallback: true), #"{"k":"b"}"#)
  }

  @Test func unionsInUnions() throws {
    try expect(
      #"{"k":"b"}"#,
      by: .discriminatedUnion(
        "k",
        .discriminatedUnion(
          "k", .object { Field("k", .literal("a")) }, .object { Field("k", .literal("b")) }),
        .object { Field("k", .literal("c")) }), #"{"k":"b"}"#)
    try expect(
      #"{"k":"d"}"#,
      by: .discriminatedUnion(
        "k",
        .discriminatedUnion(
          "k", .object { Field("k", .literal("a")) }, .object { Field("k", .literal("b")) }),
        .object { Field("k", .literal("c")) }),
      #"{"code":"invalid_union","errors":[],"note":"No matching discriminator","discriminator":"k","path":["k"],"message":"Invalid input"}"#,
      from443:
        #"{"code":"invalid_union","errors":[],"note":"No matching discriminator","discriminator":"k","options":["a","b","c"],"path":["k"],"message":"Invalid discriminator value. Expected 'a' | 'b' | 'c'"}"#
    )
    try expect(
      #"{"k":"b"}"#,
      by: .discriminatedUnion(
        "k", .object { Field("k", .literal("a")) }.readonly(),
        .lazy { .object { Field("k", .literal("b")) } }), #"{"k":"b"}"#)
    try expect(
      #"{"k":"a"}"#,
      by: .discriminatedUnion(
        "k", .object { Field("k", .literal("a")) }.transform("wrap"),
        .object { Field("k", .literal("b")) }), #"[{"k":"a"}]"#)
  }

  @Test func aDefaultClaimsAnAbsentDiscriminatorFrom4_5() throws {
    try expect(
      "{}",
      by: .discriminatedUnion(
        "k", .object { Field("k", .literal("a")) },
        .object { Field("k", .literal("b").default("b")) }),
      #"{"code":"invalid_union","errors":[],"note":"No matching discriminator","discriminator":"k","path":["k"],"message":"Invalid input"}"#,
      from443:
        #"{"code":"invalid_union","errors":[],"note":"No matching discriminator","discriminator":"k","options":["a","b"],"path":["k"],"message":"Invalid discriminator value. Expected 'a' | 'b'"}"#,
      from467: #"{"k":"b"}"#)
    try expect(
      "{}",
      by: .discriminatedUnion(
        "k", .object { Field("k", .literal("a")) }, .object { Field("k", .literal("b").catch("b")) }
      ),
      #"{"code":"invalid_union","errors":[],"note":"No matching discriminator","discriminator":"k","path":["k"],"message":"Invalid input"}"#,
      from443:
        #"{"code":"invalid_union","errors":[],"note":"No matching discriminator","discriminator":"k","options":["a","b"],"path":["k"],"message":"Invalid discriminator value. Expected 'a' | 'b'"}"#,
      from467: #"{"k":"b"}"#)
    try expect(
      "{}",
      by: .discriminatedUnion(
        "k", .object { Field("k", .literal("a")) }, .object { Field("k", .literal("b").optional()) }
      ), "{}")
  }

  @Test func encodingFallsBackToAPlainUnionFrom4_4() throws {
    try expect(
      #"{"k":"c"}"#,
      by: .discriminatedUnion(
        "k", .object { Field("k", .literal("a")) }, .object { Field("k", .literal("b")) }),
      direction: .encode,
      #"{"code":"invalid_union","errors":[],"note":"No matching discriminator","discriminator":"k","path":["k"],"message":"Invalid input"}"#,
      from443:
        #"{"code":"invalid_union","errors":[[{"code":"invalid_value","values":["a"],"path":["k"],"message":"Invalid input: expected \"a\""}],[{"code":"invalid_value","values":["b"],"path":["k"],"message":"Invalid input: expected \"b\""}]],"path":[],"message":"Invalid input"}"#
    )
  }
}
