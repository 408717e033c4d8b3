/// One thing that can be measured: some calls, and a number that depends on all their results.
struct TextMeasure {
  let name: String
  /// The number of calls that `body` makes.
  var calls = 1
  let body: () throws -> Int
}
