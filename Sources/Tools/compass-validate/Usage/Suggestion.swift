/// The name that a person most likely meant.
enum Suggestion {
  /// Returns the name closest to a misspelt one; nil if none is close.
  ///
  /// Case, hyphens, dots and underscores don't count. Up to a quarter of the characters may differ: a character that is
  /// missing, added, replaced, or exchanged with its neighbor. If names are equally close, the first is returned.
  static func name(closestTo word: String, among names: [String]) -> String? {
    let folded = fold(word)
    guard !folded.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let other = fold(name)
      let shorter = min(folded.count, other.count)
      let limit = shorter < 3 ? 0 : max(1, shorter / 4)
      // The lengths alone exclude most names.
      guard abs(folded.count - other.count) <= limit else { continue }
      let distance = distance(from: folded, to: other)
      guard distance <= limit, best.map({ distance < $0.distance }) ?? true else { continue }
      best = (name, distance)
    }
    return best?.name
  }

  /// Returns the end of a message: a question with the closest name, or else what to do without one.
  static func question(
    _ word: String, among names: [String], otherwise advice: @autoclosure () -> String
  ) -> String {
    name(closestTo: word, among: names).map { "did you mean \"\($0)\"?" } ?? advice()
  }

  private static func fold(_ name: String) -> [UInt8] {
    name.lowercased().utf8.filter { !"-._ ".utf8.contains($0) }.prefix(64).map(\.self)
  }

  /// Returns the number of edits between two words (optimal string alignment).
  private static func distance(from first: [UInt8], to second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
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
