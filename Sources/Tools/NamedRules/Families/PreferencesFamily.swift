internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the family "preferences" by their recorded names.
enum PreferencesFamily {
  static let all = stored + profile + files

  static let rules = PreferenceRules.self

  private static let stored = Rule.list {
    Rule(
      "prefs.notifications", "The preferences for notifications in stored JSON.",
      rules.notifications, "data")
    Rule("prefs.homeLocation", "The home in stored JSON.", rules.homeLocation, "data")
    Rule(
      "prefs.player", "The athlete's profile in stored JSON.", since: .august2026, rules.player,
      "data")
    Rule(
      "prefs.school", "The preferences for a school in stored JSON.", rules.school, "data", "now?")
    Rule(
      "prefs.dashboard", "The dashboard's layout in stored JSON.", since: .august2026,
      rules.dashboard, "data")
    Rule(
      "prefs.defaults", "The preferences of a new user.", since: .august2026,
      { (now: Date) -> Members in
        [
          "notifications": PreferenceRules.NotificationPreferences(),
          "dashboard": PreferenceRules.DashboardLayout.standard,
          "school": rules.defaultSchoolPreferences(now: now),
        ]
      }, "now")
  }
}

extension PreferenceRules.NotificationPreferences: RuleRecord {
  static let omitsNil = true
  static let renamed = [
    "enablesFollowUpReminders": "enableFollowUpReminders",
    "enablesDeadlineAlerts": "enableDeadlineAlerts",
    "enablesDailyDigest": "enableDailyDigest",
    "enablesInboundInteractionAlerts": "enableInboundInteractionAlerts",
    "enablesEmail": "enableEmailNotifications",
    "emailsOnlyHighPriority": "emailOnlyHighPriority",
  ]
}

extension PreferenceRules.HomeLocation: RuleRecord { static let omitsNil = true }

extension PreferenceRules.PlayerPreferences: RuleObject {
  var members: Members {
    let numbers = numbers.map { ($0.rawValue, $1 as any Encodable) }
    let texts = PreferenceRules.PlayerText.allCases.map {
      ($0.rawValue, text($0).omittingNil as any Encodable)
    }
    let others: [(String, any Encodable)] = [
      ("positions", positions), ("core_courses", coreCourses.omittingNil),
      ("bats", bats.omittingNil), ("throws", throwingHand.omittingNil),
      ("campus_size_preference", campusSize.omittingNil),
      ("cost_sensitivity", costSensitivity.omittingNil), ("allow_share_phone", sharesPhone),
      ("allow_share_email", sharesEmail), ("travel_teams", travelTeams.omittingNil),
    ]
    return Members(numbers + texts + others)
  }
}

extension PreferenceRules.PlayerPreferences.TravelTeam: RuleRecord {
  static let renamed = ["exactYear": "year"]
  static let omitsNil = true
}

extension PreferenceRules.SchoolPreferences: RuleRecord {
  static let omitsNil = true
  static let renamed = ["templateUsed": "template_used", "lastUpdated": "last_updated"]
}

extension PreferenceRules.SchoolPreference: RuleObject {
  var members: Members {
    [
      "id": id, "category": category, "type": type, "value": value.omittingNil,
      "priority": priority, "is_dealbreaker": isDealbreaker,
    ]
  }
}

extension PreferenceRules.DashboardLayout: RuleObject {
  var members: Members {
    [
      "statsCards": Members(
        PreferenceRules.DashboardCard.allCases.map { ($0.rawValue, cards.contains($0)) }),
      "leftColumn": leftColumn, "rightColumn": rightColumn,
    ]
  }
}

extension PreferenceRules.DashboardLayout.Placement: RuleRecord {
  static let renamed = ["widget": "id", "isVisible": "visible"]
}
