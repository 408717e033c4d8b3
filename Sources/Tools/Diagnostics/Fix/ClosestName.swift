/// The name that a person most likely meant.
package enum ClosestName {
  /// Returns the name closest to a misspelt one; nil if none is close.
  ///
  /// Case, hyphens, dots, underscores and spaces don't count. Up to a quarter of the characters may differ: a character
  /// that is missing, added, replaced, or exchanged with its neighbor. If names are equally close, the first is returned.
  package static func name(closestTo word: String, among names: [String]) -> String? {
    closest(to: Array(word.utf8), among: names.lazy.map { Array($0.utf8) })
      .map { names[$0.index] }
  }

  /// Returns the index of the name that a misspelt one certainly means; nil if none is close, or two are equally close.
  ///
  /// If a word has less than four characters, its first one must be right. Words of more than 64 bytes are not compared.
  ///
  /// - Parameters:
  ///   - word: The word in UTF-8.
  ///   - names: The names in UTF-8; nil for one that is not compared.
  static func only(
    closestTo word: [UInt8], among names: some RandomAccessCollection<[UInt8]?>
  ) -> Int? {
    guard word.count <= limit,
      let found = closest(
        to: word, among: names.lazy.map { $0.flatMap { $0.count <= limit ? $0 : nil } ?? [] }),
      found.isOnly
    else { return nil }
    let folded = fold(word)
    guard min(folded.count, found.folded.count) >= 4 || folded.first == found.folded.first else {
      return nil
    }
    return found.index
  }

  /// The number of bytes of a name that are compared.
  private static let limit = 64

  private static func closest(
    to word: [UInt8], among names: some RandomAccessCollection<[UInt8]>
  ) -> (index: Int, folded: [UInt8], isOnly: Bool)? {
    let folded = fold(word)
    guard !folded.isEmpty else { return nil }
    var best: (index: Int, name: [UInt8], folded: [UInt8], distance: Int, isOnly: Bool)?
    for (index, name) in names.enumerated() {
      let other = fold(name)
      let shorter = min(folded.count, other.count)
      let limit = shorter < 3 ? 0 : max(1, shorter / 4)
      // The lengths exclude most names.
      guard abs(folded.count - other.count) <= limit else { continue }
      let distance = NameDistance.between(folded, other)
      guard distance <= limit else { continue }
      if let known = best, distance >= known.distance {
        if distance == known.distance, name != known.name { best?.isOnly = false }
        continue
      }
      best = (index, name, other, distance, true)
    }
    return best.map { ($0.index, $0.folded, $0.isOnly) }
  }

  private static func fold(_ name: [UInt8]) -> [UInt8] {
    guard name.allSatisfy({ $0 < 0x80 }) else {
      return Array(
        String(decoding: name, as: UTF8.self).lowercased().utf8.filter { !isSeparator($0) }
          .prefix(limit))
    }
    var folded: [UInt8] = []
    folded.reserveCapacity(min(name.count, limit))
    for byte in name where !isSeparator(byte) && folded.count < limit {
      folded.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
    }
    return folded
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: " "): true
    default: false
    }
  }
}
