extension Sequence {
  /// The elements in order; those of which neither precedes the other keep their places.
  ///
  /// The standard library doesn't promise a stable sort, which `Array.prototype.sort` is.
  func stablySorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { left, right in
      if precedes(left.element, right.element) { return true }
      return !precedes(right.element, left.element) && left.offset < right.offset
    }
    .map(\.element)
  }

  /// The elements in the order of a key.
  func stablySorted<Key>(
    on key: (Element) -> Key, by precedes: (Key, Key) -> Bool
  ) -> [Element] {
    map { (element: $0, key: key($0)) }.stablySorted { precedes($0.key, $1.key) }.map(\.element)
  }
}
