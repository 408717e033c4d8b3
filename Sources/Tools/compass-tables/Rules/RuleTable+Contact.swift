import Foundation

/// The tables on contacts: the calendar, contact windows, suggestions.
extension RuleTable {
  static let contactWindow = RuleTable("contact-window") { table throws(RuleTableError) in
    let table = try table.fields("rules", "grades", "months")
    let rules = try table["rules"].elements.map { row throws(RuleTableError) in
      let row = try row.fields("sport", "division", "rule_kind", "reference", "window_date")
      return SwiftCode.call(
        "ContactWindowRules.Rule",
        [
          "sport": try row["sport"].literal, "division": try row["division"].literal,
          "kind": try row["rule_kind"].literal,
          "reference": try row.optional("reference").literal,
          "windowDate": try row.optional("window_date").literal,
        ])
    }
    return [
      SwiftCode.constant(
        "rules", "[ContactWindowRules.Rule]", rows: rules,
        "The rules that the app's database starts with."),
      try numbers("grade", table["grades"], "The grade of a reference in lower case."),
      try numbers(
        "month", table["months"], "The number of a month by its short name in lower case."),
    ]
  }

  private static func numbers(_ name: String, _ table: TableNode, _ comment: String)
    throws(RuleTableError) -> String
  {
    let rows = try table.members.map { word, number throws(RuleTableError) in
      (word: word, value: SwiftCode.number(try number.number))
    }
    return try SwiftCode.function(ofWordsIn: table, name, returning: "Int", comment, rows)
  }

  static let recruitingCalendar = RuleTable("recruiting-calendar") { table throws(RuleTableError) in
    let table = try table.fields("periods", "milestonesInSourceOrder", "icons", "dashboard")
    let dashboard = try table["dashboard"].fields("keyDates", "periods")
    return [
      SwiftCode.constant(
        "periods", "[CalendarRules.Period]", rows: try table["periods"].elements.map(period),
        "The periods in the order of the web app's table."),
      SwiftCode.constant(
        "milestones", "[CalendarRules.Milestone]",
        rows: try table["milestonesInSourceOrder"].elements.map(milestone),
        "The milestones in the order of the web app's table, which is by kind."),
      SwiftCode.function(
        "icon", of: "CalendarRules.Milestone.Kind", returning: "String",
        "The emoji of a kind of milestone.", try table["icons"].textRows),
      SwiftCode.constant(
        "keyDates", "[CalendarRules.Timeline.KeyDateRow]",
        rows: try dashboard["keyDates"].elements.map { row throws(RuleTableError) in
          let row = try row.fields("id", "name", "description", "date", "emoji")
          return SwiftCode.call(
            "CalendarRules.Timeline.KeyDateRow",
            [
              "id": try row["id"].literal, "name": try row["name"].literal,
              "description": try row["description"].literal, "emoji": try row["emoji"].literal,
              "date": try graduationDate(row["date"]),
            ])
        }, "The key dates of the dashboard from the first to the last."),
      SwiftCode.constant(
        "stages", "[CalendarRules.Timeline.StageRow]",
        rows: try dashboard["periods"].elements.map { row throws(RuleTableError) in
          let row = try row.fields("name", "description", "from", "to")
          let stage = SwiftCode.call(
            "CalendarRules.Timeline.Stage",
            ["name": try row["name"].literal, "description": try row["description"].literal])
          return SwiftCode.call(
            "CalendarRules.Timeline.StageRow",
            [
              "stage": stage, "first": try graduationDate(row["from"]),
              "last": try graduationDate(row["to"]),
            ])
        }, "The stages of the dashboard from the first to the last."),
    ]
  }

  private static func period(_ row: TableNode) throws(RuleTableError) -> String {
    let row = try row.fields("type", "start", "end", "division", "description")
    return SwiftCode.call(
      "CalendarRules.Period",
      [
        "kind": ".\(SwiftCode.caseName(try row["type"].text))", "start": try moment(row["start"]),
        "end": try moment(row["end"]), "division": try row["division"].literal,
        "description": try row["description"].literal,
      ])
  }

  /// The moment of a string such as `2026-11-22T00:00:00.000Z`.
  private static func moment(_ text: TableNode) throws(RuleTableError) -> String {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    guard let date = try? style.parse(try text.text) else { throw text.error("no moment in UTC") }
    let milliseconds = SwiftCode.number((date.timeIntervalSince1970 * 1000).rounded())
    return "Date(milliseconds: \(milliseconds))"
  }

  private static func milestone(_ row: TableNode) throws(RuleTableError) -> String {
    let row = try row.fields(
      "date", "title", "type", "division", optional: ["url", "description"])
    let date = try row["date"]
    guard (try? Date.ISO8601FormatStyle().year().month().day().parse(try date.text)) != nil else {
      throw date.error("no day")
    }
    return SwiftCode.call(
      "CalendarRules.Milestone",
      [
        "date": try date.literal, "title": try row["title"].literal,
        "kind": ".\(SwiftCode.caseName(try row["type"].text))",
        "division": try row["division"].literal, "url": try row.optional("url").literal,
        "description": try row.optional("description").literal,
      ])
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// A day of a year counted back from the graduation: a month's name, a day, and `y` or `y-N`.
  private static func graduationDate(_ text: TableNode) throws(RuleTableError) -> String {
    let words = try text.text.split(separator: " ")
    guard words.count == 3, let month = months.firstIndex(of: String(words[0])),
      words[1].hasSuffix(","), let day = Int(words[1].dropLast()), (1...31).contains(day),
      let years = words[2] == "y" ? 0 : words[2].hasPrefix("y-") ? Int(words[2].dropFirst(2)) : nil
    else { throw text.error("no day such as June 15, y-2") }
    return SwiftCode.call(
      "GraduationDate", ["month": "\(month + 1)", "day": "\(day)", "yearsBefore": "\(years)"])
  }

  static let suggestions = RuleTable("suggestions") { table throws(RuleTableError) in
    let table = try table.fields("contactRules", "rules")
    let contact = try table["contactRules"].texts
    let rules = try table["rules"].elements.map { row throws(RuleTableError) in
      let row = try row.fields(
        "id", "actionType", "message", optional: ["messageWhenLastEventIsOld"])
      return (id: try row["id"].text, row: row)
    }
    for id in contact where !rules.contains(where: { $0.id == id }) {
      throw try table["contactRules"].error("\(id) is no rule")
    }
    let old = rules.filter { $0.row.optional("messageWhenLastEventIsOld") != nil }
    guard let showcase = old.first, old.map(\.id) == ["showcase-attendance"] else {
      throw try table["rules"].error("messageWhenLastEventIsOld is only for showcase-attendance")
    }
    let type = "SuggestionRules.Rule"
    return [
      SwiftCode.function(
        "actionType", of: type, returning: "String",
        "The stored word for the step that the button opens.",
        try rules.map { rule throws(RuleTableError) in
          (word: rule.id, value: try rule.row["actionType"].literal)
        }),
      SwiftCode.function(
        "message", of: type, returning: "JSText", "The sentence with its placeholders.",
        try rules.map { rule throws(RuleTableError) in
          (word: rule.id, value: try rule.row["message"].literal)
        }),
      SwiftCode.constant(
        "showcaseMessageWhenLastEventIsOld", "JSText",
        try showcase.row["messageWhenLastEventIsOld"].literal,
        "The sentence of the rule on showcases when the last event is long past."),
      SwiftCode.function(
        "restsInDeadPeriods", of: type, returning: "Bool",
        "Whether the rule rests while all schools are in a dead period.",
        rules.map { (word: $0.id, value: "\(contact.contains($0.id))") }),
    ]
  }
}
