internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the family "status" by their recorded names.
enum StatusFamily {
  static let all = badges + sizes + pages

  static let status = StatusRules.self

  private static let badges = [
    Rule(
      "status.options", "The statuses that a school can be given, in order.", since: .august2026, []
    ) {
      arguments throws(RuleError) in
      .array(
        status.options.map { stage in
          [
            "value": .text(stage.rawValue), "label": .text(stage.displayName),
            "badgeClass": .text(stage.badgeClass),
          ]
        })
    },
    Rule("status.label", "The name of a status.", since: .august2026, [.text("status").optional]) {
      arguments throws(RuleError) in
      .text(status.label(of: arguments.text("status") ?? ""))
    },
    Rule("status.format", "A stored word in title case.", [.text("status").optional]) {
      arguments throws(RuleError) in
      .text(status.format(arguments.text("status") ?? ""))
    },
    Rule(
      "status.badgeClass", "The classes of a status's badge.", since: .august2026,
      [.text("status").optional]
    ) { arguments throws(RuleError) in
      .text(status.badgeClass(of: arguments.text("status") ?? ""))
    },
    Rule(
      "status.legacyBadgeClass", "The classes of a badge in the first older palette.",
      [.text("status").optional]
    ) { arguments throws(RuleError) in
      .text(status.legacyBadgeClass(of: arguments.text("status") ?? ""))
    },
    Rule(
      "status.detailBadgeClass", "The classes of a badge in the second older palette.",
      since: .august2026, [.text("status").optional]
    ) { arguments throws(RuleError) in
      .text(status.detailBadgeClass(of: arguments.text("status") ?? ""))
    },
  ]

  private static let sizes = [
    Rule(
      "school.carnegieSize", "The Carnegie class of a number of students.",
      [.number("studentSize").optional]
    ) { arguments throws(RuleError) in
      .text(status.carnegieSize(students: arguments.number("studentSize"))?.rawValue)
    },
    Rule("school.sizeBadgeClass", "The classes of a size's badge.", [.text("size").optional]) {
      arguments throws(RuleError) in
      .text(status.sizeBadgeClass(of: arguments.text("size")))
    },
    Rule(
      "school.sizeColorClass", "The classes of a size in the palette from green to red.",
      [.text("size").optional]
    ) { arguments throws(RuleError) in
      .text(status.sizeColorClass(of: arguments.text("size")))
    },
  ]
}
