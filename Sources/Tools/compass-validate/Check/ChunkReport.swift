import Diagnostics

/// What is to be said of some payloads that were judged.
struct ChunkReport: Sendable {
  /// The rendered findings, a separator before each, or the payloads' cases.
  var findings: [UInt8] = []
  /// Where each finding or case ends in them.
  var ends: [Int] = []
  /// The payloads whose cases are rendered when it is known how many findings may be printed.
  var cases: [JudgedRecord] = []
  /// The transformed values of the valid payloads, a line each.
  var output: [UInt8] = []
  var summary = RunSummary()
}
