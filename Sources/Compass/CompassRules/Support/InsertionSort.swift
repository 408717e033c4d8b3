extension Array {
  /// The elements in the order that V8 gives an array of fewer than 64 elements.
  ///
  /// It matters for an order with cycles, in which the result depends on the comparisons made
  /// (ECMA-262, sec-sortindexedproperties, leaves it open): a run at the start, turned around if it
  /// descends, then a binary insertion of each further element. The sort is stable. Longer arrays of
  /// a cyclic order may differ from V8, which merges them.
  func sortedByInsertion<Failure: Error>(
    by precedes: (Element, Element) throws(Failure) -> Bool
  ) throws(Failure) -> [Element] {
    guard count > 1 else { return self }
    var run = 2
    let descends = try precedes(self[1], self[0])
    while run < count, try precedes(self[run], self[run - 1]) == descends { run += 1 }
    var result = descends ? prefix(run).reversed() : Array(prefix(run))
    for element in self[run...] {
      var (low, high) = (0, result.count)
      while low < high {
        let middle = low + (high - low) / 2
        if try precedes(element, result[middle]) { high = middle } else { low = middle + 1 }
      }
      result.insert(element, at: low)
    }
    return result
  }
}
