import SchemaModel
import Testing

/// Unions and intersections.
@Suite struct DefChoiceTests {
  private func union(_ rest: String) -> String {
    #"{"type":"union","options":[{"type":"string"},{"type":"number"}]\#(rest)}"#
  }

  @Test(arguments: [
    ("", ZodSchema.Node.union([.text, .count])),
    (#","inclusive":true"#, .union([.text, .count])),
    (#","inclusive":false"#, .exclusiveUnion([.text, .count])),
    (
      #","discriminator":"k","inclusive":false"#,
      .discriminatedUnion(discriminator: "k", options: [.text, .count])
    ),
    (
      #","discriminator":"k","unionFallback":true"#,
      .discriminatedUnion(discriminator: "k", options: [.text, .count], isFallingBack: true)
    ),
  ])
  func theFlagsOfAUnionChooseItsKind(_ rest: String, _ node: ZodSchema.Node) throws {
    #expect(try DefTrees.schema(union(rest)) == ZodSchema(node))
  }

  @Test func onlyADiscriminatedUnionFallsBack() throws {
    #expect(
      try DefTrees.refusal(union(#","unionFallback":true"#)) == "$.unionFallback: unknown field")
  }

  @Test func anIntersectionHasTwoSides() throws {
    #expect(
      try DefTrees.schema(
        #"{"type":"intersection","left":{"type":"string"},"right":{"type":"number"}}"#)
        == ZodSchema(.intersection(.text, .count)))
  }
}
