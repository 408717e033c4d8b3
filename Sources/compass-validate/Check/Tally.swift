import ArgumentParser

/// What a run has seen so far.
struct Tally {
  /// What one payload is called: a file's, or a record of NDJSON.
  var unit = "payload"
  var payloads = 0
  var invalid = 0
  /// Payloads and files that could not be judged.
  var notJudged = 0
  var issues = 0

  /// The worst of all that was seen.
  var exitCode: ExitCode {
    notJudged > 0 ? .notJudged : invalid > 0 ? .invalid : .success
  }

  /// Such as `3 payloads, 2 invalid, 5 issues`.
  var summary: String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    var parts = [count(payloads, unit), "\(invalid) invalid", count(issues, "issue")]
    if notJudged > 0 { parts.append("\(notJudged) not judged") }
    return parts.joined(separator: ", ")
  }
}
