/// One thing that can be measured: some calls, and a number that depends on all their results.
struct TextMeasure {
  let name: String
  /// How many calls `body` makes.
  var calls = 1
  let body: () throws -> Int
}
