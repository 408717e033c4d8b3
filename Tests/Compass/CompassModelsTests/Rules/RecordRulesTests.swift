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

  /// A row of the database that only lists read has the same columns as the record.
  @Test(arguments: ["c", "é"]) func aRowIsReadAsEither(id: String) throws {
    let row = """
      {"id": "\(id)", "school_id": "s", "first_name": "John", "last_name": "Smith", "role": "head",
       "email": "john@uga.edu", "notes": null, "responsiveness_score": 75}
      """
    let record = try RowDecoder().row(Coach.self, from: row.utf8)
    let entry = try JSONDecoder().decode(CoachRules.ListEntry.self, from: Data(row.utf8))
    func columns(_ coach: some ListedCoach) -> [String?] {
      [
        coach.id, coach.schoolID, coach.fullName, coach.role.text, coach.details.email,
        coach.details.notes, "\(coach.responsivenessScore)", coach.lastContactDate?.isoText,
      ]
    }
    #expect(columns(record) == columns(entry))
    #expect(columns(entry) == [id, "s", "John Smith", "head", "john@uga.edu", nil, "75.0", nil])
  }

  @Test("A list of rows is filtered, sorted and offered")
  func coachList() {
    let other = Coach(id: "d", schoolID: "t", role: .assistant, firstName: "Al", lastName: "Zorn")
    let list = CoachRules.List([other, coach], schools: [school])
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

  @Test("Records of schools, events and interactions stay records in their lists")
  func lists() {
    let other = School(id: "t", userID: "u", name: "Akron", status: nil, isFavorite: true)
    var schools = MatchingRules.list(of: [school, other], filters: .none)
    #expect(schools.shown == [other, school])
    schools.order = .byFit
    #expect(schools.shown == [school, other])
    schools.filters.isFavorite = true
    #expect(schools.shown == [other])
    let place = GeoLocation(latitude: 33.9, longitude: -83.4)
    #expect(school.place == place && other.place == nil)
    #expect(MatchingRules.distanceText(from: place, to: school) == "0 miles")

    let camp = Event(
      id: "e", type: .camp, name: "Camp", startDate: "2026-02-09",
      details: .init(city: "Athens"), attended: true)
    let game = Event(id: "g", type: .game, name: nil, startDate: "2026-02-01")
    func listed(_ filters: EventRules.Filters) -> [Event] {
      EventRules.list([game, camp], filters: filters, now: Self.noon, clock: .utc)
    }
    #expect(listed(.init()) == [camp, game])
    #expect(listed(.init(search: "athens")) == [camp])
    #expect(listed(.init(attendance: .notRegistered)) == [game])

    let filters = InteractionRules.Filters(search: "invited", timePeriod: "7")
    let list = MatchingRules.list(
      of: [interaction], filters: filters, now: Self.noon, clock: .utc)
    #expect(list.shown == [interaction])
  }

  @Test("The school's number of students is the web app's own member of the academic data")
  func enrollment() throws {
    let row = #"{"id": "s", "user_id": "u", "name": "N", "academic_info": {"enrollment": 900}}"#
    #expect(try RowDecoder().row(School.self, from: row.utf8).enrollment == 900)
    #expect(school.enrollment == nil)
  }

  @Test("A school's row has an identity, and a row of its history a change")
  func identityAndHistory() {
    let duplicate = SchoolRules.duplicate(
      of: .init(name: " georgia "), among: [SchoolRules.Identity(school)])
    #expect(duplicate?.match == .name)
    func change(_ status: StoredWord<SchoolStatus>) -> StatusRules.Change? {
      StatusRules.Change(
        SchoolStatusHistory(
          id: "h", schoolID: "s", previousStatus: "contacted", newStatus: status, changedBy: "u",
          changedAt: Self.noon, createdAt: Self.noon))
    }
    #expect(change("visiting")?.title == "Contacted \u{2192} Visiting")
    #expect(change("contacted") == nil && change("unknown") == nil)
  }

  @Test("An interaction's row is exported")
  func interactions() {
    let export = InteractionRules.Export(interaction, school: school, coach: coach, clock: .utc)
    #expect(export.csv.contains(#""Coach","John Smith""#))
    #expect(export.csv.contains(#""School","Georgia""#))
    let list = InteractionRules.ListExport([interaction], clock: .utc)
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
