internal import CompassRules

/// The rules of the family "positions" by their recorded names.
enum PositionsFamily {
  static let all = names + baseball + forms

  private static let rules = PositionRules.self

  private static let names = Rule.list(since: .august2026) {
    Rule(
      "positions.list", "The positions of a sport.", rules.list as @Sendable (String?) -> [String],
      "sport")
    Rule(
      "positions.normalize", "The position that a text names.",
      rules.normalized as @Sendable (String?, String?) -> String?,
      "value", "sport")
    Rule(
      "positions.normalizeAll", "The positions that texts name, without repeats.",
      rules.normalizedAll as @Sendable ([String], String?) -> [String], "values?", "sport")
    Rule(
      "positions.isCanonical", "Whether a text is a position of a sport.",
      rules.isCanonical as @Sendable (String?, String?) -> Bool,
      "value", "sport")
    Rule(
      "positions.abbreviate", "The short code of a position.",
      rules.abbreviated as @Sendable (String?, String?) -> String,
      "value", "sport")
    Rule(
      "positions.primaryAndSecondary", "The two positions that an athlete's card shows.",
      rules.primaryAndSecondary, "positions?", "primaryFallback")
    Rule(
      "positions.short", "The codes of an athlete's two positions.",
      rules.short as @Sendable ([String], String?, String?) -> String, "positions?",
      "primaryFallback", "sport")
  }

  private static let baseball = Rule.list {
    Rule(
      "positions.baseballNormalize", "The older baseball code that a text names.",
      rules.baseballPosition, "position?")
    Rule(
      "positions.baseballNormalizeAll", "The older baseball codes that texts name.",
      rules.baseballPositions, "positions?")
    Rule(
      "positions.baseballIsValid", "Whether a text is an older baseball code.",
      rules.isBaseballCode, "position?")
    Rule(
      "positions.baseballFullName", "The full name of an older baseball code.",
      { (position: String?) in position.map(rules.baseballFullName) }, "position")
  }

  private static let forms = Rule.list(since: .august2026) {
    Rule(
      "positions.clearOnSportChange", "Whether a form clears the position with the new sport.",
      { (position: String?, previous: RuleArguments, sport: String?, positions: [String]) in
        // Only `undefined` is no sport, null is one.
        rules.clearsPosition(
          position, changingFrom: previous.isUndefined ? nil : previous.value.string ?? "",
          to: sport, offering: positions)
      }, "currentPosition", .typed("previousSport?", .text), "newSport", "newSportPositions?")
    Rule(
      "positions.options", "The positions that a form offers.", rules.options, "sportPositions?",
      "currentPosition")
  }
}
