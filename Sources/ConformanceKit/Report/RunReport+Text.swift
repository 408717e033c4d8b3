extension RunReport {
  /// The report for a person: a line a suite, the failures, and `N passed, N failed` at the end.
  public var text: String {
    var lines: [String] = []
    let width = suites.map(\.suite.count).max() ?? 0
    for suite in suites {
      let name = suite.suite.padded(to: width)
      var line = "\(name)  \(suite.passed) passed, \(suite.failures.count) failed"
      if suite.knownGaps > 0 {
        line += ", \(suite.knownGaps) known gap\(suite.knownGaps == 1 ? "" : "s")"
      }
      lines.append(line)
      for failure in suite.failures {
        lines.append("  \(failure.id)")
        lines.append("    expected \(failure.expected)")
        lines.append("    found    \(failure.found)")
      }
    }
    for gap in closedGaps {
      lines.append("\(gap) is listed in known-gaps.json but passes: take it out of the list")
    }
    lines.append("\(passed) passed, \(failed) failed")
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
