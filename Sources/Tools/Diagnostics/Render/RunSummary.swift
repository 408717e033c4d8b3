/// The counts of a run: files, records, issues.
public struct RunSummary: Sendable, Hashable {
  /// The number of files; standard input counts as one.
  public var files = 0
  /// The number of NDJSON lines that hold a payload.
  public var records = 0
  /// Whether any file was read as NDJSON.
  public var hasRecords = false
  /// The number of invalid payloads.
  public var invalid = 0
  /// The number of payloads and files without a verdict.
  public var notJudged = 0
  /// The number of payloads whose verdict depends on stubs of functions.
  public var dependent = 0
  /// The number of issues.
  public var issues = 0
  /// The number of warnings.
  public var warnings = 0
  /// The number of fixes.
  public var fixed = 0
  /// The number of files with fixes.
  public var fixedFiles = 0
  /// Whether the fixes are only shown.
  public var showsFixes = false
  /// The number of issues that a baseline knows, which `issues` does not count.
  public var known = 0
  /// The number of issues of a baseline that no longer occur.
  public var gone = 0
  /// The number of findings that are not shown, because of a limit or by request.
  public var notShown = 0
  /// The number of payloads, and of files that can't be read. Only counted for a format whose unit is the payload.
  public var payloads = 0
  /// The sum of the times of the payloads, in microseconds; zero unless the format shows times.
  public var microseconds = 0

  /// A summary of nothing.
  public init() {}

  /// Adds the counts of another part of the run.
  public static func += (total: inout RunSummary, part: RunSummary) {
    total.files += part.files
    total.records += part.records
    total.hasRecords = total.hasRecords || part.hasRecords
    total.invalid += part.invalid
    total.notJudged += part.notJudged
    total.dependent += part.dependent
    total.issues += part.issues
    total.warnings += part.warnings
    total.fixed += part.fixed
    total.fixedFiles += part.fixedFiles
    total.showsFixes = total.showsFixes || part.showsFixes
    total.known += part.known
    total.gone += part.gone
    total.notShown += part.notShown
    total.payloads += part.payloads
    total.microseconds += part.microseconds
  }

  /// The summary as one line, such as `3 files, 2 invalid, 5 issues` or
  /// `1 file, 9 records, 2 invalid, 5 issues, 1 not judged`.
  public var text: String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    var parts = [count(files, "file")]
    if hasRecords { parts.append(count(records, "record")) }
    parts += ["\(invalid) invalid", count(issues, "issue")]
    if warnings > 0 { parts.append(count(warnings, "warning")) }
    if known > 0 { parts.append("\(known) known") }
    if notJudged > 0 { parts.append("\(notJudged) not judged") }
    if dependent > 0 { parts.append("\(dependent) depend\(dependent == 1 ? "s" : "") on stubs") }
    if gone > 0 { parts.append("\(gone) of the baseline \(gone == 1 ? "is" : "are") gone") }
    if fixed > 0 {
      parts.append("\(fixed) \(showsFixes ? "to fix" : "fixed") in \(count(fixedFiles, "file"))")
    }
    return parts.joined(separator: ", ")
  }
}
