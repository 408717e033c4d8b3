internal import SchemaModel

extension WebSchema {
  /// Restates `offerSchema`.
  public static let offer = WebSchema("offer") { web in
    .object {
      Field("school_id", .string().uuid("Invalid school ID"))
      Field("coach_id", .app.uuid.optional())
      Field("offer_type", .app.offerType)
      Field("scholarship_amount", .app.cost.or(.null).optional())
      Field("scholarship_percentage", .app.percentage.or(.null).optional())
      Field("offer_date", .app.date)
      Field("deadline_date", .app.date.nullable().optional())
      Field("status", .app.offerStatus.default("pending"))
      Field("conditions", .app.richText(max: 2000, in: web).app.optionalText(in: web))
      Field("notes", .app.richText(max: 2000, in: web).app.optionalText(in: web))
    }
    .refine(
      .amountOrPercentage, path: ["scholarship_amount"],
      "Provide either scholarship amount or percentage, not both"
    )
    .refine(.deadlineNotBeforeOffer, path: ["deadline_date"], "Deadline must be after offer date")
  }
}
