public import SourceJSON
public import Validation

/// Makes findings of what a validator says of one payload.
///
/// It points into the payload's text and must not outlive it.
public struct FindingMaker: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let origin: RecordOrigin
  private let lines: LineIndex

  public init(_ bytes: UnsafeBufferPointer<UInt8>, origin: RecordOrigin) {
    self.bytes = bytes
    self.origin = origin
    lines = LineIndex(bytes)
  }

  /// The findings of an invalid payload, in the order of its issues.
  public func findings(of issues: [Issue]) -> [Finding] {
    let locator = ValueLocator(bytes)
    return issues.map { issue in
      var finding = finding(
        code: issue.code.rawValue, message: issue.message,
        mark: locator?.mark(for: issue, depth: issue.path.count) ?? 0..<0)
      finding.issue = issue
      if let errors = issue.errors {
        finding.branch = UnionBranch(
          likeliestOf: errors, depth: issue.path.count, range: issue.range, in: locator)
      }
      return finding
    }
  }

  /// The finding of a text that can't be read.
  public func finding(of error: JSONError) -> Finding {
    finding(code: .notJSON, message: "not JSON: \(error)", at: error.offset)
  }

  /// The finding of a payload that can't be decided, at the limit that was passed or at the start.
  public func finding(of reason: UndecidedReason) -> Finding {
    var offset = 0
    if case .payloadLimit(let error) = reason { offset = error.offset }
    return finding(code: .undecided, message: "undecided: \(reason)", at: offset)
  }

  /// The finding of a line that was passed over.
  ///
  /// - Parameter limit: the most bytes that a line may have.
  public static func tooLongLine(_ origin: RecordOrigin, limit: Int) -> Finding {
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    return FindingMaker(nothing, origin: origin).finding(
      code: .tooLong, message: "longer than the limit of \(limit) bytes", at: 0)
  }

  /// The finding of a file that can't be read.
  public static func unreadable(_ path: String, reason: String) -> Finding {
    Finding(path: path, code: FailureCode.unreadable.rawValue, message: reason)
  }

  private func finding(code: FailureCode, message: String, at offset: Int) -> Finding {
    // The whole character, so that its mark is not a part of one.
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80, end < offset + 4 { end += 1 }
    return finding(
      code: code.rawValue, message: message,
      mark: min(offset, bytes.count)..<max(end, min(offset, bytes.count)))
  }

  private func finding(code: String, message: String, mark: Range<Int>) -> Finding {
    let line = lines.bounds(ofLineAt: mark.lowerBound)
    return Finding(
      path: origin.path, code: code, message: message,
      range: SourceRange(mark, of: origin, lines: lines),
      excerpt: line.isEmpty ? nil : SourceExcerpt(bytes, mark: mark, line: line))
  }
}
