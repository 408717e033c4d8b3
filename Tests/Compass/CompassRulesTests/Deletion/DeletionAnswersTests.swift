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
      DeletionBlockers.self,
      """
      {"canDelete": false, "blockers": [{"type": "interactions", "count": 3},
      {"type": "offers", "count": 1}, {"type": "drawings", "count": 2}],
      "message": "Coach has 3 interactions and 1 offer"}
      """)
    #expect(!answer.canDelete && answer.message == "Coach has 3 interactions and 1 offer")
    #expect(answer.blockers.map(\.records) == [.interactions, .offers, nil])
    #expect(answer.count(of: .interactions) == 3 && answer.count(of: .offers) == 1)
    #expect(answer.count(of: .socialMediaPosts) == 0)
    #expect(SmartDeletion(.coach, after: answer).step == .deleteCascading)
  }

  @Test("Coaches List 4: a record without blockers is deleted simply")
  func noBlockers() throws {
    let answer = try decode(DeletionBlockers.self, #"{"canDelete": true}"#)
    #expect(answer == DeletionBlockers(canDelete: true))
    #expect(SmartDeletion(.coach, after: answer).step == .deleteSimply)
    #expect(
      SmartDeletion(.coach).blockersPath(id: "c/1") == "/api/coaches/c%2F1/deletion-blockers")
    #expect(throws: DecodingError.self) {
      try decode(DeletionBlockers.self, #"{"blockers": []}"#)
    }
  }

  @Test("Coaches List 4, Interaction 4, School Detail 4: a cascade answers with numbers of records")
  func cascade() throws {
    let coach = try decode(
      CascadeDeletionResponse.self,
      """
      {"success": true, "deleted": {"coaches": 1, "interactions": 3, "offers": 0,
      "social_media_posts": 1}, "message": "Coach and related records deleted"}
      """)
    #expect(RelatedRecords.allCases.map(coach.count) == [0, 1, 3, 0, 1])
    #expect(coach.message == "Coach and related records deleted")
    let interaction = try decode(
      CascadeDeletionResponse.self,
      #"{"success": true, "deleted": {"interactions": 1}, "message": "Interaction deleted"}"#)
    #expect(interaction.success && interaction.count(of: .interactions) == 1)
    let school = try decode(
      CascadeDeletionResponse.self,
      #"{"success": true, "deleted": {"schools": 1, "coaches": 4, "interactions": 12, "offers": 1}}"#
    )
    #expect(RelatedRecords.allCases.map(school.count) == [1, 4, 12, 1, 0])
    let bare = try decode(CascadeDeletionResponse.self, #"{"success": false}"#)
    #expect(bare == CascadeDeletionResponse(success: false))
    #expect(throws: DecodingError.self) { try decode(CascadeDeletionResponse.self, "{}") }
  }

  @Test("The body of a cascade confirms it")
  func body() throws {
    let bytes = try JSONEncoder().encode(CascadeDeletionRequest())
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"confirmDelete":true}"#)
  }

  @Test(
    "Coaches List 2: the answer decides the message",
    arguments: [
      (
        CascadeDeletionResponse(success: true, deleted: ["interactions": 3]),
        "Coach and 3 interactions deleted"
      ),
      (
        CascadeDeletionResponse(success: true, deleted: ["interactions": 1]),
        "Coach and 1 interaction deleted"
      ),
      (CascadeDeletionResponse(success: true), "Coach deleted"),
    ])
  func success(response: CascadeDeletionResponse, message: String) {
    var deletion = SmartDeletion(.coach, after: DeletionBlockers(canDelete: false))
    deletion.cascadeEnded(response)
    #expect(deletion.step == .finished(message: message) && deletion.isRecordDeleted)
  }

  @Test("An answer without success, or none, deletes nothing")
  func failure() {
    for response in [nil, CascadeDeletionResponse(success: false, deleted: ["coaches": 1])] {
      var deletion = SmartDeletion(.school, after: DeletionBlockers(canDelete: false))
      deletion.cascadeEnded(response)
      #expect(deletion.step == .failed(message: "Failed to delete school"))
      #expect(!deletion.isRecordDeleted)
    }
  }

  @Test(
    "Coaches List 8, School Detail 4: a refused cascade has the message of its page",
    arguments: [
      (SmartDeletion.Kind.coach, 404, "Coach not found"),
      (.interaction, 404, "Interaction not found"),
      (.school, 404, "School not found"), (.school, 500, "Server error"),
      (.coach, 401, "Failed to delete coach"), (.school, 403, "Failed to delete school"),
    ])
  func refused(kind: SmartDeletion.Kind, status: Int, message: String) throws {
    var deletion = SmartDeletion(kind)
    let failure = try #require(RequestFailure(status: status))
    deletion.cascadeFailed(failure)
    #expect(deletion.step == .deleteSimply)
    deletion.simpleFailed("still referenced")
    deletion.cascadeFailed(failure)
    #expect(deletion.step == .failed(message: message))
  }
}
