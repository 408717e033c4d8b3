public import SchemaModel

extension ZodSchema {
  /// Restates `playerDetailsSchema`, revision 2026-02-10.
  ///
  /// - Parameter currentYear: the year that graduation years count from. The web app takes the local year when it
  ///   loads; this package has no clock.
  public static func playerDetails(currentYear: Int) -> ZodSchema {
    object {
      Field("graduation_year", .graduationYear(currentYear: currentYear).or(.null).optional())
      Field("positions", .array(.string()).default([]))
      Field("bats", .battingSide.nullable().optional())
      Field("throws", .throwingHand.nullable().optional())
      Field("height_inches", .heightInInches.or(.null).optional())
      Field("weight_lbs", .weightInPounds.or(.null).optional())
      Field("gpa", .gpa.or(.null).optional())
      Field("sat_score", .satScore.or(.null).optional())
      Field("act_score", .actScore.or(.null).optional())
      Field("high_school", .sanitizedText(max: 255).orEmpty())
      Field("club_team", .sanitizedText(max: 255).orEmpty())
      Field("email", .email.nullable().optional())
      Field("phone", .phone.orEmpty())
      Field("twitter_handle", .twitterHandle.orEmpty())
      Field("instagram_handle", .instagramHandle.orEmpty())
      Field("tiktok_handle", .tiktokHandle.orEmpty())
      Field("facebook_handle", .facebookHandle.orEmpty())
      Field("share_contact_with_coaches", .boolean().default(false))
      Field("ncaa_id", .sanitizedText(max: 50).orEmpty())
      Field("perfect_game_id", .sanitizedText(max: 50).orEmpty())
      Field("showcase_id", .sanitizedText(max: 50).orEmpty())
    }
  }
}
