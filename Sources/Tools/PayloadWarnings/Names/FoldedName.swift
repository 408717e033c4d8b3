internal import Diagnostics
internal import JSPrimitives

/// A name without what people don't distinguish: case, separators, blanks, and the width of letters.
struct FoldedName: Hashable {
  /// The name.
  let name: JSText
  /// The folded characters, at most `limit`.
  let units: [UInt32]

  /// The most characters that count.
  static let limit = 64

  init(_ name: JSText) {
    self.name = name
    units = Self.fold(name)
  }

  private static func fold(_ name: JSText) -> [UInt32] {
    let bytes = name.bytes.count > 4 * limit ? Array(name.bytes.prefix(4 * limit)) : name.bytes
    let normalized =
      bytes.withUnsafeBufferPointer { TextNormalization.nfkc.normalized($0) } ?? bytes
    let lower =
      normalized.withUnsafeBufferPointer { CaseMapping.lowercased($0) } ?? normalized
    var units: [UInt32] = []
    lower.withUnsafeBufferPointer { lower in
      var offset = 0
      while offset < lower.count, units.count < limit {
        let (codePoint, length) = WTF8.decode(lower, at: offset)
        offset += length
        if !isLeftOut(codePoint) { units.append(codePoint) }
      }
    }
    return units
  }

  private static func isLeftOut(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x20, 0x2D, 0x2E, 0x5F: true
    default: BlankCharacter.isUnusual(codePoint)
    }
  }
}

/// The name that a misspelt one is closest to.
struct NameMatch: Hashable {
  /// The position of the name in the list.
  var index: Int
  /// The number of edits between the folded names.
  var distance: Int
  /// Whether no other name is as close.
  var isUnique = true
}

/// Finds the names that are close to a word, within a budget of comparisons.
struct NameSearch {
  /// The comparisons that are left.
  private(set) var budget = 20_000

  /// Returns the close names, the closest first.
  ///
  /// Among names that are equally close after folding, the one closest in its own spelling comes first.
  ///
  /// - Parameter limit: Returns the most edits for the number of characters of the shorter name.
  mutating func names(
    closeTo word: JSText, among names: [FoldedName], limit: (Int) -> Int = keyLimit
  ) -> [NameMatch] {
    guard budget > 0 else { return [] }
    let word = FoldedName(word)
    var close: [(match: NameMatch, spelling: Int)] = []
    for (index, name) in names.enumerated() {
      let shorter = min(word.units.count, name.units.count)
      guard shorter > 0 else { continue }
      let limit = limit(shorter)
      // The lengths exclude most names.
      guard abs(word.units.count - name.units.count) <= limit else { continue }
      budget -= 1
      guard budget > 0 else { break }
      let distance = NameDistance.between(word.units, name.units)
      guard distance <= limit else { continue }
      let spelling = NameDistance.between(
        Array(word.name.bytes.prefix(FoldedName.limit)),
        Array(name.name.bytes.prefix(FoldedName.limit)))
      close.append((NameMatch(index: index, distance: distance), spelling))
    }
    return close.sorted {
      ($0.match.distance, $0.spelling, $0.match.index)
        < ($1.match.distance, $1.spelling, $1.match.index)
    }.map(\.match)
  }

  /// The most edits of a key: a quarter of the characters, or one.
  static func keyLimit(_ length: Int) -> Int { length < 2 ? 0 : max(1, length / 4) }
}

extension [NameMatch] {
  /// Returns the closest name among those that a closure accepts.
  func nearest(where isAvailable: (Int) -> Bool = { _ in true }) -> NameMatch? {
    let available = filter { isAvailable($0.index) }
    guard var first = available.first else { return nil }
    first.isUnique = available.count == 1 || available[1].distance > first.distance
    return first
  }

  /// Returns whether no other name is as close as a match, even one that is not available.
  func isOnly(_ match: NameMatch) -> Bool {
    !contains { $0.index != match.index && $0.distance <= match.distance }
  }
}
