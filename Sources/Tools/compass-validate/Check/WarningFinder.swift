import Diagnostics
import PayloadWarnings
import SourceJSON
import Validation

/// Finds the warnings about one payload after another. Each thread has its own.
struct WarningFinder {
  private let inspector: PayloadInspector
  private var rejectedKeys: [RejectedKey] = []

  /// Nil if the run looks for no warnings.
  init?(_ validator: Validator, _ options: CheckOptions) {
    guard !options.warnings.kinds.isEmpty else { return nil }
    inspector = PayloadInspector(
      validator, kinds: options.warnings.kinds, hasStubs: options.schema.stubs != nil)
  }

  /// Returns whether there is surely nothing to warn of in an element of an array that is the payload.
  func isQuiet(element view: JSONView, at index: Int) -> Bool {
    StubCalls.$ofPayload.withValue(nil) { inspector.isQuiet(element: view, at: index) }
  }

  /// Returns the findings of a payload's warnings, in the order of its text.
  ///
  /// - Parameters:
  ///   - payload: The payload.
  ///   - tape: Its tape if the validator has one of the whole payload.
  ///   - origin: Its origin.
  ///   - isValid: Whether it is valid.
  ///   - isOrdinary: Whether the validator found it to be ordinary.
  ///   - withSource: Whether findings get the line that they are about.
  mutating func findings(
    in payload: UnsafeBufferPointer<UInt8>, tape: JSONView?, _ origin: RecordOrigin, isValid: Bool,
    isOrdinary: Bool, withSource: Bool
  ) -> [Finding] {
    if isOrdinary, inspector.trustsOrdinary {
      if !rejectedKeys.isEmpty { rejectedKeys = [] }
      return []
    }
    // A stub that runs for a part of the payload doesn't count for the verdict.
    let report = StubCalls.$ofPayload.withValue(nil) {
      if let tape { return inspector.inspect(tape, isValid: isValid) }
      return inspector.inspect(payload, isValid: isValid)
    }
    rejectedKeys = report.rejectedKeys
    guard !report.warnings.isEmpty else { return [] }
    let maker = FindingMaker(payload, origin: origin, withSource: withSource)
    return report.warnings.map { warning in
      var message = warning.message
      if let other = warning.other {
        let start = maker.position(of: other.lowerBound)
        message += "; the other is at line \(start.line), column \(start.column)"
      }
      var finding = maker.warning(warning.code, message, path: warning.path, at: warning.range)
      // The text of a fix is JSON.
      finding.fix =
        origin.source != nil
        ? nil
        : warning.change.map { change in
          SuggestedFix(
            description: change.title, applicability: change.applicability,
            replacements: change.replacements.map {
              SuggestedFix.Replacement(range: maker.range(of: $0.range), text: $0.text)
            })
        }
      return finding
    }
  }

  /// Returns the question about the keys that a strict object of the last payload rejects, if any.
  func hint(for issue: ValidationIssue) -> String? {
    guard issue.code == .unrecognizedKeys, let entry = issue.entry else { return nil }
    let keys = issue[parameter: "keys"]?.elements?.compactMap { $0.text?.string } ?? []
    let known = rejectedKeys.filter { $0.object == entry && keys.contains($0.key) }
    guard let first = known.first else { return nil }
    if keys.count == 1 { return "did you mean \"\(first.suggestion)\"?" }
    return "did you mean "
      + known.prefix(5).map { "\"\($0.suggestion)\" for \"\($0.key)\"" }.joined(separator: ", ")
      + "?"
  }
}
