/// One payload's verdict and findings, for a renderer.
public struct RecordReport: Sendable {
  /// The verdict on a payload.
  public enum Verdict: Sendable {
    /// The payload fits the schema.
    case valid
    /// The payload does not fit the schema.
    case invalid
    /// The payload is neither valid nor invalid: it is not JSON, can't be read or exceeds a limit.
    case notJudged
  }

  /// The file that the payload is from.
  public var origin: RecordOrigin
  /// The verdict on the payload.
  public var verdict: Verdict
  /// The payload's findings; a valid one has none, except for a note on stubs.
  public var findings: [Finding]

  /// The time until the findings were known, in microseconds; zero unless the format shows times.
  public var microseconds = 0

  /// The number of findings besides those of the list, which are only counted.
  package var omittedCount = 0

  /// A record from its parts.
  public init(origin: RecordOrigin, verdict: Verdict, findings: [Finding]) {
    self.origin = origin
    self.verdict = verdict
    self.findings = findings
  }
}
