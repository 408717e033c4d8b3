import CompassForms
import CompassModels
import CompassRules
import Foundation
import Testing

/// Forms of rows whose words the app does not know.
@Suite struct UnknownWordTests {
  private static let author = FormAuthor(userID: "me", familyUnitID: "family")
  private static let now = Date(timeIntervalSince1970: 1_770_552_000)

  @Test("The history keeps the word before", arguments: ["visiting", "on_hold"])
  func statusBefore(_ word: String) throws {
    var school = School(id: "s", userID: "me", name: "State", status: nil)
    school.status = StoredWord(word)
    var form = School.StatusForm(editing: school, now: Self.now)
    #expect(
      form.current?.text == word && form.status?.rawValue == (word == "visiting" ? word : nil))
    #expect(!form.isSubmittable)
    form.status = .committed
    let sent = try #require(form.submission(by: Self.author).submission)
    #expect(sent.history.previousStatus?.text == word)
    #expect(sent.history.newStatus == .committed)
  }

  @Test("A school without a status has none before")
  func noStatusBefore() throws {
    let school = School(id: "s", userID: "me", name: "State", status: nil)
    var form = School.StatusForm(editing: school, now: Self.now)
    #expect(form.current == nil && form.status == nil)
    form.status = .contacted
    #expect(try #require(form.submission(by: Self.author).submission).history.previousStatus == nil)
  }

  @Test("A coach of an unknown role is edited once a role is chosen")
  func role() {
    var coach = Coach(id: "c", schoolID: "s", role: .head, firstName: "Ann", lastName: "Lee")
    coach.role = "volunteer"
    var form = CoachForm(editing: coach)
    #expect(form.role == nil && !form.isSubmittable)
    form.role = .assistant
    #expect(form.isSubmittable)
  }
}
