import SchemaModel
import Testing
import Validation

/// The schema after a loose object whose prototype the payload's `__proto__` sets. Zod 4.3.6, `handleCatchall` and
/// `parsedType`.
@Suite struct PrototypeTests {
  private static let loose = ZodSchema.object { Field("a", .unknown.optional()) }.loose()

  private static func message(_ name: String, expected: String = "string") -> String {
    "Invalid input: expected \(expected), received \(name)"
  }

  @Test(arguments: [
    (#"{"__proto__":[]}"#, "Array"), (#"{"__proto__":[1,2]}"#, "Array"),
    (#"{"__proto__":{}}"#, "Object"), (#"{"__proto__":{"a":1}}"#, "Object"),
    (#"{"__proto__":null}"#, "object"), (#"{"__proto__":5}"#, "object"),
    (#"{"__proto__":"[]"}"#, "object"), (#"{"__proto__":true}"#, "object"),
    (#"{"\u005f_proto__":[]}"#, "Array"), (#"{"__proto__":[],"__proto__":1}"#, "object"),
    (#"{"__proto__":1,"__proto__":[]}"#, "Array"), (#"{"proto":[]}"#, "object"),
    (#"{"b":{"__proto__":[]}}"#, "object"), (#"{}"#, "object"),
  ])
  func aTypeIssueNamesTheConstructor(_ payload: String, _ name: String) throws {
    try expectInvalid(payload, by: Self.loose.pipe(.string()), zod: .v4_3_6, Self.message(name))
  }

  @Test(arguments: [
    (#"{"__proto__":[],"constructor":{"name":"Coach"}}"#, "Coach"),
    (#"{"__proto__":null,"constructor":{"name":"Coach"}}"#, "Coach"),
    (#"{"__proto__":{"constructor":{"name":"Coach"}}}"#, "Coach"),
    (#"{"__proto__":{"constructor":{"name":"Coach"}},"constructor":0}"#, "object"),
    (#"{"__proto__":[],"constructor":null}"#, "object"),
    (#"{"__proto__":[],"constructor":""}"#, "object"),
    (#"{"__proto__":[],"constructor":{}}"#, "undefined"),
    (#"{"__proto__":[],"constructor":"Coach"}"#, "undefined"),
    (#"{"__proto__":[],"constructor":[1]}"#, "undefined"),
    (#"{"__proto__":[],"constructor":{"name":1e21}}"#, "1e+21"),
    (#"{"__proto__":[],"constructor":{"name":null}}"#, "null"),
    (#"{"__proto__":[],"constructor":{"name":false}}"#, "false"),
    (#"{"__proto__":[],"constructor":{"name":"nan"}}"#, "NaN"),
    (#"{"__proto__":1,"constructor":{"name":"Coach"}}"#, "object"),
    (#"{"constructor":{"name":"Coach"}}"#, "object"),
  ])
  func theConstructorMayBeAMember(_ payload: String, _ name: String) throws {
    try expectInvalid(payload, by: Self.loose.pipe(.string()), zod: .v4_3_6, Self.message(name))
  }

  @Test(arguments: [
    #"{"__proto__":[],"constructor":{"name":"toString"}}"#,
    #"{"__proto__":[],"constructor":{"name":["nan"]}}"#,
    #"{"__proto__":[],"constructor":{"name":{}}}"#,
  ])
  func aNameThatIsNoPlainTextIsUndecided(_ payload: String) throws {
    // The verdict alone needs no message.
    let outcome = try Validator(Self.loose.pipe(.string()), zod: .v4_3_6).validate(payload)
    #expect(outcome.isUndecided)
  }

  @Test func everyNodeNamesIt() throws {
    let payload = #"{"__proto__":[]}"#
    for (schema, expected) in [
      (ZodSchema.number(), "number"), (.boolean(), "boolean"), (.array(.unknown), "array"),
      (.tuple(.string()), "tuple"), (.record(.unknown), "record"),
    ] {
      try expectInvalid(
        payload, by: Self.loose.pipe(schema), zod: .v4_3_6,
        Self.message("Array", expected: expected))
    }
    try expectInvalid(
      payload, by: Self.loose.pipe(.string("No text")), zod: .v4_3_6, "No text")
  }

  @Test func onlyALooseObjectTakesOne() throws {
    let payload = #"{"a":1,"__proto__":[]}"#
    let strip = ZodSchema.object { Field("a", .number()) }
    try expectInvalid(payload, by: strip.pipe(.string()), zod: .v4_3_6, Self.message("object"))
    try expectInvalid(payload, by: strip.strict(), zod: .v4_3_6, #"Unrecognized key: "__proto__""#)
    try expectInvalid(
      payload, by: ZodSchema.record(.unknown).pipe(.string()), zod: .v4_3_6, Self.message("object"))
    try expectInvalid(payload, by: .string(), zod: .v4_3_6, Self.message("object"))
  }

  @Test func theOutputHasNoSuchMember() throws {
    try expectValid(
      #"{"__proto__":[1],"b":{"__proto__":[2]}}"#, by: Self.loose, zod: .v4_3_6,
      output: #"{"b":{"__proto__":[2]}}"#)
  }

  @Test func aNestedObjectHasItsOwn() throws {
    let schema = ZodSchema.object { Field("inner", Self.loose.pipe(.string())) }
    try expectInvalid(
      #"{"__proto__":{},"inner":{"__proto__":[]}}"#, by: schema, zod: .v4_3_6,
      "inner: " + Self.message("Array"))
  }

  @Test func aLengthIsInherited() throws {
    let schema = Self.loose.pipe(ZodSchema.string().min(2))
    try expectIssues(
      #"{"__proto__":[1]}"#, by: schema, zod: .v4_3_6,
      #"{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received Array"}"#,
      #"{"origin":"unknown","code":"too_small","minimum":2,"inclusive":true,"path":[],"message":"Too small: expected unknown to be >=2"}"#
    )
    try expectInvalid(#"{"__proto__":[1,2]}"#, by: schema, zod: .v4_3_6, Self.message("Array"))
    try expectInvalid(
      #"{"__proto__":{"length":2}}"#, by: schema, zod: .v4_3_6, Self.message("Object"))
    try expectInvalid(
      #"{"__proto__":[],"length":2}"#, by: schema, zod: .v4_3_6, Self.message("Array"))
  }

  @Test func declaredFieldsAreInherited() throws {
    let object = ZodSchema.object {
      Field("b", .string())
      Field("0", .number().optional())
      Field("length", .number().optional())
    }
    let schema = Self.loose.pipe(object)
    try expectValid(#"{"__proto__":{"b":"x"}}"#, by: schema, zod: .v4_3_6, output: #"{"b":"x"}"#)
    try expectValid(
      #"{"__proto__":{"b":5},"b":"x"}"#, by: schema, zod: .v4_3_6, output: #"{"b":"x"}"#)
    try expectValid(
      #"{"__proto__":[7,8],"b":"x"}"#, by: schema, zod: .v4_3_6,
      output: #"{"0":7,"b":"x","length":2}"#)
    try expectInvalid(
      #"{"__proto__":null}"#, by: schema, zod: .v4_3_6, "b: " + Self.message("undefined"))
  }

  @Test func inheritedKeysAreEnumerated() throws {
    let inner = ZodSchema.object { Field("b", .unknown.optional()) }
    let payload = #"{"z":1,"__proto__":{"y":2,"z":3,"b":4}}"#
    try expectValid(payload, by: Self.loose.pipe(inner), zod: .v4_3_6, output: #"{"b":4}"#)
    try expectValid(
      payload, by: Self.loose.pipe(inner.loose()), zod: .v4_3_6, output: #"{"b":4,"z":1,"y":2}"#)
    try expectInvalid(
      payload, by: Self.loose.pipe(inner.strict()), zod: .v4_3_6, #"Unrecognized keys: "z", "y""#)
    try expectInvalid(
      #"{"z":1,"__proto__":["p","q"]}"#, by: Self.loose.pipe(inner.strict()), zod: .v4_3_6,
      #"Unrecognized keys: "z", "0", "1""#)
    try expectValid(
      #"{"z":1,"__proto__":["p","q"]}"#, by: Self.loose.pipe(inner.loose()), zod: .v4_3_6,
      output: #"{"0":"p","1":"q","z":1}"#)
    try expectValid(
      payload, by: Self.loose.pipe(.record(.unknown)), zod: .v4_3_6, output: #"{"z":1}"#)
  }

  @Test func aPrototypesPrototypeIsTheNextOnes() throws {
    let payload = #"{"__proto__":{"__proto__":[]}}"#
    try expectInvalid(payload, by: Self.loose.pipe(.string()), zod: .v4_3_6, Self.message("Object"))
    try expectInvalid(
      payload, by: Self.loose.pipe(Self.loose).pipe(.string()), zod: .v4_3_6, Self.message("Array"))
    try expectInvalid(
      payload, by: Self.loose.pipe(Self.loose.strict()), zod: .v4_3_6,
      #"Unrecognized key: "__proto__""#)
  }

  @Test func aRecordIsAPlainObject() throws {
    let schema = Self.loose.pipe(.record(.unknown))
    try expectValid(#"{"__proto__":{},"b":1}"#, by: schema, zod: .v4_3_6, output: #"{"b":1}"#)
    try expectValid(#"{"__proto__":null,"b":1}"#, by: schema, zod: .v4_3_6, output: #"{"b":1}"#)
    try expectValid(
      #"{"__proto__":[],"constructor":1}"#, by: schema, zod: .v4_3_6, output: #"{"constructor":1}"#)
    try expectInvalid(
      #"{"__proto__":[],"b":1}"#, by: schema, zod: .v4_3_6,
      Self.message("Array", expected: "record"))
  }

  @Test func aDiscriminatorIsInherited() throws {
    let option = ZodSchema.object { Field("kind", .literal("x")) }
    let schema = Self.loose.pipe(.discriminatedUnion("kind", option))
    try expectValid(
      #"{"__proto__":{"kind":"x"}}"#, by: schema, zod: .v4_3_6, output: #"{"kind":"x"}"#)
  }

  @Test func aRefinementSeesWhatIsInherited() throws {
    let schema = Self.loose.refine(.schoolOrCoach, "Neither")
    try expectValid(#"{"__proto__":{"coach_id":"x"}}"#, by: schema, zod: .v4_3_6, output: "{}")
    try expectInvalid(#"{"__proto__":{"coach_id":""}}"#, by: schema, zod: .v4_3_6, "Neither")
    try expectInvalid(#"{"__proto__":["coach_id"]}"#, by: schema, zod: .v4_3_6, "Neither")
  }

  @Test func aRegisteredFunctionIsNotGivenOne() throws {
    let schema = Self.loose.refine(.alwaysPass, "Never")
    let validator = try Validator(schema, zod: .v4_3_6, functions: .testing)
    #expect(try outcome(of: #"{"__proto__":[]}"#, by: validator).isUndecided)
    #expect(try outcome(of: #"{"__proto__":1,"b":{"__proto__":[]}}"#, by: validator).isValid)
    let outer = ZodSchema.object { Field("inner", Self.loose) }.refine(.alwaysPass, "Never")
    let nested = try Validator(outer, zod: .v4_3_6, functions: .testing)
    #expect(try outcome(of: #"{"inner":{"__proto__":{}}}"#, by: nested).isUndecided)
    #expect(try outcome(of: #"{"inner":{}}"#, by: nested).isValid)
  }

  @Test func aMethodOfArraysIsUndecided() throws {
    let schema = Self.loose.pipe(.object { Field("filter", .unknown.optional()) })
    #expect(try outcome(of: #"{"__proto__":[]}"#, by: Validator(schema, zod: .v4_3_6)).isUndecided)
    try expectValid(
      #"{"__proto__":[],"filter":1}"#, by: schema, zod: .v4_3_6, output: #"{"filter":1}"#)
  }
}
