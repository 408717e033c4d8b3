extension Sequence {
  /// The elements by a moment in milliseconds, the greatest first; equal ones keep their places.
  ///
  /// The web app subtracts the moments, so one that is NaN counts as equal to every other. Up to 63
  /// elements are in V8's order then.
  func newestFirst(_ milliseconds: (Element) -> Double) -> [Element] {
    let rows = map { (element: $0, moment: milliseconds($0)) }
    let sorted =
      rows.contains(where: \.moment.isNaN)
      ? rows.sortedByInsertion { $0.moment > $1.moment }
      : rows.stablySorted(on: \.moment, by: >)
    return sorted.map(\.element)
  }
}
