/// A deletion that first deletes only the record and, if other records refer to it, asks the server
/// to delete those too.
///
///     var deletion = SmartDeletion(.coach)
///     deletion.simpleFailed("... violates foreign key constraint ...")
///     deletion.step  // .deleteCascading
public struct SmartDeletion: Sendable, Hashable {
  /// The kinds of records.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The record of that name.
    case coach, interaction, school
  }

  /// The next step.
  public enum Step: Sendable, Hashable {
    /// Delete only the record.
    case deleteSimply
    /// Send the body `{"confirmDelete": true}` to `cascadePath`.
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

  /// Returns the path of the server's cascading deletion of a record.
  public func cascadePath(id: String) -> String {
    "/api/\(collection)/\(PercentEncoding.component(id.utf16) ?? "")/cascade-delete"
  }

  /// Records that the simple deletion succeeded.
  public mutating func simpleSucceeded() {
    guard step == .deleteSimply else { return }
    step = .finished(message: "\(name) deleted")
  }

  /// Records that the simple deletion failed, with the error's text.
  public mutating func simpleFailed(_ message: String) {
    guard step == .deleteSimply else { return }
    switch DeletionFailure(message: message) {
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
