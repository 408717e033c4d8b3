/// The parts of a made text, and the ranges of the original text that they came from.
///
/// Parts are in the order of the made text and don't overlap. What is between two of them, such as a comma, came from
/// nowhere.
package struct SpanMap: Sendable, Hashable {
  private struct Span: Sendable, Hashable {
    var start: UInt32
    var count: UInt32
    var originStart: UInt32
    var originCount: UInt32

    var end: Int { Int(start) + Int(count) }
    var origin: Range<Int> { Int(originStart)..<Int(originStart) + Int(originCount) }
    /// Whether the part is a copy, so that each byte has its own origin.
    var isCopy: Bool { count == originCount }
  }

  private var spans: [Span] = []

  package init() {}

  /// The number of parts.
  package var count: Int { spans.count }

  /// Returns whether two more parts fit into a number of bytes of memory, the parts that move then included.
  package func canGrow(within maximumMemory: Int) -> Bool {
    spans.count + 2 <= spans.capacity
      || (3 * spans.capacity + 16) * MemoryLayout<Span>.stride <= maximumMemory
  }

  /// Removes all parts.
  package mutating func removeAll() { spans.removeAll(keepingCapacity: true) }

  /// Adds the part behind all others. A part of equal length as its origin is a copy of it.
  ///
  /// - Parameters:
  ///   - range: The range in the made text, of at most 4 GB.
  ///   - origin: The range that it came from.
  package mutating func append(_ range: Range<Int>, from origin: Range<Int>) {
    guard !range.isEmpty else { return }
    let span = Span(
      start: UInt32(clamping: range.lowerBound), count: UInt32(clamping: range.count),
      originStart: UInt32(clamping: origin.lowerBound), originCount: UInt32(clamping: origin.count))
    if let last = spans.last, last.isCopy, span.isCopy, last.end == range.lowerBound,
      last.origin.upperBound == origin.lowerBound
    {
      spans[spans.count - 1].count += span.count
      spans[spans.count - 1].originCount += span.originCount
    } else {
      spans.append(span)
    }
  }

  /// Returns the range that a range of the made text came from.
  ///
  /// An end inside a part that is not a copy is moved to the end of the part.
  package func origin(of range: Range<Int>) -> Range<Int> {
    let lower = lowerOrigin(of: range.lowerBound)
    let upper = range.isEmpty ? lower : upperOrigin(of: range.upperBound)
    return lower..<max(lower, upper)
  }

  private func lowerOrigin(of offset: Int) -> Int {
    let index = spans.partitioningIndex { Int($0.start) > offset } - 1
    guard index >= 0 else { return spans.first.map { $0.origin.lowerBound } ?? 0 }
    let span = spans[index]
    if offset >= span.end { return span.origin.upperBound }
    return span.origin.lowerBound + (span.isCopy ? offset - Int(span.start) : 0)
  }

  private func upperOrigin(of offset: Int) -> Int {
    let index = spans.partitioningIndex { Int($0.start) >= offset } - 1
    guard index >= 0 else { return spans.first.map { $0.origin.lowerBound } ?? 0 }
    let span = spans[index]
    guard offset < span.end, span.isCopy else { return span.origin.upperBound }
    return span.origin.lowerBound + offset - Int(span.start)
  }
}

extension Array {
  /// Returns the index of the first element that fulfils a condition which all later ones fulfil too.
  fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
