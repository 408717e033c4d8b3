internal import JSPrimitives
public import SourceJSON
public import Validation

/// Makes findings of one payload's issues or errors.
///
/// It points into the payload's text and must not outlive it.
public struct FindingMaker: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let origin: RecordOrigin
  /// The lines of the text; empty if it was made of another one, whose lines count. Payloads may share their text, so
  /// none of them looks at all of it.
  let lines: LineIndex
  private let withSource: Bool
  private let withValues: Bool
  private let tape: PayloadTape

  /// Makes findings for one payload.
  ///
  /// - Parameters:
  ///   - bytes: The payload's text, in UTF-8. It must stay in place.
  ///   - origin: The file that the text is from.
  ///   - withSource: Whether findings get the line that they are about and the closest option of a union, which
  ///     not every format shows.
  ///   - withValues: Whether findings get descriptions of the values, the closest option of a union and fixes.
  public init(
    _ bytes: UnsafeBufferPointer<UInt8>, origin: RecordOrigin, withSource: Bool = true,
    withValues: Bool = true
  ) {
    self.init(
      bytes, tape: PayloadTape(scanning: bytes), origin: origin, withSource: withSource,
      withValues: withValues)
  }

  /// Makes findings for one payload from the tape that a validator has made, without a second scan.
  ///
  /// - Parameters:
  ///   - payload: The payload's text and tape, which must stay in place.
  ///   - origin: The file that the text is from.
  ///   - withSource: Whether findings get the line that they are about and the closest option of a union.
  ///   - withValues: Whether findings get descriptions of the values, the closest option of a union and fixes.
  package init(
    _ payload: JSONView, origin: RecordOrigin, withSource: Bool = true, withValues: Bool = true
  ) {
    self.init(
      payload.bytes, tape: PayloadTape(payload), origin: origin, withSource: withSource,
      withValues: withValues)
  }

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, tape: PayloadTape, origin: RecordOrigin, withSource: Bool,
    withValues: Bool
  ) {
    self.bytes = bytes
    self.tape = tape
    self.origin = origin
    self.withSource = withSource
    self.withValues = withValues
    // Positions in a payload that was made of other text are those of that one.
    lines =
      origin.source?.text.lines ?? LineIndex(bytes, ends: origin.isLine ? .lineFeed : .any)
  }

  /// Returns the findings of an invalid payload, in the order of its issues.
  public func findings(of issues: [ValidationIssue]) -> [Finding] {
    var findings: [Finding] = []
    findings.reserveCapacity(issues.count)
    var buffer = lineBuffer
    // An element is read in place; a loop over the elements would copy each.
    for index in issues.indices { findings.append(finding(of: issues[index], &buffer)) }
    return findings
  }

  /// Memory for the lines of findings, which nothing is written to if they have none.
  package var lineBuffer: ByteBuffer { ByteBuffer(capacity: withSource ? 1024 : 1) }

  /// Returns the finding of an issue.
  ///
  /// - Parameter buffer: Memory for the line, which is used again for each issue.
  @inline(__always)
  package func finding(of issue: ValidationIssue, _ buffer: inout ByteBuffer) -> Finding {
    // Most issues are about a value that is present, and have its range.
    var mark = issue.range ?? 0..<0
    if issue.isOfAbsentValue || issue.code == .unrecognizedKeys {
      mark = tape.locator?.mark(for: issue) ?? mark
    }
    var finding = Finding(
      path: origin.path, issue: issue, code: issue.code.rawValue, message: issue.messageText,
      range: range(of: mark))
    finding.schema = origin.schema
    if issue.errors != nil || issue.keyIssues != nil { explain(issue, &finding, &mark) }
    if withValues { describe(issue, &finding) }
    finding.excerpt = excerpt(of: mark, buffer: &buffer)
    return finding
  }

  /// Returns the range of bytes of the payload in its file.
  package func range(of bytes: Range<Int>) -> SourceRange {
    SourceRange(bytes, of: origin, lines: lines)
  }

  /// Whether the text is JSON in its file too, as the text of a fix is.
  private var isJSON: Bool { origin.source == nil }

  /// The most complaints about an option that formats without the source line show.
  private static let complaintLimit = 10

  /// Adds what explains an issue with other issues in it.
  ///
  /// - Parameter mark: The bytes to show, which become those of the innermost issue.
  private func explain(
    _ issue: ValidationIssue, _ finding: inout Finding, _ mark: inout Range<Int>
  ) {
    guard let locator = tape.locator, issue.range != nil else { return }
    if issue.errors != nil {
      finding.branch = UnionBranch(
        likeliestOf: issue, in: locator, limit: withSource ? .max : Self.complaintLimit)
    }
    let inner = InnermostIssue.of(issue, in: locator)
    guard inner.isOfKey || finding.branch != nil else { return }
    mark =
      inner.isOfKey ? locator.keyRange(of: inner.issue) ?? mark : locator.mark(for: inner.issue)
    let range = range(of: mark)
    finding.cause = FindingCause(
      code: inner.issue.code, path: inner.path, messageText: inner.issue.messageText, range: range,
      received: locator.received(by: inner.issue, isOfKey: inner.isOfKey) ?? "",
      missing: inner.isOfKey ? nil : locator.missingPart(of: inner.issue, at: inner.path.last))
    if withValues, isJSON { Self.suggest(MisspeltValue(inner, at: range, in: locator), &finding) }
  }

  /// Adds descriptions of an issue's value.
  private func describe(_ issue: ValidationIssue, _ finding: inout Finding) {
    guard let locator = tape.locator, issue.range != nil else { return }
    finding.received = locator.received(by: issue)
    finding.missing = locator.missingPart(of: issue, at: issue.path.last)
    guard isJSON, finding.fix == nil, finding.cause == nil, let range = finding.range else {
      return
    }
    let inner = InnermostIssue(issue: issue, path: issue.path)
    Self.suggest(MisspeltValue(inner, at: range, in: locator), &finding)
  }

  private static func suggest(_ value: MisspeltValue?, _ finding: inout Finding) {
    guard let value else { return }
    finding.fix = value.fix
    finding.hint = value.question
  }

  /// Returns the finding of a text that is not JSON.
  public func finding(of error: JSONError) -> Finding {
    finding(code: .notJSON, message: "not JSON: \(error)", at: error.offset)
  }

  /// Returns the finding of an undecided payload, at the byte that exceeds a limit or else at the start.
  public func finding(of reason: UndecidedReason) -> Finding {
    switch reason {
    case .notJSON(let error): finding(of: error)
    case .payloadLimit(let error):
      finding(code: .undecided, message: "undecided: \(reason)", at: error.offset)
    default: finding(code: .undecided, message: "undecided: \(reason)", at: 0)
    }
  }

  /// Returns the finding about a verdict that depends on stubs, at the start of the payload and without its line.
  public static func note(
    _ dependence: StubDependence, _ payload: UnsafeBufferPointer<UInt8>, _ origin: RecordOrigin
  ) -> Finding {
    var finding = FindingMaker(payload, origin: origin, withSource: false)
      .finding(code: StubDependence.code, message: dependence.message, at: 0)
    finding.dependence = dependence
    finding.severity = .note
    return finding
  }

  /// Returns the finding of a line that was skipped.
  ///
  /// - Parameter limit: The greatest length of a line, in bytes.
  public static func tooLongLine(_ origin: RecordOrigin, limit: Int) -> Finding {
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    return FindingMaker(nothing, origin: origin).finding(
      code: .tooLong, message: "longer than the limit of \(limit) bytes", at: 0)
  }

  /// Returns the finding of a file that can't be read.
  public static func unreadable(_ path: String, reason: String) -> Finding {
    Finding(path: path, code: FailureCode.unreadable.rawValue, message: JSText(reason))
  }

  /// Returns the position of a byte of the payload in its file.
  public func position(of offset: Int) -> SourceRange.Position {
    SourceRange(offset..<offset, of: origin, lines: lines).start
  }

  /// Returns the finding of a payload without a verdict, at the byte at fault.
  package func finding(code: FailureCode, message: String, at offset: Int) -> Finding {
    finding(code: code.rawValue, message: message, at: offset)
  }

  private func finding(code: String, message: String, at offset: Int) -> Finding {
    // Mark a whole character, never a part of one.
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80, end < offset + 4 { end += 1 }
    return finding(
      code: code, message: message,
      marking: min(offset, bytes.count)..<max(end, min(offset, bytes.count)))
  }

  /// Returns a finding without an issue.
  func finding(code: String, message: String, marking mark: Range<Int>) -> Finding {
    var buffer = ByteBuffer()
    var finding = Finding(
      path: origin.path, code: code, message: JSText(message), range: range(of: mark),
      excerpt: excerpt(of: mark, buffer: &buffer))
    finding.schema = origin.schema
    return finding
  }

  /// Returns the line that a finding is about; nil for an empty one, or if no lines were requested.
  private func excerpt(of mark: Range<Int>, buffer: inout ByteBuffer) -> SourceExcerpt? {
    guard withSource else { return nil }
    if let source = origin.source {
      let mark = source.origin(of: mark)
      let line = source.text.lines.bounds(ofLineAt: mark.lowerBound)
      guard !line.isEmpty else { return nil }
      return SourceExcerpt(source.text.bytes, mark: mark, line: line, buffer: &buffer)
    }
    let line = lines.bounds(ofLineAt: mark.lowerBound)
    return line.isEmpty ? nil : SourceExcerpt(bytes, mark: mark, line: line, buffer: &buffer)
  }
}
