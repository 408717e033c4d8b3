internal import SchemaModel

extension WebSchema {
  /// Restates `playerDetailsSchema`.
  ///
  /// - Parameter currentYear: the year that graduation years count from. The web app takes the local year when it
  ///   loads; this package has no clock.
  public static func playerDetails(currentYear: Int) -> WebSchema {
    WebSchema("playerDetails") { web in
      .object {
        Field("graduation_year", .app.graduationYear(currentYear: currentYear).or(.null).optional())
        Field("positions", .array(.string()).default([]))
        Field("bats", .app.battingSide.nullable().optional())
        Field("throws", .app.throwingHand.nullable().optional())
        Field("height_inches", .app.heightInInches.or(.null).optional())
        Field("weight_lbs", .app.weightInPounds.or(.null).optional())
        Field("gpa", .app.gpa.or(.null).optional())
        Field("sat_score", .app.satScore.or(.null).optional())
        Field("act_score", .app.actScore.or(.null).optional())
        Field("high_school", .app.sanitizedText(max: 255).app.optionalText(in: web))
        Field("club_team", .app.sanitizedText(max: 255).app.optionalText(in: web))
        Field("email", .app.email.nullable().optional())
        Field("phone", .app.optionalPhone(in: web))
        Field("twitter_handle", .app.twitterHandle.app.optionalText(in: web))
        Field("instagram_handle", .app.instagramHandle.app.optionalText(in: web))
        Field("tiktok_handle", .app.tiktokHandle.app.optionalText(in: web))
        Field("facebook_handle", .app.facebookHandle.app.optionalText(in: web))
        Field("share_contact_with_coaches", .boolean().default(false))
        Field("ncaa_id", .app.sanitizedText(max: 50).app.optionalText(in: web))
        Field("perfect_game_id", .app.sanitizedText(max: 50).app.optionalText(in: web))
        Field("showcase_id", .app.sanitizedText(max: 50).app.optionalText(in: web))
      }
    }
  }
}
