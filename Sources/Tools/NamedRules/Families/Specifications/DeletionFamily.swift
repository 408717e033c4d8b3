internal import CompassRules

/// The deletion of a coach, an interaction or a school, of the specifications "Coaches List", "Interaction Detail & Add
/// Interaction" and "School Detail".
enum DeletionFamily {
  private typealias Deletion = DeletionRules.SmartDeletion

  static let all = Rule.list(
    specification: "Coaches List, Interaction Detail & Add Interaction, School Detail"
  ) {
    Rule(
      "deletion.smart", "The next step after a simple and maybe a cascading deletion.",
      { (kind: Deletion.Kind, id: String, error: String?, answer: RuleArguments?, status: Int?) in
        var deletion = Deletion(kind)
        if let error { deletion.simpleFailed(error) } else { deletion.simpleSucceeded() }
        if let failure = status.flatMap(RequestRules.Failure.init(status:)) {
          deletion.cascadeFailed(failure)
        } else if let answer {
          deletion.cascadeEnded(
            success: answer["success"],
            interactions: answer.object("deleted")["interactions", or: 0])
        }
        return step(of: deletion, id: id)
      }, "kind", .or("id", "1"), "error", "answer", "status")
    Rule(
      "deletion.blockers", "The first step after the server's answer about what hangs on a record.",
      { (kind: Deletion.Kind, id: String, answer: DeletionRules.Blockers) in
        step(of: Deletion(kind, after: answer), id: id)
      }, "kind", .or("id", "1"), "answer")
  }

  private static func step(of deletion: Deletion, id: String) -> Members {
    let (name, message): (String, String?) =
      switch deletion.step {
      case .deleteSimply: ("deleteSimply", nil)
      case .deleteCascading: ("deleteCascading", nil)
      case .finished(let message): ("finished", message)
      case .failed(let message): ("failed", message)
      }
    let path = deletion.step == .deleteCascading ? deletion.cascadePath(id: id) : nil
    return [
      "step": name, "message": message.omittingNil, "path": path.omittingNil,
      "isDeleted": deletion.isRecordDeleted,
    ]
  }
}
