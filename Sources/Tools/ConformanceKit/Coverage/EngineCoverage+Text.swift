extension EngineCoverage {
  /// The suites of random patterns, whose patterns the text counts and does not list.
  private static let randomSuites: Set<String> = ["regexp-random"]

  /// The coverage as Markdown: a table of engines, a table of suites, and the patterns that can stay
  /// undecided, a line each.
  public var text: String {
    ([engineTable, suiteTable] + suites.compactMap(list)).joined(separator: "\n\n")
  }

  /// A row an engine: the cases that it decides and those that it does not support.
  var engineTable: String {
    let rows = RegExpCases.engines.compactMap { name, _ in
      scores[name].map { "| \(name) | \($0.agreeing) | \($0.refused) | \($0.differing) |" }
    }
    return
      (["| engine | agrees | does not support | differs |", "| --- | --: | --: | --: |"] + rows)
      .joined(separator: "\n")
  }

  /// A row a suite: its patterns, and those that can stay undecided by reason.
  var suiteTable: String {
    let reasons = UndecidedReason.allCases
    let head = "| suite | patterns | always decided | "
      + reasons.map(\.rawValue).joined(separator: " | ") + " |"
    let line = "| --- | --: | --: |" + String(repeating: " --: |", count: reasons.count)
    let rows = suites.map { suite in
      let cells = reasons.map { reason in
        "\(suite.left.count { $0.reason == reason })"
      }
      return "| \(suite.name) | \(suite.patterns.count) | "
        + "\(suite.patterns.count - suite.left.count) | \(cells.joined(separator: " | ")) |"
    }
    return ([head, line] + rows).joined(separator: "\n")
  }

  private func list(_ suite: Suite) -> String? {
    if suite.left.isEmpty || Self.randomSuites.contains(suite.name) { return nil }
    let lines = suite.left.map { Self.visible($0.pattern) }
    return "### \(suite.name)\n\n```\n" + lines.joined(separator: "\n") + "\n```"
  }

  /// Returns a pattern in printable ASCII.
  private static func visible(_ pattern: String) -> String {
    pattern.unicodeScalars.map { scalar in
      (0x20..<0x7F).contains(scalar.value)
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }.joined()
  }
}
