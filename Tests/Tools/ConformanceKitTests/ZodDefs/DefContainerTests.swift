import SchemaModel
import Testing

/// Arrays, tuples, objects, records, maps and sets.
@Suite struct DefContainerTests {
  @Test func anArrayHasAnElement() throws {
    #expect(
      try DefTrees.schema(#"{"type":"array","element":{"type":"string"}}"#)
        == ZodSchema(.array(element: .text)))
  }

  @Test func aTupleMayHaveARest() throws {
    let items = #"{"type":"tuple","items":[{"type":"string"}],"rest":"#
    let closed = ZodSchema(.tuple(items: [.text], rest: nil))
    #expect(try DefTrees.schema(items + "null}") == closed)
    #expect(try DefTrees.schema(items + #"{"$undefined":true}}"#) == closed)
    #expect(
      try DefTrees.schema(items + #"{"type":"number"}}"#)
        == ZodSchema(.tuple(items: [.text], rest: .count)))
  }

  private func record(_ rest: String) -> String {
    #"{"type":"record","keyType":{"type":"string"},"valueType":{"type":"number"}\#(rest)}"#
  }

  @Test func aRecordMayBePartialOrLoose() throws {
    #expect(try DefTrees.schema(record("")) == ZodSchema(.record(.init(value: .count))))
    #expect(
      try DefTrees.schema(record(#","partial":true"#))
        == ZodSchema(.record(.init(value: .count, isPartial: true))))
    #expect(
      try DefTrees.schema(record(#","mode":"loose""#))
        == ZodSchema(.record(.init(value: .count, isLoose: true))))
    #expect(
      try DefTrees.refusal(record(#","mode":"odd""#)) == #"$.mode: unknown mode "odd""#)
  }

  private func object(_ rest: String) -> String {
    #"{"type":"object","shape":{"b":{"type":"string"},"a":{"type":"number"}}\#(rest)}"#
  }

  @Test(arguments: [
    ("", ZodSchema.Shape.UnknownKeys.strip),
    (#","catchall":{"$undefined":true}"#, .strip),
    (#","catchall":{"type":"never"}"#, .reject),
    (#","catchall":{"type":"unknown"}"#, .keep),
    (#","catchall":{"type":"number"}"#, .catchall(.count)),
    (#","catchall":{"type":"any"}"#, .catchall(ZodSchema(.any))),
  ])
  func theCatchallIsTheRuleForUnknownKeys(
    _ rest: String, _ unknownKeys: ZodSchema.Shape.UnknownKeys
  ) throws {
    let fields = [Field("b", .text), Field("a", .count)]
    #expect(
      try DefTrees.schema(object(rest))
        == ZodSchema(.object(.init(fields, unknownKeys: unknownKeys))))
  }

  @Test func mapsAndSetsHaveTheirParts() throws {
    #expect(
      try DefTrees.schema(
        #"{"type":"map","keyType":{"type":"string"},"valueType":{"type":"number"}}"#)
        == ZodSchema(.map(key: .text, value: .count)))
    #expect(
      try DefTrees.schema(#"{"type":"set","valueType":{"type":"string"},"message":"no"}"#)
        == ZodSchema(.set(value: .text), message: "no"))
  }
}
