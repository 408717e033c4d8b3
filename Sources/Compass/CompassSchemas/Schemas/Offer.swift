internal import SchemaModel

extension WebSchema {
  /// Restates `offerSchema`.
  public static let offer = WebSchema("offer") { web in
    .object {
      Field("school_id", .string().uuid("Invalid school ID"))
      Field("coach_id", .uuid.optional())
      Field("offer_type", .offerType)
      Field("scholarship_amount", .cost.or(.null).optional())
      Field("scholarship_percentage", .percentage.or(.null).optional())
      Field("offer_date", .date)
      Field("deadline_date", .date.nullable().optional())
      Field("status", .offerStatus.default("pending"))
      Field("conditions", .richText(max: 2000, in: web).optionalText(in: web))
      Field("notes", .richText(max: 2000, in: web).optionalText(in: web))
    }
    .refine(
      .amountOrPercentage, path: ["scholarship_amount"],
      "Provide either scholarship amount or percentage, not both"
    )
    .refine(.deadlineNotBeforeOffer, path: ["deadline_date"], "Deadline must be after offer date")
  }
}
