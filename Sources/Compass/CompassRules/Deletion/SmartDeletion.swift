/// A deletion that first tries the simple way and then, if other records are in its way, asks the
/// server to delete them along.
///
///     var deletion = SmartDeletion(.coach)
///     deletion.simpleFailed("... violates foreign key constraint ...")
///     deletion.step  // .deleteCascading
public struct SmartDeletion: Sendable, Hashable {
  /// What can be deleted so.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case coach, interaction, school
  }

  /// What to do next.
  public enum Step: Sendable, Hashable {
    case deleteSimply
    /// Send `cascadePath` the body `{"confirmDelete": true}`.
    case deleteCascading
    /// It is gone; the text says what went with it.
    case finished(message: String)
    /// It is still there; the text says why.
    case failed(message: String)
  }

  public let kind: Kind
  public private(set) var step = Step.deleteSimply

  public init(_ kind: Kind) { self.kind = kind }

  /// The path of the server's cascading deletion of a record.
  public func cascadePath(id: String) -> String {
    "/api/\(collection)/\(PercentEncoding.component(id.utf16) ?? "")/cascade-delete"
  }

  /// Takes note that the simple deletion worked.
  public mutating func simpleSucceeded() {
    guard step == .deleteSimply else { return }
    step = .finished(message: "\(name) deleted")
  }

  /// Takes note that the simple deletion failed, with the error's text.
  public mutating func simpleFailed(_ message: String) {
    guard step == .deleteSimply else { return }
    switch DeletionFailure(message: message) {
    case .referenced: step = .deleteCascading
    case .other(let message): step = .failed(message: message)
    }
  }

  /// Takes note of the server's answer to the cascading deletion.
  ///
  /// - Parameters:
  ///   - success: what the answer says; nil when there was none.
  ///   - interactions: how many interactions went along.
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
