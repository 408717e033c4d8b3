import SchemaModel
import SourceJSON
import Testing

@testable import Validation

/// Members that are written as they are in the payload, next to those that are not.
@Suite struct WrittenOutputTests {
  private let schema = ZodSchema.object {
    Field("a", .string().trim())
    Field("b", .boolean().nullable().optional())
    Field("c", .object { Field("d", .string()) }.optional())
    Field("e", .number().optional())
    Field("f\n", .string().optional())
  }

  private func written(_ payload: String, by schema: ZodSchema) throws -> String {
    var record = RecordValidator(try Validator(schema))
    var text: [UInt8] = []
    try Array(payload.utf8).withUnsafeBufferPointer { bytes in
      let verdict = try record.judge(bytes)
      #expect(verdict == .valid)
      record.writeOutput(to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  @Test(arguments: [
    (#"{"a":"x","b":true}"#, #"{"a":"x","b":true}"#),
    // Another order, white space in every place, a member left out in between.
    (#"{"b":null,"a":"x"}"#, #"{"a":"x","b":null}"#),
    (#"{"a":"x", "b":false}"#, #"{"a":"x","b":false}"#),
    (#"{"a": "x","b" :false}"#, #"{"a":"x","b":false}"#),
    (#"{"a":"x" ,"b":false}"#, #"{"a":"x","b":false}"#),
    (#"{"a":"x","z":1,"b":false}"#, #"{"a":"x","b":false}"#),
    // Escapes, changed texts, numbers that are written in another form.
    (#"{"a":" x ","b":true}"#, #"{"a":"x","b":true}"#),
    (#"{"a":"\u0078","b":true}"#, #"{"a":"x","b":true}"#),
    (#"{"\u0061":"x","b":true}"#, #"{"a":"x","b":true}"#),
    (#"{"a":"x","b":true,"e":1.50}"#, #"{"a":"x","b":true,"e":1.5}"#),
    (#"{"a":"x","f\n":"y"}"#, #"{"a":"x","f\n":"y"}"#),
    (#"{"a":"é","b":null,"e":7}"#, #"{"a":"é","b":null,"e":7}"#),
    // The last of equal keys, and an object in between.
    (#"{"a":"x","b":true,"a":"y"}"#, #"{"a":"y","b":true}"#),
    (#"{"a":"x","c":{"d":"y"},"e":1}"#, #"{"a":"x","c":{"d":"y"},"e":1}"#),
    (#"{"c":{"d":"y"},"b":true,"a":"x"}"#, #"{"a":"x","b":true,"c":{"d":"y"}}"#),
  ])
  func objects(payload: String, expected: String) throws {
    #expect(try written(payload, by: schema) == expected)
  }

  @Test("Elements are written one by one")
  func arrays() throws {
    let schema = ZodSchema.array(.object { Field("a", .string()) })
    #expect(
      try written(#"[{"a":"x"},{"b":1,"a":"y"},{"a":"z","b":2}]"#, by: schema)
        == #"[{"a":"x"},{"a":"y"},{"a":"z"}]"#)
  }
}
