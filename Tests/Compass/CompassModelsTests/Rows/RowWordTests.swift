import CompassModels
import CompassRules
import Foundation
import Testing

/// Words of rows, known and unknown.
@Suite("Words of rows") struct RowWordTests {
  @Test(
    "Both revisions' statuses are read",
    arguments: [
      "researching", "contacted", "visiting", "offer_received", "committed", "not_pursuing",
      "interested", "camp_invite", "recruited", "official_visit_invited",
      "official_visit_scheduled", "declined",
    ])
  func statuses(_ word: String) throws {
    let json = #"[{"id": "s", "user_id": "u", "name": "N", "status": "\#(word)"}]"#
    let list = try RowDecoder(isStrict: true).rows(School.self, from: Data(json.utf8))
    #expect(list.rows.first?.status?.value?.rawValue == word)
    #expect(list.rows.first?.status?.displayName != word)
  }

  @Test("An unknown word has no value and is shown unchanged")
  func unknownWord() throws {
    let json = #"{"id": "c", "first_name": "A", "last_name": "B", "role": "volunteer"}"#
    let coach = try RowDecoder().row(Coach.self, from: json.utf8)
    #expect(coach.role.value == nil && coach.role.displayName == "volunteer")
    #expect(coach.role == "volunteer" && coach.role != .head && coach.role != "head")
  }

  @Test("A word compares with values and texts, also an optional one")
  func comparisons() {
    var school = School(id: "s", userID: "u", name: "N", division: .d1, status: .visiting)
    #expect(school.status == .visiting && school.status != .contacted)
    #expect(school.status == "visiting" && school.division == .d1)
    #expect(school.priorityTier == nil && school.priorityTier != .a)
    school.status = "tryout"
    school.division = .init(.d2)
    #expect(school.status != .visiting && school.division == .d2)
    switch school.status?.value {
    case .visiting: Issue.record("An unknown word has no value.")
    case nil: break
    default: Issue.record("An unknown word has no value.")
    }
  }

  @Test("A school without a status")
  func noStatus() throws {
    let json = #"{"id": "s", "user_id": "u", "name": "N", "status": null}"#
    #expect(try RowDecoder(isStrict: true).row(School.self, from: json.utf8).status == nil)
  }
}
