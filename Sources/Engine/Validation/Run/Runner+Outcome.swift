internal import SchemaModel
internal import SourceJSON

/// Whole runs, from the document's root to the outcome.
extension Runner {
  /// Returns the verdict, and the output of a valid document.
  ///
  /// - Parameter root: The value to validate, if it is not the document's.
  mutating func judgeDocument(
    root: Value = .document(0)
  ) -> (verdict: Verdict, output: Value) {
    var value = root
    var isValid =
      plan.rules.isEncoding
      ? judgeByExplaining(Int32(plan.root), &value) : judge(Int32(plan.root), &value)
    if !isValid, !values.isUndecided, tables.nodes[plan.root].throwsAsZod, !plan.rules.isEncoding {
      // Zod may throw behind the first issue.
      value = root
      isValid = judgeByExplaining(Int32(plan.root), &value)
    }
    if isValid { refuseBigInts(value) }
    if isValid, !values.isUndecided { return (.valid, value) }
    return (values.undecidedReason.map { .undecided($0) } ?? .invalid, value)
  }

  /// Returns the issues that were found, in words; nil if the run becomes undecided.
  ///
  /// - Parameter document: The tape of the whole text, in whose bytes issues get the ranges of their values.
  mutating func wordedIssues(locatedIn document: JSONView?) -> [ValidationIssue]? {
    let issues = wording.issues(
      found.list(of: returned), of: found, &operations.values, locatedIn: document)
    // A function that words issues may fail.
    return values.isUndecided ? nil : issues
  }

  /// Asks the functions that word the issues that were found, so that `forEachIssue` does not; false if the run becomes
  /// undecided.
  mutating func askFunctions() -> Bool {
    wording.askFunctions(about: found.list(of: returned), in: found, &operations.values)
    return !values.isUndecided
  }

  /// Passes the issues that were found on one by one, in words.
  mutating func forEachIssue<Failure: Error>(
    locatedIn document: JSONView?, _ body: (ValidationIssue) throws(Failure) -> Void
  ) throws(Failure) {
    try wording.forEachIssue(
      of: found.list(of: returned), in: found, &operations.values, locatedIn: document, body)
  }

  /// Finds the document's issues, without messages, and returns its output; nil if the run becomes undecided.
  mutating func findIssues(root: Value = .document(0)) -> Value? {
    reset(document: values.document)
    return output(of: explainFresh(Int32(plan.root), root))
  }

  /// Returns the output of the document's payload; nil if the run is undecided.
  mutating func output(of payload: Int32) -> Value? {
    checkIssueCount()
    guard !values.isUndecided else { return nil }
    let output = found[payload].value
    if !found.hasIssues(payload) { refuseBigInts(output) }
    return values.isUndecided ? nil : output
  }

  /// Judges a value, and explains it if it is invalid. The issues have no ranges.
  ///
  /// - Parameters:
  ///   - root: Makes the value for each of the two runs.
  ///   - output: Makes the outcome of a valid value from its output.
  mutating func outcome<Output>(
    of root: (inout Runner) -> Value = { _ in .document(0) },
    output: (inout Runner, Value) -> Outcome<Output>
  ) -> Outcome<Output> {
    let (verdict, result) = judgeDocument(root: root(&self))
    switch verdict {
    case .valid: return output(&self, result)
    case .undecided(let reason): return .undecided(reason)
    case .invalid:
      reset(document: values.document)
      let value = root(&self)
      guard !values.isUndecided, self.output(of: explainFresh(Int32(plan.root), value)) != nil,
        let issues = wordedIssues(locatedIn: nil)
      else {
        return .undecided(values.undecidedReason ?? .issueLimit(operations.limits.maximumIssues))
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
