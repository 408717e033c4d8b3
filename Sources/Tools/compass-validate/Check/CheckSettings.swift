import Diagnostics
import Validation

/// What a run is asked to do; the same for all its threads.
struct CheckSettings: Sendable {
  var validator: Validator
  var format: ReportFormat
  var renderer: RecordRenderer?
  /// The path for transformed payloads, `-` for standard output, or nil.
  var output: String?
  /// The most bytes that a line of NDJSON may have.
  var lineLimit: Int
  /// The most findings that are printed, or nil.
  var issueLimit: Int?
  /// How many threads judge lines and files.
  var jobs: Int

  var writesOutput: Bool { output != nil }
  /// Whether there is something to print of a payload that is valid.
  var rendersValid: Bool { if case .cases? = renderer { true } else { false } }
}
