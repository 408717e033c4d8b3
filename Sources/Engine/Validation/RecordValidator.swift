package import SourceJSON

/// A validator at work on one payload after another, with room that it uses again: what reads NDJSON.
///
/// Belongs to one thread. The bytes of a payload must stay in place from `judge` until its output or its
/// issues have been taken.
package struct RecordValidator: ~Copyable {
  private let limits: ValidationLimits
  private var tape = Tape()
  private var runner: Runner
  private var output = Value.undefined
  private var written = ByteBuffer()
  /// Why the payload that was judged last was not even read.
  private var unreadReason: UndecidedReason?
  private var isUnread = false

  /// - Parameter keepsOutput: whether the outputs of payloads will be asked for; a large array takes much less
  ///   memory without.
  package init(
    _ validator: Validator, messages: IssueMessages? = nil, keepsOutput: Bool = true
  ) {
    limits = validator.limits
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    runner = Runner(
      validator.plan, document: JSONView(bytes: nothing, entries: tape.entries, count: 0),
      limits: limits, keepsOutput: keepsOutput)
    runner.messages = messages
  }

  /// Finds the verdict of a payload.
  ///
  /// - Throws: `JSONError` when the bytes are not JSON; beyond a limit the verdict is undecided.
  package mutating func judge(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONError) -> Verdict {
    if isUnread {
      isUnread = false
      unreadReason = nil
    }
    do throws(JSONError) {
      try JSONScanner.scan(bytes, into: &tape, limits: limits.reading)
    } catch  where error.isLimit {
      isUnread = true
      unreadReason = .payloadLimit(error)
      return .undecided(.payloadLimit(error))
    }
    runner.reset(
      document: JSONView(bytes: bytes, entries: tape.entries, count: tape.count))
    let (verdict, output) = runner.judgeDocument()
    self.output = output
    return verdict
  }

  /// Appends the output of the payload that was just judged valid, as JSON.
  package mutating func writeOutput(to bytes: inout [UInt8]) {
    written.removeAll()
    runner.write(output, to: &written)
    bytes.append(contentsOf: written.bytes)
  }

  /// The output of the payload that was just judged valid.
  package var outputValue: JSONValue {
    mutating get { runner.json(output) }
  }

  /// The issues of the payload that was just judged, or why they can't be told. Empty when it is valid;
  /// then its output can be taken as after `judge`.
  package mutating func explain() -> Result<[ValidationIssue], UndecidedFailure> {
    if isUnread, let unreadReason { return .failure(UndecidedFailure(reason: unreadReason)) }
    guard let explained = runner.explainDocument(locating: true) else {
      return .failure(failure)
    }
    output = explained.output
    return .success(explained.issues)
  }

  /// Why the runner could not tell the issues.
  private var failure: UndecidedFailure {
    UndecidedFailure(reason: runner.undecidedReason ?? .issueLimit(limits.maximumIssues))
  }

  /// How many issues `explain` would return, for callers that show none of them.
  package mutating func issueCount() -> Result<Int, UndecidedFailure> {
    if isUnread, let unreadReason { return .failure(UndecidedFailure(reason: unreadReason)) }
    guard let found = runner.findIssues() else {
      return .failure(failure)
    }
    output = found
    return .success(runner.issues.count)
  }

  /// The outcome of a payload.
  package mutating func outcome(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONError) -> Outcome {
    switch try judge(bytes) {
    case .valid: .valid(outputValue)
    case .undecided(let reason): .undecided(reason)
    case .invalid:
      switch explain() {
      case .success(let issues): .invalid(issues)
      case .failure(let failure): .undecided(failure.reason)
      }
    }
  }
}

/// An undecided reason where an error is asked for.
package struct UndecidedFailure: Error {
  package var reason: UndecidedReason
}
