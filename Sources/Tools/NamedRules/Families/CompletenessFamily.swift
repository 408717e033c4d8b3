internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the family "completeness" by their recorded names.
enum CompletenessFamily {
  private static let rules = CompletenessRules.self

  static let all = Rule.list {
    Rule(
      "completeness.score", "How complete a profile is, in percent.", since: .august2026,
      { (row: RuleArguments, hasVideo: Bool, hasHome: Bool) in
        rules.score(profile(row), hasHighlightVideo: hasVideo, hasHomeLocation: hasHome)
      }, "profile", "hasHighlightVideo?", "hasHomeLocation?")
    Rule(
      "completeness.homeLocationIsSet", "Whether a home location is set.", since: .august2026,
      { (home: RuleArguments) in
        // A coordinate of another type is there too.
        func coordinate(_ key: JSText) -> Double? { home.has(key) ? home[key] : nil }
        return rules.homeLocationIsSet(
          zip: home["zip"], latitude: coordinate("latitude"), longitude: coordinate("longitude"))
      }, "home?")
    Rule(
      "completeness.nextPrompt", "The next prompt to complete the profile, or null.",
      { (stored: JSONValue, isSignedIn: Bool, now: Date, clock: LocalClock) in
        dismissals(stored).flatMap {
          rules.nextPrompt(dismissed: $0, isSignedIn: isSignedIn, now: now, clock: clock)
        }
      }, "dismissed?", .or("signedIn", true), "now")
    Rule(
      "completeness.dismissPrompt", "The dismissals stored after a prompt was put off.",
      { (id: String, days: Double, stored: JSONValue, now: Date) throws(RuleError) in
        let changed = rules.dismissals(
          afterDismissing: id, days: days, dismissed: dismissals(stored) ?? [], now: now)
        guard let changed else {
          throw .arguments("the prompt would stay away beyond all dates")
        }
        return changed
      }, "promptId", .or("durationDays", 7), "dismissed?", "now")
  }

  /// The stored dismissals, given as a list or as the text of the browser's storage.
  private static func dismissals(_ stored: JSONValue) -> [CompletenessRules.Dismissal]? {
    if let text = stored.string { return CompletenessRules.Dismissal.list(stored: text) }
    return stored == .null ? [] : CompletenessRules.Dismissal.list(stored)
  }

  /// Reads a profile. A field of another type is there if JavaScript takes it for true; a text
  /// instead of a number if it isn't blank.
  private static func profile(_ row: RuleArguments) -> CompletenessRules.Profile {
    func isThere(_ key: JSText) -> Bool {
      guard let value = row.value[key] else { return false }
      return value.text.map { !$0.trimmed().isEmpty } ?? value.isTruthy
    }
    func number(_ key: JSText) -> Double? { isThere(key) ? row[key, or: 1] : nil }
    func text(_ key: JSText) -> String? { isThere(key) ? row[key, or: "1"] : nil }
    return CompletenessRules.Profile(
      graduationYear: isThere("graduation_year") ? 1 : nil, primarySport: text("primary_sport"),
      primaryPosition: text("primary_position"), gpa: number("gpa"), satScore: number("sat_score"),
      actScore: number("act_score"), height: number("height_inches"),
      weight: number("weight_lbs"), phone: text("phone"))
  }
}
