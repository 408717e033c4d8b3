internal import Synchronization

/// A reference to a schema around the node that holds it.
final class PreparedReference: Sendable {
  private struct Target: ~Copyable {
    weak var schema: PreparedSchema?
  }

  /// Weak, since the target holds the reference.
  private let target = Mutex(Target())

  /// The schema; nil until it is prepared.
  var schema: PreparedSchema? {
    get { target.withLock { $0.schema } }
    set { target.withLock { $0.schema = newValue } }
  }
}
