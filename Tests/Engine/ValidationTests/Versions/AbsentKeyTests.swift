import SchemaModel
import Testing

/// Keys of an object that a payload lacks, and the values that take their place.
@Suite struct AbsentKeyTests {
  @Test func whatTakesUndefinedMayBeAbsentUntil4_3() throws {
    try expect(
      "{}", by: object(v: .unknown), "{}",
      from443:
        #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .any), "{}",
      from443:
        #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .void), "{}",
      from443:
        #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .undefined), "{}",
      from443:
        #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .literal(.undefined)), "{}",
      from443:
        #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .union(.string(), .undefined)), "{}",
      from443:
        #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .unknown.nullable()), "{}",
      from443:
        #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .unknown.readonly()), "{}",
      from443:
        #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .lazy { .unknown }), "{}",
      from443:
        #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .intersection(.unknown, .unknown)), "{}",
      from443:
        #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .string().optional().and(.string().optional())), "{}",
      from443:
        #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
  }

  @Test func aConversionOfAnAbsentKey() throws {
    try expect(
      "{}", by: object(v: .coerce.string()), #"{"v":"undefined"}"#,
      from443:
        #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .coerce.boolean()), #"{"v":false}"#,
      from443:
        #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .coerce.number()),
      #"{"expected":"number","code":"invalid_type","received":"NaN","path":["v"],"message":"Invalid input: expected number, received NaN"}"#
    )
    try expect(
      "{}", by: object(v: .coerce.date()),
      #"{"expected":"date","code":"invalid_type","received":"Invalid Date","path":["v"],"message":"Invalid input: expected date, received Date"}"#
    )
    try expect(
      "{}", by: object(v: .coerce.bigint()),
      #"{"expected":"bigint","code":"invalid_type","path":["v"],"message":"Invalid input: expected bigint, received undefined"}"#
    )
  }

  @Test func aTransformOfAnAbsentKey() throws {
    try expect(
      "{}", by: object(v: .unknown.transform("makeText")), #"{"v":"T"}"#,
      from443:
        #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .transform("makeText")), #"{"v":"T"}"#)
    try expect(
      "{}", by: object(v: .preprocess("makeText", .string())), #"{"v":"T"}"#)
    try expect(
      "{}", by: object(v: .preprocess("makeText", .string().optional())), #"{"v":"T"}"#,
      from467: "{}")
    try expect(
      "{}", by: object(v: .string().optional().transform("makeText").optional()), #"{"v":"T"}"#,
      from443: "{}")
    try expect(
      "{}", by: object(v: .string().default("d").transform("toUpper").optional()), #"{"v":"D"}"#,
      from443: "{}", from467: #"{"v":"D"}"#)
    try expect(
      "{}", by: object(v: .transform("makeText").exactOptional()), #"{"v":"T"}"#, from467: "{}")
  }

  @Test func aSubstituteOfAnAbsentKey() throws {
    try expect(
      "{}", by: object(v: .string().default("d")), #"{"v":"d"}"#)
    try expect(
      "{}", by: object(v: .string().default("d").optional()), #"{"v":"d"}"#)
    try expect(
      "{}", by: object(v: .string().default("d").nullable().optional()), #"{"v":"d"}"#)
    try expect(
      "{}", by: object(v: .string().default("d").exactOptional()), #"{"v":"d"}"#)
    try expect(
      "{}", by: object(v: .string().default("d").readonly()), #"{"v":"d"}"#)
    try expect(
      "{}", by: object(v: .string().default("d").pipe(.string().min(3)).optional()), #"{"v":"d"}"#,
      from443: "{}")
    try expect(
      "{}", by: object(v: .string().min(3).prefault("d").optional()), #"{"v":"d"}"#, from443: "{}")
    try expect(
      "{}", by: object(v: .string().min(3).prefault("d")),
      #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":["v"],"message":"Too small: expected string to have >=3 characters"}"#
    )
    try expect(
      "{}", by: object(v: .string().catch("c")), #"{"v":"c"}"#)
    try expect(
      "{}", by: object(v: .string().catch("c").optional()), "{}")
    try expect(
      "{}", by: object(v: .string().optional().catch("c")), "{}")
    try expect(
      "{}", by: object(v: .string().catch("c").exactOptional()), #"{"v":"c"}"#, from467: "{}")
    try expect(
      "{}", by: object(v: .string().default("d").nonoptional()), #"{"v":"d"}"#,
      from443:
        #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .string().default("d")).required(), #"{"v":"d"}"#,
      from443:
        #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
  }

  @Test func aSchemaThatMayBeAbsent() throws {
    try expect(
      "{}", by: object(v: .unknown.optional()), "{}")
    try expect(
      "{}", by: object(v: .string().exactOptional()), "{}")
    try expect(
      #"{"v":null}"#, by: object(v: .string().exactOptional()),
      #"{"expected":"string","code":"invalid_type","path":["v"],"message":"Invalid input: expected string, received null"}"#
    )
    try expect(
      "{}", by: object(v: .string().pipe(.string().optional())), "{}",
      from443:
        #"{"expected":"string","code":"invalid_type","path":["v"],"message":"Invalid input: expected string, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .string().optional()), "{}")
    // The issues are dropped, and the value goes out all the same.
    try expect(
      "{}", by: object(v: .preprocess("makeText", .number().optional())), #"{"v":"T"}"#,
      from467: "{}")
    try expect(
      "{}", by: object(v: .string()),
      #"{"expected":"string","code":"invalid_type","path":["v"],"message":"Invalid input: expected string, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .success(.unknown)), #"{"v":true}"#,
      from443:
        #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .string().optional().nonoptional()),
      #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .xor(.string(), .number().optional())), "{}")
  }

  @Test func anAbsentKeySkipsTheObjectsRefinements() throws {
    try expect(
      "{}", by: object(v: .unknown).refine(.alwaysFail),
      #"{"code":"custom","path":[],"message":"Invalid input"}"#,
      from443:
        #"{"code":"invalid_type","expected":"nonoptional","path":["v"],"message":"Invalid input: expected nonoptional, received undefined"}"#
    )
    try expect(
      "{}", by: object(v: .string().optional()).refine(.alwaysFail),
      #"{"code":"custom","path":[],"message":"Invalid input"}"#)
  }
}
