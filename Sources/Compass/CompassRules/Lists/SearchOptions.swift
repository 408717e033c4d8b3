internal import JSPrimitives

extension ListRules {
  /// Options of a list's search, for more than the web app's finds, which has none of them.
  ///
  ///     let coaches = CoachRules.List([.init(id: "c", firstName: "Ana", lastName: "Núñez", role: .init(.head))])
  ///     let page = coaches.list(filters: .init(search: "ana nunez"), now: .now, search: .app)
  ///     page.shown.map(\.id)  // ["c"]
  public struct SearchOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Accents don't count, in the list or in the search: `cafe` finds "Café", and `Café` finds "cafe". A letter that isn't
    /// another one with a mark stays, such as `ø`.
    public static let ignoringAccents = SearchOptions(rawValue: 1)
    /// A coach is also found by the full name, as in `Ann Smith`, a school by city, state, conference and notes.
    public static let moreFields = SearchOptions(rawValue: 2)

    /// The search of the iPhone app: all options.
    public static let app: SearchOptions = [.ignoringAccents, .moreFields]

    /// Returns a string as the search compares it: in lower case, and without accents if they don't count.
    func folded(_ text: JSText) -> JSText {
      let text = text.lowercased()
      return contains(.ignoringAccents) ? text.withoutMarks : text
    }
  }
}
