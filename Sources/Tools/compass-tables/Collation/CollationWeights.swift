/// The distinct collation elements of a `FractionalUCA` in ascending order, their weights renumbered.
///
/// Only the order of weights counts, so consecutive numbers replace the file's bytes.
struct CollationWeights {
  typealias Element = FractionalUCA.Element

  /// The position in `elements` of each.
  let positions: [Element: UInt32]
  let elements: [Element]
  /// The renumbered weights of the second and third level; 0 means none.
  private let secondaries: [UInt16: UInt32]
  private let tertiaries: [UInt16: UInt32]

  init(_ elements: some Sequence<Element>) {
    self.elements = Set(elements).sorted {
      ($0.primary, $0.secondary, $0.tertiary) < ($1.primary, $1.secondary, $1.tertiary)
    }
    positions = Dictionary(uniqueKeysWithValues: zip(self.elements, (0 as UInt32)...))
    secondaries = Self.numbers(self.elements.map(\.secondary))
    tertiaries = Self.numbers(self.elements.map(\.tertiary))
  }

  private static func numbers(_ weights: [UInt16]) -> [UInt16: UInt32] {
    Dictionary(uniqueKeysWithValues: zip(Set(weights + [0]).sorted(), (0 as UInt32)...))
  }

  /// Returns the second and third level in one number, small if the second is the common weight 1.
  private func variant(_ element: Element) -> UInt32 {
    ((secondaries[element.secondary] ?? 0) ^ 1) << 6 | (tertiaries[element.tertiary] ?? 0)
  }

  /// The variant of most elements.
  var commonVariant: UInt32 {
    Dictionary(grouping: elements.map(variant)) { $0 }.max { $0.value.count < $1.value.count }?.key
      ?? 0
  }

  /// The first primary weights of ideographs, of unassigned code points, and of those above.
  static let (ideographs, unassigned, trailing) =
    (0x10_0000, 0x20_0000, 0x40_0000) as (UInt32, UInt32, UInt32)

  /// The common variant, then the elements in groups.
  ///
  /// A group is the number of successive primary weights that have the common variant alone, the
  /// distance from the last of them to a primary weight with other variants, the number of these
  /// variants less one, and the variants.
  var packed: PackedText {
    var text = PackedText()
    let common = commonVariant
    text.append(common)
    var (previous, plainCount, listedCount) = (0, 0, 0) as (UInt32, UInt32, UInt32)
    var start = 0
    while start < elements.count {
      let primary = elements[start].primary
      let end = elements[start...].firstIndex { $0.primary != primary } ?? elements.count
      let number: UInt32 =
        switch primary {
        case .listed(0): 0
        case .listed: listedCount + 1
        case .ideograph(let position): Self.ideographs + position
        case .trailing: max(previous + plainCount + 1, Self.trailing)
        }
      if case .listed = primary { listedCount = number }
      let variants = elements[start..<end].map(variant)
      if variants == [common], number == previous + plainCount + 1 {
        plainCount += 1
      } else {
        text.append(plainCount)
        text.append(number - previous - plainCount)
        text.append(UInt32(variants.count - 1))
        for variant in variants { text.append(variant) }
        (previous, plainCount) = (number, 0)
      }
      start = end
    }
    if plainCount > 0 { text.append(plainCount) }
    return text
  }
}
