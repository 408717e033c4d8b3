/// ASCII texts as bytes that lie one behind the other, and as strings.
final class TextList {
  let strings: [String]
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let ends: [Int]

  init(_ strings: [String]) {
    self.strings = strings
    let joined = strings.flatMap(\.utf8)
    bytes = .allocate(capacity: joined.count)
    _ = bytes.initialize(from: joined)
    var end = 0
    ends = strings.map {
      end += $0.utf8.count
      return end
    }
  }

  deinit { bytes.deallocate() }

  var count: Int { strings.count }

  /// Returns the number of texts that fulfil a condition.
  @inline(__always)
  func count(where isMatch: (UnsafeBufferPointer<UInt8>) throws -> Bool) rethrows -> Int {
    var (start, matches) = (0, 0)
    for end in ends {
      if try isMatch(UnsafeBufferPointer(rebasing: bytes[start..<end])) { matches += 1 }
      start = end
    }
    return matches
  }
}
