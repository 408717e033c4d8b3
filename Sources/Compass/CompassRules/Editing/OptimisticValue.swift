/// A value that is shown as changed while it is being stored, and reverts if that fails.
///
/// Specification "School Detail", 8 User Errors: a favorite and a status.
public struct OptimisticValue<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The shown value.
  public private(set) var shown: Value
  /// The stored value while a change is being stored; otherwise nil.
  private var stored: Value?

  /// Creates a stored value.
  public init(_ value: Value) { shown = value }

  /// Whether a change is being stored.
  public var isSaving: Bool { stored != nil }

  /// Shows another value. Returns false and changes nothing while a change is being stored.
  public mutating func change(to value: Value) -> Bool {
    guard stored == nil else { return false }
    stored = shown
    shown = value
    return true
  }

  /// Ends the storing; a failure restores the stored value.
  public mutating func saved(_ success: Bool) {
    if let stored, !success { shown = stored }
    stored = nil
  }
}
