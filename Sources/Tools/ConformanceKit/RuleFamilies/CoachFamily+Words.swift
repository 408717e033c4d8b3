internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

extension CoachFamily {
  static let words = [
    Rule(
      "coach.contactWord", "The word for the days since the last contact.",
      [.number("daysSinceContact").optional]
    ) { arguments throws(RuleError) in
      .text(rules.contactWord(daysSinceContact: arguments.number("daysSinceContact") ?? .nan))
    },
    Rule(
      "coach.daysAgoText", "The words for the time since a date.",
      [.any("date").optional, .text("now"), .text("timeZone").optional]
    ) { arguments throws(RuleError) in
      let date = Date(arguments.text("date") ?? "", clock: arguments.clock)
      return .text(rules.daysAgoText(date, now: try arguments.now()))
    },
    Rule(
      "coach.dateText", "A date with its day of the week.",
      [.any("date").optional, .text("now").optional, .text("timeZone").optional]
    ) { arguments throws(RuleError) in
      let clock = arguments.clock
      return .text(
        rules.dateText(Date(arguments.text("date") ?? "", clock: clock), clock: clock))
    },
    Rule(
      "coach.card", "The texts and the link of a coach's card.", since: .august2026,
      [
        .object("coach"), .text("detailTo").optional, .text("backTo").optional,
        .text("backLabel").optional, .text("now"), .text("timeZone").optional,
      ]
    ) { arguments throws(RuleError) in
      let clock = arguments.clock
      let row = arguments.object("coach")
      var coach = coach(row, clock: clock)
      coach.id = printed(row.value["id"])
      coach.firstName = printed(row.value["first_name"])
      coach.lastName = printed(row.value["last_name"])
      let card = rules.card(
        of: coach, detail: arguments.text("detailTo"), back: arguments.text("backTo"),
        backLabel: arguments.text("backLabel"), now: try arguments.now(), clock: clock)
      let link = card.link
      return [
        "name": .text(card.name), "lastContact": .text(card.lastContact), "link": .text(link),
      ]
    },
    Rule(
      "coach.roleBadgeClass", "The CSS classes of a role's badge.", [.text("role").optional]
    ) { arguments throws(RuleError) in
      .text(rules.roleBadgeClass(of: arguments.text("role") ?? ""))
    },
    Rule(
      "coach.roleLabel", "The name of a role.", [.text("role").optional]
    ) { arguments throws(RuleError) in
      .text(arguments.text("role").map { rules.roleLabel(of: $0) })
    },
    Rule(
      "coach.initials", "The initials of a coach.", [.object("coach")]
    ) { arguments throws(RuleError) in
      let coach = arguments.object("coach")
      return .text(
        rules.initials(
          firstName: coach.text("first_name") ?? "", lastName: coach.text("last_name") ?? ""))
    },
  ]
}
