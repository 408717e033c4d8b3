internal import SourceJSON

/// Whole runs, from the document's root to the outcome.
extension Runner {
  /// The verdict, and the output when it is valid.
  mutating func judgeDocument() -> (verdict: Verdict, output: Value) {
    var value = Value.document(0)
    if judge(Int32(plan.root), &value), !isUndecided { return (.valid, value) }
    return (undecidedReason.map { .undecided($0) } ?? .invalid, value)
  }

  /// The issue list of the document, empty when it is valid, and its output; nil when it can't be decided.
  ///
  /// - Parameter locating: whether issues get the ranges of their values in the document's bytes.
  mutating func explainDocument(locating: Bool) -> (issues: [ValidationIssue], output: Value)? {
    guard let output = findIssues() else { return nil }
    var worded = wordedIssues()
    if locating {
      var locator = IssueLocator(view: document)
      locator.locate(&worded)
    }
    return (worded, output)
  }

  /// Finds the issues of the document, to be worded or counted, and its output; nil when it can't be decided.
  mutating func findIssues() -> Value? {
    reset(document: document)
    let output = explainFresh(Int32(plan.root), .document(0)).value
    checkIssueCount()
    return isUndecided ? nil : output
  }

  /// Judges, and explains what is invalid.
  mutating func outcome(locating: Bool) -> Outcome {
    let (verdict, output) = judgeDocument()
    switch verdict {
    case .valid: return .valid(json(output))
    case .undecided(let reason): return .undecided(reason)
    case .invalid:
      guard let issues = explainDocument(locating: locating)?.issues else {
        return .undecided(undecidedReason ?? .issueLimit(limits.maximumIssues))
      }
      return .invalid(issues)
    }
  }
}
