import CompassRules
import Testing

/// The server's rules beside the schemas of bodies.
@Suite struct RequestRulesTests {
  private let rules = RequestRules.self

  @Test func onlyTrueConfirms() {
    #expect(rules.isDeletionConfirmed(true))
    #expect(!rules.isDeletionConfirmed(false))
    #expect(!rules.isDeletionConfirmed(nil))
  }

  @Test func oneUserNeedsAnID() {
    #expect(rules.hasRecipient(target: "user", userID: "1"))
    #expect(!rules.hasRecipient(target: "user", userID: ""))
    #expect(!rules.hasRecipient(target: "user", userID: String?.none))
    #expect(rules.hasRecipient(target: "all", userID: String?.none))
    #expect(rules.hasRecipient(target: "User", userID: ""))
  }

  @Test(arguments: [
    "api", "p", "auth", "login", "signup", "join", "admin", "settings", "dashboard", "coaches",
    "schools", "help",
  ])
  func theAddressIsReserved(_ slug: String) {
    #expect(rules.isReservedSlug(slug))
    #expect(!rules.isReservedSlug(slug + "s "))
    #expect(!rules.isReservedSlug(slug.uppercased()))
  }

  @Test func jobsAreComparedByCodeUnits() {
    #expect(rules.isAllowedJob("a", among: ["b", "a"]))
    #expect(!rules.isAllowedJob("a", among: []))
    #expect(!rules.isAllowedJob("A", among: ["a"]))
    #expect(!rules.isAllowedJob("e\u{301}", among: ["\u{E9}"]))
  }

  @Test func aBlankNoteIsNone() {
    #expect(rules.storedNote(" a\u{FEFF}") == "a")
    #expect(rules.storedNote("\u{3000}\n") == nil)
    #expect(rules.storedNote("") == nil)
    #expect(rules.storedNote(nil) == nil)
    #expect(rules.storedNote("\u{200B}") == "\u{200B}")
  }

  @Test func categoriesHaveTheirNames() {
    #expect(
      RequestRules.PreferenceCategory.allCases.map(\.rawValue)
        == ["notifications", "location", "player", "school", "dashboard"])
    for category in RequestRules.PreferenceCategory.allCases {
      #expect(rules.preferenceCategory(category.rawValue) == category)
    }
    for name in ["", "School", "schools", "school "] {
      #expect(rules.preferenceCategory(name) == nil)
    }
  }
}
