internal import CompassRules

/// The decisions of the specification "Coaches List".
enum CoachesListRules {
  private typealias Texts = CoachRules.CardText

  static let all = Rule.list(specification: "Coaches List") {
    Rule(
      "coaches.countText", "The number of coaches above the list.", Texts.resultCount, "count")
    Rule(
      "coach.cardTexts", "The words of a coach's card, with the VoiceOver label.",
      { (coach: CoachRules.ListEntry, school: String?, clock: LocalClock) -> Members in
        [
          "role": Texts.role(of: coach), "school": Texts.school(school),
          "lastContact": Texts.lastContact(coach.lastContactDate, clock: clock),
          "accessibilityLabel": Texts.accessibilityLabel(of: coach, school: school),
        ]
      }, "coach", "school")
    Rule(
      "coach.deletionQuestion", "The question before a coach is deleted.", Texts.deletionQuestion,
      "name")
    Rule(
      "coach.channels", "The ways to reach a coach, in the order of the buttons.",
      { (email, phone, twitter, instagram, name) -> [Members] in
        CoachRules.ContactChannel.available(
          for: CoachRules.Details(
            email: email, phone: phone, twitterHandle: twitter, instagramHandle: instagram)
        ).map {
          ["address": $0.address, "accessibilityLabel": $0.accessibilityLabel(coachName: name)]
        }
      }, "email", "phone", "twitterHandle", "instagramHandle", "name?")
    Rule(
      "coaches.chips", "The chips of the filters, after some were removed or all were cleared.",
      { (row: RuleArguments, removed: [String], isCleared: Bool) -> Members in
        var filters = CoachFamily.filters(row)
        for field in CoachRules.FilterField.allCases where removed.contains("\(field)") {
          filters.remove(field)
        }
        if isCleared { filters.clear() }
        return ["chips": filters.active.map { "\($0)" }, "count": filters.activeCount]
      }, "filters", "removed?", "cleared?")
    Rule(
      "coaches.placeholder", "What a list without rows shows, with or without filters.",
      ListRules.EmptyState.coaches, "filtered")
  }
}
