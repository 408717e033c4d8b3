public import SchemaModel

extension ZodSchema {
  /// Restates `offerSchema`, revision 2026-08-21.
  ///
  /// To be compiled with `FunctionRegistry.web2026August`.
  public static let offer2026August = ZodSchema.object {
    Field("school_id", .string().uuid("Invalid school ID"))
    Field("coach_id", .uuid.optional())
    Field("offer_type", .offerType)
    Field("scholarship_amount", .cost.or(.null).optional())
    Field("scholarship_percentage", .percentage.or(.null).optional())
    Field("offer_date", .date)
    Field("deadline_date", .date.nullable().optional())
    Field("status", .offerStatus.default("pending"))
    Field("conditions", .richText2026August(max: 2000).orEmptyOrNull())
    Field("notes", .richText2026August(max: 2000).orEmptyOrNull())
  }
  .refine(
    .amountOrPercentage, path: ["scholarship_amount"],
    "Provide either scholarship amount or percentage, not both"
  )
  .refine(.deadlineNotBeforeOffer, path: ["deadline_date"], "Deadline must be after offer date")
}
