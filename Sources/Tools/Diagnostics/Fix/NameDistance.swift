/// The number of edits between two words: characters that are missing, added, replaced, or exchanged with their
/// neighbor (optimal string alignment).
package enum NameDistance {
  /// Returns the number of edits.
  package static func between<Unit: Equatable>(_ first: [Unit], _ second: [Unit]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      current.reserveCapacity(second.count + 1)
      for column in second.indices {
        let isSame = first[row] == second[column]
        var edits = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          edits = min(edits, beforeLast[column - 1] + 1)
        }
        current.append(edits)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
