import ConformanceKit

extension EngineCoverage {
  /// The suites of random patterns, whose patterns the text counts and does not list.
  private static let randomSuites: Set<String> = ["regexp-random"]

  /// The coverage as Markdown: a table of engines, a table of suites, and the patterns with a limit
  /// of steps, a line each.
  var text: String { engineTable + "\n\n" + patternText }

  /// The table of suites and the patterns with a limit of steps, which are the same on every
  /// platform.
  var patternText: String {
    ([suiteTable] + suites.compactMap(list)).joined(separator: "\n\n")
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

  /// A row a suite: its patterns, and those with and without a limit of steps.
  var suiteTable: String {
    let rows = suites.map { suite in
      let (all, bounded) = (suite.patterns.count, suite.bounded.count)
      return "| \(suite.name) | \(all) | \(all - bounded) | \(bounded) |"
    }
    return
      (["| suite | patterns | no step budget | step budget |", "| --- | --: | --: | --: |"] + rows)
      .joined(separator: "\n")
  }

  private func list(_ suite: Suite) -> String? {
    if suite.bounded.isEmpty || Self.randomSuites.contains(suite.name) { return nil }
    let lines = suite.boundedTexts.map(Self.visible)
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
