import SchemaModel
import SourceJSON
import Testing

@Suite("Documents of version 2 that are refused")
struct Version2RefusalTests {
  static let refusedNodes: [(String, String)] = [
    (#"{"type":"odd"}"#, #".type: unknown type "odd""#),
    (#"{"type":"any","coerce":true}"#, ".coerce: unknown field"),
    (#"{"type":"date","coerce":1}"#, ".coerce: expected true or false"),
    (#"{"type":"any","error":"f"}"#, ".error: expected an object"),
    (#"{"type":"any","error":{"function":1}}"#, ".error.function: expected a string"),
    (#"{"type":"any","error":{"function":"f","b":1}}"#, ".error.b: unknown field"),
    (#"{"type":"any","meta":[]}"#, ".meta: expected an object"),
    (
      #"{"type":"literal","values":[{"$date":0}]}"#,
      ".values: expected strings, numbers, booleans or null"
    ),
    (
      #"{"type":"literal","values":[{"a":0}]}"#,
      ".values: expected strings, numbers, booleans or null"
    ),
    (#"{"type":"enum","entries":["a"]}"#, ".entries: expected an object"),
    (#"{"type":"enum","entries":{"a":true}}"#, ".entries: expected strings or numbers"),
    (#"{"type":"enum","entries":{},"values":[]}"#, ".values: unknown field"),
    (#"{"type":"template_literal"}"#, #": the field "parts" is missing"#),
    (#"{"type":"template_literal","parts":["a",[]]}"#, ".parts[1]: expected a literal or a node"),
    (
      #"{"type":"template_literal","parts":[{"type":"odd"}]}"#,
      #".parts[0].type: unknown type "odd""#
    ),
    (#"{"type":"stringbool","truthy":[1]}"#, ".truthy: expected strings"),
    (#"{"type":"stringbool","case":"upper"}"#, ".case: expected sensitive or insensitive"),
    (#"{"type":"record","value":{"type":"any"},"mode":"strict"}"#, ".mode: expected loose"),
    (#"{"type":"record","key":1,"value":{"type":"any"}}"#, ".key: expected an object"),
    (
      #"{"type":"object","shape":{},"unknownKeys":"strip","catchall":{"type":"any"}}"#,
      ".unknownKeys: unknown field"
    ),
    (#"{"type":"map","key":{"type":"any"}}"#, #": the field "value" is missing"#),
    (#"{"type":"set"}"#, #": the field "value" is missing"#),
    (#"{"type":"xor"}"#, #": the field "options" is missing"#),
    (#"{"type":"xor","options":[],"unionFallback":true}"#, ".unionFallback: unknown field"),
    (#"{"type":"intersection","left":{"type":"any"}}"#, #": the field "right" is missing"#),
    (#"{"type":"nullable","inner":{"type":"any"},"exact":true}"#, ".exact: unknown field"),
    (#"{"type":"readonly"}"#, #": the field "inner" is missing"#),
    (
      #"{"type":"pipe","in":{"type":"any"},"out":{"type":"any"},"decode":{"function":"d"}}"#,
      ".decode: unknown field"
    ),
    (
      #"{"type":"pipe","in":{"type":"any"},"out":{"type":"any"},"codec":true}"#,
      #": the field "decode" is missing"#
    ),
    (
      #"{"type":"pipe","in":{"type":"any"},"out":{"type":"any"},"codec":true,"decode":{"function":"d"}}"#,
      #": the field "encode" is missing"#
    ),
  ]

  @Test("Nodes", arguments: refusedNodes)
  func nodes(node: String, refusal: String) throws {
    #expect(try SchemaModelTests.refusal(ofLaterNode: node) == "$.schema" + refusal)
  }

  static let refusedChecks: [(String, String)] = [
    (#"{"check":"custom","condition":"isOdd"}"#, #".condition: unknown condition "isOdd""#),
    (#"{"check":"custom","condition":"notBlank","name":"p"}"#, ".name: unknown field"),
    (#"{"check":"custom","condition":1}"#, ".condition: expected an object"),
    (#"{"check":"custom","condition":{}}"#, ".condition: expected an object with one field"),
    (#"{"check":"custom","condition":{"odd":1}}"#, ".condition.odd: unknown condition"),
    (#"{"check":"custom","condition":{"equal":[1]}}"#, ".condition.equal: expected two operands"),
    (
      #"{"check":"custom","condition":{"equal":[{"date":"a"},1]}}"#,
      ".condition.equal: dates can't be compared by identity"
    ),
    (
      #"{"check":"custom","condition":{"less":[{"field":"a","date":"b"},1]}}"#,
      ".condition.less[0].field: unknown field"
    ),
    (
      #"{"check":"custom","condition":{"equal":[{"$undefined":false},1]}}"#,
      ".condition.equal[0].$undefined: expected true"
    ),
    (
      #"{"check":"custom","condition":{"truthy":{"value":1}}}"#,
      ".condition.truthy.value: expected true or false"
    ),
    (
      #"{"check":"custom","condition":{"not":{"truthy":[1]}}}"#,
      ".condition.not.truthy: expected a field or a constant"
    ),
    (#"{"check":"odd"}"#, #".check: unknown check "odd""#),
    (#"{"check":"min_size"}"#, #": the field "minimum" is missing"#),
    (#"{"check":"size_equals","size":-1}"#, ".size: expected a whole number, 0 or more"),
    (#"{"check":"number_format","format":"int16"}"#, #".format: unknown number format "int16""#),
    (
      #"{"check":"greater_than","value":{"$undefined":true},"inclusive":true}"#,
      ".value: expected a number, bigint or date"
    ),
    (#"{"check":"multiple_of","value":"1"}"#, ".value: expected a number"),
    (
      #"{"check":"overwrite","name":"normalize","form":"NFX"}"#,
      ".form: expected NFC, NFD, NFKC or NFKD"
    ),
    (#"{"check":"overwrite","name":"trim","form":"NFC"}"#, ".form: unknown field"),
    (
      #"{"check":"custom","name":"p","params":{"$undefined":true}}"#,
      ".params: expected a JSON value"
    ),
    (#"{"check":"function","name":"f","path":[]}"#, ".path: unknown field"),
    (#"{"check":"property","property":"a"}"#, #": the field "schema" is missing"#),
    (
      #"{"check":"property","property":"a","schema":{"type":"odd"}}"#,
      #".schema.type: unknown type "odd""#
    ),
    (#"{"check":"function","name":"f","when":true}"#, ".when: expected an object"),
  ]

  @Test("Checks", arguments: refusedChecks)
  func checks(check: String, refusal: String) throws {
    #expect(try SchemaModelTests.refusal(ofLaterCheck: check) == "$.schema.checks[0]" + refusal)
  }

  static let refusedFormats: [(String, String)] = [
    (#""format":"odd""#, #".format: unknown string format "odd""#),
    (#""format":"email","position":1"#, ".position: unknown field"),
    (#""format":"includes","includes":"a","position":0.5"#, ".position: expected a whole number"),
    (#""format":"url","hostname":"host""#, ".hostname: expected an object"),
    (#""format":"url","hostname":{"flags":"i"}"#, #".hostname: the field "pattern" is missing"#),
    (#""format":"url","protocol":"domain""#, ".protocol: expected an object"),
    (#""format":"url","protocol":{"pattern":"a","b":1}"#, ".protocol.b: unknown field"),
    (#""format":"url","normalize":1"#, ".normalize: expected true or false"),
    (#""format":"url","pattern":"a","normalize":true"#, ".normalize: unknown field"),
    (#""format":"jwt","alg":1"#, ".alg: expected a string"),
    (#""format":"email","alg":"HS256""#, ".alg: unknown field"),
    (#""format":"datetime","precision":-2"#, ".precision: expected -1 or more"),
    (#""format":"datetime","precision":1.5"#, ".precision: expected a whole number"),
    (#""format":"datetime","pattern":"a","offset":true"#, ".offset: unknown field"),
    (#""format":"time","precision":1"#, ".precision: unknown field"),
    (#""format":"own","pattern":"a","function":{"function":"f"}"#, ".function: unknown field"),
    (#""format":"email","function":{"function":"f"}"#, ".function: unknown field"),
  ]

  @Test("Formats", arguments: refusedFormats)
  func formats(fields: String, refusal: String) throws {
    let check = #"{"check":"string_format",\#(fields)}"#
    #expect(try SchemaModelTests.refusal(ofLaterCheck: check) == "$.schema.checks[0]" + refusal)
  }
}
