internal import JSPrimitives

/// The sources of Zod's patterns of string formats: `core/regexes.ts` of its versions.
enum FormatPatterns {
  /// Returns the pattern of a format that has no options and is the same in all versions, or nil.
  ///
  /// A program uses few of them, so none is made before it is asked for.
  static func constant(_ name: String) -> JSText? {
    switch name {
    case "guid":
      #"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"#
    case "uuid":
      #"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"#
    case "email":
      #"^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$"#
    case "cuid2": "^[0-9a-z]+$"
    case "ulid": "^[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$"
    case "xid": "^[0-9a-vA-V]{20}$"
    case "ksuid": "^[A-Za-z0-9]{27}$"
    case "nanoid": "^[a-zA-Z0-9_-]{21}$"
    case "e164": #"^\+[1-9]\d{6,14}$"#
    case "ipv4":
      #"^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$"#
    case "cidrv4":
      #"^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$"#
    case "ipv6": "^" + ipv6 + "$"
    case "base64":
      "^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$"
    case "base64url": "^[A-Za-z0-9_-]*$"
    case "lowercase": "^[^A-Z]*$"
    case "uppercase": "^[^a-z]*$"
    case "duration":
      #"^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$"#
    case "hostname":
      #"^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$"#
    case "hex": "^[0-9a-fA-F]*$"
    default: nil
    }
  }

  /// Digits in groups of any length, with single spaces and hyphens between them.
  static let creditCard: JSText = #"^\d(?:[ -]?\d){11,18}$"#

  /// From 4.4.3 on, fewer characters and letters of one case.
  static func cuid(in version: ZodVersion) -> JSText {
    version < .v4_4_3 ? #"^[cC][^\s-]{8,}$"# : "^[cC][0-9a-z]{6,}$"
  }

  /// The same texts in all versions, from 4.5 on as a class.
  static func emoji(in version: ZodVersion) -> JSText {
    version < .v4_6_7
      ? #"^(\p{Extended_Pictographic}|\p{Emoji_Component})+$"#
      : #"^[\p{Extended_Pictographic}\p{Emoji_Component}]+$"#
  }

  /// From 4.5 on, the pattern of an IPv6 address with a prefix length.
  static func cidrv6(in version: ZodVersion) -> JSText {
    let length: JSText = #"\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$"#
    if version >= .v4_6_7 { return "^" + ipv6 + length }
    return
      "^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|::|([0-9a-fA-F]{1,4})?::([0-9a-fA-F]{1,4}:?){0,6})"
      + length
  }

  /// From 4.5 on, with limits to the length of the name and of its last label.
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
