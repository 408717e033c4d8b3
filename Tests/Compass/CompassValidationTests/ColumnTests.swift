import CompassValidation
import Foundation
import Testing

@Suite("Schemas, records and forms name the same columns")
struct ColumnTests {
  @Test("Events")
  func events() throws {
    let columns = try keys(
      Event(
        id: "", userID: "", type: .camp, name: "", startDate: "",
        details: .init(
          schoolID: "", location: "", address: "", city: "", state: "", startTime: "", endDate: "",
          endTime: "", url: "", description: "", cost: 0, performanceNotes: ""), checkinTime: "",
        eventSource: .email, createdAt: .distantPast, updatedAt: .distantPast))
    let form = Set(EventForm.Field.allCases.map(\.rawValue))
    var filled = EventForm()
    (filled.type, filled.name, filled.startDate) = (.camp, "Camp", "2026-04-15")
    let author = FormAuthor(userID: "u", familyUnitID: nil)
    let insert = try keys(try #require(filled.submission(by: author).submission))
    #expect(insert == form.union(["user_id"]))
    #expect(insert.isSubset(of: columns))
    for revision in WebRevision.allCases {
      #expect(try fields(of: .event, in: revision).isSubset(of: form))
    }
    let input = Event.Input(
      type: .camp, name: "", startDate: "",
      details: .init(
        schoolID: "", location: "", address: "", city: "", state: "", startTime: "", endDate: "",
        endTime: "", url: "", description: "", cost: 0, performanceNotes: ""))
    #expect(try keys(input) == fields(of: .event, in: .february2026))
  }

  @Test("Coaches")
  func coaches() throws {
    let coach = Coach(
      id: "", schoolID: "", userID: "", familyUnitID: "", role: .head, firstName: "A",
      lastName: "B",
      details: .init(email: "", phone: "", twitterHandle: "", instagramHandle: "", notes: ""),
      lastContactDate: .distantPast, createdAt: .distantPast, updatedAt: .distantPast)
    let columns = try keys(coach)
    let form = Set(CoachForm.Field.allCases.map(\.rawValue))
    var filled = CoachForm()
    (filled.schoolID, filled.role, filled.firstName, filled.lastName) = ("s", .head, "A", "B")
    let author = FormAuthor(userID: "u", familyUnitID: "f")
    let insert = try keys(try #require(filled.submission(by: author).submission))
    #expect(form.isSubset(of: insert) && insert.isSubset(of: columns))
    let update = try keys(
      try #require(CoachForm(editing: coach).submission(by: author).submission))
    #expect(update == form)
    for revision in WebRevision.allCases {
      #expect(try fields(of: .coach, in: revision) == form.union(["school_id"]))
    }
    let input = Coach.Input(
      schoolID: "", firstName: "", lastName: "", role: .head,
      details: .init(email: "", phone: "", twitterHandle: "", instagramHandle: "", notes: ""))
    #expect(try keys(input) == fields(of: .coach, in: .february2026))
  }

  @Test("Interactions")
  func interactions() throws {
    let columns = try keys(
      Interaction(
        id: "", type: .email, direction: .inbound,
        details: .init(schoolID: "", coachID: "", eventID: "", subject: "", content: ""),
        sentiment: .neutral, occurredAt: .distantPast, loggedBy: "", familyUnitID: "",
        attachments: [], createdAt: .distantPast, updatedAt: .distantPast))
    let form = Set(InteractionForm.Field.allCases.map(\.rawValue))
    #expect(form.isSubset(of: columns))
    for revision in WebRevision.allCases {
      #expect(try fields(of: .interaction, in: revision) == form)
    }
    let input = Interaction.Input(
      type: .email, direction: .inbound, sentiment: .neutral, occurredAt: .distantPast,
      details: .init(schoolID: "", coachID: "", eventID: "", subject: "", content: ""))
    #expect(try keys(input) == form)
  }

  /// The keys of an encoded value.
  private func keys(_ value: some Encodable) throws -> Set<String> {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    return Set(try #require(object as? [String: Any]).keys)
  }

  /// The keys of a schema's object.
  private func fields(of schema: WebSchema, in revision: WebRevision) throws -> Set<String> {
    guard case .object(let shape) = try schema.schema(in: revision).node else { return [] }
    return Set(shape.fields.map(\.key))
  }
}
