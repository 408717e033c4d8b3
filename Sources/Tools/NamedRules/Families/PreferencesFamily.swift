internal import CompassRules
internal import SourceJSON

/// The rules of the family "preferences" by their recorded names.
enum PreferencesFamily {
  static let all = stored + profile + files

  static let rules = PreferenceRules.self

  private static let stored = Rule.list {
    Rule(
      "prefs.notifications", "The preferences for notifications in stored JSON.",
      omittingNil: true, rules.notifications, "data")
    Rule(
      "prefs.homeLocation", "The home in stored JSON.", omittingNil: true, rules.homeLocation,
      "data")
    Rule(
      "prefs.player", "The athlete's profile in stored JSON.", since: .august2026,
      { (stored: JSONValue?) in rules.player(from: stored).map(members) }, "data")
    Rule(
      "prefs.school", "The preferences for a school in stored JSON.", omittingNil: true,
      rules.school,
      "data", "now?")
    Rule(
      "prefs.dashboard", "The dashboard's layout in stored JSON.", since: .august2026,
      { (stored: JSONValue?) in rules.dashboard(from: stored).map(members) }, "data")
    Rule(
      "prefs.defaults", "The preferences of a new user.", since: .august2026, omittingNil: true,
      { (now: Date) in
        Defaults(
          notifications: .init(), dashboard: members(of: .standard),
          school: rules.defaultSchoolPreferences(now: now))
      }, "now")
  }

  private struct Defaults: Encodable {
    let notifications: PreferenceRules.NotificationPreferences
    let dashboard: Members
    let school: PreferenceRules.SchoolPreferences
  }

  private static func members(of player: PreferenceRules.PlayerPreferences) -> Members {
    let numbers = PreferenceRules.PlayerNumber.allCases.map {
      ($0.rawValue, player.numbers[$0].omittingNil as any Encodable)
    }
    let texts = PreferenceRules.PlayerText.allCases.map {
      ($0.rawValue, player.text($0).omittingNil as any Encodable)
    }
    let teams = player.travelTeams.map { ResultEncoder.json(of: $0, omittingNil: true) }
    let others: [(String, any Encodable)] = [
      ("positions", player.positions), ("core_courses", player.coreCourses.omittingNil),
      ("bats", player.bats.omittingNil), ("throws", player.throwingHand.omittingNil),
      ("campus_size_preference", player.campusSize.omittingNil),
      ("cost_sensitivity", player.costSensitivity.omittingNil),
      ("allow_share_phone", player.sharesPhone), ("allow_share_email", player.sharesEmail),
      ("travel_teams", teams.omittingNil),
    ]
    return Members(numbers + texts + others)
  }

  private static func members(of layout: PreferenceRules.DashboardLayout) -> Members {
    [
      "statsCards": Members(
        PreferenceRules.DashboardCard.allCases.map { ($0.rawValue, layout.cards.contains($0)) }),
      "leftColumn": layout.leftColumn, "rightColumn": layout.rightColumn,
    ]
  }
}
