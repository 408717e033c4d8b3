internal import JSPrimitives
internal import SchemaModel

/// The bodies of requests about the user's own profile, and the player's public one.
extension WebSchema {
  /// The body of `PATCH /api/user/profile`.
  public static let userProfileBody = WebSchema("api-user-profile", since: .august2026) { web in
    .object {
      Field("full_name", .string().min(1).max(100).optional())
      Field(
        "date_of_birth",
        .string().regex(#"^\d{4}-\d{2}-\d{2}$"#, "Invalid date format").nullable().optional())
      Field("home_location", .homeLocation.nullable().optional())
    }
  }

  /// The part `home_location` of the body of `PATCH /api/user/profile`.
  public static let homeLocationBody = WebSchema(
    "api-user-profile-home-location", since: .august2026
  ) { _ in .homeLocation }

  /// The body of `PUT /api/player/profile`.
  public static let playerProfileBody = WebSchema("api-player-profile", since: .august2026) { _ in
    .object {
      Field("bio", .string().max(300).nullable().optional())
      for part in ["is_published", "show_academics", "show_athletic", "show_film", "show_schools"] {
        Field(part, .boolean().optional())
      }
      Field(
        "header_color",
        .enumeration("slate", "blue", "emerald", "violet", "rose", "amber", "teal", "indigo")
          .optional())
      Field(
        "vanity_slug",
        .string().regex("^[a-z0-9][a-z0-9-]{0,28}[a-z0-9]$", "Invalid slug format").nullable()
          .optional())
    }
  }
}

extension ZodSchema {
  /// Where the user lives.
  fileprivate static let homeLocation = object {
    Field("address", .string().max(200).optional())
    Field("city", .string().max(100).optional())
    Field("state", .string().length(2).optional())
    Field("zip", .string().max(10).optional())
    Field("latitude", .number().optional())
    Field("longitude", .number().optional())
  }
}
