internal import Diagnostics

extension RunReport {
  /// The report for a person: a line a suite, the failures, and `N passed, N failed` at the end.
  public var text: String { text(withFamilies: false) }

  /// Returns the same report.
  ///
  /// - Parameter withFamilies: whether a suite's line is followed by one for each family of its cases.
  public func text(withFamilies: Bool) -> String {
    var lines: [String] = []
    let width = suites.map { PrintableText.oneLine($0.suite).count }.max() ?? 0
    for suite in suites {
      let name = PrintableText.oneLine(suite.suite).padded(to: width)
      var line = "\(name)  \(suite.passed) passed, \(suite.failures.count) failed"
      if suite.knownGaps > 0 {
        line += ", \(suite.knownGaps) known gap\(suite.knownGaps == 1 ? "" : "s")"
      }
      lines.append(line)
      if withFamilies { lines += suite.familyLines }
      for failure in suite.failures {
        lines.append("  \(failure.id)")
        lines.append("    expected \(failure.expected)")
        lines.append("    found    \(failure.found)")
      }
    }
    lines += manifestFaults
    for gap in closedGaps {
      lines.append("\(gap) is listed in known-gaps.json but passes: take it out of the list")
    }
    lines.append("\(passed) passed, \(failed) failed")
    // Names and values are those of files that may come from anyone.
    return lines.map(PrintableText.oneLine).joined(separator: "\n")
  }
}

extension SuiteReport {
  /// A line a family, in the order of their names.
  fileprivate var familyLines: [String] {
    let width = families.keys.map(\.count).max() ?? 0
    return families.sorted { $0.key < $1.key }.map { family, score in
      "  \(family.padded(to: width))  \(score.passed) passed, \(score.failed) failed"
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
