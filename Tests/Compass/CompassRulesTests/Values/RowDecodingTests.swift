import CompassRules
import Foundation
import SourceJSON
import Testing

/// Rows of the database and values of the web app, read and written by any coder.
@Suite struct RowDecodingTests {
  private func read<Row: Decodable>(_: Row.Type, _ json: String) throws -> Row {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(Row.self, from: Data(json.utf8))
  }

  private func written(_ value: some Encodable) throws -> JSONValue {
    try JSONValue(parsing: JSONEncoder().encode(value))
  }

  @Test func detailsAreTheColumnsOfTheirTable() throws {
    let row = #"{"city": "Athens", "cost": 12.5, "url": null, "name": "Camp"}"#
    let details = try read(EventRules.Details.self, row)
    #expect(details == EventRules.Details(city: "Athens", cost: 12.5))
    let columns = try #require(try written(details).object)
    #expect(columns["cost"] == 12.5 && columns["city"] == "Athens" && columns["url"] == .null)
    #expect(columns.count == 12 && columns["name"] == nil)
    #expect(try read(CoachRules.Details.self, "{}") == CoachRules.Details())
    #expect(throws: DecodingError.self) { try read(CoachRules.Details.self, #"{"email": 1}"#) }
    let interaction = InteractionRules.Details(schoolID: "s", content: "x")
    #expect(try written(interaction)["school_id"] == "s")
  }

  @Test func aSchoolHasItsAcademicData() throws {
    let school = try read(
      MatchingRules.SchoolListEntry.self,
      #"""
      {"id": "s", "name": "Georgia", "division": "D1", "is_favorite": true, "fit_score": 70,
       "academic_info": {"state": "GA", "latitude": 33.9, "longitude": -83.4, "enrollment": 900}}
      """#)
    #expect(school.division == .d1 && school.favorite == true && school.fitScore == 70)
    #expect(school.academicState == "GA" && school.enrollment == 900)
    #expect(school.place == GeoLocation(latitude: 33.9, longitude: -83.4))
    let bare = try read(MatchingRules.SchoolListEntry.self, #"{"id": "s", "name": "Georgia"}"#)
    #expect(bare == MatchingRules.SchoolListEntry(id: "s", name: "Georgia"))
  }

  @Test func anInteractionCountsItsAttachments() throws {
    let record = try read(
      InteractionRules.Record.self,
      #"""
      {"id": "i", "type": "email", "direction": "inbound", "subject": "Camp",
       "occurred_at": "2026-08-21T15:30:00Z", "attachments": ["a.pdf", "b.pdf"]}
      """#)
    #expect(record.attachmentCount == 2 && record.subject == "Camp" && record.loggedBy == "")
    #expect(record.contactDate?.isoText == "2026-08-21T15:30:00.000Z")
    #expect(throws: DecodingError.self) {
      try read(InteractionRules.Record.self, #"{"id": "i", "direction": "inbound"}"#)
    }
  }

  @Test func aTaskHasTheAthletesRow() throws {
    let json =
      #"{"id": "t", "title": "T", "category": "academic", "athlete_task": {"status": "x"}}"#
    let task = try read(DeadlineRules.RecruitingTask.self, json)
    #expect(task.status == "x" && !task.isRequired && task.prerequisiteIDs == [])
    let progress = #"{"task_id": "t", "status": "completed", "is_recovery_task": true}"#
    #expect(
      try read(DeadlineRules.TaskProgress.self, progress)
        == DeadlineRules.TaskProgress(taskID: "t", status: "completed", isRecovery: true))
  }

  @Test func aPlaceNeedsBothCoordinates() throws {
    let place = try read(GeoLocation.self, #"{"latitude": 1, "longitude": 2}"#)
    #expect(try written(place) == ["latitude": 1, "longitude": 2])
    for json in ["{}", #"{"latitude": 1}"#, #"{"latitude": 1, "longitude": null}"#] {
      #expect(throws: DecodingError.self) { try read(GeoLocation.self, json) }
    }
  }

  @Test func aFilterAndItsOptionsMayLackParts() throws {
    let filter = try read(
      MatchingRules.ListFilter.self,
      #"{"field": "a", "type": "unknown", "options": [{"value": "x"}, {"value": 1, "label": "One"}]}"#
    )
    #expect(filter.kind == nil && filter.options.map(\.label) == ["x", "One"])
    let bare = try read(MatchingRules.ListFilter.self, #"{"field": "a", "type": "text"}"#)
    #expect(bare == MatchingRules.ListFilter(.text, field: "a"))
  }

  @Test func aScoreIsANumber() throws {
    #expect(try read([CoachRules.ResponsivenessScore].self, "[67, null]").map(\.value) == [67, 0])
    #expect(try written([CoachRules.ResponsivenessScore(5)]) == [5])
  }

  @Test func aFormatHasTheMembersOfItsKind() throws {
    let formats: [MetricRules.Format] = [
      .integer, .duration, .percent(digits: 1), .decimal(digits: 3, dropsLeadingZero: true),
    ]
    let json = try written(formats)
    #expect(json.elements?.map { $0.object?.count ?? 0 } == [1, 1, 2, 3])
    #expect(
      try JSONDecoder().decode([MetricRules.Format].self, from: Data("\(json)".utf8)) == formats)
    #expect(throws: DecodingError.self) { try read(MetricRules.Format.self, #"{"kind": "x"}"#) }
  }
}
