import SchemaModel
import SourceJSON
import Testing

@testable import SchemaComparison

/// Changes of one schema, and the schemas that they make.
@Suite struct SchemaEditTests {
  private let object = ZodSchema.object {
    Field("a", .string())
    Field("b", .number())
  }

  @Test("A field is removed, or added as the last one")
  func fields() {
    let added = Field("c", .boolean())
    #expect(
      SchemaEdit.field("c", added: added).applied(to: object)
        == .object {
          Field("a", .string())
          Field("b", .number())
          Field("c", .boolean())
        })
    #expect(
      SchemaEdit.field("a", added: nil).applied(to: object) == .object { Field("b", .number()) })
    #expect(SchemaEdit.field("a", added: nil).applied(to: .string()) == .string())
  }

  @Test("Other keys are treated in another way")
  func unknownKeys() {
    #expect(SchemaEdit.unknownKeys(.reject).applied(to: object) == object.strict())
  }

  @Test(
    "A value of a literal or an enumeration is removed, or added as the last one",
    arguments: [
      (
        ZodSchema(.literal(["x", "y"])), ZodSchema(.literal(["x", "y", "z"])),
        ZodSchema(.literal(["y"]))
      ),
      (.enumeration("x", "y"), .enumeration("x", "y", "z"), .enumeration("y")),
    ])
  func values(_ schema: ZodSchema, _ longer: ZodSchema, _ shorter: ZodSchema) {
    #expect(SchemaEdit.value("z", isAdded: true).applied(to: schema) == longer)
    #expect(SchemaEdit.value("x", isAdded: false).applied(to: schema) == shorter)
  }

  @Test("An option of a union is removed, or added at its position")
  func options() {
    func union(_ options: ZodSchema...) -> ZodSchema { ZodSchema(.union(options)) }
    let schema = union(.string(), .null)
    let edit = SchemaEdit.option(.number(), at: 1, isAdded: true)
    #expect(edit.applied(to: schema) == union(.string(), .number(), .null))
    #expect(
      SchemaEdit.option(.number(), at: 9, isAdded: true).applied(to: schema)
        == union(.string(), .null, .number()))
    #expect(
      SchemaEdit.option(.string(), at: 0, isAdded: false).applied(to: schema) == union(.null))
    let exclusive = ZodSchema(.exclusiveUnion([.string(), .null]))
    #expect(
      edit.applied(to: exclusive) == ZodSchema(.exclusiveUnion([.string(), .number(), .null])))
  }

  @Test("The part that a change concerns")
  func excerpts() {
    #expect(
      SchemaEdit.field("a", added: nil).excerpt(of: object) == .object { Field("a", .string()) })
    #expect(SchemaEdit.unknownKeys(.reject).excerpt(of: object) == .object {})
    let listed = ZodSchema.enumeration("x", "y", "z")
    #expect(SchemaEdit.value("y", isAdded: false).excerpt(of: listed) == .enumeration("y", "x"))
    #expect(SchemaEdit.replacement(.null).excerpt(of: object) == nil)
    #expect(
      SchemaEdit.field("a", added: nil).excerpt(of: object.refine { (_: JSONValue) in true }) == nil
    )
  }
}
