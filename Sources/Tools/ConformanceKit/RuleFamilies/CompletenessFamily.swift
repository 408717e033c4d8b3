internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the family "completeness" by their recorded names.
enum CompletenessFamily {
  private static let rules = CompletenessRules.self

  static let all: [Rule] = [
    Rule(
      "completeness.score", "How complete a profile is, in percent.", since: .august2026,
      [
        .object("profile"), RuleParameter("hasHighlightVideo", .flag).optional,
        RuleParameter("hasHomeLocation", .flag).optional,
      ]
    ) { arguments throws(RuleError) in
      .count(
        rules.score(
          CompletenessRules.Profile(arguments.object("profile")),
          hasHighlightVideo: arguments.flag("hasHighlightVideo") ?? false,
          hasHomeLocation: arguments.flag("hasHomeLocation") ?? false))
    },
    Rule(
      "completeness.homeLocationIsSet", "Whether a home location is set.", since: .august2026,
      [.object("home").optional]
    ) { arguments throws(RuleError) in
      let home = arguments.object("home")
      // A coordinate of another type is there too.
      func coordinate(_ key: JSText) -> Double? { home.has(key) ? home.number(key) ?? .nan : nil }
      return .boolean(
        rules.homeLocationIsSet(
          zip: home.text("zip"), latitude: coordinate("latitude"),
          longitude: coordinate("longitude")))
    },
    Rule(
      "completeness.nextPrompt", "The next prompt to complete the profile, or null.",
      [
        .any("dismissed").optional, RuleParameter("signedIn", .flag).optional, .text("now"),
        .text("timeZone").optional,
      ]
    ) { arguments throws(RuleError) in
      let now = try arguments.now()
      let clock = arguments.clock
      guard let dismissed = dismissals(arguments) else { return .null }
      let prompt = rules.nextPrompt(
        dismissed: dismissed, isSignedIn: arguments.flag("signedIn") ?? true, now: now,
        clock: clock)
      return prompt.map { prompt in
        [
          "id": .text(prompt.id), "message": .text(prompt.message),
          "action": .text(prompt.action), "priority": .text(prompt.priority),
        ]
      } ?? .null
    },
    Rule(
      "completeness.dismissPrompt", "The dismissals stored after a prompt was put off.",
      [
        .text("promptId"), .number("durationDays").optional, .any("dismissed").optional,
        .text("now"), .text("timeZone").optional,
      ]
    ) { arguments throws(RuleError) in
      let stored = rules.dismissals(
        afterDismissing: arguments.text("promptId") ?? "",
        days: arguments.number("durationDays") ?? 7, dismissed: dismissals(arguments) ?? [],
        now: try arguments.now())
      guard let stored else { throw .arguments("the prompt would stay away beyond all dates") }
      return .array(
        stored.map { ["id": .text($0.id), "dismissed_until": .text($0.until)] })
    },
  ]

  /// The stored dismissals, given as a list or as the text of the browser's storage.
  private static func dismissals(_ arguments: RuleArguments) -> [CompletenessRules.Dismissal]? {
    if let text = arguments.text("dismissed") {
      return CompletenessRules.Dismissal.list(stored: text)
    }
    return arguments.has("dismissed")
      ? arguments.value["dismissed"].flatMap { CompletenessRules.Dismissal.list($0) } : []
  }
}

extension CompletenessRules.Profile {
  /// A field of another type is there if JavaScript takes it for true; a text in place of a number if
  /// it isn't blank.
  fileprivate init(_ profile: RuleArguments) {
    func isThere(_ key: JSText) -> Bool {
      switch profile.value[key] {
      case nil, .null, .boolean(false): false
      case .string(let text): !text.trimmed().isEmpty
      case .number(let number): number != 0
      case .boolean, .array, .object: true
      }
    }
    func number(_ key: JSText) -> Double? { isThere(key) ? profile.number(key) ?? 1 : nil }
    func text(_ key: JSText) -> String? { isThere(key) ? profile.text(key) ?? "1" : nil }
    self.init(
      graduationYear: isThere("graduation_year") ? 1 : nil, primarySport: text("primary_sport"),
      primaryPosition: text("primary_position"), gpa: number("gpa"), satScore: number("sat_score"),
      actScore: number("act_score"), height: number("height_inches"),
      weight: number("weight_lbs"), phone: text("phone"))
  }
}
