import CompassForms
import CompassRules
import Foundation
import SchemaModel
import SourceJSON
import Synchronization
import Testing

/// A form that one table declares.
@Suite("Forms by a table") struct TableFormTests {
  /// A field of every kind.
  private struct CampForm: TableForm {
    var name = ""
    var handle = ""
    var town: String?
    var role: CoachRole?
    var division = Division.d1
    var cost: Double?
    var nights: Int?
    var isOpen = false
    var start: Date

    static let table = FormTable(
      { CampForm(start: $0.now) },
      [
        .field("name", \.name, .app.requiredText("Type a name").app.atMost(5, "At most 5")),
        .field("handle", \.handle, .app.freeText, tidy: { String($0.drop { $0 == "@" }) }),
        .field("town", \.town, .app.freeText),
        .field("role", \.role, .app.oneOf(CoachRole.allCases, "Choose a role")),
        .field("division", \.division, .app.oneOf(Division.allCases, "Choose a division")),
        .field("cost", \.cost, .number().min(0, "Not below 0").app.emptyAsNull()),
        .field("nights", \.nights, .number().int().app.emptyAsNull()),
        .field("is_open", \.isOpen, .boolean()),
        .field("start_date", \.start, .string()),
        .author("user_id", \.dataOwnerID),
        .author("family_unit_id", \.familyUnitID),
      ],
      messages: [FormMessage("name.tooLong", ["max": 5], "At most 5")])
  }

  private static let now = Date(timeIntervalSince1970: 1_770_552_000)
  private static let author = FormAuthor(userID: "u", dataOwnerID: "o", familyUnitID: "f")

  private static let full: JSONObject = [
    "name": "Camp", "handle": "ana", "town": "Rome", "role": "head", "division": "D3", "cost": 1.5,
    "nights": 2, "is_open": true, "start_date": "2026-02-08T12:00:00.000Z",
  ]

  @Test func theFieldsAreThoseOfTheTable() {
    let names = CampForm.Field.allCases.map(\.rawValue)
    #expect(names == Self.full.members.map(\.key.string))
    #expect(CampForm.Field(rawValue: "user_id") == nil)
    #expect(CampForm.field(\.isOpen)?.rawValue == "is_open")
    #expect(CampForm.field(\.payload) == nil)
  }

  @Test func aPayloadComesBack() {
    let form = CampForm(payload: Self.full, defaults: FormDefaults(now: .distantPast))
    #expect(form.payload == Self.full)
    #expect((form.nights, form.division, form.start) == (2, .d3, Self.now))
  }

  /// A property that is not optional keeps its default.
  @Test func aValueOfTheWrongTypeEmptiesItsField() {
    let wrong = JSONObject { (_: CampForm.Field) in [] }
    let form = CampForm(payload: wrong, defaults: FormDefaults(now: Self.now))
    #expect(form == CampForm(start: Self.now))
    #expect(CampForm(payload: [:], defaults: FormDefaults(now: Self.now)) == form)
  }

  @Test func theErrorsAreInTheOrderOfTheTable() {
    var session = FormSession(CampForm(cost: -1, start: Self.now))
    #expect(session.form.validate().messages == ["Type a name", "Choose a role", "Not below 0"])
    session.leave(\.cost)
    session.leave(\.name)
    #expect(session.errors.messages == ["Type a name", "Not below 0"])
    #expect(session.message(for: \.name) == "Type a name")
    #expect(session.message(for: \.role) == nil)
    session.form.name = "Too long"
    #expect(session.errors.list.first?.text.key == "name.tooLong")
    #expect(session.errors.description == "name: At most 5\ncost: Not below 0")
    #expect(session.form.message(for: \.cost) == "Not below 0")
    #expect(CampForm.rules.messages.map(\.key).contains("name.tooLong"))
  }

  /// A field is required if its rule rejects an empty one.
  @Test func theButtonWaitsForTheRequiredFields() {
    var form = CampForm(start: Self.now)
    #expect(!form.isSubmittable)
    form.name = "Too long"
    #expect(!form.isSubmittable)
    form.role = .head
    #expect(form.isSubmittable)
    #expect(form.submitTitle(isSubmitting: true) == "Saving...")
  }

  @Test func aFieldIsTidiedByItsLine() {
    var session = FormSession(CampForm(handle: "@@ana", start: Self.now))
    session.leave(\.handle)
    #expect(session.form.handle == "ana")
    session.leave(\.name)
    #expect(session.form.name == "")
  }

  @Test func theRowHasAllColumnsInTheirOrder() throws {
    let form = CampForm(name: "Camp", role: .head, start: Self.now)
    let row = try #require(form.submission(by: Self.author).submission)
    #expect(
      row.description == """
        {"name":"Camp","handle":null,"town":null,"role":"head","division":"D1","cost":null,\
        "nights":null,"is_open":false,"start_date":"2026-02-08T12:00:00.000Z","user_id":"o",\
        "family_unit_id":"f"}
        """)
    #expect(try JSONValue(parsing: JSONEncoder().encode(row)) == row)
    let alone = FormAuthor(userID: "u", familyUnitID: nil)
    #expect(form.submission(by: alone) == .refused(.noFamily))
    #expect(!CampForm(start: Self.now).submission(by: Self.author).errors.isEmpty)
  }

  /// One message of one field needs no form, and validates no relations.
  @Test func messagesWithoutAForm() {
    #expect(CampForm.message(for: \.name, "Too long") == "At most 5")
    #expect(CampForm.message(for: \.name, "Camp") == nil)
    #expect(CoachForm.message(for: .email, "notanemail") == "Please enter a valid email address")
    #expect(CoachForm.message(for: .email, "ann@club.org") == nil)
    #expect(CoachForm.message(for: .email, nil) == nil)
    #expect(CoachForm.message(for: .firstName, nil) == "First name is required")
    #expect(CoachForm.message(for: \.firstName, " ") == "First name is required")
    #expect(EventForm.message(for: .endDate, "2026-01-01") == nil)
  }

  /// A form with its own enumeration is asked by case and by property.
  @Test func ownFields() {
    var session = FormSession(CoachForm())
    session.form.email = "notanemail"
    session.leave(\.email)
    #expect(session.message(for: .email) == "Please enter a valid email address")
    #expect(session.message(for: \.email) == session.message(for: .email))
    session.form.email = ""
    #expect(session.message(for: .email) == nil)
  }

  /// A form whose rules note that they run.
  private struct NotedForm: TableForm {
    var name = "Camp"
    var town = "Rome"

    static let runs = Mutex<[String]>([])
    static let table = FormTable(
      NotedForm(),
      [
        .field("name", \.name, .string().refine { (_: String) in note("name") }),
        .field("town", \.town, .string().refine { (_: String) in note("town") }),
      ],
      relations: .looseObject([:]).refine { (_: JSONValue) in note("relations") })

    private static func note(_ rule: String) -> Bool {
      runs.withLock { $0.append(rule) }
      return true
    }
  }

  @Test("A submission runs each rule once")
  func rulesRunOnce() {
    let form = NotedForm()
    #expect(NotedForm.table.rules.errors(in: form.payload).isEmpty)
    NotedForm.runs.withLock { $0 = [] }
    #expect(form.submission(by: Self.author).submission == ["name": "Camp", "town": "Rome"])
    #expect(NotedForm.runs.withLock { $0.sorted() } == ["name", "relations", "town"])
  }
}
