import JSPrimitives
import SchemaModel
import SourceJSON
import Testing
import Validation

/// Outputs are views, and equal values that are made at once.
@Suite struct OutputViewTests {
  private static let cases: [(ZodSchema, String, JSONValue)] = [
    (
      .unknown, #"{"b":1,"a":{"2":[],"1":{"é":"\ud800"}},"b":2}"#,
      ["b": 2, "a": ["1": ["é": .string(JSText(utf16: [0xD800]))], "2": []]]
    ),
    (.object { Field("d", .coerce.date()) }, #"{"d":0}"#, ["d": "1970-01-01T00:00:00.000Z"]),
    (.object { Field("n", .coerce.number()) }, #"{"n":"0x10"}"#, ["n": 16]),
    (.object { Field("a", .string().optional()) }, "{}", [:]),
    (.object { Field("a", .string().default("x")) }, "{}", ["a": "x"]),
    (
      .array(.object { Field("s", .string().toUpperCase()) }), #"[{"s":"ß"},{"s":"a"}]"#,
      [["s": "SS"], ["s": "A"]]
    ),
    (
      .looseObject { Field("z", .string()) }, #"{"y":[1],"z":"\u0041","10":0,"9":{}}"#,
      ["9": [:], "10": 0, "z": "A", "y": [1]]
    ),
    (.record(.string(), .number()), #"{"b":1,"7":2,"a":3,"b":4}"#, ["7": 2, "b": 4, "a": 3]),
    (.tuple(.string(), .number()), #"["x",-0]"#, ["x", -0.0]),
  ]

  @Test(arguments: cases)
  func everyKindOfOutput(_ schema: ZodSchema, _ payload: String, _ expected: JSONValue) throws {
    let validator = try Validator(schema)
    let output = try #require(validator.validate(payload).output)
    #expect(output == expected)
    #expect(output.hashValue == expected.hashValue)
    #expect(JSONWriter.string(of: output) == JSONWriter.string(of: expected))
    for member in expected.object?.members ?? [] { #expect(output[member.key] == member.value) }
    #expect(try validator.decode(JSONValue.self, from: payload).output == expected)
  }

  @Test func anOutputOutlivesItsValidatorAndPayload() throws {
    var output: JSONValue?
    do {
      let validator = try Validator(
        .object {
          Field("a key that is long", .string().toLowerCase())
          Field("other", .unknown)
        })
      output =
        validator.validate(
          #"{"a key that is long":"A TEXT THAT IS NO SMALL STRING","other":{"in":["side"]}}"#
        ).output
      // The memory of the call is used again.
      for _ in 0..<100 { _ = validator.validate(#"{"a key that is long":"B","other":[]}"#) }
    }
    #expect(output?["a key that is long"] == "a text that is no small string")
    #expect(output?["other"]?["in"]?[0] == "side")
    #expect(output?.object?.members.map(\.key) == ["a key that is long", "other"])
  }
}
