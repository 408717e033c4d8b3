import CompassRules
import Testing

@Suite("A list of any kind")
struct FilteredListTests {
  private struct Search: ListRules.FilterSet {
    static let none = Search()
    var text = ""
    var active: [String] { text.isEmpty ? [] : ["text"] }
    mutating func remove(_ filter: String) { if filter == "text" { text = "" } }
  }

  private static func list(_ names: [String]) -> ListRules.Filtered<String, Search> {
    ListRules.Filtered(names) { search in
      { search.text.isEmpty || $0.contains(search.text) }
    }
  }

  @Test("Filters and orders decide what is shown, equals keep their places")
  func shown() {
    var list = Self.list(["Bo", "Al", "Ann", "Bea"])
    #expect(list.shown == ["Bo", "Al", "Ann", "Bea"] && list.chips == [])
    list.filters.text = "A"
    #expect(list.shown == ["Al", "Ann"] && list.chips == ["text"])
    list.remove("another")
    #expect(list.chips == ["text"])
    list.remove("text")
    list.order = ListRules.Order(on: { $0.count })
    #expect(list.shown == ["Bo", "Al", "Ann", "Bea"])
    list.order = ListRules.Order(on: { $0.count }, descending: true)
    #expect(list.shown == ["Ann", "Bea", "Bo", "Al"])
    list.order = ListRules.Order(on: { ($0.first ?? "?", $0.count) }, by: { $0 < $1 })
    #expect(list.shown == ["Al", "Ann", "Bo", "Bea"])
    list.order = .given
    list.entries.append("Al")
    #expect(list.shown == ["Bo", "Al", "Ann", "Bea", "Al"])
  }

  @Test("An empty list is without entries, or without matches")
  func emptiness() {
    let (none, noMatches) = (
      ListRules.EmptyState("No names"), ListRules.EmptyState("No match", action: "Clear")
    )
    var list = Self.list(["Al"])
    #expect(list.emptiness == nil && list.emptyState(none, noMatches: noMatches) == nil)
    list.filters.text = "B"
    #expect(list.emptiness == .noMatches)
    #expect(list.emptyState(none, noMatches: noMatches)?.title == "No match")
    list.entries = []
    #expect(list.emptiness == .noEntries)
    #expect(list.emptyState(none, noMatches: noMatches)?.title == "No names")
    list.clear()
    #expect(list.emptiness == .noEntries && list.filters == .none)
  }

  @Test("NaN is equal to every key")
  func unordered() {
    let order = ListRules.Order<Double>(on: { $0 }, descending: true)
    #expect(order.sorted([1, 2]) == [2, 1])
    #expect(order.sorted([.nan, 1]).last == 1 && order.sorted([1, .nan]).first == 1)
  }
}
