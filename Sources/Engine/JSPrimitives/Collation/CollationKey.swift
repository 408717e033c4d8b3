/// A sort key that orders texts by the root collation.
///
/// The order is that of `Intl.Collator("en")` and `localeCompare` with their default options: base
/// letters decide first, then accents, then case and other variants; punctuation isn't ignored, and
/// canonically equivalent texts are equal. ECMA-402, sec-intl.collator.prototype.compare, leaves
/// the order to the locale's data. The data here are the root collation of CLDR 48 for Unicode 17
/// (UTS 35, part 5, "Root Collation"), as in ICU 78, with normalization on, as in V8. English
/// doesn't change the root collation.
///
///     CollationKey("\u{C1}b") < CollationKey("B")
///     ["10", "9", "b", "A", "a"].sorted { CollationKey($0) < CollationKey($1) }  // 10 9 a A b
public struct CollationKey: Sendable, Hashable, Comparable {
  /// The weights of the first, the second and the third level. A 0 after each level orders a text
  /// before a longer one.
  private let weights: [UInt32]

  /// Creates the key of a text. Lone surrogates order like unassigned code points.
  public init(_ text: JSText) {
    let elements = CollationElements(of: CollationText.normalized(text.codePoints)).elements
    var weights: [UInt32] = []
    weights.reserveCapacity(elements.count * 3 + 2)
    for element in elements where element.primary != 0 { weights.append(element.primary) }
    weights.append(0)
    for element in elements where element.secondary != 0 {
      weights.append(UInt32(element.secondary))
    }
    weights.append(0)
    for element in elements where element.tertiary != 0 { weights.append(UInt32(element.tertiary)) }
    self.weights = weights
  }

  /// Creates the key of a Swift string.
  public init(_ text: String) { self.init(JSText(text)) }

  /// Returns whether the root collation orders the left text before the right one.
  public static func < (left: CollationKey, right: CollationKey) -> Bool {
    left.weights.lexicographicallyPrecedes(right.weights)
  }
}

extension JSText {
  /// The code points, lone surrogates among them.
  fileprivate var codePoints: [UInt32] {
    bytes.withUnsafeBufferPointer { bytes in
      var codePoints: [UInt32] = []
      codePoints.reserveCapacity(bytes.count)
      var offset = 0
      while offset < bytes.count {
        let (codePoint, length) = WTF8.decode(bytes, at: offset)
        codePoints.append(codePoint)
        offset &+= length
      }
      return codePoints
    }
  }
}
