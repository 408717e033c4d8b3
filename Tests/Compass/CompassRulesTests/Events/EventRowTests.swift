import CompassRules
import Testing

@Suite("Stored events")
struct EventRowTests {
  @Test("Create Event 9: what is left empty is stored as nothing, all else as typed")
  func emptyTexts() {
    let row = EventRules.Row(
      type: "camp", name: " <b>x</b> ", startDate: "2026-04-15",
      details: .init(
        location: " ", address: "", city: "Emerson", state: "ga", url: "javascript:1"),
      userID: "u")
    #expect(row.name == " <b>x</b> ")
    #expect(row.location == " ")
    #expect(row.address == nil)
    #expect(row.state == "ga")
    #expect(row.url == "javascript:1")
    #expect(row.endDate == nil && row.cost == nil && !row.registered && !row.attended)
  }

  @Test(
    "Create Event 9: a cost of 0 is stored as nothing",
    arguments: [(0, nil), (.nan, nil), (0.5, 0.5), (-5, -5), (nil, nil)] as [(Double?, Double?)])
  func cost(cost: Double?, stored: Double?) {
    let row = EventRules.Row(
      type: "camp", name: "n", startDate: "d", details: .init(cost: cost), userID: "u")
    #expect(row.cost == stored)
  }

  @Test("Create Event 9: past dates and long names are stored")
  func extremes() {
    let name = String(repeating: "a", count: 255)
    let row = EventRules.Row(type: "game", name: name, startDate: "1999-01-01", userID: "u")
    #expect(row.name == name && row.startDate == "1999-01-01")
  }

  @Test(
    "Create Event 2: the school picker's choices",
    arguments: [
      (nil, EventRules.SchoolChoice.none, nil), ("", .none, nil), ("none", .none, nil),
      ("other", .other, "other"), ("add_new", .addNew, "add_new"), ("s1", .school(id: "s1"), "s1"),
    ] as [(String?, EventRules.SchoolChoice, String?)])
  func school(text: String?, choice: EventRules.SchoolChoice, stored: String?) {
    #expect(EventRules.SchoolChoice(stored: text) == choice)
    #expect(choice.stored == stored)
    let row = EventRules.Row(type: "", name: "", startDate: "", school: choice, userID: "u")
    #expect(row.schoolID == stored)
  }
}
