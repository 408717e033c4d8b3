/// What a run has seen.
public struct RunSummary: Sendable, Hashable {
  /// Files, standard input being one.
  public var files = 0
  /// Lines of NDJSON that hold a payload.
  public var records = 0
  /// Whether any file was read as NDJSON.
  public var hasRecords = false
  /// Payloads that are invalid.
  public var invalid = 0
  /// Payloads and files that could not be judged.
  public var notJudged = 0
  public var issues = 0

  public init() {}

  /// Adds what another part of the run has seen.
  public static func += (total: inout RunSummary, part: RunSummary) {
    total.files += part.files
    total.records += part.records
    total.hasRecords = total.hasRecords || part.hasRecords
    total.invalid += part.invalid
    total.notJudged += part.notJudged
    total.issues += part.issues
  }

  /// Such as `3 files, 2 invalid, 5 issues` or `1 file, 9 records, 2 invalid, 5 issues, 1 not judged`.
  public var text: String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    var parts = [count(files, "file")]
    if hasRecords { parts.append(count(records, "record")) }
    parts += ["\(invalid) invalid", count(issues, "issue")]
    if notJudged > 0 { parts.append("\(notJudged) not judged") }
    return parts.joined(separator: ", ")
  }
}
