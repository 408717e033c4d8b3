internal import SchemaModel

extension WebSchema {
  /// Restates `createDeadlineSchema`.
  public static let createDeadline = WebSchema("createDeadline", since: .august2026) { _ in
    .object {
      Field("label", .string().min(1).max(200))
      Field("deadline_date", .string().regex(#"^\d{4}-\d{2}-\d{2}$"#))
      Field("category", .enumeration("application", "decision", "financial_aid", "visit", "custom"))
      Field("school_id", .string().uuid().optional())
    }
  }
}
