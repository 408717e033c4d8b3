import Diagnostics

/// The results of some payloads of one file.
struct ChunkReport: Sendable {
  /// The rendered findings, each after a separator, or the rendered payloads.
  var findings: [UInt8] = []
  /// The end of each finding or payload in `findings`.
  var ends: [Int] = []
  /// The payloads to render once it is known how many findings may still be printed.
  var cases: [JudgedRecord] = []
  /// The transformed values of the valid payloads, one a line.
  var output: [UInt8] = []
  /// The text of a large array that is valid and whose transformed value is still to be written; empty if there is none.
  var unwritten: [UInt8] = []
  /// The counts of the payloads.
  var summary = RunSummary()
}
