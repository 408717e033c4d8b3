import CompassForms
import CompassModels
import CompassRules
import Foundation
import Testing

/// Specification "School Detail", 9 Testing Checklist: what the editable sections send.
@Suite struct SchoolFormTests {
  private static let author = FormAuthor(userID: "me", familyUnitID: "family")

  private static let school = School(
    id: "school", userID: "me", name: "State", status: .interested, website: "https://state.edu",
    notes: "Shared", privateNotes: ["me": "Mine", "you": "Yours"], pros: ["Near"], cons: ["Cold"],
    academicInfo: School.AcademicInfo(address: "1 Main St", mascot: "Owl", studentSize: 9_000),
    coachingStyle: "Calm")

  private func json(_ value: some Encodable) throws -> [String: Any] {
    let data = try JSONEncoder().encode(value)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func informationEditSavesAllFields() throws {
    var form = School.InformationForm(editing: Self.school)
    #expect(form.address == "1 Main St")
    #expect(form.website == "https://state.edu")
    form.address = "2 Main St"
    form.baseballFacilityAddress = "3 Main St"
    form.mascot = ""
    form.undergradSize = "Large"
    form.distanceFromHome = 245
    form.website = ""
    form.twitterHandle = "state"
    form.instagramHandle = "state.u"
    let object = try json(try #require(form.submission(by: Self.author).submission))
    let info = try #require(object["academic_info"] as? [String: Any])
    #expect(info["address"] as? String == "2 Main St")
    #expect(info["baseball_facility_address"] as? String == "3 Main St")
    #expect(info["mascot"] == nil)
    #expect(info["undergrad_size"] as? String == "Large")
    #expect(info["distance_from_home"] as? Double == 245)
    // The rest of the academic data stays.
    #expect(info["student_size"] as? Int == 9_000)
    #expect(object["website"] is NSNull)
    #expect(object["twitter_handle"] as? String == "state")
    #expect(object["instagram_handle"] as? String == "state.u")
    #expect(object.count == 4)
  }

  @Test func notesEditAndSave() throws {
    var form = School.NotesForm(editing: Self.school)
    #expect(form.notes == "Shared")
    form.notes = " New "
    #expect(form.submission(by: Self.author).submission?.notes == " New ")
    form.notes = ""
    #expect(try json(try #require(form.submission(by: Self.author).submission))["notes"] is NSNull)
  }

  @Test func privateNotesAreKeyedByUserAndIsolated() throws {
    var form = School.PrivateNotesForm(editing: Self.school, of: "me")
    #expect(form.note == "Mine")
    form.note = "Changed"
    let object = try json(try #require(form.submission(by: Self.author).submission))
    #expect(object["private_notes"] as? [String: String] == ["me": "Changed", "you": "Yours"])
    #expect(School.PrivateNotesForm(editing: Self.school, of: "nobody").note == "")
  }

  @Test func addAndRemoveProsAndCons() throws {
    var form = School.ProsAndConsForm(editing: Self.school)
    #expect(!form.canAdd(to: .pro))
    form.newPro = " "
    #expect(!form.canAdd(to: .pro))
    form.newPro = "Great coach"
    #expect(form.canAdd(to: .pro))
    form.add(to: .pro)
    #expect(form.newPro == "")
    #expect(form.lists.pros == ["Near", "Great coach"])
    form.newCon = "Far"
    #expect(form.submission(by: Self.author).submission?.cons == ["Cold", "Far"])
    form.add(to: .con)
    form.remove(at: 0, from: .con)
    #expect(form.lists.cons == ["Far"])
    form.remove(at: 7, from: .con)
    #expect(form.lists.cons == ["Far"])
    #expect(form.submission(by: Self.author) == .incomplete)
  }

  @Test func coachingPhilosophyEditSavesAllFiveFields() throws {
    var form = School.CoachingPhilosophyForm(editing: Self.school)
    #expect(form.coachingStyle == "Calm")
    form.recruitingApproach = "Early"
    form.communicationStyle = "Texts"
    form.successMetrics = "Wins"
    form.coachingPhilosophy = "Effort"
    let object = try json(try #require(form.submission(by: Self.author).submission))
    #expect(
      object as? [String: String] == [
        "coaching_style": "Calm", "recruiting_approach": "Early", "communication_style": "Texts",
        "success_metrics": "Wins", "coaching_philosophy": "Effort",
      ])
    form.coachingStyle = ""
    #expect(
      try json(try #require(form.submission(by: Self.author).submission))["coaching_style"]
        is NSNull)
  }

  @Test func theStatusPickerChangesTheStatusAndCreatesAHistoryEntry() throws {
    let now = Date(timeIntervalSince1970: 1_770_552_000)
    var form = School.StatusForm(editing: Self.school, now: now)
    #expect(!form.isSubmittable)
    #expect(form.submission(by: Self.author) == .incomplete)
    form.status = .contacted
    let object = try json(try #require(form.submission(by: Self.author).submission))
    #expect(
      object["schools"] as? [String: String] == [
        "status": "contacted", "status_changed_at": "2026-02-08T12:00:00.000Z", "updated_by": "me",
      ])
    #expect(
      object["school_status_history"] as? [String: String] == [
        "school_id": "school", "previous_status": "interested", "new_status": "contacted",
        "changed_by": "me", "changed_at": "2026-02-08T12:00:00.000Z",
      ])
    form.status = .researching
    #expect(form.validate().count == 1)
  }

  @Test func thePriorityTierAndTheFavoriteAreSentAtOnce() throws {
    #expect(try json(School.Update.priorityTier(.a))["priority_tier"] as? String == "A")
    #expect(try json(School.Update.priorityTier(nil))["priority_tier"] is NSNull)
    #expect(try json(School.Update.favorite(true))["is_favorite"] as? Bool == true)
  }

  @Test func aSaveFailureKeepsTheForm() {
    var session = FormSession(School.NotesForm(editing: Self.school))
    session.form.notes = "New"
    #expect(session.submit(by: Self.author) != nil)
    #expect(session.submitTitle == "Saving...")
    session.finish()
    #expect(session.form.notes == "New")
    #expect(School.NotesForm.message(for: .other) == "Failed to save. Please try again.")
    #expect(
      School.InformationForm(editing: Self.school).submitTitle(isSubmitting: false)
        == "Save Information")
  }
}
