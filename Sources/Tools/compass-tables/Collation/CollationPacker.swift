/// Packs the mappings of the root collation, by kind.
struct CollationPacker {
  private typealias Mapping = FractionalUCA.Mapping

  private let weights: CollationWeights
  /// The elements of each code point.
  private let ofCodePoints: [UInt32: [FractionalUCA.Element]]
  private let ofStrings: [Mapping]
  private let afterPrefixes: [Mapping]

  init(mappings: [FractionalUCA.Mapping], weights: CollationWeights) {
    self.weights = weights
    ofCodePoints = Dictionary(
      mappings.filter { $0.prefix == nil && $0.source.count == 1 }
        .map { ($0.source[0], $0.elements) },
      uniquingKeysWith: { first, _ in first })
    ofStrings = mappings.filter { $0.prefix == nil && $0.source.count > 1 }
      .sorted { $0.source.lexicographicallyPrecedes($1.source) }
    afterPrefixes = mappings.filter { $0.prefix != nil && $0.source.count == 1 }
  }

  private func positions(_ elements: [FractionalUCA.Element]) -> [UInt32] {
    elements.compactMap { weights.positions[$0] }
  }

  var singles: PackedText {
    let items = ofCodePoints.filter { $0.value.count == 1 }
      .map { (codePoint: Int64($0.key), element: Int64(positions($0.value)[0])) }
      .sorted { $0.codePoint < $1.codePoint }
    var text = PackedText()
    var (end, last) = (0, 0) as (Int64, Int64)
    var start = 0
    while start < items.count {
      let first = items[start]
      var next = start + 1
      var (distance, step) = (1, 0) as (Int64, Int64)
      if next < items.count {
        distance = items[next].codePoint - first.codePoint
        step = items[next].element - first.element
        while next < items.count, items[next].codePoint - items[next - 1].codePoint == distance,
          items[next].element - items[next - 1].element == step
        { next += 1 }
        // Two code points have some distance always; such a run only hinders the next one.
        if next == start + 2 { next -= 1 }
      }
      text.append(UInt32(first.codePoint - end))
      text.append(UInt32(next - start - 1))
      if next > start + 1 {
        text.append(UInt32(distance))
        text.append(signed: step)
      }
      text.append(signed: first.element - last)
      (end, last) = (items[next - 1].codePoint + 1, items[next - 1].element)
      start = next
    }
    return text
  }

  var expansions: PackedText {
    var text = PackedText()
    var end: UInt32 = 0
    for (codePoint, elements) in ofCodePoints.sorted(by: { $0.key < $1.key })
    where elements.count != 1 {
      text.append(codePoint - end)
      append(elements, to: &text)
      end = codePoint + 1
    }
    return text
  }

  private func isReordering(_ mapping: Mapping) -> Bool {
    guard mapping.source.count == 2, let first = ofCodePoints[mapping.source[0]],
      let second = ofCodePoints[mapping.source[1]]
    else { return false }
    return mapping.elements == second + first
  }

  var contractions: PackedText {
    var text = PackedText()
    var previous: [UInt32] = []
    for mapping in ofStrings where !isReordering(mapping) {
      let source = mapping.source
      let shared = zip(previous, source).prefix { $0 == $1 }.count
      text.append(UInt32(shared))
      text.append(UInt32(source.count - shared))
      for codePoint in source[shared...] { text.append(codePoint) }
      append(mapping.elements, to: &text)
      previous = source
    }
    return text
  }

  var reorderings: PackedText {
    var text = PackedText()
    var end: UInt32 = 0
    let pairs = Dictionary(grouping: ofStrings.filter(isReordering)) { $0.source[0] }
    for (first, mappings) in pairs.sorted(by: { $0.key < $1.key }) {
      let seconds = CodePointSet(mappings.map { $0.source[1]..<$0.source[1] + 1 })
      text.append(first - end)
      text.append(UInt32(seconds.ranges.count))
      text.append(contentsOf: PackedText(ranges: seconds.ranges))
      end = first + 1
    }
    return text
  }

  var prefixed: PackedText {
    var text = PackedText()
    for mapping in afterPrefixes {
      text.append(mapping.prefix ?? 0)
      text.append(mapping.source[0])
      append(mapping.elements, to: &text)
    }
    return text
  }

  private func append(_ elements: [FractionalUCA.Element], to text: inout PackedText) {
    let positions = positions(elements)
    text.append(UInt32(positions.count))
    for position in positions { text.append(position) }
  }
}
