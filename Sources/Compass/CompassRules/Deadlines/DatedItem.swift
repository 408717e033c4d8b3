public import JSPrimitives

/// Something with a date: a deadline, an offer or an event.
public struct DatedItem: Sendable, Hashable, Identifiable {
  /// The unique id.
  @JSTextBacked public var id: String
  /// The date as stored; nil if there is none.
  @JSTextBacked public var date: String?

  /// Creates an item from texts.
  public init<Text: JSTextConvertible>(id: Text, date: Text?) {
    _id = JSTextBacked(id.jsText)
    _date = JSTextBacked(date?.jsText)
  }
}

extension DeadlinesRules {
  /// Returns deadlines by date, ordered as texts.
  ///
  /// Restates `deadline.sort`. Since 2026-08. The order is that of `CollationKey`, so 2026-9-1
  /// follows 2026-10-01. A deadline without a date sorts as an empty text.
  public func sorted(_ deadlines: [DatedItem]) -> [DatedItem] {
    deadlines.stablySorted(on: { CollationKey($0.$date ?? "") }, by: <)
  }
}
