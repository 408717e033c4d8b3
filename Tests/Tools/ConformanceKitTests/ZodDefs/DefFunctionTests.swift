import SchemaModel
import Testing

/// Pipes, codecs and transforms.
@Suite struct DefFunctionTests {
  private static let transform =
    #"{"type":"transform","transform":{"opaque":true,"name":"f1","kind":"transform"}}"#

  @Test func aTransformHasTheNameOfItsFunction() throws {
    #expect(try DefTrees.schema(Self.transform) == ZodSchema(.transform("f1")))
  }

  @Test func aPipeHasTwoSides() throws {
    #expect(
      try DefTrees.schema(#"{"type":"pipe","in":{"type":"string"},"out":\#(Self.transform)}"#)
        == ZodSchema(.pipe(.text, ZodSchema(.transform("f1")))))
  }

  @Test func aCodecHasTwoFunctions() throws {
    let text =
      #"{"type":"pipe","codec":true,"in":{"type":"string"},"out":{"type":"number"},"transform":{"opaque":true,"name":"f1","kind":"decode"},"reverseTransform":{"opaque":true,"name":"f2","kind":"encode"}}"#
    #expect(
      try DefTrees.schema(text)
        == ZodSchema(.codec(.text, .count, .init(decode: "f1", encode: "f2"))))
  }

  @Test func aFunctionsArgumentsAreReadAndLeftOut() throws {
    #expect(
      try DefTrees.schema(
        #"{"type":"function","input":{"type":"any"},"output":{"type":"string"}}"#)
        == ZodSchema(.function))
    #expect(
      try DefTrees.refusal(#"{"type":"function","input":{"type":"odd"}}"#)
        == #"$.input.type: unknown type "odd""#)
  }

  @Test(arguments: [
    (#""f1""#, "$.transform: expected an object"),
    (#"{"opaque":true,"name":"f1"}"#, #"$.transform: the field "kind" is missing"#),
    (#"{"opaque":false,"name":"f1","kind":"transform"}"#, "$.transform.opaque: expected true"),
    (
      #"{"opaque":true,"name":"f1","kind":"transform","x":1}"#,
      "$.transform.x: unknown field"
    ),
  ])
  func anOddFunctionIsRefused(_ function: String, _ refusal: String) throws {
    #expect(
      try DefTrees.refusal(#"{"type":"transform","transform":\#(function)}"#) == refusal)
  }
}
