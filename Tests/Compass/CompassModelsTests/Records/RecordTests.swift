import CompassModels
import CompassRules
import Foundation
import SourceJSON
import Testing

/// Rows of the database, as the specifications show them.
@Suite struct RecordTests {
  private func decode<Record: Decodable>(_ text: String, as type: Record.Type) throws -> Record {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  /// Writing a record and reading it again changes nothing.
  private func expectToComeBack<Record: Codable & Equatable>(_ record: Record) throws {
    #expect(try JSONDecoder().decode(Record.self, from: JSONEncoder().encode(record)) == record)
  }

  /// Specification "Add Coach", 4 Response (Success).
  @Test func theResponseOfAddCoach() throws {
    let coach = try decode(
      """
      {"id": "c", "school_id": "s", "user_id": "u", "family_unit_id": "f", "role": "head",
       "first_name": "John", "last_name": "Smith", "email": "john.smith@university.edu",
       "phone": "(555) 123-4567", "twitter_handle": "coachsmith", "instagram_handle": "coachsmith",
       "notes": "Great recruiter, very responsive", "responsiveness_score": 0,
       "last_contact_date": null, "created_at": "2026-02-08T12:00:00Z",
       "updated_at": "2026-02-08T12:00:00Z"}
      """, as: Coach.self)
    #expect(coach.role == .head)
    #expect(coach.fullName == "John Smith")
    #expect(coach.initials == "JS")
    #expect(coach.lastContactDate == nil)
    #expect(coach.createdAt == Date(timeIntervalSince1970: 1_770_552_000))
    try expectToComeBack(coach)
  }

  /// Specification "Interaction Detail & Add Interaction", 4 Fetch Coaches: five columns alone.
  @Test func aCoachOfAPickerHasFewColumns() throws {
    let coach = try decode(
      #"{"id": "c", "first_name": "A", "last_name": "B", "role": "recruiting", "school_id": "s"}"#,
      as: Coach.self)
    #expect(
      coach == Coach(id: "c", schoolID: "s", role: .recruiting, firstName: "A", lastName: "B"))
    #expect(
      try decode(
        #"{"id": "c", "first_name": "A", "last_name": "B", "role": "head", "responsiveness_score": null}"#,
        as: Coach.self
      ).responsivenessScore == 0)
  }

  @Test func aDateThatIsNoneIsReported() throws {
    let text =
      #"{"id": "c", "first_name": "A", "last_name": "B", "role": "head", "created_at": "soon"}"#
    let error = try #require(throws: DecodingError.self) { try decode(text, as: Coach.self) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["created_at"])
    #expect(context.debugDescription == #""soon" is not an ISO 8601 date and time."#)
  }

  /// Specification "Interaction Detail & Add Interaction", 3 Interaction Model.
  @Test func anInteraction() throws {
    let interaction = try decode(
      """
      {"id": "i", "school_id": "s", "coach_id": null, "type": "dm", "direction": "inbound",
       "subject": null, "content": "x", "sentiment": "very_positive",
       "occurred_at": "2026-02-08T12:00:00.5+00:00", "logged_by": "u", "family_unit_id": "f",
       "attachments": ["interactions/i/a.pdf"]}
      """, as: Interaction.self)
    #expect(interaction.type == .directMessage)
    #expect(interaction.displaySubject == "Direct Message")
    #expect(interaction.displayDate == Date(timeIntervalSince1970: 1_770_552_000.5))
    #expect(interaction.hasAttachments)
    #expect(interaction.attachmentCount == 1)
    try expectToComeBack(interaction)
  }

  /// Specification "Create Event", 4 Endpoint 1.
  @Test func anEvent() throws {
    let event = try decode(
      """
      {"id": "e", "type": "official_visit", "name": "Visit", "school_id": null,
       "start_date": "2026-04-15", "start_time": "09:00", "event_source": "web_search",
       "cost": 150.00, "registered": false, "attended": true, "user_id": "u",
       "created_at": "2026-02-10T00:00:00Z", "updated_at": "2026-02-10T00:00:00Z"}
      """, as: Event.self)
    #expect(event.type == .officialVisit)
    #expect(event.eventSource == .webSearch)
    #expect(event.cost == 150)
    #expect(event.attended)
    try expectToComeBack(event)
  }

  /// Specification "School Detail", 3 School Model and 8 Data Errors.
  @Test func aSchool() throws {
    let school = try decode(
      """
      {"id": "s", "user_id": "u", "name": "Texas", "division": "D1", "status": "camp_invite",
       "priority_tier": "A", "is_favorite": null, "private_notes": {"u": "mine", "v": "theirs"},
       "pros": null, "cons": ["Far"], "academic_info": {"student_size": 40804,
       "admission_rate": 0.3189, "tuition_in_state": 10824}, "fit_tier": "stretch"}
      """, as: School.self)
    #expect(school.status == .campInvite)
    #expect(school.pros == [])
    #expect(!school.isFavorite)
    #expect(school.academicInfo?.studentSize == 40804)
    #expect(school.fitTier == "stretch")
    try expectToComeBack(school)
  }

  /// The other members of the column are stored again.
  @Test func academicDataLosesNothing() throws {
    let text =
      #"{"mascot": "Owl", "student_size": 9000, "enrollment": {"men": [1, null]}, "x": "y"}"#
    let info = try decode(text, as: School.AcademicInfo.self)
    #expect(info.mascot == "Owl")
    #expect(info.others == ["enrollment": ["men": [1, nil]], "x": "y"])
    try expectToComeBack(info)
    let written = try JSONEncoder().encode(info)
    #expect(try JSONDocument(Array(written)).value == JSONDocument(Array(text.utf8)).value)
  }

  /// Specification "School Detail", 8 Edge Cases: only the current user's note is shown.
  @Test func aPrivateNoteIsItsOwnersAlone() {
    let school = School(
      id: "s", userID: "u", name: "T", status: .contacted, privateNotes: ["u": "mine"])
    #expect(school.privateNote(of: "u") == "mine")
    #expect(school.privateNote(of: "v") == "")
    #expect(school.privateNote(of: nil) == "")
  }

  /// Specification "School Detail", 4 Endpoint: Fit Score.
  @Test func aFitScore() throws {
    let result = try decode(
      """
      {"score": 72, "tier": "match", "breakdown": {"athleticFit": 80, "academicFit": 65,
       "opportunityFit": 70, "personalFit": null}, "missingDimensions": ["athleticFit"]}
      """, as: School.FitScore.self)
    #expect(result.tier == .match)
    #expect(result.breakdown.academicFit == 65)
    #expect(result.breakdown.personalFit == nil)
    try expectToComeBack(result)
  }

  @Test func aChangeOfStatus() throws {
    let change = try decode(
      """
      {"id": "h", "school_id": "s", "previous_status": null, "new_status": "a status of old",
       "changed_by": "u", "changed_at": "2026-02-08T12:00:00Z", "created_at": "2026-02-08T12:00:00Z"}
      """, as: SchoolStatusHistory.self)
    #expect(change.newStatus == "a status of old")
    try expectToComeBack(change)
  }

  @Test func aCollege() throws {
    let college = try decode(
      #"{"id": "228778", "name": "The University of Texas at Austin", "admissionRate": 0.3189}"#,
      as: School.CollegeDataResult.self)
    #expect(college.admissionRate == 0.3189)
    #expect(try decode(#"{"id": "s", "name": "T"}"#, as: School.Option.self).location == nil)
  }
}
