/// A section of a page that is edited in place: notes, information, philosophy.
///
/// Specification "School Detail", 2 Error Scenarios: when saving fails, what was typed stays in the
/// form.
public struct SectionEditor<Value: Sendable & Hashable>: Sendable, Hashable {
  /// What the section is doing.
  public enum Mode: Sendable, Hashable {
    case showing, editing, saving
  }

  /// What is stored.
  public private(set) var stored: Value
  /// What is in the form.
  public var edited: Value
  public private(set) var mode = Mode.showing
  /// Why the last attempt to save failed; nil once there is another.
  public private(set) var error: String?

  public init(_ stored: Value) {
    self.stored = stored
    edited = stored
  }

  /// Opens the form with what is stored.
  public mutating func edit() {
    guard mode == .showing else { return }
    (edited, mode, error) = (stored, .editing, nil)
  }

  /// Closes the form and forgets what was typed.
  public mutating func cancel() {
    guard mode == .editing else { return }
    (edited, mode, error) = (stored, .showing, nil)
  }

  /// What to store; nil when nothing is being edited or it is being stored already.
  public mutating func save() -> Value? {
    guard mode == .editing else { return nil }
    (mode, error) = (.saving, nil)
    return edited
  }

  /// Takes note of how storing ended.
  public mutating func saved(_ success: Bool) {
    guard mode == .saving else { return }
    if success {
      (stored, mode) = (edited, .showing)
    } else {
      (mode, error) = (.editing, SchoolPageText.saveFailed)
    }
  }

  /// Whether leaving would lose something that was typed.
  public var hasUnsavedChanges: Bool { mode != .showing && edited != stored }
}
