/// The schema that a group of files probably has.
struct SchemaGuess {
  /// The confidence in a guess.
  enum Sureness: Comparable {
    /// The name of the files suggests the schema, and no payload could be looked at or few are valid.
    case unsure
    /// Most of the payloads that were looked at are valid.
    case likely
    /// All are valid, and have only keys of the schema.
    case sure
  }

  let candidate: SchemaCandidate
  let sureness: Sureness
  /// The number of payloads that were looked at, and of those that are valid.
  let sampleCount: Int
  let validCount: Int
  /// The name of another schema that fits as well; nil if no other does.
  private(set) var other: String?

  /// The confidence of one candidate.
  private struct Score {
    var isNamed: Bool
    var validCount: Int
    /// The part of the payloads' keys that are the schema's, and of the schema's keys that payloads have.
    var known: Double
    var used: Double

    /// The greater the better.
    var total: Double {
      known * 2 + used + (isNamed ? 1 : 0) + Double(validCount) / Double(max(count, 1)) * 3
    }
    var count: Int
  }

  /// Returns the schema that fits best; nil if none does.
  init?(_ group: PayloadGroup, among candidates: [SchemaCandidate]) {
    guard !group.samples.isEmpty else { return nil }
    let keys = Set(group.samples.flatMap(\.keys))
    guard !keys.isEmpty else { return nil }
    var scores: [(score: Score, candidate: SchemaCandidate)] = []
    for candidate in candidates {
      let isNamed = Self.isNamed(candidate.name, in: group.words)
      let common = candidate.keys.intersection(keys).count
      // A schema without known keys is one by its name only; one without common keys would drop the whole payload.
      guard candidate.keys.isEmpty ? isNamed : common * 2 >= keys.count else { continue }
      let valid = group.samples.filter { candidate.validator.isValid($0.text) }.count
      scores.append(
        (
          Score(
            isNamed: isNamed, validCount: valid,
            known: candidate.keys.isEmpty ? 0.5 : Double(common) / Double(keys.count),
            used: candidate.keys.isEmpty ? 0 : Double(common) / Double(candidate.keys.count),
            count: group.samples.count), candidate
        ))
    }
    // The first of equals: a newer revision, a built-in schema before a file.
    let greatest = scores.map(\.score.total).max()
    guard let best = scores.first(where: { $0.score.total == greatest }) else { return nil }
    let (count, valid) = (group.samples.count, best.score.validCount)
    guard best.score.isNamed || valid * 2 >= count else { return nil }
    candidate = best.candidate
    sampleCount = count
    validCount = valid
    let isWhole = valid == count && best.score.known == 1
    sureness =
      isWhole && (best.score.isNamed || best.score.used >= 0.5)
      ? .sure : valid * 2 >= count ? .likely : .unsure
    other =
      scores.first {
        $0.score.total == best.score.total && $0.candidate.name != best.candidate.name
      }?.candidate.name
  }

  /// Returns whether one of the words is a name or its plural.
  private static func isNamed(_ name: String, in words: [String]) -> Bool {
    let name = name.lowercased()
    let plurals = [name, name + "s", name + "es", String(name.dropLast()) + "ies"]
    return words.contains { word in
      let word = word.filter(\.isLetter)
      return plurals.contains { $0.filter(\.isLetter) == word }
    }
  }
}
