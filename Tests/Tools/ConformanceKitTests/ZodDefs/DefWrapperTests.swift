import SchemaModel
import Testing

/// Nodes around one other.
@Suite struct DefWrapperTests {
  @Test(arguments: [
    ("optional", ZodSchema.Node.optional(.text)), ("nonoptional", .nonoptional(.text)),
    ("nullable", .nullable(.text)), ("readonly", .readonly(.text)), ("success", .success(.text)),
    ("promise", .promise(.text)),
  ])
  func aWrapperHasAnInnerType(_ type: String, _ node: ZodSchema.Node) throws {
    #expect(
      try DefTrees.schema(#"{"type":"\#(type)","innerType":{"type":"string"}}"#)
        == ZodSchema(node))
  }

  @Test func anOptionalMayBeExact() throws {
    #expect(
      try DefTrees.schema(#"{"type":"optional","exact":true,"innerType":{"type":"string"}}"#)
        == ZodSchema(.exactOptional(.text)))
  }

  @Test func aLazySchemaHasItsInnerSchema() throws {
    #expect(
      try DefTrees.schema(#"{"type":"lazy","inner":{"type":"string"}}"#) == ZodSchema(.lazy(.text)))
  }

  private func wrapped(_ type: String, _ value: String) -> String {
    #"{"type":"\#(type)","innerType":{"type":"string"},"value":\#(value)}"#
  }

  @Test func aSubstituteIsAConstant() throws {
    #expect(
      try DefTrees.schema(wrapped("default", #""a""#))
        == ZodSchema(.default(.text, value: .constant("a"))))
    #expect(
      try DefTrees.schema(wrapped("prefault", #""a""#))
        == ZodSchema(.prefault(.text, value: .constant("a"))))
    #expect(
      try DefTrees.schema(wrapped("catch", #"{"$undefined":true}"#))
        == ZodSchema(.catch(.text, value: .constant(.undefined))))
  }

  @Test func aSubstituteIsAFunction() throws {
    func function(_ kind: String) -> String { #"{"opaque":true,"name":"f1","kind":"\#(kind)"}"# }
    #expect(
      try DefTrees.schema(wrapped("default", function("default")))
        == ZodSchema(.default(.text, value: .function("f1"))))
    #expect(
      try DefTrees.schema(wrapped("prefault", function("prefault")))
        == ZodSchema(.prefault(.text, value: .function("f1"))))
    #expect(
      try DefTrees.schema(wrapped("catch", function("catch")))
        == ZodSchema(.catch(.text, value: .function("f1"))))
    #expect(
      try DefTrees.refusal(wrapped("catch", function("default")))
        == #"$.value.kind: expected "catch", not "default""#)
  }
}
