internal import JSPrimitives

/// The sources of Zod's patterns of string formats: `core/regexes.ts` of its versions.
enum FormatPatterns {
  /// From 4.1.12 on, with the UUID of which all digits are f.
  static func uuid(in version: ZodVersion) -> JSText {
    version.rule(
      #"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000)$"#,
      (
        .v4_1_12,
        #"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"#
      ))
  }

  /// From 4.3.6 on, without a zero at the start.
  static func e164(in version: ZodVersion) -> JSText {
    version.rule(#"^\+(?:[0-9]){6,14}[0-9]$"#, (.v4_3_6, #"^\+[1-9]\d{6,14}$"#))
  }

  /// From 4.1.12 on, for all forms of addresses.
  static func ipv6(in version: ZodVersion) -> JSText {
    version.rule("^" + shortIPv6 + "$", (.v4_1_12, "^" + ipv6 + "$"))
  }

  private static let shortIPv6: JSText =
    "(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|::|([0-9a-fA-F]{1,4})?::([0-9a-fA-F]{1,4}:?){0,6})"

  /// The same strings in all versions, from 4.6.7 on without lookaheads.
  static func email(in version: ZodVersion) -> JSText {
    version.rule(
      #"^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$"#,
      (
        .v4_6_7,
        #"^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$"#
      ))
  }

  /// From 4.6.7 on, its first digit is that of a time which 48 bits hold.
  static func ulid(in version: ZodVersion) -> JSText {
    version.rule(
      "^[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$",
      (.v4_6_7, "^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$"))
  }

  /// From 4.6.7 on, only the characters, as part of a schema; JSON Schema has the whole pattern.
  static func base64(in version: ZodVersion) -> JSText {
    version.rule(wholeBase64, (.v4_6_7, "^[0-9a-zA-Z+/]*={0,2}$"))
  }

  /// The pattern of base64 with its length.
  static let wholeBase64: JSText =
    "^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$"

  /// Identifiers of `z.nanoid({ length })`.
  static func nanoid(length: Int) -> String { "^[a-zA-Z0-9_-]{\(length)}$" }

  /// Digits in groups of any length, with single spaces and hyphens between them.
  static let creditCard: JSText = #"^\d(?:[ -]?\d){11,18}$"#

  /// From 4.4.3 on, fewer characters and letters of one case.
  static func cuid(in version: ZodVersion) -> JSText {
    version < .v4_4_3 ? #"^[cC][^\s-]{8,}$"# : "^[cC][0-9a-z]{6,}$"
  }

  /// From 4.6.7 on, with a picture, a flag's letter or a keycap.
  static func emoji(in version: ZodVersion) -> JSText {
    version.rule(
      #"^(\p{Extended_Pictographic}|\p{Emoji_Component})+$"#,
      (
        .v4_6_7,
        #"^(?=[\s\S]*[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3])[\p{Extended_Pictographic}\p{Emoji_Component}]+$"#
      ))
  }

  /// From 4.6.7 on, the pattern of an IPv6 address with a prefix length.
  static func cidrv6(in version: ZodVersion) -> JSText {
    let length: JSText = #"\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$"#
    if version >= .v4_6_7 { return "^" + ipv6 + length }
    return "^" + shortIPv6 + length
  }

  /// From 4.6.7 on, with limits to the length of the name and of its last label.
  static func domain(in version: ZodVersion) -> JSText {
    version < .v4_6_7
      ? #"^([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,}$"#
      : #"^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$"#
  }

  /// A UUID of one version; neither the nil nor the max UUID.
  static func uuid(version: Int) -> String {
    "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-\(version)[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$"
  }

  private static let ipv6: JSText =
    "(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))"
}
