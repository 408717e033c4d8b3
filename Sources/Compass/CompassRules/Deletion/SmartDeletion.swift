extension DeletionRules {
  /// A deletion that first deletes only the record and, if other records refer to it, asks the server
  /// to delete those too.
  ///
  ///     var deletion = SmartDeletion(.coach)
  ///     deletion.simpleFailed("... violates foreign key constraint ...")
  ///     deletion.step  // .deleteCascading
  public struct SmartDeletion: Sendable, Hashable {
    /// The kinds of records.
    public enum Kind: String, Codable, CaseIterable, Sendable, Hashable {
      /// The record of that name.
      case coach, interaction, school
    }

    /// The next step.
    public enum Step: Sendable, Hashable {
      /// Delete only the record.
      case deleteSimply
      /// Post a `DeletionRules.CascadeRequest` to `cascadePath`; the answer is a `DeletionRules.CascadeResponse`.
      case deleteCascading
      /// The record was deleted; the message names the records deleted with it.
      case finished(message: String)
      /// The record was not deleted; the message says why.
      case failed(message: String)
    }

    /// The kind of the record.
    public let kind: Kind
    /// The next step.
    public private(set) var step = Step.deleteSimply

    /// Creates a deletion that has not begun.
    public init(_ kind: Kind) { self.kind = kind }

    /// Creates a deletion that begins with the step that the server's answer about blockers calls for.
    public init(_ kind: Kind, after blockers: Blockers) {
      self.kind = kind
      step = blockers.firstStep
    }

    /// Returns the path of the server's cascading deletion of a record.
    public func cascadePath(id: String) -> String { path(of: id) + "/cascade-delete" }

    /// Returns the path that answers with the `DeletionRules.Blockers` of a record. The specifications name
    /// it for coaches only.
    public func blockersPath(id: String) -> String { path(of: id) + "/deletion-blockers" }

    private func path(of id: String) -> String {
      "/api/\(collection)/\(PercentEncoding.component(id))"
    }

    /// Whether the record is gone, with or without others: its page is left for the list, and the list no
    /// longer has it.
    public var isRecordDeleted: Bool {
      if case .finished = step { true } else { false }
    }

    /// Records that the simple deletion succeeded.
    public mutating func simpleSucceeded() {
      guard step == .deleteSimply else { return }
      step = .finished(message: "\(name) deleted")
    }

    /// Records that the simple deletion failed, with the error's text.
    public mutating func simpleFailed(_ message: String) {
      guard step == .deleteSimply else { return }
      switch Failure(message: message) {
      case .referenced: step = .deleteCascading
      case .other(let message): step = .failed(message: message)
      }
    }

    /// Records the server's answer to the cascading deletion.
    ///
    /// - Parameters:
    ///   - success: the value in the answer; nil if there was no answer.
    ///   - interactions: the number of interactions deleted too.
    public mutating func cascadeEnded(success: Bool?, interactions: Int = 0) {
      guard step == .deleteCascading else { return }
      guard success == true else {
        step = .failed(message: "Failed to delete \(kind.rawValue)")
        return
      }
      switch kind {
      case .coach where interactions > 0:
        let noun = interactions == 1 ? "interaction" : "interactions"
        step = .finished(message: "Coach and \(interactions) \(noun) deleted")
      case .school: step = .finished(message: "School and associated records deleted")
      case .coach, .interaction: step = .finished(message: "\(name) deleted")
      }
    }

    /// Records the server's answer to the cascading deletion; nil if it could not be read.
    public mutating func cascadeEnded(_ response: CascadeResponse?) {
      cascadeEnded(
        success: response?.success, interactions: response?.count(of: .interactions) ?? 0)
    }

    /// Records that the cascading deletion was refused or got no answer: 401, 403 and 404 in the
    /// specifications. The message is that of the record's page, such as "Coach not found".
    public mutating func cascadeFailed(_ failure: RequestRules.Failure) {
      guard step == .deleteCascading else { return }
      step = .failed(message: failure.message(on: page) ?? "Failed to delete \(kind.rawValue)")
    }

    private var page: RequestRules.Failure.Page {
      switch kind {
      case .coach: .coaches
      case .interaction: .interaction
      case .school: .school
      }
    }

    private var collection: String {
      switch kind {
      case .coach: "coaches"
      case .interaction: "interactions"
      case .school: "schools"
      }
    }

    private var name: String {
      switch kind {
      case .coach: "Coach"
      case .interaction: "Interaction"
      case .school: "School"
      }
    }
  }
}
