internal import SourceJSON

/// The issues of the last payload that was explained, in words.
extension Explanation {
  /// The number of the issues.
  var issueCount: Int {
    @inline(__always) get { Int(memory.found.list(of: returned).count) }
  }

  /// Returns the issues in words; nil if the run becomes undecided.
  ///
  /// - Parameter document: The tape of the whole text, in whose bytes issues get the ranges of their values.
  mutating func wordedIssues(locatedIn document: JSONView?) -> [ValidationIssue]? {
    let issues = wording.issues(
      found.list(of: returned), of: shared.memory.pointee.found,
      &shared.memory.pointee.operations.values, locatedIn: document)
    // A function that words issues may fail.
    return values.isUndecided ? nil : issues
  }

  /// Asks the functions that word the issues, so that `forEachIssue` does not; false if the run becomes undecided.
  mutating func askFunctions() -> Bool {
    wording.askFunctions(
      about: found.list(of: returned), in: shared.memory.pointee.found,
      &shared.memory.pointee.operations.values)
    return !values.isUndecided
  }

  /// Passes the issues on one by one, in words.
  mutating func forEachIssue<Failure: Error>(
    locatedIn document: JSONView?, _ body: (ValidationIssue) throws(Failure) -> Void
  ) throws(Failure) {
    try wording.forEachIssue(
      of: found.list(of: returned), in: shared.memory.pointee.found,
      &shared.memory.pointee.operations.values, locatedIn: document, body)
  }
}
