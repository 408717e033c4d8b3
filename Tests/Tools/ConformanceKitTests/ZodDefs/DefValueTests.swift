import SchemaModel
import Testing

/// Nodes that list their values.
@Suite struct DefValueTests {
  @Test func literalsAreValuesOfAnyScalarType() throws {
    let text =
      #"{"type":"literal","values":["a",1,true,null,{"$undefined":true},{"$bigint":"-2"}]}"#
    #expect(
      try DefTrees.schema(text)
        == ZodSchema(.literal(["a", 1, true, nil, .undefined, .bigint("-2")])))
  }

  @Test func aLiteralIsNoArrayObjectOrDate() throws {
    for value in ["[]", "{}", #"{"$date":0}"#] {
      let refusal = try DefTrees.refusal(#"{"type":"literal","values":["a",\#(value)]}"#)
      #expect(refusal?.hasPrefix("$.values[1]: expected a string, number") == true)
    }
  }

  @Test func anEnumHasKeysAndValues() throws {
    let text = #"{"type":"enum","entries":{"Up":0,"Down":"d"}}"#
    let entries = ZodSchema.Enumeration(entries: [.init("Up", 0), .init("Down", "d")])
    #expect(try DefTrees.schema(text) == ZodSchema(.enumeration(entries)))
    #expect(
      try DefTrees.refusal(#"{"type":"enum","entries":{"Up":true}}"#)
        == "$.entries.Up: expected a string or number")
  }

  @Test func stringboolHasItsWordsAndTheirCase() throws {
    func text(_ rest: String) -> String {
      #"{"type":"stringbool","truthy":["Ja"],"falsy":[]\#(rest)}"#
    }
    #expect(
      try DefTrees.schema(text(""))
        == ZodSchema(.stringbool(.init(truthy: ["Ja"], falsy: []))))
    #expect(
      try DefTrees.schema(text(#","case":"sensitive""#))
        == ZodSchema(.stringbool(.init(truthy: ["Ja"], falsy: [], isCaseSensitive: true))))
    #expect(try DefTrees.refusal(text(#","case":"odd""#)) == #"$.case: unknown case "odd""#)
  }

  @Test func aTemplateLiteralHasTextsAndSchemas() throws {
    let text =
      #"{"type":"template_literal","parts":["a",1,false,null,{"$undefined":true},{"$bigint":"1"},{"type":"string"}]}"#
    #expect(
      try DefTrees.schema(text)
        == ZodSchema(
          .templateLiteral([
            "a", .literal(1), .literal(false), .literal(nil), .literal(.undefined),
            .literal(.bigint("1")), .schema(.text),
          ])))
  }
}
