/// The tables of words, badges and limits on the pages.
extension RuleTable {
  static let files = RuleTable("files") { table throws(RuleTableError) in
    let table = try table.fields("documents", "files")
    return [
      try limits("DocumentType", "The older limits of a document.", table["documents"]) {
        row throws(RuleTableError) in try row.fields("mimeTypes", "extensions", "maxBytes")
      },
      try limits("UploadType", "The newer limits of a file.", table["files"]) {
        row throws(RuleTableError) in
        try row.fields("mimeTypes", "extensions", "maxBytes", "description")
      },
    ]
  }

  private static func limits(
    _ type: String, _ comment: String, _ table: TableNode,
    fields: (TableNode) throws(RuleTableError) -> TableNode.Fields
  ) throws(RuleTableError) -> String {
    let rows = try table.members.map { word, row throws(RuleTableError) in
      let row = try fields(row)
      let limits = SwiftCode.call(
        "PreferenceRules.FileLimits",
        [
          "mimeTypes": try row["mimeTypes"].literals, "extensions": try row["extensions"].literals,
          "maximumBytes": SwiftCode.number(try row["maxBytes"].number),
          "summary": try row.optional("description").literal,
        ])
      return (word: word, value: limits)
    }
    return SwiftCode.function(
      "limits", of: "PreferenceRules.\(type)", returning: "PreferenceRules.FileLimits", comment,
      rows, renaming: ["rec_letter": "recommendationLetter"])
  }

  static let preferences = RuleTable("preferences") { table throws(RuleTableError) in
    let columns = try table.fields("editableColumns")["editableColumns"].members
    var (ranges, wholes): ([SwiftCode.Row], [SwiftCode.Row]) = ([], [])
    for (column, row) in columns {
      let type = try row.fields("type", optional: ["min", "max"])["type"]
      switch try type.text {
      case "text":
        _ = try row.fields("type")
        ranges.append((column, "nil"))
      case "int", "numeric":
        let row = try row.fields("type", "min", "max")
        let (least, most) = (try row["min"].number, try row["max"].number)
        guard least <= most else { throw try row["max"].error("less than min") }
        ranges.append((column, "\(SwiftCode.number(least))...\(SwiftCode.number(most))"))
      default: throw type.error("no type of columns")
      }
      wholes.append((column, "\(try type.text == "int")"))
    }
    let (type, renaming) = ("PreferenceRules.ProfileColumn", ["weight_lbs": "weightPounds"])
    return [
      SwiftCode.function(
        "range", of: type, returning: "ClosedRange<Double>?",
        "The numbers that a column takes; nil for a column of text.", ranges, renaming: renaming),
      SwiftCode.function(
        "isWhole", of: type, returning: "Bool", "Whether a column takes only whole numbers.",
        wholes, renaming: renaming),
    ]
  }

  static let labels = RuleTable("labels") { table throws(RuleTableError) in
    let table = try table.fields(
      "matchBadges", "deadlineBadge", "interactionTypes", "roleClasses", "taskCategories",
      "taskStatuses", "taskCategoryClasses", "taskStatusClasses", "fitChips")
    let (category, status) = ("DeadlineRules.TaskCategory", "DeadlineRules.TaskStatus")
    return try matchBadges(table["matchBadges"]) + deadlineBadge(table["deadlineBadge"]) + [
      try SwiftCode.function(
        ofWordsIn: table["interactionTypes"], "interactionType", returning: "String",
        "The name of a stored type of interactions.", table["interactionTypes"].textRows),
      try SwiftCode.function(
        ofWordsIn: table["roleClasses"], "roleClass", returning: "String",
        "The class names of a stored role's badge.", table["roleClasses"].textRows),
      SwiftCode.function(
        "name", of: category, returning: "String", "The name of a category of tasks.",
        try table["taskCategories"].textRows),
      SwiftCode.function(
        "classNames", of: category, returning: "String", "The class names of a category's badge.",
        try table["taskCategoryClasses"].textRows),
      SwiftCode.function(
        "name", of: status, returning: "String", "The name of a task's status.",
        try table["taskStatuses"].textRows),
      SwiftCode.function(
        "classNames", of: status, returning: "String", "The class names of a status's badge.",
        try table["taskStatusClasses"].textRows),
    ] + fitChips(table["fitChips"])
  }

  private static func matchBadges(_ table: TableNode) throws(RuleTableError) -> [String] {
    try table.members.map { key, row throws(RuleTableError) in
      let row = try row.fields("label", "class", "icon")
      let words = SwiftCode.call(
        "MatchingRules.Badge.Words",
        [
          "label": try row["label"].literal, "classNames": try row["class"].literal,
          "icon": try row["icon"].literal,
        ])
      return SwiftCode.constant(
        "\(SwiftCode.caseName(key))Match", "MatchingRules.Badge.Words", words,
        "The words of the badge `\(key)`.")
    }
  }

  private static func deadlineBadge(_ table: TableNode) throws(RuleTableError) -> [String] {
    var rows = try table.textRows
    guard let base = rows.firstIndex(where: { $0.word == "base" }) else {
      throw table.error("base is missing")
    }
    let classNames = rows.remove(at: base).value
    return [
      SwiftCode.constant(
        "deadlineBadge", "String", classNames, "The class names of every badge of a deadline."),
      SwiftCode.function(
        "deadlineBadge", of: "DeadlineRules.Urgency", returning: "String",
        "The further class names of a deadline's badge.", rows, renaming: ["none": "unset"]),
    ]
  }

  /// The chips by strength; `other` is that of an unknown strength and of any other string.
  private static func fitChips(_ table: TableNode) throws(RuleTableError) -> [String] {
    let fields = try table.fields(
      "strong", "above", "in-range", "good", "stretch", "below", "other")
    func chip(_ word: String) throws(RuleTableError) -> String {
      let row = try fields[word]
      let texts = try row.texts
      guard texts.count == 2 else { throw row.error("not a label and class names") }
      return SwiftCode.call(
        "FitRules.Chip",
        ["label": SwiftCode.literal(texts[0]), "classNames": SwiftCode.literal(texts[1])])
    }
    func function(_ type: String, _ comment: String, _ words: [String]) throws(RuleTableError)
      -> String
    {
      let rows = try words.map { word throws(RuleTableError) in
        (word: word, value: try chip(word))
      }
      return SwiftCode.function(
        "chip", of: type, returning: "FitRules.Chip", comment,
        rows + [(word: "unknown", value: "otherChip")])
    }
    return [
      try function(
        "FitRules.Strength", "The chip of a personal signal.", ["strong", "good", "stretch"]),
      try function(
        "FitRules.TestStrength", "The chip of a test score.", ["above", "in-range", "below"]),
      SwiftCode.constant(
        "otherChip", "FitRules.Chip", try chip("other"), "The chip of any other string."),
    ]
  }
}
