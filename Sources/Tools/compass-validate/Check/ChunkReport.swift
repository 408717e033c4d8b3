import Diagnostics

/// The results of some payloads of one file.
struct ChunkReport: Sendable {
  /// The rendered findings, each after a separator, or the rendered payloads.
  var findings = FindingText()
  /// The number of findings, or of payloads if the format's unit is the payload.
  var findingCount = 0
  /// The end of each rendered finding in `findings`, if the run limits or numbers them.
  var ends: [Int] = []
  /// The findings for statistics, a baseline and a page, as bytes; empty if nothing is collected.
  var collected = FindingText()
  /// The fingerprint of each rendered finding, if the run numbers them.
  var fingerprints: [FindingFingerprint] = []
  /// The payloads to render once it is known how many findings may still be printed.
  var cases: [RecordReport] = []
  /// The transformed values of the valid payloads, one a line.
  var output: [UInt8] = []
  /// The text of a large array that is valid and whose transformed value is still to be written; empty if there is none.
  var unwritten: [UInt8] = []
  /// Lines for standard error.
  var notes: [String] = []
  /// The counts of the payloads.
  var summary = RunSummary()
}
