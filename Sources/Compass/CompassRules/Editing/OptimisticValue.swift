/// A value that is shown as changed while it is being stored, and goes back when that fails.
///
/// Specification "School Detail", 8 User Errors: a favorite and a status.
public struct OptimisticValue<Value: Sendable & Hashable>: Sendable, Hashable {
  /// What is shown.
  public private(set) var shown: Value
  /// What is stored, while a change is under way.
  private var stored: Value?

  public init(_ value: Value) { shown = value }

  public var isSaving: Bool { stored != nil }

  /// Shows another value; false, and nothing changes, while a change is under way.
  public mutating func change(to value: Value) -> Bool {
    guard stored == nil else { return false }
    stored = shown
    shown = value
    return true
  }

  /// Takes note of how storing ended.
  public mutating func saved(_ success: Bool) {
    if let stored, !success { shown = stored }
    stored = nil
  }
}
