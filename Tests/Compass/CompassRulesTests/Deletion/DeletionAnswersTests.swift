import CompassRules
import Foundation
import Testing

@Suite("The server's answers about deletion")
struct DeletionAnswersTests {
  private func decode<Answer: Decodable>(_: Answer.Type, _ json: String) throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: Data(json.utf8))
  }

  @Test("Coaches List 4: blockers have a kind, a number and a sentence")
  func blockers() throws {
    let answer = try decode(
      DeletionRules.Blockers.self,
      """
      {"canDelete": false, "blockers": [{"type": "interactions", "count": 3},
      {"type": "offers", "count": 1}, {"type": "drawings", "count": 2}],
      "message": "Coach has 3 interactions and 1 offer"}
      """)
    #expect(!answer.canDelete && answer.message == "Coach has 3 interactions and 1 offer")
    #expect(answer.blockers.map(\.records) == [.interactions, .offers, nil])
    #expect(answer.count(of: .interactions) == 3 && answer.count(of: .offers) == 1)
    #expect(answer.count(of: .socialMediaPosts) == 0)
    #expect(DeletionRules.SmartDeletion(.coach, after: answer).step == .deleteCascading)
  }

  @Test("Coaches List 4: a record without blockers is deleted simply")
  func noBlockers() throws {
    let answer = try decode(DeletionRules.Blockers.self, #"{"canDelete": true}"#)
    #expect(answer == DeletionRules.Blockers(canDelete: true))
    #expect(DeletionRules.SmartDeletion(.coach, after: answer).step == .deleteSimply)
    #expect(
      DeletionRules.SmartDeletion(.coach).blockersPath(id: "c/1")
        == "/api/coaches/c%2F1/deletion-blockers")
    #expect(throws: DecodingError.self) {
      try decode(DeletionRules.Blockers.self, #"{"blockers": []}"#)
    }
  }

  @Test("Coaches List 4, Interaction 4, School Detail 4: a cascade answers with numbers of records")
  func cascade() throws {
    let coach = try decode(
      DeletionRules.CascadeResponse.self,
      """
      {"success": true, "deleted": {"coaches": 1, "interactions": 3, "offers": 0,
      "social_media_posts": 1}, "message": "Coach and related records deleted"}
      """)
    #expect(DeletionRules.RelatedRecords.allCases.map(coach.count) == [0, 1, 3, 0, 1])
    #expect(coach.message == "Coach and related records deleted")
    let interaction = try decode(
      DeletionRules.CascadeResponse.self,
      #"{"success": true, "deleted": {"interactions": 1}, "message": "Interaction deleted"}"#)
    #expect(interaction.success && interaction.count(of: .interactions) == 1)
    let school = try decode(
      DeletionRules.CascadeResponse.self,
      #"{"success": true, "deleted": {"schools": 1, "coaches": 4, "interactions": 12, "offers": 1}}"#
    )
    #expect(DeletionRules.RelatedRecords.allCases.map(school.count) == [1, 4, 12, 1, 0])
    let bare = try decode(DeletionRules.CascadeResponse.self, #"{"success": false}"#)
    #expect(bare == DeletionRules.CascadeResponse(success: false))
    #expect(throws: DecodingError.self) { try decode(DeletionRules.CascadeResponse.self, "{}") }
  }

  @Test("The body of a cascade confirms it")
  func body() throws {
    let bytes = try JSONEncoder().encode(DeletionRules.CascadeRequest())
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"confirmDelete":true}"#)
  }

  @Test(
    "Coaches List 2: the answer decides the message",
    arguments: [
      (
        DeletionRules.CascadeResponse(success: true, deleted: ["interactions": 3]),
        "Coach and 3 interactions deleted"
      ),
      (
        DeletionRules.CascadeResponse(success: true, deleted: ["interactions": 1]),
        "Coach and 1 interaction deleted"
      ),
      (DeletionRules.CascadeResponse(success: true), "Coach deleted"),
    ])
  func success(response: DeletionRules.CascadeResponse, message: String) {
    var deletion = DeletionRules.SmartDeletion(
      .coach, after: DeletionRules.Blockers(canDelete: false))
    deletion.cascadeEnded(response)
    #expect(deletion.step == .finished(message: message) && deletion.isRecordDeleted)
  }

  @Test("An answer without success, or none, deletes nothing")
  func failure() {
    for response in [nil, DeletionRules.CascadeResponse(success: false, deleted: ["coaches": 1])] {
      var deletion = DeletionRules.SmartDeletion(
        .school, after: DeletionRules.Blockers(canDelete: false))
      deletion.cascadeEnded(response)
      #expect(deletion.step == .failed(message: "Failed to delete school"))
      #expect(!deletion.isRecordDeleted)
    }
  }

  @Test(
    "Coaches List 8, School Detail 4: a refused cascade has the message of its page",
    arguments: [
      (DeletionRules.SmartDeletion.Kind.coach, 404, "Coach not found"),
      (.interaction, 404, "Interaction not found"),
      (.school, 404, "School not found"), (.school, 500, "Server error"),
      (.coach, 401, "Failed to delete coach"), (.school, 403, "Failed to delete school"),
    ])
  func refused(kind: DeletionRules.SmartDeletion.Kind, status: Int, message: String) throws {
    var deletion = DeletionRules.SmartDeletion(kind)
    let failure = try #require(RequestRules.Failure(status: status))
    deletion.cascadeFailed(failure)
    #expect(deletion.step == .deleteSimply)
    deletion.simpleFailed("still referenced")
    deletion.cascadeFailed(failure)
    #expect(deletion.step == .failed(message: message))
  }
}
