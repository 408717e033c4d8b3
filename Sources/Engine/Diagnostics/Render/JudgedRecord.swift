/// What is known of one payload, for a renderer.
public struct JudgedRecord: Sendable {
  public enum Verdict: Sendable {
    case valid, invalid, notJudged
  }

  public var origin: RecordOrigin
  public var verdict: Verdict
  public var findings: [Finding]

  public init(origin: RecordOrigin, verdict: Verdict, findings: [Finding]) {
    self.origin = origin
    self.verdict = verdict
    self.findings = findings
  }
}
