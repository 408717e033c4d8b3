public import SchemaModel

extension ZodSchema {
  /// Restates `offerSchema`, revision 2026-02-10.
  public static let offer = ZodSchema.object {
    Field("school_id", .string().uuid("Invalid school ID"))
    Field("coach_id", .uuid.optional())
    Field("offer_type", .offerType)
    Field("scholarship_amount", .cost.or(.null).optional())
    Field("scholarship_percentage", .percentage.or(.null).optional())
    Field("offer_date", .date)
    Field("deadline_date", .date.nullable().optional())
    Field("status", .offerStatus.default("pending"))
    Field("conditions", .richText(max: 2000).orEmpty())
    Field("notes", .richText(max: 2000).orEmpty())
  }
  .refine(
    .amountOrPercentage, path: ["scholarship_amount"],
    "Provide either scholarship amount or percentage, not both"
  )
  .refine(.deadlineNotBeforeOffer, path: ["deadline_date"], "Deadline must be after offer date")
}
