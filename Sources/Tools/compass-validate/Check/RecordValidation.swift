import Diagnostics
import PayloadFormats
import Platform
import SourceJSON
import Validation

/// Validates one payload after another and renders their findings. Each thread has its own.
struct RecordValidation: ~Copyable {
  private var record: RecordValidator
  private let maximumLineBytes: Int
  private let output: FindingOutput
  private let showsSource: Bool
  private let showsValues: Bool
  private let rendersValid: Bool
  /// The name of the schema.
  let schemaName: String
  /// The clock, if the format shows times.
  private let clock: RunClock?
  /// The time at which the current payload was begun.
  private var start = 0
  private let writesOutput: Bool
  /// The stubs that the payload runs; nil if the schema has none.
  private let stubCalls: StubCalls?
  /// Nil if the run looks for no warnings.
  private var warnings: WarningFinder?

  init(_ validator: Validator, _ options: CheckOptions) {
    warnings = WarningFinder(validator, options)
    record = RecordValidator(
      validator, messages: options.messages, keepsOutput: options.writesOutput,
      notesOrdinary: warnings != nil)
    maximumLineBytes = options.maximumLineBytes
    output = FindingOutput(options)
    showsSource = output.showsSource
    showsValues = output.showsValues
    rendersValid = options.renderer?.rendersPayloads ?? false
    schemaName = options.schema.name
    clock = rendersValid ? options.clock : nil
    writesOutput = options.writesOutput
    stubCalls = options.schema.stubs == nil ? nil : StubCalls()
  }

  /// Validates the lines of a chunk, until a signal arrives.
  mutating func validate(_ chunk: LineChunk) -> ChunkReport {
    if let rows = chunk.rows { return validate(rows, of: chunk) }
    var report = ChunkReport()
    var origin = RecordOrigin(
      path: chunk.path, linesBefore: chunk.linesBefore, bytesBefore: chunk.bytesBefore,
      isLine: true, schema: schemaName)
    // Outputs are mostly shorter than their payloads.
    if writesOutput { report.output.reserveCapacity(chunk.bytes.count) }
    var lines = LineChunk.Lines(of: chunk, limit: maximumLineBytes)
    while let line = lines.next() {
      if Interruption.isPending { break }
      // The origin is changed in place: a copy would count a reference to the path, which all threads share.
      origin.bytesBefore = line.bytesBefore
      if let text = line.text {
        let payload = origin.skippingMark(of: text)
        if !payload.isBlank {
          report.summary.records += 1
          validate(payload, origin: origin, into: &report)
        }
      } else {
        tooLong(origin, &report)
      }
      origin.linesBefore += 1
    }
    return report
  }

  /// Validates a payload and counts it if nothing is to be printed about it.
  ///
  /// - Returns: Whether it is counted. It may have to be validated again with its origin otherwise.
  mutating func countsSilently(
    _ bytes: UnsafeBufferPointer<UInt8>, into report: inout ChunkReport
  ) -> Bool {
    guard !rendersValid, stubCalls == nil, warnings == nil,
      let verdict = try? record.verdict(on: bytes, writesOutput: writesOutput)
    else { return false }
    switch verdict {
    case .valid:
      if writesOutput {
        record.writeOutput(to: &report.output)
        report.output.append(UInt8(ascii: "\n"))
      }
      return true
    case .invalid:
      guard !output.isNeeded, case .success(let count) = record.issueCount() else { return false }
      report.summary.invalid += 1
      report.summary.issues += count
      return true
    case .undecided: return false
    }
  }

  /// Validates one payload.
  mutating func validate(
    _ bytes: UnsafeBufferPointer<UInt8>, origin: RecordOrigin, into report: inout ChunkReport
  ) {
    if let clock { start = clock.now() }
    guard let stubCalls else { return validateNow(bytes, origin, &report) }
    stubCalls.removeAll()
    StubCalls.$ofPayload.withValue(stubCalls) { validateNow(bytes, origin, &report) }
  }

  private mutating func validateNow(
    _ bytes: UnsafeBufferPointer<UInt8>, _ origin: RecordOrigin, _ report: inout ChunkReport
  ) {
    let verdict: Verdict
    do throws(JSONError) {
      verdict = try record.verdict(on: bytes, writesOutput: writesOutput)
    } catch {
      return notJSON(error, bytes, origin, &report)
    }
    switch verdict {
    case .valid:
      if writesOutput {
        record.writeOutput(to: &report.output)
        report.output.append(UInt8(ascii: "\n"))
      }
      let note = note(.valid, bytes, origin, &report)
      let warned = warned(bytes, origin, isValid: true, &report)
      if rendersValid || note != nil || !warned.isEmpty {
        appendRecord(.valid, origin, &report) { warned + (note.map { [$0] } ?? []) }
      }
    case .invalid: invalid(bytes, origin, &report)
    case .undecided(let reason): undecided(reason, bytes, origin, &report)
    }
  }

  private func notJSON(
    _ error: JSONError, _ bytes: UnsafeBufferPointer<UInt8>, _ origin: RecordOrigin,
    _ report: inout ChunkReport
  ) {
    report.summary.notJudged += 1
    appendRecord(.notJudged, origin, &report) {
      var finding = FindingMaker(bytes, origin: origin, withSource: showsSource)
        .finding(of: error)
      if !origin.isLine, Self.isNextLine(error, in: bytes) {
        finding.message += "; if each line is a payload, use --ndjson"
      } else if !origin.isLine, origin.source == nil,
        let look = TextLook.sentence(for: bytes, readAs: .json)
      {
        finding.message += "; " + look
      }
      return [finding]
    }
  }

  /// Returns whether a text has its payload on the lines before and something else on the next one, as NDJSON has.
  private static func isNextLine(
    _ error: JSONError, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard error.isAfterValue, error.offset <= bytes.count else { return false }
    let before = bytes[..<error.offset].last { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
    return before == 0x0A
  }

  private mutating func invalid(
    _ bytes: UnsafeBufferPointer<UInt8>, _ origin: RecordOrigin, _ report: inout ChunkReport
  ) {
    guard output.isNeeded else { return countIssues(bytes, origin, &report) }
    switch record.findAllIssues() {
    case .success(let count):
      report.summary.invalid += 1
      report.summary.issues += count
      let (output, payload) = (output, record.payload)
      let maker = FindingMaker(
        payload, origin: origin, withSource: showsSource, withValues: showsValues)
      var buffer = maker.lineBuffer
      let judged = timed(
        RecordReport(origin: origin, verdict: .invalid, findings: []), &report)
      let note = note(.invalid, bytes, origin, &report)
      let warned = warned(bytes, tape: payload, origin, isValid: false, &report)
      let warnings = warnings
      let findingCount = count + warned.count + (note == nil ? 0 : 1)
      output.append(judged, count: findingCount, payload: payload, to: &report) { body in
        if let warnings {
          record.forEachIssue {
            var finding = maker.finding(of: $0, &buffer)
            finding.hint = warnings.hint(for: $0) ?? finding.hint
            body(finding)
          }
          for finding in warned { body(finding) }
        } else {
          record.forEachIssue { body(maker.finding(of: $0, &buffer)) }
        }
        if let note { body(note) }
      }
    case .failure(let reason): undecided(reason, bytes, origin, &report)
    }
  }

  /// Counts the issues of an invalid payload, which are not printed and so need no words.
  private mutating func countIssues(
    _ bytes: UnsafeBufferPointer<UInt8>, _ origin: RecordOrigin, _ report: inout ChunkReport
  ) {
    switch record.issueCount() {
    case .success(let count):
      report.summary.invalid += 1
      report.summary.issues += count
      _ = note(.invalid, bytes, origin, &report)
      _ = warned(bytes, origin, isValid: false, &report)
    case .failure(let reason): undecided(reason, bytes, origin, &report)
    }
  }

  /// Counts the warnings about a payload with a verdict and returns their findings.
  ///
  /// - Parameter tape: The tape of the whole payload if there is one, so that its text is not scanned again.
  private mutating func warned(
    _ bytes: UnsafeBufferPointer<UInt8>, tape: JSONView? = nil, _ origin: RecordOrigin,
    isValid: Bool, _ report: inout ChunkReport
  ) -> [Finding] {
    guard
      let findings = warnings?.findings(
        in: bytes, tape: tape, origin, isValid: isValid, isOrdinary: record.isOrdinary,
        withSource: showsSource && output.isNeeded)
    else { return [] }
    report.summary.warnings += findings.count
    return findings
  }

  /// Counts a verdict that depends on stubs and returns the finding about it; nil for a verdict that depends on none.
  private func note(
    _ verdict: RecordReport.Verdict, _ bytes: UnsafeBufferPointer<UInt8>, _ origin: RecordOrigin,
    _ report: inout ChunkReport
  ) -> Finding? {
    guard let stubCalls, !stubCalls.names.isEmpty else { return nil }
    report.summary.dependent += 1
    let dependence = StubDependence(verdict: verdict, functions: stubCalls.names)
    return FindingMaker.note(dependence, bytes, origin)
  }

  private func undecided(
    _ reason: UndecidedReason, _ bytes: UnsafeBufferPointer<UInt8>, _ origin: RecordOrigin,
    _ report: inout ChunkReport
  ) {
    report.summary.notJudged += 1
    let note = note(.notJudged, bytes, origin, &report)
    appendRecord(.notJudged, origin, &report) {
      [FindingMaker(bytes, origin: origin, withSource: showsSource).finding(of: reason)]
        + (note.map { [$0] } ?? [])
    }
  }

  /// Returns a record with the time since its payload was begun, and adds it to the report; the same record if the
  /// format shows no times.
  private func timed(_ record: RecordReport, _ report: inout ChunkReport) -> RecordReport {
    guard let clock else { return record }
    var record = record
    record.microseconds = max(clock.now() - start, 0)
    report.summary.microseconds += record.microseconds
    return record
  }

  /// Reports that a payload is not JSON or exceeds a limit of reading.
  mutating func reject(
    _ error: JSONError, _ bytes: UnsafeBufferPointer<UInt8>, _ origin: RecordOrigin,
    into report: inout ChunkReport
  ) {
    if let clock { start = clock.now() }
    stubCalls?.removeAll()
    if error.isLimit {
      undecided(.payloadLimit(error), bytes, origin, &report)
    } else {
      notJSON(error, bytes, origin, &report)
    }
  }

  /// Reports that there is no payload.
  ///
  /// - Parameter bytes: the text that the fault is in.
  mutating func reject(
    _ fault: PartRecord.Fault, _ bytes: UnsafeBufferPointer<UInt8>, into report: inout ChunkReport
  ) {
    report.summary.notJudged += 1
    let origin = fault.record.origin
    if let clock { start = clock.now() }
    appendRecord(.notJudged, origin, &report) {
      [
        FindingMaker(bytes, origin: origin, withSource: showsSource)
          .finding(code: fault.code, message: fault.message, at: fault.offset)
      ]
    }
  }

  private mutating func tooLong(_ origin: RecordOrigin, _ report: inout ChunkReport) {
    report.summary.records += 1
    report.summary.notJudged += 1
    if let clock { start = clock.now() }
    appendRecord(.notJudged, origin, &report) {
      [FindingMaker.tooLongLine(origin, limit: maximumLineBytes)]
    }
  }

  private func appendRecord(
    _ verdict: RecordReport.Verdict, _ origin: RecordOrigin, _ report: inout ChunkReport,
    findings: () -> [Finding]
  ) {
    guard output.isNeeded else { return }
    let record = RecordReport(origin: origin, verdict: verdict, findings: findings())
    output.append(timed(record, &report), to: &report)
  }
}

extension RecordValidation: PoolWorker {
  mutating func work(_ chunk: LineChunk) -> ChunkReport { validate(chunk) }
}

extension RecordOrigin {
  /// Returns the text after a byte order mark at the start of a file, or all of it.
  ///
  /// Offsets of findings count the mark, columns do not.
  ///
  /// - Parameter bytes: the text that starts at this origin.
  mutating func skippingMark(of bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    guard bytesBefore == 0, ByteOrderMark.starts(bytes) else { return bytes }
    bytesBefore = ByteOrderMark.length
    return UnsafeBufferPointer(rebasing: bytes[ByteOrderMark.length...])
  }
}
