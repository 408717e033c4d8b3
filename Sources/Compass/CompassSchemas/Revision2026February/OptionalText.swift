internal import SchemaModel

extension Schema {
  /// `.or(z.literal("")).optional()`: how revision 2026-02-10 lets a text be left out.
  func orEmpty() -> Schema { or(.literal("")).optional() }
}
