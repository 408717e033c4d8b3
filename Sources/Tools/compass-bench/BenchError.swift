/// Why a figure would mean nothing.
enum BenchError: Error {
  /// Two ways to one result have not the same.
  case differs(String)
  /// A payload that was to have an output has none.
  case notValid
}
