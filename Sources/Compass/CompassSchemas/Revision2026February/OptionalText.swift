internal import SchemaModel

extension ZodSchema {
  /// `.or(z.literal("")).optional()`: how revision 2026-02-10 lets a text be left out.
  func orEmpty() -> ZodSchema { or(.literal("")).optional() }
}
