import SchemaModel
import Testing

/// Intersections: the issues of both sides and their outputs.
@Suite struct IntersectionVersionTests {
  @Test func keysThatOnlyOneSideRejectsAreNoIssue() throws {
    try expect(
      #"{"a":1,"b":2}"#,
      by: .intersection(
        .strictObject { Field("a", .unknown) }, .strictObject { Field("b", .unknown) }),
      #"{"a":1,"b":2}"#)
    try expect(
      #"{"a":1,"b":2,"c":3}"#,
      by: .intersection(
        .strictObject { Field("a", .unknown) }, .strictObject { Field("b", .unknown) }),
      #"{"code":"unrecognized_keys","keys":["c"],"path":[],"message":"Unrecognized key: \"c\""}"#)
    try expect(
      #"{"a":1,"b":2,"c":3}"#,
      by: .intersection(.strictObject { Field("a", .string()) }, .object { Field("b", .string()) }),
      #"""
      {"expected":"string","code":"invalid_type","path":["a"],"message":"Invalid input: expected string, received number"}
      {"expected":"string","code":"invalid_type","path":["b"],"message":"Invalid input: expected string, received number"}
      """#)
  }

  @Test func keysBelowAnotherPathArePooledUntil4_4() throws {
    try expect(
      #"{"n":{"a":1,"b":2}}"#,
      by: .intersection(
        .object { Field("n", .strictObject { Field("a", .unknown) }) },
        .object { Field("n", .strictObject { Field("b", .unknown) }) }), #"{"n":{"a":1,"b":2}}"#,
      from467: #"""
        {"code":"unrecognized_keys","keys":["b"],"path":["n"],"message":"Unrecognized key: \"b\""}
        {"code":"unrecognized_keys","keys":["a"],"path":["n"],"message":"Unrecognized key: \"a\""}
        """#)
    try expect(
      #"{"m":{"a":1,"c":2}}"#,
      by: .intersection(.object { Field("m", .strictObject { Field("a", .unknown) }) }, .object {}),
      #"{"m":{"a":1}}"#,
      from467:
        #"{"code":"unrecognized_keys","keys":["c"],"path":["m"],"message":"Unrecognized key: \"c\""}"#
    )
  }

  @Test func keysOfRecordsArePooledFrom4_5() throws {
    try expect(
      #"{"a1":1,"b1":2}"#,
      by: .intersection(
        .record(.string().regex("^a"), .number()), .record(.string().regex("^b"), .number())),
      #"""
      {"code":"invalid_key","origin":"record","issues":[{"origin":"string","code":"invalid_format","format":"regex","pattern":"/^a/","path":[],"message":"Invalid string: must match pattern /^a/"}],"path":["b1"],"message":"Invalid key in record"}
      {"code":"invalid_key","origin":"record","issues":[{"origin":"string","code":"invalid_format","format":"regex","pattern":"/^b/","path":[],"message":"Invalid string: must match pattern /^b/"}],"path":["a1"],"message":"Invalid key in record"}
      """#, from467: #"{"a1":1,"b1":2}"#)
    try expect(
      #"{"a1":1,"b1":2,"c1":3}"#,
      by: .intersection(
        .record(.string().regex("^a"), .number()), .record(.string().regex("^b"), .number())),
      #"""
      {"code":"invalid_key","origin":"record","issues":[{"origin":"string","code":"invalid_format","format":"regex","pattern":"/^a/","path":[],"message":"Invalid string: must match pattern /^a/"}],"path":["b1"],"message":"Invalid key in record"}
      {"code":"invalid_key","origin":"record","issues":[{"origin":"string","code":"invalid_format","format":"regex","pattern":"/^a/","path":[],"message":"Invalid string: must match pattern /^a/"}],"path":["c1"],"message":"Invalid key in record"}
      {"code":"invalid_key","origin":"record","issues":[{"origin":"string","code":"invalid_format","format":"regex","pattern":"/^b/","path":[],"message":"Invalid string: must match pattern /^b/"}],"path":["a1"],"message":"Invalid key in record"}
      {"code":"invalid_key","origin":"record","issues":[{"origin":"string","code":"invalid_format","format":"regex","pattern":"/^b/","path":[],"message":"Invalid string: must match pattern /^b/"}],"path":["c1"],"message":"Invalid key in record"}
      """#,
      from467:
        #"{"code":"invalid_key","origin":"record","issues":[{"origin":"string","code":"invalid_format","format":"regex","pattern":"/^a/","path":[],"message":"Invalid string: must match pattern /^a/"}],"path":["c1"],"message":"Invalid key in record"}"#
    )
    try expect(
      #"{"a":1,"b1":2,"c1":3}"#,
      by: .intersection(
        .strictObject { Field("a", .unknown) }, .record(.string().regex("^b"), .unknown)),
      #"""
      {"code":"invalid_key","origin":"record","issues":[{"origin":"string","code":"invalid_format","format":"regex","pattern":"/^b/","path":[],"message":"Invalid string: must match pattern /^b/"}],"path":["a"],"message":"Invalid key in record"}
      {"code":"invalid_key","origin":"record","issues":[{"origin":"string","code":"invalid_format","format":"regex","pattern":"/^b/","path":[],"message":"Invalid string: must match pattern /^b/"}],"path":["c1"],"message":"Invalid key in record"}
      """#,
      from467:
        #"{"code":"unrecognized_keys","keys":["c1"],"path":[],"message":"Unrecognized key: \"c1\""}"#
    )
  }

  @Test func theOutputsMerge() throws {
    try expect(
      #"{"c":3,"a":1,"b":2}"#,
      by: .intersection(.looseObject { Field("a", .unknown) }, .object { Field("b", .unknown) }),
      #"{"a":1,"c":3,"b":2}"#)
    try expect(
      #"{"a":{"x":1,"y":2}}"#,
      by: .intersection(
        .object { Field("a", .object { Field("x", .unknown) }) },
        .object { Field("a", .object { Field("y", .unknown) }) }), #"{"a":{"x":1,"y":2}}"#)
    try expect(
      #"[{"x":1,"y":2},{"y":3,"x":4}]"#,
      by: .intersection(
        .array(.object { Field("x", .unknown) }), .array(.object { Field("y", .unknown) })),
      #"[{"x":1,"y":2},{"x":4,"y":3}]"#)
    try expect(
      #""abcd""#, by: .intersection(.string().min(2), .string().max(3)),
      #"{"origin":"string","code":"too_big","maximum":3,"inclusive":true,"path":[],"message":"Too big: expected string to have <=3 characters"}"#
    )
    try expect(
      "true", by: .intersection(.string().min(2), .number()),
      #"""
      {"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received boolean"}
      {"expected":"number","code":"invalid_type","path":[],"message":"Invalid input: expected number, received boolean"}
      """#)
    try expect(
      #""a""#, by: .intersection(.string().min(2, "L"), .string().regex("^b", flags: nil, "R")),
      #"""
      {"origin":"string","code":"too_small","minimum":2,"inclusive":true,"path":[],"message":"L"}
      {"origin":"string","code":"invalid_format","format":"regex","pattern":"/^b/","path":[],"message":"R"}
      """#)
    try expect(
      #""2020-01-01""#, by: .intersection(.coerce.date(), .coerce.date()),
      #""2020-01-01T00:00:00.000Z""#)
  }

  @Test func outputsThatDoNotMergeAreUndecided() throws {
    try expect(
      #""a""#, by: .intersection(.string(), .string().toUpperCase()),
      "undecided: the intersection failed: Unmergable intersection. Error path: []")
    try expect(
      #""A""#, by: .intersection(.string(), .string().toUpperCase()), #""A""#)
    try expect(
      #"{"a":"x"}"#,
      by: .intersection(
        .object { Field("a", .string()) }, .object { Field("a", .string().toUpperCase()) }),
      #"undecided: the intersection failed: Unmergable intersection. Error path: ["a"]"#)
    try expect(
      #"["A","b"]"#, by: .intersection(.array(.string()), .array(.string().toUpperCase())),
      "undecided: the intersection failed: Unmergable intersection. Error path: [1]")
    try expect(
      "[1,2]", by: .intersection(.array(.unknown), .array(.unknown).transform("wrap")),
      "undecided: the intersection failed: Unmergable intersection. Error path: []")
    try expect(
      #""a""#, by: .intersection(.string().refine(.alwaysFail), .string().toUpperCase()),
      "undecided: the intersection failed: Unmergable intersection. Error path: []")
    try expect(
      #""a""#,
      by: .intersection(.string().refine(.alwaysFail, abort: true), .string().toUpperCase()),
      #"{"code":"custom","path":[],"message":"Invalid input"}"#)
  }
}
