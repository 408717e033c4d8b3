extension ListRules {
  /// The filters of a list, each of which is set or not. An entry is listed if it matches all of them.
  public protocol FilterSet: Hashable, Sendable {
    /// The name of a filter, for its chip.
    associatedtype Filter: Hashable & Sendable

    /// Filters that match every entry, as "Clear all" leaves them.
    static var none: Self { get }

    /// The filters with a chip, in the order of the chips.
    var active: [Filter] { get }

    /// Removes one filter, as its chip's button does.
    mutating func remove(_ filter: Filter)
  }
}
