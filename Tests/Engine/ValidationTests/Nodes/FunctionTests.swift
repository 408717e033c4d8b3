import JSPrimitives
import SchemaModel
import Testing
import Validation

/// Functions, which objects inherit under some names.
@Suite struct FunctionTests {
  private static func object(_ key: JSText, _ schema: ZodSchema) -> ZodSchema {
    .object { Field(key, schema) }
  }

  @Test(arguments: [
    "toString", "constructor", "hasOwnProperty", "valueOf", "isPrototypeOf", "toLocaleString",
    "propertyIsEnumerable", "__defineGetter__", "__lookupSetter__",
  ])
  func anInheritedFunctionIsOne(_ key: String) throws {
    try expect("{}", by: Self.object(JSText(key), .function), "{}")
    try expect("{}", by: Self.object(JSText(key), .function.optional()), "{}")
    try expect("{}", by: .record(.literal(.string(key)), .function), "{}")
    try expect("{}", by: .any.property(key, .function), "{}")
  }

  @Test func anOwnMemberIsNone() throws {
    try expect(
      #"{"toString":1}"#, by: Self.object("toString", .function),
      #"{"code":"invalid_type","expected":"function","path":["toString"],"message":"Invalid input: expected function, received number"}"#
    )
    try expect(
      "{}", by: Self.object("toStrings", .function),
      #"{"code":"invalid_type","expected":"function","path":["toStrings"],"message":"Invalid input: expected function, received undefined"}"#
    )
  }

  @Test func theOutputHasNoFunction() throws {
    try expect("{}", by: Self.object("constructor", .success(.function)), #"{"constructor":true}"#)
    try expect("{}", by: Self.object("constructor", .function.catch("c")), "{}")
  }

  /// The output of `z.function()` is a function around the given one, without parameters of its own.
  @Test func theOutputIsAnotherFunction() throws {
    try expect("{}", by: Self.object("constructor", .any.check(.minLength(1))), "{}")
    let issue =
      #"{"origin":"unknown","code":"too_small","minimum":1,"inclusive":true,"path":["constructor"],"message":"Too small: expected unknown to be >=1"}"#
    try expect("{}", by: Self.object("constructor", .function.check(.minLength(1))), issue)
    try expect(
      "{}", by: Self.object("constructor", .function.pipe(.any.check(.minLength(1)))), issue)
    try expect("{}", by: Self.object("toString", .any.and(.any)), "{}")
    for schema in [ZodSchema.function.and(.any), .function.and(.function)] {
      for zod in ZodVersion.allCases where zod >= .v4_1_12 {
        let validator = try Validator(Self.object("toString", schema), zod: zod)
        #expect(validator.validate("{}").isUndecided, "Zod \(zod.rawValue)")
      }
    }
  }

  @Test func anObjectWithoutAPrototypeInheritsNone() throws {
    let loose = ZodSchema.object {}.loose()
    try expect(
      #"{"__proto__":null}"#, by: loose.pipe(Self.object("toString", .function)),
      #"{"code":"invalid_type","expected":"function","path":["toString"],"message":"Invalid input: expected function, received undefined"}"#,
      from443: "{}")
    try expect(
      #"{"__proto__":{}}"#, by: loose.pipe(Self.object("toString", .function)), "{}")
    try expect(
      #"{"__proto__":null}"#, by: loose.pipe(Self.object("__proto__", .null)),
      #"{"expected":"null","code":"invalid_type","path":["__proto__"],"message":"Invalid input: expected null, received undefined"}"#,
      from443:
        #"{"expected":"null","code":"invalid_type","path":["__proto__"],"message":"Invalid input: expected null, received Object"}"#,
      from467: "{}")
  }

  /// A member that is there with the value undefined hides the inherited one.
  @Test func aPresentMemberHidesTheInheritedOne() throws {
    let made = Self.object("toString", .string().catch(.undefined))
    let issue =
      #"{"expected":"string","code":"invalid_type","path":["toString"],"message":"Invalid input: expected string, received undefined"}"#
    try expect("{}", by: made.pipe(Self.object("toString", .string())), issue)
    try expect("{}", by: made.property("toString", .string()), issue)
  }

  @Test func propertiesOfOtherValuesAreInherited() throws {
    try expect("[]", by: .any.property("toString", .function), "[]")
    try expect("5", by: .any.property("toString", .any.check(.minLength(1))), "5")
    try expect(
      #""s""#, by: .any.property("toString", .any.check(.minLength(1))),
      #"{"origin":"unknown","code":"too_small","minimum":1,"inclusive":true,"path":["toString"],"message":"Too small: expected unknown to be >=1"}"#
    )
    try expect(
      "{}", by: .any.property("__proto__", .string()),
      #"{"expected":"string","code":"invalid_type","path":["__proto__"],"message":"Invalid input: expected string, received Object"}"#
    )
    for (payload, key) in [(#""s""#, "concat"), (#""s""#, "0"), ("1", "toFixed"), ("[]", "at")] {
      let validator = try Validator(.any.property(key, .any))
      #expect(validator.validate(payload).isUndecided, "\(key)")
    }
  }
}
