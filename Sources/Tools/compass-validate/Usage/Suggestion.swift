import PayloadWarnings

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
      let distance = NameDistance.between(folded, other)
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
}
