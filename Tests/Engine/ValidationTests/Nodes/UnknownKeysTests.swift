import SchemaModel
import Testing

/// Keys that an object schema does not declare.
@Suite struct UnknownKeysTests {
  private static let object = ZodSchema.object { Field("a", .number()) }

  @Test func areStripped() throws {
    try expectValid(#"{"z":1,"a":2,"10":3}"#, by: Self.object, output: #"{"a":2}"#)
  }

  @Test func areKeptBehindTheDeclaredOnes() throws {
    try expectValid(
      #"{"z":{"k":[null]},"a":2,"y":"é"}"#, by: Self.object.loose(),
      output: #"{"a":2,"z":{"k":[null]},"y":"é"}"#)
  }

  @Test func keptArrayIndicesComeFirstAsInEveryJavaScriptObject() throws {
    try expectValid(
      #"{"b":1,"10":2,"a":3,"9":4,"01":5,"4294967295":6,"4294967294":7}"#, by: Self.object.loose(),
      output: #"{"9":4,"10":2,"4294967294":7,"a":3,"b":1,"01":5,"4294967295":6}"#)
  }

  @Test func aKeptKeyHasItsLastValueAtItsFirstPlace() throws {
    try expectValid(
      #"{"a":0,"x":1,"y":2,"x":3}"#, by: Self.object.loose(), output: #"{"a":0,"x":3,"y":2}"#)
  }

  @Test func areRefusedInOneIssueBehindTheFields() throws {
    try expectIssues(
      #"{"z":1,"a":null,"y":2}"#, by: Self.object.strict(),
      #"{"expected":"number","code":"invalid_type","path":["a"],"message":"Invalid input: expected number, received null"}"#,
      #"{"code":"unrecognized_keys","keys":["z","y"],"path":[],"message":"Unrecognized keys: \"z\", \"y\""}"#
    )
    try expectInvalid(#"{"z":1,"a":2,"z":3}"#, by: Self.object.strict(), #"Unrecognized key: "z""#)
  }

  @Test func refusedArrayIndicesAreNamedFirst() throws {
    try expectInvalid(
      #"{"b":1,"a":2,"10":3,"9":4}"#, by: Self.object.strict(),
      #"Unrecognized keys: "9", "10", "b""#)
  }

  @Test func refusedKeysSkipTheObjectsChecks() throws {
    let schema = Self.object.strict().refine(.alwaysFail, "Never")
    try expectInvalid(#"{"a":1,"z":1}"#, by: schema, #"Unrecognized key: "z""#)
    try expectInvalid(#"{"a":1}"#, by: schema, "Never")
  }

  /// In a payload `__proto__` is an ordinary key, which sets and reads no prototype.
  @Test(arguments: ["1", "null", #"{"a":1}"#, "[1]"])
  func theKeyOfThePrototypeIsOrdinary(_ value: String) throws {
    try expectValid(#"{"__proto__":\#(value),"a":2}"#, by: Self.object, output: #"{"a":2}"#)
    try expectInvalid(
      #"{"__proto__":\#(value)}"#, by: Self.object,
      "a: Invalid input: expected number, received undefined")
  }

  @Test func strictnessIsEachObjectsOwn() throws {
    let schema = ZodSchema.object { Field("inner", Self.object.strict()) }
    try expectInvalid(
      #"{"z":1,"inner":{"a":1,"z":1}}"#, by: schema, #"inner: Unrecognized key: "z""#)
  }
}
