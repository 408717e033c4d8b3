import SourceJSON
import Testing

@testable import conformance_tables

/// The recognition of constructs in `def` trees and documents.
@Suite struct ConstructTests {
  private func names(_ text: String) throws -> [String] {
    try Construct.places(in: JSONDocument(Array(text.utf8)).value).map { Construct.all[$0].name }
  }

  @Test func everyRowHasANameOfItsOwn() {
    #expect(Set(Construct.all.map(\.name)).count == Construct.all.count)
  }

  @Test(arguments: [
    (
      #"{"type":"string","checks":[{"check":"min_length","minimum":1}]}"#,
      ["z.string()", "· min/max/length of a string"]
    ),
    (
      #"{"type":"array","element":{"type":"null"},"checks":[{"check":"max_length","maximum":1}]}"#,
      ["null", "array", "· min/max/length of an array"]
    ),
    (
      #"{"type":"number","coerce":true,"checks":[{"check":"multiple_of","value":2}]}"#,
      ["z.number()", "· multipleOf", "coerce.*", "· coerce.number"]
    ),
    (#"{"type":"enum","entries":{"a":"a"}}"#, ["enum"]),
    (#"{"type":"enum","entries":{"a":1}}"#, ["enum", "· numeric / native enum"]),
    (
      #"{"type":"tuple","items":[{"type":"optional","innerType":{"type":"null"}}],"rest":null}"#,
      ["null", "tuple", "· with optional or default tail", "optional"]
    ),
    (#"{"type":"optional","exact":true,"innerType":{"type":"null"}}"#, ["null", "exactOptional"]),
    (#"{"type":"object","shape":{},"catchall":{"type":"never"}}"#, ["· strict"]),
    (#"{"type":"object","shape":{},"catchall":{"type":"unknown"}}"#, ["· loose"]),
    (#"{"type":"object","shape":{},"catchall":{"type":"null"}}"#, ["null", "· catchall(schema)"]),
    (
      #"{"type":"object","shape":{"a":{"type":"null"}},"catchall":{"$undefined":true}}"#,
      ["null", "object, strip"]
    ),
    (#"{"type":"object","shape":{"a":{"$ref":"$"}}}"#, ["object, strip", "· recursive by getter"]),
    (
      #"{"type":"lazy","inner":{"type":"array","element":{"type":"lazy","inner":{"$ref":"$"}}}}"#,
      ["lazy", "array"]
    ),
    (#"{"type":"union","options":[{"type":"null"}]}"#, ["null", "union"]),
    (#"{"type":"union","options":[{"type":"null"}],"inclusive":false}"#, ["null", "xor"]),
    (
      #"{"type":"union","options":[],"discriminator":"k","inclusive":false,"unionFallback":true}"#,
      ["discriminatedUnion", "· unionFallback"]
    ),
    (
      #"{"type":"record","keyType":{"type":"string"},"valueType":{"type":"null"},"partial":true}"#,
      ["z.string()", "null", "record, string keys", "· partialRecord"]
    ),
    (
      #"{"type":"record","keyType":{"type":"null"},"valueType":{"type":"null"},"mode":"loose"}"#,
      ["null", "· key schema (checks, enum, literal, number…)", "· looseRecord"]
    ),
    (
      #"{"type":"default","innerType":{"type":"null"},"value":{"type":"string"}}"#,
      ["null", "default"]
    ),
    (
      #"{"type":"catch","innerType":{"type":"null"},"value":{"opaque":true,"name":"f1","kind":"catch"}}"#,
      ["null", "catch", "· catch(function)"]
    ),
  ])
  func aTreeHasItsConstructs(_ text: String, _ constructs: [String]) throws {
    #expect(try names(text) == constructs)
  }

  @Test(arguments: [
    (
      #"{"type":"pipe","in":{"type":"null"},"out":{"type":"null"}}"#,
      ["null", "pipe of two schemas"]
    ),
    (
      #"{"type":"pipe","in":{"type":"null"},"out":{"type":"transform"}}"#,
      ["null", "transform (user function)"]
    ),
    (
      #"{"type":"pipe","in":{"type":"transform"},"out":{"type":"null"}}"#,
      ["null", "preprocess (user function)"]
    ),
    (
      #"{"type":"pipe","codec":true,"in":{"type":"null"},"out":{"type":"nan"}}"#,
      ["z.nan()", "null", "codec"]
    ),
    (
      #"{"type":"custom","check":"custom","fn":{"opaque":true},"abort":true}"#,
      ["abort", "custom / instanceof"]
    ),
    (
      #"{"type":"null","checks":[{"check":"custom","fn":{"opaque":true},"message":"m"}]}"#,
      ["null", "refine (user function)", "constant message"]
    ),
    (
      #"{"type":"null","checks":[{"check":"custom","opaque":true,"when":{"opaque":true}}]}"#,
      ["null", "superRefine / check (user function)", "when"]
    ),
    (
      #"{"type":"null","checks":[{"check":"overwrite","tx":{"opaque":true}}]}"#,
      ["null", "overwrite (user function)"]
    ),
    (
      #"{"type":"null","error":{"opaque":true},"checks":[{"check":"property","property":"a","schema":{"type":"nan"}}]}"#,
      ["z.nan()", "null", "error function of a schema or check", "property check"]
    ),
  ])
  func functionsAreRecognizedByTheirPlace(_ text: String, _ constructs: [String]) throws {
    #expect(try names(text) == constructs)
  }

  @Test(arguments: [
    (#""format":"email""#, ["· email"]), (#""format":"url""#, ["· url, no options"]),
    (#""format":"url","normalize":true"#, ["· url + hostname/protocol/normalize, httpUrl"]),
    (#""format":"md5_hex","pattern":{"$regex":"a"}"#, ["· hash()"]),
    (#""format":"odd","pattern":{"$regex":"a"}"#, ["· stringFormat(name, pattern)"]),
    (#""format":"odd","fn":{"opaque":true}"#, ["· stringFormat(name, fn)"]),
    (#""format":"datetime","offset":false,"local":false,"precision":null"#, ["· iso.datetime"]),
    (#""format":"datetime","offset":true"#, ["· iso.datetime + precision/offset/local"]),
    (#""format":"datetime","pattern":"^x(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z))$""#, ["· iso.datetime"]),
    (#""format":"datetime","pattern":"^x(?:Z))$""#, ["· iso.datetime + precision/offset/local"]),
    (
      #""format":"includes","includes":"a","position":2"#,
      ["· startsWith / endsWith / includes", "· includes with position"]
    ),
  ])
  func aFormatIsRecognizedOnItsNodeAndAsACheck(_ fields: String, _ constructs: [String]) throws {
    let format = #""check":"string_format",\#(fields)"#
    #expect(try names(#"{"type":"string",\#(format)}"#) == ["z.string()"] + constructs)
    #expect(try names(#"{"type":"string","checks":[{\#(format)}]}"#) == ["z.string()"] + constructs)
  }

  @Test(arguments: [
    (#"{"type":"optional","inner":{"type":"null"}}"#, ["null", "optional"]),
    (#"{"type":"object","shape":{},"unknownKeys":"strip"}"#, ["object, strip"]),
    (#"{"type":"object","shape":{},"unknownKeys":"reject"}"#, ["· strict"]),
    (#"{"type":"object","shape":{},"unknownKeys":"keep"}"#, ["· loose"]),
    (#"{"type":"record","value":{"type":"null"}}"#, ["null", "record, string keys"]),
    (#"{"type":"discriminated_union","discriminator":"k","options":[]}"#, ["discriminatedUnion"]),
    (#"{"type":"xor","options":[]}"#, ["xor"]),
    (#"{"type":"enum","values":[1]}"#, ["enum", "· numeric / native enum"]),
    (
      #"{"type":"null","checks":[{"check":"custom","name":"n"}]}"#,
      ["null", "refine (user function)"]
    ),
    (
      #"{"type":"null","checks":[{"check":"function","name":"n"}]}"#,
      ["null", "superRefine / check (user function)"]
    ),
    (
      #"{"type":"string","checks":[{"check":"overwrite","name":"trim"}]}"#,
      ["z.string()", "· trim / toLowerCase / toUpperCase"]
    ),
    (
      #"{"type":"default","inner":{"type":"null"},"value":{"function":"f"}}"#,
      ["null", "default", "· default(function)"]
    ),
  ])
  func aDocumentHasItsConstructs(_ text: String, _ constructs: [String]) throws {
    #expect(try names(text) == constructs)
  }
}
