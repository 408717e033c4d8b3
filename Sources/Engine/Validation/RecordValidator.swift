package import SourceJSON

/// Validates one payload after another and reuses its memory, such as for NDJSON.
///
/// It belongs to one thread. The bytes of a payload must stay in place from `judge` until its output or issues
/// were read.
package struct RecordValidator: ~Copyable {
  private let limits: ValidationLimits
  private var tape = Tape()
  private var runner: Runner
  private var output = Value.undefined
  private var written = ByteBuffer()
  /// The limit that kept the last payload from being read.
  private var unreadReason: UndecidedReason?
  private var isUnread = false

  /// A validator of one payload after another.
  ///
  /// - Parameters:
  ///   - validator: The compiled schema and the limits.
  ///   - messages: Replaces the messages of issues.
  ///   - keepsOutput: Whether outputs will be read; without them, a large array takes much less memory.
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

  /// Returns the verdict on a payload.
  ///
  /// - Parameter bytes: The payload as UTF-8 JSON text.
  /// - Throws: `JSONError` if the bytes are not JSON. A text beyond the limits is undecided instead.
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

  /// Appends the output of the last payload as JSON; it must be valid.
  package mutating func writeOutput(to bytes: inout [UInt8]) {
    written.removeAll()
    runner.values.write(output, to: &written)
    bytes.append(contentsOf: written.bytes)
  }

  /// The output of the last payload, which must be valid.
  package var outputValue: JSONValue {
    mutating get { runner.values.json(output) }
  }

  /// Returns the issues of the last payload, or the reason why they are unknown.
  ///
  /// They are empty if the payload is valid. Its output can be read then, as after `judge`.
  package mutating func explain() -> Result<[ValidationIssue], UndecidedFailure> {
    if isUnread, let unreadReason { return .failure(UndecidedFailure(reason: unreadReason)) }
    guard let explained = runner.explainDocument(locating: true) else {
      return .failure(failure)
    }
    output = explained.output
    return .success(explained.issues)
  }

  /// The reason why the issues are unknown.
  private var failure: UndecidedFailure {
    UndecidedFailure(reason: runner.values.undecidedReason ?? .issueLimit(limits.maximumIssues))
  }

  /// The text and tape of the last payload, valid until the next one.
  package var payload: JSONView { runner.values.document }

  /// Returns the number of issues that `explain` would return, without wording them.
  package mutating func issueCount() -> Result<Int, UndecidedFailure> {
    if isUnread, let unreadReason { return .failure(UndecidedFailure(reason: unreadReason)) }
    guard let found = runner.findIssues() else {
      return .failure(failure)
    }
    output = found
    return .success(Int(runner.found.list(of: runner.returned).count))
  }

  /// Returns the outcome of a payload.
  ///
  /// - Throws: `JSONError` if the bytes are not JSON. A text beyond the limits is undecided instead.
  package mutating func outcome(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONError) -> Outcome<JSONValue> {
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

/// An undecided reason as an error.
package struct UndecidedFailure: Error {
  /// The reason.
  package var reason: UndecidedReason
}
