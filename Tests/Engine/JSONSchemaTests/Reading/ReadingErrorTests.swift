import SchemaModel
import Testing

/// JSON Schemas that have no schema.
@Suite struct ReadingErrorTests {
  @Test func keywordsThatZodDoesNotSupport() {
    expect(
      #"{"not": {"type": "string"}}"#,
      fails: "#: not is not supported in Zod (except { not: {} } for never)")
    expect(
      #"{"type": "array", "items": {"unevaluatedItems": false}}"#,
      fails: "#/items: unevaluatedItems is not supported")
    expect(#"{"unevaluatedProperties": null}"#, fails: "#: unevaluatedProperties is not supported")
    expect(
      #"{"allOf": [true, {"else": true}]}"#,
      fails: "#/allOf/1: Conditional schemas (if/then/else) are not supported")
    expect(
      #"{"dependentRequired": {}}"#,
      fails: "#: dependentSchemas and dependentRequired are not supported")
  }

  @Test func typesThatAreNone() {
    expect(#"{"type": "text"}"#, fails: "#/type: Unsupported type: text")
    expect(#"{"type": 5}"#, fails: "#/type: Unsupported type: 5")
    expect(#"{"type": {}}"#, fails: "#/type: Unsupported type: [object Object]")
    expect(
      #"{"type": "object", "properties": {"a/b": {"type": ["x"]}}}"#,
      fails: "#/properties/a~1b/type: Unsupported type: x")
  }

  @Test(arguments: [
    ("(", "Unterminated group"), (")", "Unmatched ')'"), ("*", "Nothing to repeat"),
    ("a{2,1}", "numbers out of order in {} quantifier"), ("[", "Unterminated character class"),
    ("[b-a]", "Range out of order in character class"), ("(?<a", "Invalid capture group name"),
    ("(?<a>)(?<a>)", "Duplicate capture group name"), ("(?x)", "Invalid group"),
    (#"(?<a>)\\k<b>"#, "Invalid named capture referenced"), (#"\\"#, #"\ at end of pattern"#),
  ])
  func patternsThatAreNone(pattern: String, reason: String) {
    let shown = pattern.replacing(#"\\"#, with: #"\"#)
    expect(
      #"{"type": "string", "pattern": "\#(pattern)"}"#,
      fails: "#/pattern: Invalid regular expression: /\(shown)/: \(reason)")
    expect(
      #"{"type": "object", "patternProperties": {"(": true}}"#,
      fails: "#/patternProperties/(: Invalid regular expression: /(/: Unterminated group")
  }

  @Test func valuesThatMakeZodThrowTypeErrors() {
    expect("5", fails: "#: a JSON Schema must be an object or a Boolean")
    expect(
      #"{"type": "array", "items": null}"#,
      fails: "#/items: a JSON Schema must be an object or a Boolean")
    expect(#"{"not": null}"#, fails: "#/not: not must be a JSON Schema")
    expect(#"{"enum": "ab"}"#, fails: "#/enum: enum must be an array")
    expect(
      #"{"type": "object", "required": {"a": true}}"#,
      fails: "#/required: required must be an array")
    expect(
      #"{"type": "object", "properties": "a"}"#,
      fails: "#/properties: properties must be an object")
    expect(
      #"{"type": "object", "propertyNames": null}"#,
      fails: "#/propertyNames: propertyNames must be a JSON Schema", in: [.v4_6_7])
  }

  @Test func lengthsThatContradictEachOther() throws {
    let text = #"{"type": "string", "minLength": 5, "maxLength": 2}"#
    expect(
      text,
      fails:
        #"#: Invalid regular expression: /^[\s\S]{5,2}$/: numbers out of order in {} quantifier"#,
      in: .before467)
    try expect(text, reads: .string().min(5).max(2), in: [.v4_6_7])
  }

  @Test func whatCannotBeRestated() throws {
    expect(
      #"{"type": "string", "minLength": 1.5}"#,
      fails: "#/minLength: a length that is no integer can't be restated")
    expect(
      #"{"const": {"toString": 1}}"#,
      fails: "#/const: TypeError: Cannot convert object to primitive value")
    expect(
      #"{"const": []}"#, fails: "#/const: Cannot create literal schema with no valid values",
      in: .before467)
    try expect(#"{"const": []}"#, reads: ZodSchema(.literal([])), in: [.v4_6_7])
  }
}
