import CompassForms
import CompassModels
import Foundation
import Testing

/// Submissions can be stored and read again, for example to retry later.
@Suite struct SubmissionCodingTests {
  private func expectToComeBack<Row: Codable & Equatable>(_ row: Row?) throws {
    let row = try #require(row)
    #expect(try JSONDecoder().decode(Row.self, from: JSONEncoder().encode(row)) == row)
  }

  @Test func rowsComeBack() throws {
    let author = FormAuthor(userID: "u", dataOwnerID: "o", familyUnitID: "f")
    var coach = CoachFormTests.filled()
    coach.email = "A@B.CO"
    try expectToComeBack(coach.submission(by: author).submission)

    var interaction = InteractionForm(now: FormUnderTest.now)
    (interaction.schoolID, interaction.type) = (FormUnderTest.school, .camp)
    try expectToComeBack(interaction.submission(by: author).submission)

    var event = EventForm()
    (event.type, event.name, event.startDate, event.cost) = (.camp, "C", "2026-04-15", 0)
    try expectToComeBack(event.submission(by: author).submission)

    var new = NewCoachForm(schoolID: "s")
    (new.firstName, new.lastName) = ("A", "B")
    try expectToComeBack(new.submission(by: author).submission)

    let school = School(id: "s", userID: "u", name: "S", status: .contacted, pros: ["a"])
    try expectToComeBack(School.InformationForm(editing: school).submission(by: author).submission)
    try expectToComeBack(
      School.CoachingPhilosophyForm(editing: school).submission(by: author).submission)
    var status = School.StatusForm(editing: school, now: FormUnderTest.now)
    status.status = .committed
    try expectToComeBack(status.submission(by: author).submission)
  }
}
