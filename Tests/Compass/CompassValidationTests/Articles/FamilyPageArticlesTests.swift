import CompassValidation
import Foundation
import Testing

/// The snippets of the article on families of rules, and of those on lists and on the server's decisions.
@Suite struct FamilyPageArticlesTests {
  @Test func rulesShareTheirArguments() throws {
    let print = Snippet("RuleFamilies", 1)
    print(StatusRules.label(of: "offer_received"), "-", StatusRules.label(of: "camp_invite"))
    // Offer Received - Camp Invite
    print(StoredWord<CoachRole>("volunteer").displayName)  // volunteer
    let evening = try Date("2026-08-22T02:00:00Z", strategy: .iso8601)
    let eastern = LocalClock { _ in -4 * 3600 }
    for clock in [LocalClock.utc, eastern] {
      print(try DeadlineRules.info(deadline: "2026-08-22", now: evening, clock: clock).label)
    }
    // Due Today
    // Due Tomorrow
    print(GradeRules.shownDate("2026-08-22", clock: eastern))  // Aug 22, 2026
    print(GradeRules.shownDate("2026-08-22", clock: eastern, revision: .february2026))
    // Aug 21, 2026
    try print.expectPublished()
  }

  @Test func aListIsFiltered() throws {
    let print = Snippet("ListsAndEditing", 1)
    struct Search: ListRules.FilterSet {
      static let none = Search()
      var text = ""
      var active: [String] { text.isEmpty ? [] : ["text"] }
      mutating func remove(_ chip: String) { text = "" }
    }
    var names = ListRules.Filtered(["Bo", "Al", "Ann"], order: ListRules.Order(on: { $0 })) {
      (search: Search) in { name in search.text.isEmpty || name.contains(search.text) }
    }
    print(names.shown, names.chips)  // ["Al", "Ann", "Bo"] []
    names.filters.text = "A"
    print(names.shown, names.chips)  // ["Al", "Ann"] ["text"]
    names.filters.text = "Z"
    let placeholder = names.emptyState(
      ListRules.EmptyState("No names"), noMatches: ListRules.EmptyState("No match"))
    print(placeholder?.title ?? "none")  // No match
    try print.expectPublished()
  }

  @Test func aSectionIsEdited() throws {
    let print = Snippet("ListsAndEditing", 2)
    var notes = SectionEditor("Call in May")
    notes.edit()
    notes.edited = "Call in June"
    print(notes.hasUnsavedChanges, "-", notes.save() ?? "nothing")  // true - Call in June
    notes.saved(false)
    print(notes.mode, "-", notes.error ?? "none")  // editing - Failed to save. Please try again.

    var tier = OptimisticValue(PriorityTier.b)
    print(tier.change(to: .a), tier.change(to: .c), tier.shown)  // true false a
    tier.saved(false)
    print(tier.shown)  // b
    try print.expectPublished()
  }

  @Test func theServerDecides() throws {
    let print = Snippet("RequestDecisions", 1)
    print(RequestRules.isDeletionConfirmed(true), RequestRules.isDeletionConfirmed(nil))
    // true false
    print(RequestRules.hasRecipient(target: "user", userID: ""))  // false
    print(RequestRules.isReservedSlug("admin"), RequestRules.isReservedSlug("ana-ruiz"))
    // true false
    print(RequestRules.isAllowedJob("digest", among: ["Digest"]))  // false
    print(RequestRules.storedNote(" Call in May ") ?? "none")  // Call in May
    print(RequestRules.preferenceCategory("Player")?.rawValue ?? "none")  // none
    try print.expectPublished()
  }
}
