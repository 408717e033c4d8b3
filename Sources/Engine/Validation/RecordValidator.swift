internal import SchemaModel
package import SourceJSON

/// Validates one payload after another and reuses its memory, such as for NDJSON.
///
/// It belongs to one thread. The bytes of a payload must stay in place from `judge` until its output or issues
/// were read.
package struct RecordValidator: ~Copyable {
  private let limits: ValidationLimits
  private var tape = Tape()
  private var run: Run
  private var output = Value.undefined
  private var state = State.read
  /// Whether the issues of the last payload are found.
  private var isExplained = false
  /// Whether `forEachIssue` locates issues.
  private var locatesIssues = true
  /// Whether to find out if payloads are ordinary.
  private let notesOrdinary: Bool
  /// Whether the last payload, of which only the verdict was asked for, surely has only declared keys, each once, strings of
  /// ASCII without escapes, and numbers with all their digits in a double. False if that is not asked for.
  package private(set) var isOrdinary = false
  /// The tape of a whole payload that one pass refused, if its issues were located.
  private var wholeTape = Tape()

  /// The state of the last payload.
  private enum State {
    /// Its tape, or that of a value of the program.
    case read
    /// The limit that kept it from being read.
    case unread(UndecidedReason)
    /// One pass found it valid, so that there is no tape of it. A short text left little memory.
    case passed(isShort: Bool)
    /// One pass refused these bytes, so that `tape` has only the refused values.
    case refused(UnsafeBufferPointer<UInt8>)
  }

  /// The greatest length of a short text, in bytes.
  private static let shortLength = 4096

  /// A validator of one payload after another.
  ///
  /// - Parameters:
  ///   - validator: The compiled schema and the limits.
  ///   - messages: Replaces the messages of issues.
  ///   - keepsOutput: Whether outputs will be read; without them, a large array takes much less memory.
  ///   - notesOrdinary: Whether to find out if payloads are ordinary.
  package init(
    _ validator: Validator, messages: IssueMessages? = nil, keepsOutput: Bool = true,
    notesOrdinary: Bool = false
  ) {
    self.notesOrdinary = notesOrdinary
    limits = validator.limits
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    run = Run(
      validator.plan, document: JSONView(bytes: nothing, entries: tape.entries, count: 0),
      limits: limits, keepsOutput: keepsOutput)
    run.messages = messages
  }

  /// Returns the verdict on a payload, in less time than `judge`. If it is valid, it has no output but a written one.
  ///
  /// - Parameters:
  ///   - bytes: The payload as UTF-8 JSON text.
  ///   - writesOutput: Whether the output of a valid payload will be written.
  /// - Throws: `JSONError` if the bytes are not JSON. A text beyond the limits is undecided instead.
  package mutating func verdict(
    on bytes: UnsafeBufferPointer<UInt8>, writesOutput: Bool = false
  ) throws(JSONError) -> Verdict {
    run.memory.leavesOutput = !writesOutput && run.plan.leavesOutput
    defer { run.memory.leavesOutput = false }
    isOrdinary = false
    guard
      var text = OnePassText(
        bytes, limits: limits.reading, writesOutput: writesOutput, notesOrdinary: notesOrdinary),
      let isValid = run.judgeInOnePass(&text, &tape)
    else { return try judge(bytes) }
    isOrdinary = text.isOrdinary
    state = isValid ? .passed(isShort: bytes.count <= Self.shortLength) : .refused(bytes)
    isExplained = false
    return isValid ? .valid : .invalid
  }

  /// Returns the verdict on a payload.
  ///
  /// - Parameter bytes: The payload as UTF-8 JSON text.
  /// - Throws: `JSONError` if the bytes are not JSON. A text beyond the limits is undecided instead.
  package mutating func judge(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONError) -> Verdict {
    try read(bytes) ?? judgeDocument()
  }

  private mutating func judgeDocument() -> Verdict {
    let (verdict, output) = run.judgeDocument()
    self.output = output
    return verdict
  }

  /// Reads a payload, so that the run can judge or explain it; returns the verdict on one beyond the limits.
  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONError) -> Verdict? {
    state = .read
    isExplained = false
    do throws(JSONError) {
      try JSONScanner.scan(bytes, into: &tape, limits: limits.reading)
    } catch  where error.isLimit {
      state = .unread(.payloadLimit(error))
      return .undecided(.payloadLimit(error))
    }
    run.reset(
      document: JSONView(bytes: bytes, entries: tape.entries, count: tape.count))
    return nil
  }

  /// Appends the output of the last payload as JSON. It must be valid, and a call that asked only for the
  /// verdict must have had `writesOutput`.
  package mutating func writeOutput(to bytes: inout [UInt8]) {
    if case .passed = state {} else { run.onePass.write(output) }
    bytes.append(contentsOf: run.onePass.written.bytes.bytes)
  }

  /// The output of the last payload, which must be valid.
  package var outputValue: JSONValue {
    mutating get { run.values.json(output) }
  }

  /// Returns the output of the last payload, which must be valid, in a form that types are decoded from.
  mutating func storedOutput() -> ValueStorage {
    run.values.layOut(output)
    return run.values.storage()
  }

  /// Calls `body` with the output of the last payload, which must be valid.
  mutating func readOutput(_ body: (inout JSONValueReader) -> Void) {
    run.values.layOut(output)
    // The nodes, and the texts that they point to, stay until the next payload.
    var reader = JSONValueReader(run.values.nodes.base, at: 0)
    body(&reader)
  }

  /// Returns the issues of the last payload, or the reason why they are unknown.
  ///
  /// They are empty if the payload is valid. Its output can be read then, as after `judge`.
  package mutating func explain() -> Result<[ValidationIssue], UndecidedReason> {
    switch state {
    case .passed: return .success([])
    case .unread(let reason): return .failure(reason)
    case .read, .refused: break
    }
    run.explanation.wording.functionMessages = nil
    guard findIssues(), readWhole(), let issues = run.explanation.wordedIssues(locatedIn: payload)
    else {
      return .failure(failure)
    }
    return .success(issues)
  }

  /// Finds the issues of the last payload for `forEachIssue`, and returns their number or the reason why they are unknown.
  ///
  /// - Parameter locating: Whether issues get the ranges of their values in the payload.
  package mutating func findAllIssues(
    locating: Bool = true
  ) -> Result<Int, UndecidedReason> {
    switch state {
    case .passed: return .success(0)
    case .unread(let reason): return .failure(reason)
    case .read, .refused: break
    }
    locatesIssues = locating
    run.explanation.wording.functionMessages = nil
    guard findIssues(), !locating || readWhole() else { return .failure(failure) }
    // A function that words issues may fail, which must be known before the first one is passed on.
    if run.plan.asksForWording, !run.explanation.askFunctions() { return .failure(failure) }
    return .success(run.explanation.issueCount)
  }

  /// Passes on the issues that `findAllIssues` found, in order. A million issues take little memory so, since only one of
  /// them has its path and message at a time.
  package mutating func forEachIssue<Failure: Error>(
    _ body: (ValidationIssue) throws(Failure) -> Void
  ) throws(Failure) {
    if case .passed = state { return }
    try run.explanation.forEachIssue(locatedIn: locatesIssues ? payload : nil, body)
  }

  /// The reason why the issues are unknown.
  private var failure: UndecidedReason {
    run.values.undecidedReason ?? .issueLimit(limits.maximumIssues)
  }

  /// The text and tape of the last payload, after `judge` or `explain`; valid until the next one.
  package var payload: JSONView {
    guard case .refused(let bytes) = state else { return run.values.document }
    return JSONView(bytes: bytes, entries: wholeTape.entries, count: wholeTape.count)
  }

  /// Returns the number of issues that `explain` would return, without wording them.
  package mutating func issueCount() -> Result<Int, UndecidedReason> {
    findAllIssues(locating: false)
  }

  /// Finds the issues of the last payload; false if it becomes undecided.
  private mutating func findIssues() -> Bool {
    if isExplained { return true }
    if case .refused(let bytes) = state, run.explanation.keepsInputs {
      // An issue that keeps its value has to have all of it. One pass has read the text, so that there is no error.
      do throws(JSONError) {
        guard try read(bytes) == nil else { return false }
      } catch {
        return false
      }
    }
    let found: Value?
    if case .refused(let bytes) = state {
      found = run.findRefusedIssues(
        in: JSONView(bytes: bytes, entries: tape.entries, count: tape.count))
    } else {
      found = run.findIssues()
    }
    guard let found else { return false }
    output = found
    isExplained = true
    return true
  }

  /// Reads all of a payload that one pass refused, so that its issues can be located.
  private mutating func readWhole() -> Bool {
    guard case .refused(let bytes) = state else { return true }
    do throws(JSONError) {
      try JSONScanner.scan(bytes, into: &wholeTape, limits: limits.reading)
      return true
    } catch {
      // One pass has read the text, so that there is no error.
      return false
    }
  }

  /// Returns the outcome of a payload, which is undecided if the bytes are not JSON. Its output can be read if it is valid.
  ///
  /// - Parameters:
  ///   - bytes: The payload as UTF-8 JSON text.
  ///   - messages: Replaces the messages of issues.
  package mutating func outcome(
    _ bytes: UnsafeBufferPointer<UInt8>, messages: IssueMessages? = nil
  ) -> Outcome<Void> {
    if let messages { run.messages = messages }
    let verdict: Verdict
    do throws(JSONError) {
      verdict = try judge(bytes)
    } catch {
      return .undecided(.notJSON(error))
    }
    switch verdict {
    case .valid: return .valid(())
    case .undecided(let reason): return .undecided(reason)
    case .invalid:
      switch explain() {
      case .success(let issues): return .invalid(issues)
      case .failure(let reason): return .undecided(reason)
      }
    }
  }
}

/// Outputs that may be of any type.
extension RecordValidator {
  /// Returns the outcome of a payload, which is undecided if the bytes are not JSON, with an output of any type.
  mutating func valueOutcome(
    _ bytes: UnsafeBufferPointer<UInt8>, messages: IssueMessages?
  ) -> Outcome<ZodValue> {
    run.givesAnyValue = true
    defer { run.givesAnyValue = false }
    switch outcome(bytes, messages: messages) {
    case .valid: return run.zodOutcome(output)
    case .invalid(let issues): return .invalid(issues)
    case .undecided(let reason): return .undecided(reason)
    }
  }

  /// Returns the outcome of a value of the program, without ranges of issues, with an output of any type.
  mutating func valueOutcome(of value: ValueTape, messages: IssueMessages?) -> Outcome<ZodValue> {
    run.givesAnyValue = true
    defer { run.givesAnyValue = false }
    start(value, messages)
    return run.outcome { $0.zodOutcome($1) }
  }

  /// Returns the outcome of a value of the program of any type, without ranges of issues.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - size: The length of a text of the value in bytes, with which the limits of the run grow.
  ///   - nothing: A document that is not looked at.
  ///   - messages: Replaces the messages of issues.
  mutating func outcome(
    of value: ZodValue, size: Int, besides nothing: ValueTape, messages: IssueMessages?
  ) -> Outcome<ZodValue> {
    run.givesAnyValue = true
    defer { run.givesAnyValue = false }
    start(nothing, messages)
    return run.outcome(
      of: { run in
        run.memory.beginWork(size: size)
        return run.values.adopt(value)
      }, output: { $0.zodOutcome($1) })
  }
}

/// Values of the program, on tapes of their own.
extension RecordValidator {
  /// Returns the outcome of a value of the program, without ranges of issues.
  mutating func outcome(of value: ValueTape, messages: IssueMessages?) -> Outcome<JSONValue> {
    start(value, messages)
    return run.outcome { .valid($0.values.json($1)) }
  }

  /// Returns the verdict on a value of the program.
  mutating func verdict(on value: ValueTape) -> Verdict {
    start(value, nil)
    return judgeDocument()
  }

  /// Returns the outcome of JavaScript's undefined.
  ///
  /// - Parameter nothing: A document that is not looked at.
  mutating func outcomeOfUndefined(
    besides nothing: ValueTape, messages: IssueMessages?
  ) -> Outcome<JSONValue?> {
    start(nothing, messages)
    return run.outcome(
      of: { _ in .undefined },
      // A literal nil would be a JSON null.
      output: { .valid($1.isUndefined ? .none : .some($0.values.json($1))) })
  }

  private mutating func start(_ value: ValueTape, _ messages: IssueMessages?) {
    state = .read
    isExplained = false
    if let messages { run.messages = messages }
    run.reset(document: value.view)
  }
}

/// Reuse by calls that have nothing else in common.
extension RecordValidator {
  /// Forgets the last payload and all that came from the caller; false if more memory than `limit` bytes would be kept,
  /// besides the order of keys, which only grows with the schema.
  ///
  /// After a run without issues the run may keep the place of the payload, which it does not read again.
  mutating func forget(keeping limit: Int) -> Bool {
    if run.messages != nil { run.messages = nil }
    run.explanation.wording.functionMessages = nil
    let isShort =
      switch state {
      case .passed(let isShort): isShort && run.isClean
      case .refused(let bytes): bytes.count <= Self.shortLength && run.isClean
      case .read, .unread: false
      }
    // It may hold the place of the payload.
    state = .read
    if !run.isClean || run.values.returnCount > 0 {
      let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
      run.reset(document: JSONView(bytes: nothing, entries: tape.entries, count: 0))
    }
    // One pass over a short text needs little memory, except for values of the schema that it judges.
    return isShort
      ? run.values.keptSize <= limit
      : tape.keptSize + wholeTape.keptSize + run.keptSize <= limit
  }
}
