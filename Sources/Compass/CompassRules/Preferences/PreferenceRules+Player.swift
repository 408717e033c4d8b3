internal import JSPrimitives
public import SourceJSON

extension PreferenceRules {
  /// Returns the athlete's profile in stored JSON; nil for an empty object or another value.
  ///
  /// Restates `prefs.player`. Known fields are converted to their types, others dropped. A missing,
  /// null or unreadable field is absent; an empty text is a text, and as a number 0. The words of a
  /// choice must be exact but for white space around them. The positions are those of the sport where
  /// they name one, and as stored otherwise. Since 2026-08.
  public static func player(from stored: JSONValue?) -> PlayerPreferences? {
    guard let fields = StoredFields(stored), !fields.isEmpty else { return nil }
    var player = PlayerPreferences()
    for field in PlayerNumber.allCases {
      player.numbers[field] = fields.number(JSText(field.rawValue))
    }
    for field in PlayerText.allCases {
      player.texts[field] = fields.text(JSText(field.rawValue)).string
    }
    let positions = PositionRules.self
    let sport = player.texts[.primarySport]
    if let name = positions.normalized(player.texts[.primaryPosition], sport: sport) {
      player.texts[.primaryPosition] = name
    }
    player.positions = positions.normalizedAll(
      fields.list("positions")?.map(\.coercedString) ?? [], sport: sport)
    player.coreCourses = fields.list("core_courses")?.map(\.coercedString)
    player.bats = fields.word("bats")
    player.throwingHand = fields.word("throws")
    player.campusSize = fields.word("campus_size_preference")
    player.costSensitivity = fields.word("cost_sensitivity")
    player.sharesPhone = fields.flag("allow_share_phone", default: false)
    player.sharesEmail = fields.flag("allow_share_email", default: false)
    let teams = fields.list("travel_teams")?.compactMap(Self.travelTeam) ?? []
    player.travelTeams = teams.isEmpty ? nil : teams
    return player
  }

  private static func travelTeam(_ stored: JSONValue) -> PlayerPreferences.TravelTeam? {
    guard let fields = StoredFields(stored) else { return nil }
    let team = PlayerPreferences.TravelTeam(
      year: fields.number("year"), name: fields.text("name"), coach: fields.text("coach"))
    let hasName = [team.name.jsText, team.coach.jsText].contains {
      $0.map { !$0.trimmed().isEmpty } ?? false
    }
    return team.year != nil || hasName ? team : nil
  }
}
