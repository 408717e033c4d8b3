internal import CTextScan

/// The sets of a pattern's positions as ranges of characters, in which a vector tests 16 positions at a time.
struct PositionRanges {
  /// The number of positions.
  private let length: Int
  /// The ranges; see `compass_positions_hold`.
  private let layers: UnsafeMutablePointer<UInt8>
  private let layerCount: Int

  /// The maximum number of ranges in a set.
  private static let maximumLayers = 4

  /// Creates the ranges of sets of ASCII characters; nil for sets of many ranges, and for fewer positions than a vector
  /// has.
  init?(_ sets: PositionSets) {
    guard sets.positions.count >= 16 else { return nil }
    let ranges = sets.positions.map { Self.ranges(of: $0, in: sets.holders) }
    length = ranges.count
    layerCount = ranges.reduce(1) { max($0, $1.count) }
    guard layerCount <= Self.maximumLayers, ranges.allSatisfy({ !$0.isEmpty }) else { return nil }
    layers = .allocate(capacity: 2 * length * layerCount)
    for layer in 0..<layerCount {
      for (position, ranges) in ranges.enumerated() {
        // A set with fewer ranges has its last one twice.
        let range = ranges[min(layer, ranges.count - 1)]
        // In bounds: each layer has two arrays of as many elements as there are positions.
        let place = layers + (2 * layer * length + position)
        place.initialize(to: range.low)
        (place + length).initialize(to: range.high - range.low)
      }
    }
  }

  /// Returns the ranges of the characters that a set has, given by its bit.
  private static func ranges(of bit: UInt8, in holders: [UInt8]) -> [(low: UInt8, high: UInt8)] {
    var ranges: [(low: UInt8, high: UInt8)] = []
    for byte in UInt8(0)..<0x80 where holders[Int(byte)] & bit != 0 {
      if let last = ranges.last, last.high + 1 == byte {
        ranges[ranges.count - 1].high = byte
      } else {
        ranges.append((byte, byte))
      }
    }
    return ranges
  }

  func destroy() { layers.deallocate() }

  /// Returns whether each character of a text is in the set of its position.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - count: The number of its characters, at least 16 and at most the number of positions.
  @inline(__always)
  func hold(_ text: UnsafePointer<UInt8>, count: Int) -> Bool {
    compass_positions_hold(text, count, layers, length, layerCount) != 0
  }
}
