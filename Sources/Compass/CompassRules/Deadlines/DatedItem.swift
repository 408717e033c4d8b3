internal import JSPrimitives

extension DeadlineRules {
  /// Something with a date: a deadline, an offer or an event.
  public struct DatedItem: Sendable, Hashable, Identifiable, Decodable {
    /// The unique id.
    public var id: String
    /// The date as stored; nil without one.
    public var date: String?

    /// Creates an item from texts.
    public init(id: String, date: String?) {
      self.id = id
      self.date = date
    }

    private enum CodingKeys: String, CodingKey {
      case id
      case date = "deadline_date"
    }
  }

  /// Returns deadlines by date, ordered as texts.
  ///
  /// Restates `deadline.sort`. Since 2026-08. The order is that of `CollationKey`, so 2026-9-1
  /// follows 2026-10-01. A deadline without a date sorts as an empty text.
  public static func sorted(_ deadlines: [DatedItem]) -> [DatedItem] {
    deadlines.stablySorted(on: { CollationKey($0.date.jsText ?? "") }, by: <)
  }
}
