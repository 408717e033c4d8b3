/// What one measurement found.
struct Measurement {
  /// How many texts match: equal for every engine.
  var matches: Int
  /// The CPU time of a call in nanoseconds; several numbers if each text is measured alone.
  var nanoseconds: [Double]
}
