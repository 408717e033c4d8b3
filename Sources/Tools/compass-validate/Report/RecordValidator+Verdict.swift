import ArgumentParser
import JSPrimitives
import SchemaModel
import SourceJSON
import Validation

extension RecordValidator {
  /// Validates a payload and appends the verdict as the members of a JSON object, without its braces:
  /// `"valid":true,"output":...` or `"valid":false,"issues":[...]`, as vectors have them, or `"undecided"`
  /// or `"error"` with the reason.
  ///
  /// - Parameters:
  ///   - payload: The bytes of the payload.
  ///   - errors: The form of the issues; another one than the list is the member `"errors"`, or `"error"` with the reason
  ///     if Zod has no such form of the issues.
  ///   - zod: The rules of the form.
  ///   - relieve: Is called after each issue of the list, and may write what has become much and remove it.
  /// - Returns: the exit status of the verdict.
  mutating func appendVerdict(
    of payload: UnsafeBufferPointer<UInt8>, errors: IssueShape = .issues,
    zod: ZodVersion, to bytes: inout [UInt8],
    relieving relieve: (inout [UInt8]) -> Void = { _ in }
  ) -> ExitCode {
    let verdict: Verdict
    do throws(JSONError) {
      verdict = try judge(payload)
    } catch {
      return Self.append("error", "not JSON: \(error)", to: &bytes)
    }
    switch verdict {
    case .valid:
      JSONWriter.append(literal: #""valid":true,"output":"#, to: &bytes)
      writeOutput(to: &bytes)
      return .success
    case .undecided(let reason): return Self.append("undecided", "\(reason)", to: &bytes)
    case .invalid:
      return errors == .issues
        ? appendIssues(to: &bytes, relieving: relieve)
        : appendForm(errors, zod: zod.semantics, to: &bytes, relieving: relieve)
    }
  }

  /// Appends the verdict on an invalid payload with a form of its issues, which are worded one at a time.
  private mutating func appendForm(
    _ shape: IssueShape, zod: ZodSemantics, to bytes: inout [UInt8],
    relieving relieve: (inout [UInt8]) -> Void
  ) -> ExitCode {
    let count: Int
    switch findAllIssues(locating: false) {
    case .failure(let reason): return Self.append("undecided", "\(reason)", to: &bytes)
    case .success(let found): count = found
    }
    JSONWriter.append(literal: #""valid":false,"#, to: &bytes)
    let start = bytes.count
    do throws(IssueShape.Failure) {
      var shaper = IssueShaper(shape, zod: zod, count: count)
      try forEachIssue { issue throws(IssueShape.Failure) in try shaper.add(issue) }
      JSONWriter.append(literal: #""errors":"#, to: &bytes)
      if shaper.meetsInheritedKey {
        try allIssues(count).append(shape, zod: zod, to: &bytes)
      } else {
        try shaper.append(to: &bytes, relieving: relieve)
      }
    } catch {
      // Of a form that Zod does not have, nothing was written so far.
      bytes.removeSubrange(start...)
      _ = Self.append("error", "\(error)", to: &bytes)
    }
    return .invalid
  }

  /// Returns the issues of the last payload for a form that needs all of them at once.
  private mutating func allIssues(_ count: Int) throws(IssueShape.Failure) -> [ValidationIssue] {
    guard count <= Self.greatestHeldCount else {
      throw .tooManyIssues(maximum: Self.greatestHeldCount)
    }
    var issues: [ValidationIssue] = []
    issues.reserveCapacity(count)
    forEachIssue { issues.append($0) }
    return issues
  }

  /// The greatest number of issues that are held in memory at once, each of which takes about a kilobyte.
  private static var greatestHeldCount: Int { 100_000 }

  /// Appends the verdict on an invalid payload with the list of its issues, one issue at a time.
  private mutating func appendIssues(
    to bytes: inout [UInt8], relieving relieve: (inout [UInt8]) -> Void
  ) -> ExitCode {
    if case .failure(let reason) = findAllIssues() {
      return Self.append("undecided", "\(reason)", to: &bytes)
    }
    JSONWriter.append(literal: #""valid":false,"issues":["#, to: &bytes)
    var isFirst = true
    var text = ByteBuffer()
    forEachIssue { issue in
      text.removeAll()
      text.append(literal: isFirst ? "{" : ",{")
      isFirst = false
      issue.appendMembers(to: &text)
      text.append(UInt8(ascii: "}"))
      bytes.append(contentsOf: text.bytes)
      relieve(&bytes)
    }
    bytes.append(UInt8(ascii: "]"))
    return .invalid
  }

  /// Appends the reason for a missing verdict.
  static func append(_ name: JSText, _ reason: String, to bytes: inout [UInt8]) -> ExitCode {
    JSONWriter.append(name, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    JSONWriter.append(JSText(reason), to: &bytes)
    return .notJudged
  }
}
