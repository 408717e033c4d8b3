/// The tables on the athlete: profile, positions, metrics, progress.
extension RuleTable {
  static let completeness = RuleTable("completeness") { table throws(RuleTableError) in
    let table = try table.fields("weights", "prompts")
    let prompts = try table["prompts"].elements.map { row throws(RuleTableError) in
      let row = try row.fields("id", "message", "action", "priority")
      return SwiftCode.call(
        "CompletenessRules.Prompt",
        [
          "id": try row["id"].literal, "message": try row["message"].literal,
          "action": try row["action"].literal, "priority": try row["priority"].literal,
        ])
    }
    return try weights(table["weights"]) + [
      SwiftCode.constant(
        "prompts", "[CompletenessRules.Prompt]", rows: prompts, "The prompts in the order shown.")
    ]
  }

  /// A constant for each weight, such as `gpaWeight`.
  private static func weights(_ table: TableNode) throws(RuleTableError) -> [String] {
    try table.members.map { key, weight throws(RuleTableError) in
      SwiftCode.constant(
        "\(SwiftCode.caseName(key))Weight", "Double", SwiftCode.number(try weight.number),
        "The weight of `\(key)`.")
    }
  }

  static let metrics = RuleTable("metrics") { table throws(RuleTableError) in
    let table = try table.fields("definitions", "sports", "fallbackSport")
    let sports = try table["sports"].members
    let fallback = try table["fallbackSport"]
    let fallbackName = try fallback.text
    guard let fallbackKeys = sports.first(where: { $0.key == fallbackName })?.node else {
      throw fallback.error("no sport of the table")
    }
    return [
      SwiftCode.constant(
        "definitions", "[MetricRules.Definition]",
        rows: try table["definitions"].elements.map(definition),
        "The definitions in the order shown."),
      SwiftCode.constant(
        "sports", "[MetricRules.SportMetrics]",
        rows: try sports.map { sport, keys throws(RuleTableError) in
          SwiftCode.call(
            "MetricRules.SportMetrics",
            ["sport": SwiftCode.literal(sport), "keys": try keys.literals])
        }, "The metrics of each sport in their order."),
      SwiftCode.constant(
        "fallbackKeys", "[String]", try fallbackKeys.literals,
        "The metrics of a sport that has no order."),
    ]
  }

  private static func definition(_ row: TableNode) throws(RuleTableError) -> String {
    let row = try row.fields("key", "label", "unit", "format", "lowerIsBetter")
    return SwiftCode.call(
      "MetricRules.Definition",
      [
        "key": try row["key"].literal, "label": try row["label"].literal,
        "unit": try row["unit"].literal, "format": try format(row["format"]),
        "lowerIsBetter": "\(try row["lowerIsBetter"].boolean)",
      ])
  }

  private static func format(_ row: TableNode) throws(RuleTableError) -> String {
    let kind = try row.fields("kind", optional: ["digits", "dropLeadingZero"])["kind"]
    switch try kind.text {
    case "decimal":
      let row = try row.fields("kind", "digits", "dropLeadingZero")
      return SwiftCode.call(
        ".decimal",
        [
          "digits": SwiftCode.number(try row["digits"].number),
          "dropsLeadingZero": "\(try row["dropLeadingZero"].boolean)",
        ])
    case "percent":
      let digits = try row.fields("kind", "digits")["digits"]
      return SwiftCode.call(".percent", ["digits": SwiftCode.number(try digits.number)])
    case "integer", "duration":
      _ = try row.fields("kind")
      return ".\(try kind.text)"
    default: throw kind.error("no format of metrics")
    }
  }

  static let phases = RuleTable("phases") { table throws(RuleTableError) in
    let table = try table.fields("info", "milestones")
    // The lists are named after the step to the next phase; the last phase has none.
    let milestones = try table["milestones"].members.map { key, list throws(RuleTableError) in
      (word: String(key.prefix { !$0.isUppercase }), value: try list.literals)
    }
    return [
      SwiftCode.function(
        "info", of: "RecruitingPhase", returning: "PhaseRules.Info", "The words about a phase.",
        try table["info"].members.map { phase, row throws(RuleTableError) in
          let row = try row.fields("label", "grade", "theme", "description")
          let info = SwiftCode.call(
            "PhaseRules.Info",
            [
              "label": try row["label"].literal,
              "grade": SwiftCode.number(try row["grade"].number),
              "theme": try row["theme"].literal,
              "description": try row["description"].literal,
            ])
          return (word: phase, value: info)
        }),
      SwiftCode.function(
        "milestones", of: "RecruitingPhase", returning: "[String]",
        "The slugs of the milestones that close a phase.",
        milestones + [(word: "committed", value: "[]")]),
    ]
  }

  static let positions = RuleTable("positions") { table throws(RuleTableError) in
    let table = try table.fields("sports", "aliases", "abbreviations", "baseball")
    let baseball = try table["baseball"].fields("positions", "mapping")
    var cases: [String: String] = [:]
    let names = try baseball["positions"].elements.map { row throws(RuleTableError) in
      let row = try row.fields("value", "fullName")
      let (code, name) = (try row["value"].text, try row["fullName"].text)
      cases[code] = ".\(SwiftCode.caseName(name))"
      return (word: name, value: SwiftCode.literal(name))
    }
    return [
      SwiftCode.constant(
        "positions", "[JSText: [JSText]]",
        rows: try table["sports"].members.map { sport, list throws(RuleTableError) in
          "\(SwiftCode.literal(sport)): \(try list.literals)"
        }, "The positions of each sport in the order shown."),
      try texts(
        "aliases", table["aliases"], "The other names of positions, in lower case, by sport."),
      try texts("abbreviations", table["abbreviations"], "The short codes of positions, by sport."),
      SwiftCode.function(
        "fullName", of: "PositionRules.BaseballPosition", returning: "String",
        "The name of a position of the older baseball table.", names),
      SwiftCode.constant(
        "baseballSpellings", "[JSText: PositionRules.BaseballPosition]",
        rows: try spellings(baseball["mapping"], cases: cases),
        "The positions of the older baseball table by their spellings in lower case."),
    ]
  }

  private static func texts(_ name: String, _ table: TableNode, _ comment: String)
    throws(RuleTableError) -> String
  {
    SwiftCode.constant(
      name, "[JSText: [JSText: JSText]]",
      rows: try table.members.map { sport, names throws(RuleTableError) in
        "\(SwiftCode.literal(sport)): \(try names.dictionary)"
      }, comment)
  }

  /// The spellings in lower case, each once, with the case of their code.
  private static func spellings(_ table: TableNode, cases: [String: String])
    throws(RuleTableError) -> [String]
  {
    var known: [String: String] = [:]
    var rows: [String] = []
    for (spelling, code) in try table.members {
      let key = spelling.lowercased()
      guard let position = cases[try code.text] else { throw code.error("no code of a position") }
      if let other = known.updateValue(position, forKey: key) {
        guard other == position else { throw code.error("another code has the same spelling") }
      } else {
        rows.append("\(SwiftCode.literal(key)): \(position)")
      }
    }
    return rows
  }

  static let statusScore = RuleTable("status-score") { table throws(RuleTableError) in
    let table = try table.fields("weights", "advice", "nextActions")
    let actions = try table["nextActions"].members.map { label, phases throws(RuleTableError) in
      let cases = try phases.members.map { phase, list throws(RuleTableError) in
        "      case .\(SwiftCode.caseName(phase)): \(try list.literals)"
      }
      return (
        word: label, value: "\n      switch phase {\n\(cases.joined(separator: "\n"))\n      }"
      )
    }
    return try weights(table["weights"]) + [
      SwiftCode.function(
        "advice", of: "ScoreRules.Label", returning: "String", "The sentence of advice.",
        try table["advice"].textRows),
      SwiftCode.function(
        "nextActions", of: "ScoreRules.Label", "in phase: RecruitingPhase", returning: "[String]",
        "The next actions for a label in a phase.", actions),
    ]
  }
}
