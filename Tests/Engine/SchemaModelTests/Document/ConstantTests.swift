import SchemaModel
import SourceJSON
import Testing

@Suite("Constants of documents")
struct ConstantTests {
  private static let pairs: [(ZodSchema.Constant, String)] = [
    (.undefined, #"{"$undefined":true}"#), (.bigint("0"), #"{"$bigint":"0"}"#),
    (.bigint("-90071992547409930"), #"{"$bigint":"-90071992547409930"}"#),
    (.date(milliseconds: 1.5), #"{"$date":1.5}"#),
    (.date(milliseconds: .infinity), #"{"$date":{"$number":"Infinity"}}"#),
    (.number(.infinity), #"{"$number":"Infinity"}"#),
    (.number(-.infinity), #"{"$number":"-Infinity"}"#), (.number(-0.0), #"{"$number":"-0"}"#),
    (.array([1, .number(.infinity)]), #"[1,{"$number":"Infinity"}]"#),
    (["function": "f"], #"{"$json":{"function":"f"}}"#),
    (["$bigint": "1"], #"{"$json":{"$bigint":"1"}}"#), (["$": nil], #"{"$json":{"$":null}}"#),
    (["a": ["$json": [:]]], #"{"a":{"$json":{"$json":{}}}}"#),
  ]

  @Test(
    "A value that JSON lacks has a word, and an object that looks like one an escape",
    arguments: pairs)
  func words(constant: ZodSchema.Constant, text: String) throws {
    let schema = ZodSchema.any.default(constant)
    let node = #"{"type":"default","inner":{"type":"any"},"value":\#(text)}"#
    #expect(JSONWriter.string(of: schema.document) == node)
    let document = #"{"format":"schema-document/2","name":"n","schema":\#(node)}"#
    #expect(try SchemaDocument(Array(document.utf8)).schema == schema)
  }

  @Test("Negative zero and NaN keep their kind")
  func numbers() throws {
    for (text, sign) in [("-0", FloatingPointSign.minus), ("NaN", .plus)] {
      let document =
        #"{"format":"schema-document/2","name":"n","schema":{"type":"literal","values":[{"$number":"\#(text)"}]}}"#
      let schema = try SchemaDocument(Array(document.utf8)).schema
      guard case .literal(let values) = schema.node, let number = values.first?.json?.number else {
        Issue.record("\(schema)")
        return
      }
      #expect(number.sign == sign || number.isNaN)
      #expect(SchemaDocument(name: "n", schema: schema, zod: nil).description == document)
    }
  }

  @Test(
    "An object of more members, or with another key, is itself",
    arguments: [
      ["a": 1], ["$a": 1, "$b": 2], ["function": "f", "b": 1], [:], ["a": ["functions": "f"]],
    ] as [ZodSchema.Constant])
  func objects(constant: ZodSchema.Constant) throws {
    let schema = ZodSchema.any.catch(constant)
    let document = SchemaDocument(name: "n", schema: schema, zod: nil)
    #expect(try document.value["format"] == "schema-document/1")
    #expect(try SchemaDocument(document.value) == document)
  }

  @Test("Version 1 has JSON values only, and no escapes")
  func version1() throws {
    let text =
      #"{"format":"schema-document/1","name":"n","schema":{"type":"default","inner":{"type":"any"},"value":{"$bigint":"1"}}}"#
    let document = try SchemaDocument(Array(text.utf8))
    #expect(document.schema == .any.default(["$bigint": "1"]))
    #expect(try document.value["format"] == "schema-document/2")
    #expect(try SchemaDocument(document.value).schema == document.schema)
  }

  @Test(
    "Other words are refused",
    arguments: [
      (#"{"$undefined":1}"#, ".$undefined: expected true"),
      (#"{"$bigint":1}"#, ".$bigint: expected a decimal integer as a string"),
      (#"{"$bigint":"1.0"}"#, ".$bigint: expected a decimal integer as a string"),
      (#"{"$bigint":"01"}"#, ".$bigint: expected a decimal integer as a string"),
      (#"{"$bigint":"-"}"#, ".$bigint: expected a decimal integer as a string"),
      (#"{"$bigint":"-0"}"#, ".$bigint: expected a decimal integer as a string"),
      (#"{"$bigint":""}"#, ".$bigint: expected a decimal integer as a string"),
      (#"{"$date":"2020"}"#, ".$date: expected a number"),
      (
        #"{"$number":"1"}"#, #".$number: expected "NaN", "Infinity", "-Infinity" or "-0""#
      ),
      (#"{"$json":1}"#, ".$json: expected an object"), (#"{"$odd":1}"#, ".$odd: unknown constant"),
      (#"[{"$undefined":true}]"#, "[0].$undefined: expected a JSON value"),
      (#"{"a":{"$bigint":"1"}}"#, ".a.$bigint: expected a JSON value"),
      (#"{"a":{"function":"f"}}"#, ".a.function: expected a JSON value"),
      (#"{"function":1}"#, ".function: expected a string"), ("1e999", ": a number is too large"),
      ("[1e999]", "[0]: a number is too large"),
    ])
  func refusals(text: String, refusal: String) throws {
    let node = #"{"type":"default","inner":{"type":"any"},"value":\#(text)}"#
    #expect(try SchemaModelTests.refusal(ofLaterNode: node) == "$.schema.value" + refusal)
  }
}
