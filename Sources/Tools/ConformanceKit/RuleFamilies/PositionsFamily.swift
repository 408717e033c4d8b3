internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the family "positions" by their recorded names.
enum PositionsFamily {
  static let all: [Rule] = names + athletes + baseball + forms

  private static let rules = PositionRules.self

  private static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .text($0) }) }

  private static let names = [
    Rule(
      "positions.list", "The positions of a sport.", since: .august2026, [.text("sport").optional]
    ) { arguments throws(RuleError) in
      .texts(rules.list(sport: arguments.text("sport")))
    },
    Rule(
      "positions.normalize", "The position that a text names.", since: .august2026,
      [.text("sport").optional, .any("value").optional]
    ) { arguments throws(RuleError) in
      .text(rules.normalized(arguments.text("value"), sport: arguments.text("sport")))
    },
    Rule(
      "positions.normalizeAll", "The positions that texts name, without repeats.",
      since: .august2026, [.text("sport").optional, .any("values").optional]
    ) { arguments throws(RuleError) in
      texts(rules.normalizedAll(arguments.texts("values") ?? [], sport: arguments.text("sport")))
    },
    Rule(
      "positions.isCanonical", "Whether a text is a position of a sport.", since: .august2026,
      [.text("sport").optional, .any("value").optional]
    ) { arguments throws(RuleError) in
      .boolean(rules.isCanonical(arguments.text("value"), sport: arguments.text("sport")))
    },
    Rule(
      "positions.abbreviate", "The short code of a position.", since: .august2026,
      [.text("sport").optional, .any("value").optional]
    ) { arguments throws(RuleError) in
      .text(rules.abbreviated(arguments.text("value"), sport: arguments.text("sport")))
    },
  ]

  private static let athletes = [
    Rule(
      "positions.primaryAndSecondary", "The two positions that an athlete's card shows.",
      since: .august2026, [.any("positions").optional, .text("primaryFallback").optional]
    ) { arguments throws(RuleError) in
      let both = rules.primaryAndSecondary(
        of: arguments.texts("positions") ?? [], primaryFallback: arguments.text("primaryFallback"))
      return .members(["primary": .text(both.primary), "secondary": .text(both.secondary)])
    },
    Rule(
      "positions.short", "The codes of an athlete's two positions.", since: .august2026,
      [.text("sport").optional, .any("positions").optional, .text("primaryFallback").optional]
    ) { arguments throws(RuleError) in
      .text(
        rules.short(
          positions: arguments.texts("positions") ?? [],
          primaryFallback: arguments.text("primaryFallback"), sport: arguments.text("sport")))
    },
  ]

  private static let baseball = [
    Rule(
      "positions.baseballNormalize", "The older baseball code that a text names.",
      [.text("position").optional]
    ) { arguments throws(RuleError) in
      .text(rules.baseballPosition(named: arguments.text("position") ?? "")?.rawValue)
    },
    Rule(
      "positions.baseballNormalizeAll", "The older baseball codes that texts name.",
      [.any("positions").optional]
    ) { arguments throws(RuleError) in
      .texts(rules.baseballPositions(named: arguments.texts("positions") ?? []).map(\.rawValue))
    },
    Rule(
      "positions.baseballIsValid", "Whether a text is an older baseball code.",
      [.text("position").optional]
    ) { arguments throws(RuleError) in
      .boolean(rules.isBaseballCode(arguments.text("position") ?? ""))
    },
    Rule(
      "positions.baseballFullName", "The full name of an older baseball code.",
      [.text("position").optional]
    ) { arguments throws(RuleError) in
      .text(arguments.text("position").map { rules.baseballFullName(of: $0) })
    },
  ]

  private static let forms = [
    Rule(
      "positions.clearOnSportChange", "Whether a form clears the position with the new sport.",
      since: .august2026,
      [
        .text("previousSport").optional, .text("newSport").optional,
        .text("currentPosition").optional, .any("newSportPositions").optional,
      ]
    ) { arguments throws(RuleError) in
      // Only `undefined` is no sport, null is one.
      let previous = arguments.value["previousSport"].map { $0.string ?? "" }
      return .boolean(
        rules.clearsPosition(
          arguments.text("currentPosition"), changingFrom: previous,
          to: arguments.text("newSport"), offering: arguments.texts("newSportPositions") ?? []))
    },
    Rule(
      "positions.options", "The positions that a form offers.", since: .august2026,
      [.any("sportPositions").optional, .text("currentPosition").optional]
    ) { arguments throws(RuleError) in
      texts(
        rules.options(
          sportPositions: arguments.texts("sportPositions") ?? [],
          currentPosition: arguments.text("currentPosition")))
    },
  ]
}
