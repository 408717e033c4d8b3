import CompassModels
import CompassRules
import Foundation
import Testing

@Suite("Rules take the records")
struct RecordRulesTests {
  private static let noon = Date(timeIntervalSince1970: 1_770_552_000)

  private let coach = Coach(
    id: "c", schoolID: "s", role: .head, firstName: "John", lastName: "Smith",
    details: .init(
      email: "john@uga.edu", phone: "555-123-4567", twitterHandle: "coachsmith",
      instagramHandle: "j.smith", notes: "Met at camp"), responsivenessScore: 75,
    lastContactDate: noon)
  private let school = School(
    id: "s", userID: "u", name: "Georgia", division: .d1, status: .contacted,
    website: "https://uga.edu", privateNotes: ["u": "Mine"], pros: ["Close"], cons: ["Large"],
    academicInfo: School.AcademicInfo(latitude: 33.9, longitude: -83.4, studentSize: 40_118),
    fitScore: 62, fitTier: .reach)
  private let interaction = Interaction(
    id: "i", type: .phoneCall, direction: .inbound,
    details: .init(schoolID: "s", coachID: "c", subject: "Camp", content: "Invited"),
    sentiment: .positive, occurredAt: noon, loggedBy: "u", familyUnitID: "f", attachments: ["a.pdf"]
  )

  @Test("A coach's row has every field of an entry")
  func coachListEntry() {
    let entry = CoachRules.ListEntry(coach)
    #expect(
      entry
        == CoachRules.ListEntry(
          id: "c", schoolID: "s", firstName: "John", lastName: "Smith", role: .init(.head),
          details: .init(
            email: "john@uga.edu", phone: "555-123-4567", twitterHandle: "coachsmith",
            instagramHandle: "j.smith", notes: "Met at camp"), responsivenessScore: 75,
          lastContact: Self.noon))
    #expect(entry.lastContact?.isoText == "2026-02-08T12:00:00.000Z")
    #expect(entry.fullName == coach.fullName && entry.initials == coach.initials)
    #expect(
      CoachRules.ListEntry(Coach(id: "n", role: .head, firstName: "", lastName: "")).schoolID == nil
    )
  }

  @Test("A list of rows is filtered, sorted and offered")
  func coachList() {
    let other = Coach(id: "d", schoolID: "t", role: .assistant, firstName: "Al", lastName: "Zorn")
    let list = CoachRules.List(rows: [other, coach], schools: [school])
    let now = Self.noon
    #expect(
      list.filtered(by: CoachRules.Filters(), sortedBy: .school, now: now, clock: .utc).map(\.id)
        == ["c", "d"])
    var selection = InteractionRules.CoachSelection()
    #expect(selection.offered([other, coach]).isEmpty)
    selection.selectSchool("s")
    #expect(selection.offered([other, coach]) == [coach])
    #expect(selection.emptyState(of: [other, coach]) == nil)
    #expect(selection.emptyState(of: [other]) == .noCoachesAtSchool)
    #expect(CoachRules.ContactChannel.available(for: coach).count == 5)
    #expect(CoachRules.ContactChannel.available(for: other).isEmpty)
  }

  @Test("An interaction's row has every field of a record, and is exported")
  func interactions() {
    #expect(
      InteractionRules.Record(interaction)
        == InteractionRules.Record(
          type: .init(.phoneCall), direction: .init(.inbound), subject: "Camp", content: "Invited",
          sentiment: .init(.positive), occurredAt: Self.noon, schoolID: "s",
          coachID: "c", attachmentCount: 1))
    let export = InteractionRules.Export(interaction, school: school, coach: coach, clock: .utc)
    #expect(export.csv.contains(#""Coach","John Smith""#))
    #expect(export.csv.contains(#""School","Georgia""#))
    let list = InteractionRules.ListExport(rows: [interaction], clock: .utc)
    #expect(list.csv.contains(#""2/8/2026","phone_call","inbound","s","c""#))
  }

  @Test("A school's row gives its sections, lists, notes and place in the portfolio")
  func schools() {
    let home = GeoLocation(latitude: 33.9, longitude: -83.4)
    let sections = SchoolRules.Sections(school, home: home)
    #expect(sections.distance == "0 miles" && sections.showsFit && sections.showsContact)
    #expect(sections.showsScorecard && sections.showsDivisionRecommendation)
    let information = SchoolRules.Information(school, home: home)
    #expect(information[.distance] == "0 miles" && information[.website] == school.website)
    #expect(information[.students] != nil)
    #expect(
      SchoolRules.ProsAndCons(school) == SchoolRules.ProsAndCons(pros: ["Close"], cons: ["Large"]))
    #expect(
      SchoolRules.PrivateNotes(school).note(of: "u") == "Mine" && school.privateNote(of: "v") == "")
    var other = school
    other.fitTier = "reaching"
    let portfolio = Abolished.SchoolPortfolio(rows: [school, other])
    #expect(portfolio.reaches == 1 && portfolio.total == 2)
    let breakdown = School.FitScoreBreakdown(athleticFit: 34.5, academicFit: 20, opportunityFit: 15)
    #expect(
      Abolished.FitScore(breakdown)
        == Abolished.FitScore(athletic: 34.5, academic: 20, opportunity: 15))
  }

  @Test("Errors of the rules describe themselves")
  func localizedErrors() {
    let refusal = InteractionRules.Attachment.Refusal.tooLarge(byteCount: 11_000_000)
    #expect(refusal.localizedDescription == "File exceeds 10MB limit")
    let error = SchoolRules.ScorecardError.rateLimited
    #expect(error.localizedDescription == "Too many requests to College Scorecard API")
  }
}
