import CompassRules
import JSPrimitives
import Testing

/// A search that finds more than the web app's.
@Suite("The options of a search")
struct SearchOptionsTests {
  private func finds(
    _ search: String, in name: String, _ options: ListRules.SearchOptions = .ignoringAccents
  ) -> Bool {
    let school = MatchingRules.SchoolListEntry(id: "s", name: name)
    let filters = MatchingRules.SchoolFilters(name: search, distance: nil)
    return !MatchingRules.list(of: [school], filters: filters, search: options).shown.isEmpty
  }

  @Test("An accent doesn't count on either side, composed or not")
  func accents() {
    #expect(finds("cafe", in: "Café") && finds("CAFÉ", in: "cafe"))
    #expect(finds("cafe\u{301}", in: "Café") && finds("nguyen", in: "Nguyễn"))
    #expect(finds("i", in: "İ"))
    #expect(!finds("cafe", in: "Café", []) && !finds("cafe", in: "Café", .moreFields))
  }

  @Test("A letter of its own, a part of a syllable and a vowel sign stay")
  func letters() {
    #expect(!finds("o", in: "ø") && finds("ø", in: "Ø"))
    #expect(!finds("가", in: "각") && finds("각", in: "각"))
    #expect(!finds("क", in: "ख") && !finds("कि", in: "कु") && !finds("か", in: "が"))
  }

  @Test("A search with nothing but marks finds all, as an empty one does")
  func marks() {
    #expect(finds("\u{301}", in: "x"))
    let coaches = CoachRules.List([
      CoachRules.ListEntry(id: "c", firstName: "A", lastName: "B", role: .init(.head))
    ])
    let now = Date(milliseconds: 0)
    let found = coaches.filtered(
      by: .init(search: "\u{301}"), sortedBy: nil, now: now, search: .app)
    #expect(found.count == 1)
  }

  @Test("Clearing the filters keeps the options")
  func clearing() {
    let school = MatchingRules.SchoolListEntry(id: "s", name: "École")
    var list = MatchingRules.list(of: [school], filters: .init(name: "x"), search: .app)
    list.clear()
    list.filters.name = "ecole"
    #expect(list.shown.count == 1)
  }
}
