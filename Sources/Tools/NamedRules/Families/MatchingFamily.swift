internal import CompassRules
internal import SourceJSON

/// The rules of the family "matching" by their recorded names.
enum MatchingFamily {
  static let all = matches + lists + distances

  static let rules = MatchingRules.self

  private static let matches = Rule.list {
    Rule(
      "matching.preference", "Whether a school meets a preference.",
      {
        (
          preference: PreferenceRules.SchoolPreference, school: MatchingRules.SchoolListEntry,
          home: GeoLocation?
        ) in
        rules.isMet(preference, by: school, home: home)
      }, "preference", "school", "home")
    Rule(
      "matching.academicRating", "The academic rating of a school, 1 to 5.",
      { (school: MatchingRules.SchoolListEntry) in
        rules.academicRating(admissionRate: school.admissionRate)
      },
      "school")
    Rule(
      "matching.score", "How well a school matches the preferences.",
      {
        (
          school: MatchingRules.SchoolListEntry, preferences: [PreferenceRules.SchoolPreference],
          home: GeoLocation?
        ) -> Members in
        let match = rules.match(of: school, with: preferences, home: home)
        return [
          "score": match.score, "matchedCriteria": match.metTypes,
          "missedCriteria": match.missedTypes, "dealbreakers": match.dealbreakers,
          "hasDealbreakers": match.hasDealbreakers,
        ]
      }, "school", "preferences?", "home")
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

      { (home: GeoLocation?, school: MatchingRules.SchoolListEntry?) in
        rules.distanceText(from: home, to: school)
      }, "home", "school")
  }
}
