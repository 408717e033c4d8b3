internal import CompassRules

/// The rules of the family "status" by their recorded names.
enum StatusFamily {
  static let all = badges + sizes + pages

  static let rules = StatusRules.self

  private static let badges = Rule.list {
    Rule(
      "status.options", "The statuses that a school can be given, in order.", since: .august2026,
      {
        rules.options.map {
          ["value": $0.rawValue, "label": $0.displayName, "badgeClass": $0.badge] as Members
        }
      })
    Rule("status.label", "The name of a status.", since: .august2026, rules.label, "status?")
    Rule("status.format", "A stored word in title case.", rules.format, "status?")
    Rule(
      "status.badgeClass", "The classes of a status's badge.", since: .august2026,
      rules.badge, "status?")
    Rule(
      "status.legacyBadgeClass", "The classes of a badge in the first older palette.",
      rules.legacyBadge, "status?")
    Rule(
      "status.detailBadgeClass", "The classes of a badge in the second older palette.",
      since: .august2026, rules.detailBadge, "status?")
  }

  private static let sizes = Rule.list {
    Rule(
      "school.carnegieSize", "The Carnegie class of a number of students.", rules.carnegieSize,
      "studentSize")
    Rule(
      "school.sizeBadgeClass", "The classes of a size's badge.",
      { (size: String?) in rules.sizeBadge(of: size)?.classNames ?? "" }, "size")
    Rule(
      "school.sizeColorClass", "The classes of a size in the palette from green to red.",
      rules.sizeColorBadge, "size")
  }
}
