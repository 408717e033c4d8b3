extension ListRules {
  /// An order of a list's entries. Entries of which neither precedes the other keep their places.
  public struct Order<Entry: Sendable>: Sendable {
    private let sort: @Sendable ([Entry]) -> [Entry]

    /// Creates the order of a key, which is made once for each entry. The lowest comes first, or the highest if the
    /// order is descending.
    public init<Key: Comparable & Sendable>(
      on key: @escaping @Sendable (Entry) -> Key, descending: Bool = false
    ) {
      sort = { $0.stablySorted(on: key) { descending ? $0 > $1 : $0 < $1 } }
    }

    /// Creates the order of a key that isn't comparable, which is made once for each entry.
    ///
    /// - Parameters:
    ///   - key: returns the key of an entry.
    ///   - precedes: whether the first key comes before the second, such as `<`.
    public init<Key>(
      on key: @escaping @Sendable (Entry) -> Key,
      by precedes: @escaping @Sendable (Key, Key) -> Bool
    ) {
      sort = { $0.stablySorted(on: key, by: precedes) }
    }

    private init(_ sort: @escaping @Sendable ([Entry]) -> [Entry]) { self.sort = sort }

    /// The order in which the entries are given.
    public static var given: Order { Order { $0 } }

    /// The latest time first, as V8 sorts times among which some may be NaN.
    static func newestFirst(_ milliseconds: @escaping @Sendable (Entry) -> Double) -> Order {
      Order { $0.newestFirst(milliseconds) }
    }

    /// Returns entries in this order.
    public func sorted(_ entries: [Entry]) -> [Entry] { sort(entries) }
  }
}

extension Sequence {
  /// The elements by a moment in milliseconds, the latest first; equal ones keep their order.
  ///
  /// The web app subtracts the moments, so one that is NaN counts as equal to every other. Up to 63
  /// elements are in V8's order then.
  func newestFirst(_ milliseconds: (Element) -> Double) -> [Element] {
    let rows = map { (element: $0, moment: milliseconds($0)) }
    let sorted =
      rows.contains(where: \.moment.isNaN)
      ? rows.sortedByInsertion { $0.moment > $1.moment }
      : rows.stablySorted(on: \.moment, by: >)
    return sorted.map(\.element)
  }
}
