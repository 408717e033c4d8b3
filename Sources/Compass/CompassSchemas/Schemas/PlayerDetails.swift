internal import SchemaModel

extension WebSchema {
  /// Restates `playerDetailsSchema`.
  ///
  /// - Parameter currentYear: the year that graduation years count from. The web app takes the local year when it
  ///   loads; this package has no clock.
  public static func playerDetails(currentYear: Int) -> WebSchema {
    WebSchema("playerDetails") { web in
      .object {
        Field("graduation_year", .graduationYear(currentYear: currentYear).or(.null).optional())
        Field("positions", .array(.string()).default([]))
        Field("bats", .battingSide.nullable().optional())
        Field("throws", .throwingHand.nullable().optional())
        Field("height_inches", .heightInInches.or(.null).optional())
        Field("weight_lbs", .weightInPounds.or(.null).optional())
        Field("gpa", .gpa.or(.null).optional())
        Field("sat_score", .satScore.or(.null).optional())
        Field("act_score", .actScore.or(.null).optional())
        Field("high_school", .sanitizedText(max: 255).optionalText(in: web))
        Field("club_team", .sanitizedText(max: 255).optionalText(in: web))
        Field("email", .email.nullable().optional())
        Field("phone", .optionalPhone(in: web))
        Field("twitter_handle", .twitterHandle.optionalText(in: web))
        Field("instagram_handle", .instagramHandle.optionalText(in: web))
        Field("tiktok_handle", .tiktokHandle.optionalText(in: web))
        Field("facebook_handle", .facebookHandle.optionalText(in: web))
        Field("share_contact_with_coaches", .boolean().default(false))
        Field("ncaa_id", .sanitizedText(max: 50).optionalText(in: web))
        Field("perfect_game_id", .sanitizedText(max: 50).optionalText(in: web))
        Field("showcase_id", .sanitizedText(max: 50).optionalText(in: web))
      }
    }
  }
}
