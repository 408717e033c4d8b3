internal import SchemaModel
internal import SourceJSON

/// Whole runs, from the document's root to the outcome.
extension Run {
  /// Returns the verdict, and the output of a valid document.
  ///
  /// - Parameter root: The value to validate, if it is not the document's.
  mutating func judgeDocument(
    root: Value = .document(0)
  ) -> (verdict: Verdict, output: Value) {
    var value = root
    var isValid =
      plan.rules.isEncoding
      ? onePass.walk.judgeByExplaining(Int32(plan.root), &value)
      : onePass.walk.judge(Int32(plan.root), &value)
    if !isValid, !values.isUndecided, memory.tables.nodes[plan.root].throwsAsZod,
      !plan.rules.isEncoding
    {
      // Zod may throw behind the first issue.
      value = root
      isValid = onePass.walk.judgeByExplaining(Int32(plan.root), &value)
    }
    if isValid { refuseBigInts(value) }
    if isValid, !values.isUndecided { return (.valid, value) }
    return (values.undecidedReason.map { .undecided($0) } ?? .invalid, value)
  }

  /// Finds the document's issues, without messages, and returns its output; nil if the run becomes undecided.
  mutating func findIssues(root: Value = .document(0)) -> Value? {
    reset(document: values.document)
    return output(of: explanation.explainFresh(Int32(plan.root), root))
  }

  /// Finds the issues of the text that one pass rejected, without messages, and returns its output; nil if the run becomes
  /// undecided.
  ///
  /// - Parameter document: The tape of one pass.
  mutating func findRefusedIssues(in document: JSONView) -> Value? {
    output(of: explainRefusals(in: document))
  }

  /// Returns the output of the document's payload; nil if the run is undecided.
  mutating func output(of payload: Int32) -> Value? {
    explanation.checkIssueCount()
    guard !values.isUndecided else { return nil }
    let output = memory.found[payload].value
    if !memory.found.hasIssues(payload) { refuseBigInts(output) }
    return values.isUndecided ? nil : output
  }

  /// Judges a value, and explains it if it is invalid. The issues have no ranges.
  ///
  /// - Parameters:
  ///   - root: Makes the value for each of the two runs.
  ///   - output: Makes the outcome of a valid value from its output.
  mutating func outcome<Output>(
    of root: (inout Run) -> Value = { _ in .document(0) },
    output: (inout Run, Value) -> Outcome<Output>
  ) -> Outcome<Output> {
    let (verdict, result) = judgeDocument(root: root(&self))
    switch verdict {
    case .valid: return output(&self, result)
    case .undecided(let reason): return .undecided(reason)
    case .invalid:
      reset(document: values.document)
      let value = root(&self)
      guard !values.isUndecided,
        self.output(of: explanation.explainFresh(Int32(plan.root), value)) != nil,
        let issues = explanation.wordedIssues(locatedIn: nil)
      else {
        return .undecided(
          values.undecidedReason ?? .issueLimit(memory.operations.limits.maximumIssues))
      }
      return .invalid(issues)
    }
  }

  /// Returns a valid output; the outcome is undecided if it holds a function or an object that inherits.
  mutating func zodOutcome(_ output: Value) -> Outcome<ZodValue> {
    if let value = values.zodValue(output) { return .valid(value) }
    return .undecided(.beyondJSON(name: "the output", type: values.type(output)))
  }

  /// Leaves the run undecided if its output holds a `bigint`, which JSON can't express.
  private mutating func refuseBigInts(_ output: Value) {
    guard !givesAnyValue, !values.arena.bigints.isEmpty, values.holdsBigInt(output) else { return }
    values.leaveUndecided(.unsupportedValue(name: "JSON output", type: "bigint"))
  }
}
