internal import JSPrimitives
internal import SourceJSON

/// Words with the number of their occurrences, in the order of a JavaScript object's keys.
///
/// Array indices such as "7" come first, ascending; all other words keep the order in which they
/// first appeared.
struct CountedWords {
  private(set) var counts: [(word: JSText, count: Int)] = []

  init(_ words: some Sequence<JSText>) {
    var places: [JSText: Int] = [:]
    for word in words {
      if let place = places[word] {
        counts[place].count += 1
      } else {
        places[word] = counts.count
        counts.append((word, 1))
      }
    }
    counts = counts.stablySorted(on: { JSONObject.arrayIndex($0.word.string) }, by: Self.precedes)
  }

  /// Whether an index comes before another key; nil is a key that is no index.
  private static func precedes(_ left: UInt32?, _ right: UInt32?) -> Bool {
    guard let left else { return false }
    return right.map { left < $0 } ?? true
  }

  /// The word with the most occurrences, the first of equals; nil without words.
  var mostFrequent: JSText? {
    let most = counts.map(\.count).max()
    return counts.first { $0.count == most }?.word
  }
}
