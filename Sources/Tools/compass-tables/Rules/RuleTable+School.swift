/// The tables on schools: status, matching, locations.
extension RuleTable {
  static let matching = RuleTable("matching") { table throws(RuleTableError) in
    let table = try table.fields("power4", "group5", "regionStates", "stateNames")
    return [
      try conferences("power4", table["power4"], "The largest conferences, in upper case."),
      try conferences("group5", table["group5"], "The next conferences, in upper case."),
      SwiftCode.constant(
        "regionStates", "[JSText: [JSText]]",
        rows: try table["regionStates"].members.map { region, states throws(RuleTableError) in
          "\(SwiftCode.literal(region)): \(try states.literals)"
        }, "The letters of the states of each region, all in lower case."),
      try dictionary(
        "stateNames", of: "JSText", table["stateNames"],
        "The states' names by their letters, all in lower case."),
    ]
  }

  private static func conferences(_ name: String, _ table: TableNode, _ comment: String)
    throws(RuleTableError) -> String
  {
    let names = try table.texts
    guard names.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) else {
      throw table.error("not ASCII, whose upper case is another in JavaScript")
    }
    return SwiftCode.constant(
      name, "[JSText]", SwiftCode.list(names.map { $0.uppercased() }), comment)
  }

  /// A dictionary of strings, four members a line.
  private static func dictionary(
    _ name: String, of type: String, _ table: TableNode, _ comment: String
  ) throws(RuleTableError) -> String {
    let pairs = try table.textRows.map { "\(SwiftCode.literal($0.word)): \($0.value)" }
    let lines = stride(from: 0, to: pairs.count, by: 4).map { start in
      pairs[start..<min(start + 4, pairs.count)].joined(separator: ", ")
    }
    return SwiftCode.constant(name, "[JSText: \(type)]", rows: lines, comment)
  }

  static let stateTimeZones = RuleTable("state-time-zones") { table throws(RuleTableError) in
    [
      try dictionary(
        "zones", of: "String", table.fields("zones")["zones"],
        "The zones by the letters of the states in upper case.")
    ]
  }

  static let schoolStatus = RuleTable("school-status") { table throws(RuleTableError) in
    let (root, stage) = (table, "StatusRules.Stage")
    let table = try root.fields(
      "options", "fallbackBadgeClass", "stepperLabelOverrides", "emojis", "legacyBadgeClasses",
      "detailBadgeClasses", "sizeBadgeClasses")
    let options = try table["options"].elements.map { row throws(RuleTableError) in
      let row = try row.fields("value", "label", "badgeClass")
      return (
        value: try row["value"].text, label: try row["label"].literal,
        badgeClass: try row["badgeClass"].literal
      )
    }
    return [
      SwiftCode.function(
        "label", of: stage, returning: "String", "The name of a stage.",
        options.map { (word: $0.value, value: $0.label) }),
      SwiftCode.function(
        "badgeClass", of: stage, returning: "String", "The class names of a stage's badge.",
        options.map { (word: $0.value, value: $0.badgeClass) }),
      SwiftCode.constant(
        "fallbackBadgeClass", "String", try table["fallbackBadgeClass"].literal,
        "The slate badge of a string that a palette lacks."),
      SwiftCode.function(
        "stepperLabel", of: stage, returning: "String", "The name of a stage on the stepper.",
        try table["stepperLabelOverrides"].textRows, otherwise: "label(of: value)"),
      SwiftCode.function(
        "emoji", of: stage, returning: "String", "The emoji of a stage.",
        try table["emojis"].textRows),
      try palette("legacyBadgeClass", table["legacyBadgeClasses"], "first"),
      try palette("detailBadgeClass", table["detailBadgeClasses"], "second"),
      SwiftCode.function(
        "badgeClass", of: "SchoolRules.Size", returning: "String",
        "The class names of a size's badge.", try table["sizeBadgeClasses"].textRows),
    ]
  }

  private static func palette(_ name: String, _ table: TableNode, _ number: String)
    throws(RuleTableError) -> String
  {
    try SwiftCode.function(
      ofWordsIn: table, name, returning: "String",
      "The class names of a stored status in the \(number) of two older palettes.",
      try table.textRows)
  }
}
