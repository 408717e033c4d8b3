import CompassRules
import Testing

@Suite("School notes")
struct SchoolNotesTests {
  @Test("School Detail 9: private notes are isolated per user")
  func privateNotes() {
    var notes = SchoolRules.PrivateNotes(stored: ["a": "mine", "b": "theirs"])
    #expect(notes.note(of: "a") == "mine")
    #expect(notes.note(of: "c") == "")
    #expect(notes.note(of: nil) == "")
    notes.setNote("changed", of: "a")
    #expect(notes.stored == ["a": "changed", "b": "theirs"])
    #expect(SchoolRules.PrivateNotes(stored: nil).stored.isEmpty)
  }

  @Test(
    "School Detail 9: pros and cons are added and removed",
    arguments: SchoolRules.ProsAndCons.Side.allCases)
  func prosAndCons(side: SchoolRules.ProsAndCons.Side) {
    var lists = SchoolRules.ProsAndCons(pros: ["p"], cons: ["c"])
    lists.add(" Great campus\n", to: side)
    #expect(lists[side] == [side == .pro ? "p" : "c", "Great campus"])
    lists.remove(at: 0, from: side)
    #expect(lists[side] == ["Great campus"])
    lists.remove(at: 1, from: side)
    lists.remove(at: -1, from: side)
    #expect(lists[side].count == 1)
    #expect(lists.pros.count + lists.cons.count == 2)
  }

  @Test("School Detail 8: an empty text can't be added")
  func emptyText() {
    var lists = SchoolRules.ProsAndCons()
    for text in ["", " ", "\u{FEFF}\n"] {
      #expect(!SchoolRules.ProsAndCons.canAdd(text))
      lists.add(text, to: .pro)
    }
    #expect(lists.pros.isEmpty)
    #expect(SchoolRules.ProsAndCons.Side.pro.placeholder == "No pros added yet")
    #expect(SchoolRules.ProsAndCons.Side.con.placeholder == "No cons added yet")
  }

  @Test("School Detail 9: the star changes at once and goes back when saving fails")
  func favorite() {
    var star = SchoolRules.FavoriteToggle(isFavorite: false)
    #expect(star.symbol.rawValue == "star" && star.color == .gray)
    #expect(star.toggle() == true)
    #expect(star.isFavorite && star.isSaving)
    #expect(star.symbol.rawValue == "star.fill" && star.color == .yellow)
    #expect(star.toggle() == nil)
    star.saved(false)
    #expect(!star.isFavorite && !star.isSaving)
    #expect(star.toggle() == true)
    star.saved(true)
    star.saved(false)
    #expect(star.isFavorite)
    #expect(star.accessibilityLabel == "Favorited, toggle")
  }
}
