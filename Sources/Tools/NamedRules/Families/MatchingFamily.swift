internal import CompassRules
internal import SourceJSON

/// The rules of the family "matching" by their recorded names.
enum MatchingFamily {
  static let all = matches + lists + distances

  static let rules = MatchingRules.self

  private static let matches = Rule.list {
    Rule(
      "matching.preference", "Whether a school meets a preference.", rules.isMet, "preference",
      "school", "home")
    Rule(
      "matching.academicRating", "The academic rating of a school, 1 to 5.",
      { (school: MatchingRules.SchoolListEntry) in
        rules.academicRating(admissionRate: school.admissionRate)
      },
      "school")
    Rule(
      "matching.score", "How well a school matches the preferences.", rules.match, "school",
      "preferences?", "home")
    Rule("matching.badge", "The badge of a match.", rules.badge, "score", "hasDealbreakers?")
  }

  private static let distances = Rule.list {
    Rule(
      "distance.miles", "The distance between two places in whole miles.",
      { (start: GeoLocation?, end: GeoLocation?) in
        start.flatMap { start in end.map { rules.miles(from: start, to: $0) } }
      }, "from", "to")
    Rule("distance.text", "A number of miles as text.", rules.distanceText(miles:), "miles")
    Rule(
      "school.distanceText", "The distance from home to a school as text.", since: .august2026,
      rules.distanceText(from:to:), "home", "school")
  }
}

extension PreferenceRules.SchoolPreference: RuleRow {
  init(_ row: RuleArguments) {
    self.init(
      id: row["id"], type: row["type"], value: row.value["value"],
      priority: row["priority", or: 0], isDealbreaker: row["is_dealbreaker"])
  }
}

/// A result has the id instead of a school.
extension MatchingRules.SchoolListEntry: RuleRow, RuleResult {
  init(_ row: RuleArguments) {
    let academic = row.object("academic_info")
    self.init(
      id: row["id"], name: row["name"], division: row["division"], conference: row["conference"],
      location: row["location"], state: row["state"], academicState: academic["state"],
      status: row["status"], isFavorite: row["is_favorite"], latitude: academic["latitude"],
      longitude: academic["longitude"], admissionRate: academic["admission_rate"],
      enrollment: academic["enrollment"], updatedAt: row["updated_at"])
  }

  var json: JSONValue { id.json }
}

extension MatchingRules.SchoolMatch: RuleObject {
  var members: Members {
    [
      "score": score, "matchedCriteria": metTypes, "missedCriteria": missedTypes,
      "dealbreakers": dealbreakers, "hasDealbreakers": hasDealbreakers,
    ]
  }
}

/// The recorded form has no color beside the class names.
extension MatchingRules.Badge: RuleObject {
  var members: Members { ["label": label, "class": classNames, "icon": icon] }
}
