internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the family "matching" by their recorded names.
enum MatchingFamily {
  static let all: [Rule] = matches + lists + distances

  private static let rules = MatchingRules.self

  private static let matches = [
    Rule(
      "matching.preference", "Whether a school meets a preference.",
      [.object("school"), .object("preference"), .object("home").optional]
    ) { arguments throws(RuleError) in
      .boolean(
        rules.isMet(
          preference(arguments.object("preference")), by: school(arguments.object("school")),
          home: place(arguments.object("home"))))
    },
    Rule(
      "matching.academicRating", "The academic rating of a school, 1 to 5.", [.object("school")]
    ) { arguments throws(RuleError) in
      .count(rules.academicRating(admissionRate: school(arguments.object("school")).admissionRate))
    },
    Rule(
      "matching.score", "How well a school matches the preferences.",
      [
        .object("school"), RuleParameter("preferences", .objects).optional,
        .object("home").optional,
      ]
    ) { arguments throws(RuleError) in
      let match = rules.match(
        of: school(arguments.object("school")),
        with: arguments.objects("preferences").map(preference),
        home: place(arguments.object("home")))
      return [
        "score": .number(match.score), "matchedCriteria": .list(match.metTypes),
        "missedCriteria": .list(match.missedTypes), "dealbreakers": .list(match.dealbreakers),
        "hasDealbreakers": .boolean(match.hasDealbreakers),
      ]
    },
    Rule(
      "matching.badge", "The badge of a match.",
      [.number("score"), RuleParameter("hasDealbreakers", .flag).optional]
    ) { arguments throws(RuleError) in
      let badge = rules.badge(
        score: arguments.number("score") ?? .nan,
        hasDealbreakers: arguments.flag("hasDealbreakers") ?? false)
      return badge.map {
        ["label": .text($0.label), "class": .text($0.classNames), "icon": .text($0.icon)]
      } ?? .null
    },
  ]

  private static let distances = [
    Rule(
      "distance.miles", "The distance between two places in whole miles.",
      [.object("from"), .object("to")]
    ) { arguments throws(RuleError) in
      guard let start = place(arguments.object("from")), let end = place(arguments.object("to"))
      else { return .null }
      return .number(rules.miles(from: start, to: end))
    },
    Rule("distance.text", "A number of miles as text.", [.number("miles")]) {
      arguments throws(RuleError) in
      .text(rules.distanceText(miles: arguments.number("miles") ?? .nan))
    },
    Rule(
      "school.distanceText", "The distance from home to a school as text.", since: .august2026,
      [.object("school").optional, .object("home").optional]
    ) { arguments throws(RuleError) in
      let school = arguments.has("school") ? school(arguments.object("school")) : nil
      return .text(rules.distanceText(from: place(arguments.object("home")), to: school))
    },
  ]

  static func place(_ place: RuleArguments) -> GeoLocation? {
    GeoLocation(latitude: place.number("latitude"), longitude: place.number("longitude"))
  }

  static func preference(_ preference: RuleArguments) -> PreferenceRules.SchoolPreference {
    PreferenceRules.SchoolPreference(
      id: preference.text("id") ?? "", type: preference.text("type") ?? "",
      value: preference.value["value"], priority: preference.number("priority") ?? 0,
      isDealbreaker: preference.flag("is_dealbreaker") ?? false)
  }

  static func school(_ school: RuleArguments) -> MatchingRules.SchoolListEntry {
    let academic = school.object("academic_info")
    return MatchingRules.SchoolListEntry(
      id: school.text("id") ?? "", name: school.text("name") ?? "",
      division: school.text("division"), conference: school.text("conference"),
      location: school.text("location"), state: school.text("state"),
      academicState: academic.text("state"), status: school.text("status"),
      isFavorite: school.flag("is_favorite"), latitude: academic.number("latitude"),
      longitude: academic.number("longitude"), admissionRate: academic.number("admission_rate"),
      enrollment: academic.number("enrollment"), updatedAt: school.moment("updated_at"))
  }
}

extension JSONValue {
  static func list(_ texts: [String]) -> JSONValue { .array(texts.map { .text($0) }) }
}
