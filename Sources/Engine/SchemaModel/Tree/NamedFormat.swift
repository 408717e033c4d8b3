internal import JSPrimitives

/// The string formats that have a name and a pattern, such as `email`.
///
/// Zod 4.3.6, `core/regexes.ts`; `url` has rules of its own and no pattern.
public enum NamedFormat {
  /// Returns Zod's pattern of a format, or nil if the name is unknown.
  package static func pattern(of name: String) -> PatternLiteral? {
    patterns[name]
  }

  private static let patterns: [String: PatternLiteral] = [
    "email": PatternLiteral(
      #"^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$"#
    ),
    "uuid": PatternLiteral(
      #"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"#
    ),
    "date": PatternLiteral(JSText("^\(date)$")),
    "datetime": PatternLiteral(JSText("^\(date)T(?:\(time)(?:Z))$")),
  ]

  private static let date =
    #"(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))"#

  private static let time = #"(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?"#
}
