internal import JSPrimitives
public import SourceJSON
public import Validation

/// Makes findings of one payload's issues or errors.
///
/// It points into the payload's text and must not outlive it.
public struct FindingMaker: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let origin: RecordOrigin
  private let lines: LineIndex
  private let withSource: Bool
  private let tape: PayloadTape

  /// Makes findings for one payload.
  ///
  /// - Parameters:
  ///   - bytes: The payload's text, in UTF-8. It must stay in place.
  ///   - origin: The file that the text is from.
  ///   - withSource: Whether findings get the line that they are about and the closest option of a union, which
  ///     not every format shows.
  public init(
    _ bytes: UnsafeBufferPointer<UInt8>, origin: RecordOrigin, withSource: Bool = true
  ) {
    self.init(
      bytes, tape: PayloadTape(scanning: bytes), origin: origin, withSource: withSource)
  }

  /// Makes findings for one payload from the tape that a validator has made, without a second scan.
  ///
  /// - Parameters:
  ///   - payload: The payload's text and tape, which must stay in place.
  ///   - origin: The file that the text is from.
  ///   - withSource: Whether findings get the line that they are about and the closest option of a union.
  package init(_ payload: JSONView, origin: RecordOrigin, withSource: Bool = true) {
    self.init(
      payload.bytes, tape: PayloadTape(payload), origin: origin, withSource: withSource)
  }

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, tape: PayloadTape, origin: RecordOrigin, withSource: Bool
  ) {
    self.bytes = bytes
    self.tape = tape
    self.origin = origin
    self.withSource = withSource
    lines = LineIndex(bytes)
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
    return Finding(
      path: origin.path, issue: issue, code: issue.code.rawValue, message: issue.messageText,
      range: SourceRange(mark, of: origin, lines: lines),
      excerpt: excerpt(of: mark, buffer: &buffer),
      branch: withSource && issue.errors != nil
        ? UnionBranch(likeliestOf: issue, in: tape.locator) : nil)
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

  /// Returns the finding of a payload without a verdict, at the byte at fault.
  package func finding(code: FailureCode, message: String, at offset: Int) -> Finding {
    finding(code: code.rawValue, message: message, at: offset)
  }

  private func finding(code: String, message: String, at offset: Int) -> Finding {
    // Mark a whole character, never a part of one.
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80, end < offset + 4 { end += 1 }
    let mark = min(offset, bytes.count)..<max(end, min(offset, bytes.count))
    var buffer = ByteBuffer()
    return Finding(
      path: origin.path, code: code, message: JSText(message),
      range: SourceRange(mark, of: origin, lines: lines),
      excerpt: excerpt(of: mark, buffer: &buffer))
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
