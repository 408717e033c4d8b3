import CompassRules
import Testing

@Suite("Smart deletion")
struct SmartDeletionTests {
  @Test(
    "Interaction Appendix B: three texts tell that records refer to it",
    arguments: [
      "Cannot delete: has notes",
      "update or delete on table \"coaches\" violates foreign key constraint \"fk\"",
      "Key (id)=(1) is still referenced from table",
    ])
  func referenced(message: String) {
    #expect(DeletionRules.Failure(message: message) == .referenced)
  }

  @Test("Any other text is shown", arguments: ["", "cannot delete", "Connection timed out"])
  func other(message: String) {
    #expect(DeletionRules.Failure(message: message) == .other(message: message))
    var deletion = DeletionRules.SmartDeletion(.school)
    deletion.simpleFailed(message)
    #expect(deletion.step == .failed(message: message))
  }

  @Test("Coaches List 9: a coach without dependencies goes at once")
  func simple() {
    var deletion = DeletionRules.SmartDeletion(.coach)
    #expect(deletion.step == .deleteSimply)
    deletion.simpleSucceeded()
    #expect(deletion.step == .finished(message: "Coach deleted"))
  }

  @Test(
    "Coaches List 9: a coach with interactions takes them along",
    arguments: [
      (0, "Coach deleted"), (1, "Coach and 1 interaction deleted"),
      (3, "Coach and 3 interactions deleted"),
    ])
  func cascade(interactions: Int, message: String) {
    var deletion = DeletionRules.SmartDeletion(.coach)
    deletion.simpleFailed("still referenced")
    #expect(deletion.step == .deleteCascading)
    #expect(deletion.cascadePath(id: "c 1") == "/api/coaches/c%201/cascade-delete")
    deletion.cascadeEnded(success: true, interactions: interactions)
    #expect(deletion.step == .finished(message: message))
  }

  @Test("School Detail 9: a school without dependencies is deleted at once")
  func simpleSchool() {
    var deletion = DeletionRules.SmartDeletion(.school)
    #expect(deletion.step == .deleteSimply && !deletion.isRecordDeleted)
    deletion.simpleSucceeded()
    #expect(deletion.step == .finished(message: "School deleted") && deletion.isRecordDeleted)
    deletion.cascadeEnded(success: true)
    #expect(deletion.step == .finished(message: "School deleted"))
  }

  @Test("Interaction 9: a confirmed deletion removes the interaction, alone or by a cascade")
  func interaction() {
    var simple = DeletionRules.SmartDeletion(.interaction)
    #expect(!simple.isRecordDeleted)
    simple.simpleSucceeded()
    #expect(simple.step == .finished(message: "Interaction deleted") && simple.isRecordDeleted)
    var cascading = DeletionRules.SmartDeletion(.interaction)
    cascading.simpleFailed("Cannot delete: still referenced")
    #expect(cascading.step == .deleteCascading && !cascading.isRecordDeleted)
    #expect(cascading.cascadePath(id: "i1") == "/api/interactions/i1/cascade-delete")
    cascading.cascadeEnded(
      DeletionRules.CascadeResponse(success: true, deleted: ["interactions": 1]))
    #expect(cascading.step == .finished(message: "Interaction deleted"))
    #expect(cascading.isRecordDeleted)
    // Any other failure leaves the page as it is.
    var failed = DeletionRules.SmartDeletion(.interaction)
    failed.simpleFailed("Connection timed out")
    #expect(!failed.isRecordDeleted)
  }

  @Test("School Detail 9: a school with coaches takes them along")
  func school() {
    var deletion = DeletionRules.SmartDeletion(.school)
    deletion.simpleFailed("violates foreign key constraint")
    deletion.cascadeEnded(success: true)
    #expect(deletion.step == .finished(message: "School and associated records deleted"))
  }

  @Test("Interaction Appendix B: a cascade without success fails", arguments: [false, nil])
  func failure(success: Bool?) {
    var deletion = DeletionRules.SmartDeletion(.interaction)
    deletion.simpleFailed("still referenced")
    deletion.cascadeEnded(success: success)
    #expect(deletion.step == .failed(message: "Failed to delete interaction"))
  }

  @Test("Answers that come late change nothing")
  func late() {
    var deletion = DeletionRules.SmartDeletion(.coach)
    deletion.cascadeEnded(success: true)
    #expect(deletion.step == .deleteSimply)
    deletion.simpleSucceeded()
    deletion.simpleFailed("still referenced")
    #expect(deletion.step == .finished(message: "Coach deleted"))
  }
}
