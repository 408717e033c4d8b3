import SchemaModel
import Testing

/// References to nodes around the one that refers.
@Suite struct DefReferenceTests {
  @Test func theRootGetsThePathAsItsLabel() throws {
    let text =
      #"{"type":"array","element":{"type":"lazy","inner":{"$ref":"$"}}}"#
    let lazy = ZodSchema(.lazy(ZodSchema(.reference("$"))))
    #expect(try DefTrees.schema(text) == ZodSchema(.array(element: lazy), label: "$"))
  }

  @Test func anInnerNodeIsNamedByItsPath() throws {
    let text =
      #"{"type":"object","shape":{"x":{"type":"array","element":{"$ref":"$.shape.x"}}}}"#
    let list = ZodSchema(.array(element: ZodSchema(.reference("$.shape.x"))), label: "$.shape.x")
    #expect(
      try DefTrees.schema(text) == ZodSchema(.object(.init([Field("x", list)]))))
  }

  @Test(arguments: ["$.innerType.element", "$.inner.element"])
  func aWrapperIsNamedByEitherOfItsNames(_ path: String) throws {
    let text =
      #"{"type":"optional","innerType":{"type":"array","element":{"type":"array","element":{"$ref":"\#(path)"}}}}"#
    let inner = ZodSchema(.array(element: ZodSchema(.reference(path))), label: path)
    #expect(try DefTrees.schema(text) == ZodSchema(.optional(ZodSchema(.array(element: inner)))))
  }

  @Test func aNodeThatIsNotAroundIsRefused() throws {
    let text =
      #"{"type":"tuple","items":[{"type":"string"},{"$ref":"$.items[0]"}],"rest":null}"#
    #expect(
      try DefTrees.refusal(text) == "$.items[1]: no node around this one is at $.items[0]")
  }

  @Test func aReferenceHasNoOtherField() throws {
    #expect(
      try DefTrees.refusal(#"{"type":"array","element":{"$ref":"$","message":"m"}}"#)
        == "$.element.message: unknown field")
  }
}
