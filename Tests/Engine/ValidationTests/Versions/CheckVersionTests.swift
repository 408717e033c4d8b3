import SchemaModel
import Testing

/// Checks after issues, and issues that functions add.
@Suite struct CheckVersionTests {
  @Test func abortStopsChecksWithTheirOwnConditionFrom4_4() throws {
    try expect(
      #""x""#, by: .string().refine(.alwaysFail, abort: true).min(5),
      #"""
      {"code":"custom","path":[],"message":"Invalid input"}
      {"origin":"string","code":"too_small","minimum":5,"inclusive":true,"path":[],"message":"Too small: expected string to have >=5 characters"}
      """#, from443: #"{"code":"custom","path":[],"message":"Invalid input"}"#)
    try expect(
      "[1]", by: .array(.string()).min(3),
      #"""
      {"expected":"string","code":"invalid_type","path":[0],"message":"Invalid input: expected string, received number"}
      {"origin":"array","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"Too small: expected array to have >=3 items"}
      """#)
    try expect(
      "1.5", by: .number().int().gte(5),
      #"{"expected":"int","format":"safeint","code":"invalid_type","path":[],"message":"Invalid input: expected int, received number"}"#
    )
    try expect(
      #""x""#, by: .string().min(5, "L").regex("^a"),
      #"""
      {"origin":"string","code":"too_small","minimum":5,"inclusive":true,"path":[],"message":"L"}
      {"origin":"string","code":"invalid_format","format":"regex","pattern":"/^a/","path":[],"message":"Invalid string: must match pattern /^a/"}
      """#)
    try expect(
      #""x""#, by: .string().check(.minLength(5), "L", abort: true).regex("^a"),
      #"{"origin":"string","code":"too_small","minimum":5,"inclusive":true,"path":[],"message":"L"}"#
    )
    try expect(
      #""x""#, by: .string().check(.format(.regex(.init("^a"))), abort: true).min(5),
      #"""
      {"origin":"string","code":"invalid_format","format":"regex","pattern":"/^a/","path":[],"message":"Invalid string: must match pattern /^a/"}
      {"origin":"string","code":"too_small","minimum":5,"inclusive":true,"path":[],"message":"Too small: expected string to have >=5 characters"}
      """#,
      from443:
        #"{"origin":"string","code":"invalid_format","format":"regex","pattern":"/^a/","path":[],"message":"Invalid string: must match pattern /^a/"}"#
    )
    try expect(
      #""x""#, by: .string().superRefine("addsFatal").min(5),
      #"""
      {"code":"custom","message":"fatal","fatal":true,"path":[]}
      {"origin":"string","code":"too_small","minimum":5,"inclusive":true,"path":[],"message":"Too small: expected string to have >=5 characters"}
      """#, from443: #"{"code":"custom","message":"fatal","fatal":true,"path":[]}"#)
    try expect(
      #""x""#, by: .string().superRefine("addsFatal").refine(.alwaysFail),
      #"{"code":"custom","message":"fatal","fatal":true,"path":[]}"#)
  }

  @Test func addedIssues() throws {
    try expect(
      #""x""#, by: .string().superRefine("addsNothing"), #""x""#)
    try expect(
      #""x""#, by: .string().superRefine("addsTwoIssues").refine(.alwaysFail),
      #"""
      {"code":"custom","message":"first","path":["x"]}
      {"message":"second","code":"custom","path":[]}
      """#)
    try expect(
      #""x""#, by: .string().superRefine("addsOne").refine(.alwaysFail),
      #"""
      {"code":"custom","message":"one","params":{"a":1},"path":[]}
      {"code":"custom","path":[],"message":"Invalid input"}
      """#)
    try expect(
      #""x""#, by: .string().superRefine("addsTooBig"),
      #"{"code":"too_big","maximum":3,"origin":"string","inclusive":true,"path":[],"message":"Too big: expected string to have <=3 characters"}"#
    )
    try expect(
      #""x""#, by: .string().superRefine("addsUnknownCode"),
      #"{"code":"strange","extra":1,"path":[],"message":"Invalid input"}"#)
    try expect(
      #""x""#, by: .string().superRefine("pushes").refine(.alwaysFail),
      #"{"code":"custom","message":"pushed","path":[]}"#)
    try expect(
      #""x""#, by: .string().superRefine("pushes").min(3),
      #"""
      {"code":"custom","message":"pushed","path":[]}
      {"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"Too small: expected string to have >=3 characters"}
      """#)
    try expect(
      #"{"a":"x"}"#, by: .object { Field("a", .string().superRefine("addsTwoIssues")) },
      #"""
      {"code":"custom","message":"first","path":["a","x"]}
      {"message":"second","code":"custom","path":["a"]}
      """#)
    try expect(
      "1", by: .string().superRefine("addsOne"),
      #"{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received number"}"#
    )
  }

  @Test func aCheckFunctionMayReplaceTheValue() throws {
    try expect(
      #""x""#, by: .string().check("replaces"), #""R""#)
    try expect(
      #""xyz""#, by: .string().check("replaces").min(3),
      #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"Too small: expected string to have >=3 characters"}"#
    )
    try expect(
      #""b""#, by: .string().check("replaces").refine("isNotB"), #""R""#)
  }

  @Test func theConditionOfACheck() throws {
    try expect(
      "5", by: .string().refine(.alwaysFail, when: "whenAlways"),
      #"""
      {"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received number"}
      {"code":"custom","path":[],"message":"Invalid input"}
      """#)
    try expect(
      #""x""#, by: .string().refine(.alwaysFail, when: "whenNever"), #""x""#)
    try expect(
      #""x""#, by: .string().min(3).refine(.alwaysFail, when: "whenNoIssues"),
      #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"Too small: expected string to have >=3 characters"}"#
    )
    try expect(
      #""x""#, by: .string().min(1).refine(.alwaysFail, when: "whenNoIssues"),
      #"{"code":"custom","path":[],"message":"Invalid input"}"#)
    try expect(
      "5", by: .any.refine(.alwaysFail, when: "whenText"), "5")
    try expect(
      #""x""#, by: .any.refine(.alwaysFail, when: "whenText"),
      #"{"code":"custom","path":[],"message":"Invalid input"}"#)
    try expect(
      #""x""#, by: .string().check(.minLength(3), when: "whenAlways"),
      #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"Too small: expected string to have >=3 characters"}"#
    )
    try expect(
      #""x""#,
      by: .string().refine(.alwaysFail, abort: true).refine(
        .alwaysFail, "second", when: "whenAlways"),
      #"""
      {"code":"custom","path":[],"message":"Invalid input"}
      {"code":"custom","path":[],"message":"second"}
      """#, from443: #"{"code":"custom","path":[],"message":"Invalid input"}"#)
  }

  @Test func superRefineTakesAConditionFrom4_4() throws {
    try expect(
      #""x""#, by: .string().superRefine("addsOne", when: "whenNever"),
      #"{"code":"custom","message":"one","params":{"a":1},"path":[]}"#, from443: #""x""#)
    try expect(
      "1", by: .string().superRefine("addsOne", when: "whenAlways"),
      #"{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received number"}"#,
      from443: #"""
        {"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received number"}
        {"code":"custom","message":"one","params":{"a":1},"path":[]}
        """#)
  }

  @Test func paramsAndPaths() throws {
    try expect(
      #""x""#, by: .string().refine(.alwaysFail, params: ["a": [1]]),
      #"{"code":"custom","path":[],"params":{"a":[1]},"message":"Invalid input"}"#)
    try expect(
      #""x""#, by: .string().refine(.alwaysFail, path: ["a", 0], "M", params: ["b": nil]),
      #"{"code":"custom","path":["a",0],"params":{"b":null},"message":"M"}"#)
    try expect(
      #"["x"]"#, by: .array(.string().refine(.alwaysFail, path: [])),
      #"{"code":"custom","path":[0],"message":"Invalid input"}"#)
    try expect(
      "1", by: .custom(.alwaysFail, "M"), #"{"code":"custom","path":[],"message":"M"}"#)
    try expect(
      "1", by: .custom(.alwaysFail).refine(.alwaysFail),
      #"{"code":"custom","path":[],"message":"Invalid input"}"#)
    try expect(
      #"{"a":1}"#, by: .custom(), #"{"a":1}"#)
  }

  @Test func aProperty() throws {
    try expect(
      #""abc""#, by: .string().property("length", .number().max(2)),
      #"{"origin":"number","code":"too_big","maximum":2,"inclusive":true,"path":["length"],"message":"Too big: expected number to be <=2"}"#
    )
    try expect(
      #""ab""#, by: .string().property("length", .number().max(2)), #""ab""#)
    try expect(
      "[1,2,3]", by: .array(.unknown).property("length", .number().max(2)),
      #"{"origin":"number","code":"too_big","maximum":2,"inclusive":true,"path":["length"],"message":"Too big: expected number to be <=2"}"#
    )
    try expect(
      #"{"a":1}"#, by: .any.property("a", .string()),
      #"{"expected":"string","code":"invalid_type","path":["a"],"message":"Invalid input: expected string, received number"}"#
    )
    try expect(
      #"{"a":{"b":1}}"#, by: .any.property("a", .object { Field("b", .string()) }),
      #"{"expected":"string","code":"invalid_type","path":["a","b"],"message":"Invalid input: expected string, received number"}"#
    )
    try expect(
      #"{"a":"x"}"#, by: .any.property("a", .string().toUpperCase()), #"{"a":"x"}"#)
    try expect(
      #""abc""#, by: .string().property("length", .number().max(2)).refine(.alwaysFail),
      #"""
      {"origin":"number","code":"too_big","maximum":2,"inclusive":true,"path":["length"],"message":"Too big: expected number to be <=2"}
      {"code":"custom","path":[],"message":"Invalid input"}
      """#)
    try expect(
      #""abc""#, by: .string().property("length", .string()).refine(.alwaysFail),
      #"{"expected":"string","code":"invalid_type","path":["length"],"message":"Invalid input: expected string, received number"}"#
    )
  }
}
