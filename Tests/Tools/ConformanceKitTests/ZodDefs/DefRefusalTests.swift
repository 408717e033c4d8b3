import Testing

/// Trees that are not read in part.
@Suite struct DefRefusalTests {
  @Test(arguments: [
    ("1", "$: expected an object"),
    ("{}", #"$: the field "type" is missing"#),
    (#"{"type":"odd"}"#, #"$.type: unknown type "odd""#),
    (#"{"type":"string","description":"d"}"#, "$.description: unknown field"),
    (#"{"type":"object","shape":{"a":{"type":"odd"}}}"#, #"$.shape.a.type: unknown type "odd""#),
    (
      #"{"type":"array","element":{"type":"tuple","items":[{"type":"null"},7],"rest":null}}"#,
      "$.element.items[1]: expected an object"
    ),
    (#"{"type":"optional"}"#, #"$: the field "innerType" is missing"#),
    (#"{"type":"string","message":7}"#, "$.message: expected a string"),
    (
      #"{"type":"template_literal","parts":[{"type":"string"}],"format":"x"}"#,
      "$.format: unknown field"
    ),
    (
      #"{"type":"string","message":"\ud800"}"#,
      "$.message: a message cannot hold a lone surrogate"
    ),
  ])
  func theFirstOddPlaceIsNamed(_ text: String, _ refusal: String) throws {
    #expect(try DefTrees.refusal(text) == refusal)
  }
}
