/// The result of one measurement.
struct Measurement {
  /// The number of matching texts, equal for every engine.
  var matches: Int
  /// The CPU time of a call in nanoseconds; several numbers if each text is measured alone.
  var nanoseconds: [Double]
}
