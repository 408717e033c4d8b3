internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the family "preferences" by their recorded names.
enum PreferencesFamily {
  static let all: [Rule] = stored + profile + files

  static let rules = PreferenceRules.self

  private static let stored = [
    Rule(
      "prefs.notifications", "The preferences for notifications in stored JSON.",
      [.any("data").optional]
    ) { arguments throws(RuleError) in
      rules.notifications(from: arguments.value["data"]).map(notifications) ?? .null
    },
    Rule("prefs.homeLocation", "The home in stored JSON.", [.any("data").optional]) {
      arguments throws(RuleError) in
      guard let home = rules.homeLocation(from: arguments.value["data"]) else { return .null }
      return .members([
        "address": home.address.map { .text($0) }, "city": home.city.map { .text($0) },
        "state": home.state.map { .text($0) }, "zip": home.zip.map { .text($0) },
        "latitude": home.latitude.map { .number($0) },
        "longitude": home.longitude.map { .number($0) },
      ])
    },
    Rule(
      "prefs.player", "The athlete's profile in stored JSON.", since: .august2026,
      [.any("data").optional]
    ) { arguments throws(RuleError) in
      rules.player(from: arguments.value["data"]).map(player) ?? .null
    },
    Rule(
      "prefs.school", "The preferences for a school in stored JSON.",
      [.any("data").optional, .text("now").optional, .text("timeZone").optional]
    ) { arguments throws(RuleError) in
      let now = arguments.moment("now") ?? .invalid
      return rules.school(from: arguments.value["data"], now: now).map(school) ?? .null
    },
    Rule(
      "prefs.dashboard", "The dashboard's layout in stored JSON.", since: .august2026,
      [.any("data").optional]
    ) { arguments throws(RuleError) in
      rules.dashboard(from: arguments.value["data"]).map(dashboard) ?? .null
    },
    Rule(
      "prefs.defaults", "The preferences of a new user.", since: .august2026,
      [.text("now"), .text("timeZone").optional]
    ) { arguments throws(RuleError) in
      [
        "notifications": notifications(PreferenceRules.NotificationPreferences()),
        "dashboard": dashboard(.standard),
        "school": school(rules.defaultSchoolPreferences(now: try arguments.now())),
      ]
    },
  ]

  private static func notifications(_ value: PreferenceRules.NotificationPreferences) -> JSONValue {
    .members([
      "followUpReminderDays": .number(value.followUpReminderDays),
      "enableFollowUpReminders": .boolean(value.enablesFollowUpReminders),
      "enableDeadlineAlerts": .boolean(value.enablesDeadlineAlerts),
      "enableDailyDigest": .boolean(value.enablesDailyDigest),
      "enableInboundInteractionAlerts": .boolean(value.enablesInboundInteractionAlerts),
      "enableEmailNotifications": .boolean(value.enablesEmail),
      "emailOnlyHighPriority": .boolean(value.emailsOnlyHighPriority),
      "quietHoursStart": value.quietHoursStart.map { .text($0) },
      "quietHoursEnd": value.quietHoursEnd.map { .text($0) },
    ])
  }

  private static func player(_ player: PreferenceRules.PlayerPreferences) -> JSONValue {
    var result = JSONObject()
    for (field, number) in player.numbers { result[JSText(field.rawValue)] = .number(number) }
    for field in PreferenceRules.PlayerText.allCases {
      result[JSText(field.rawValue)] = player.text(field).map { .text($0) }
    }
    result["positions"] = .list(player.positions)
    result["core_courses"] = player.coreCourses.map { .list($0) }
    result["bats"] = player.bats.map { .text($0.rawValue) }
    result["throws"] = player.throwingHand.map { .text($0.rawValue) }
    result["campus_size_preference"] = player.campusSize.map { .text($0.rawValue) }
    result["cost_sensitivity"] = player.costSensitivity.map { .text($0.rawValue) }
    result["allow_share_phone"] = .boolean(player.sharesPhone)
    result["allow_share_email"] = .boolean(player.sharesEmail)
    result["travel_teams"] = player.travelTeams.map { teams in
      .array(
        teams.map { team in
          .members([
            "year": team.exactYear.map { .number($0) }, "name": team.name.map { .text($0) },
            "coach": team.coach.map { .text($0) },
          ])
        })
    }
    return .object(result)
  }

  private static func school(_ school: PreferenceRules.SchoolPreferences) -> JSONValue {
    .members([
      "preferences": .array(
        school.preferences.map { preference in
          .members([
            "id": .text(preference.id), "category": .text(preference.category.rawValue),
            "type": .text(preference.type), "value": preference.value,
            "priority": .number(preference.priority),
            "is_dealbreaker": .boolean(preference.isDealbreaker),
          ])
        }),
      "template_used": school.templateUsed.map { .text($0) },
      "last_updated": .text(school.lastUpdated),
    ])
  }

  private static func dashboard(_ layout: PreferenceRules.DashboardLayout) -> JSONValue {
    func column(_ placements: [PreferenceRules.DashboardLayout.Placement]) -> JSONValue {
      .array(
        placements.map {
          ["id": .text($0.widget.rawValue), "visible": .boolean($0.isVisible)]
        })
    }
    let cards = PreferenceRules.DashboardCard.allCases.map { card in
      (key: JSText(card.rawValue), value: JSONValue.boolean(layout.cards.contains(card)))
    }
    return [
      "statsCards": .object(JSONObject(cards)), "leftColumn": column(layout.leftColumn),
      "rightColumn": column(layout.rightColumn),
    ]
  }
}
