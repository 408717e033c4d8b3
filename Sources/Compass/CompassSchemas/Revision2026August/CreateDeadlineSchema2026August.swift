public import SchemaModel

extension ZodSchema {
  /// Restates `createDeadlineSchema`, revision 2026-08-21.
  public static let createDeadline2026August = ZodSchema.object {
    Field("label", .string().min(1).max(200))
    Field("deadline_date", .string().regex(#"^\d{4}-\d{2}-\d{2}$"#))
    Field("category", .enumeration("application", "decision", "financial_aid", "visit", "custom"))
    Field("school_id", .string().uuid().optional())
  }
}
