/// A section of a page that is edited in place: notes, information, philosophy.
///
/// Specification "School Detail", 2 Error Scenarios: if saving fails, the form keeps its entries.
public struct SectionEditor<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The state of the section.
  public enum Mode: Sendable, Hashable {
    /// The section shows the value, shows the form, or stores the value.
    case showing, editing, saving
  }

  /// The stored value.
  public private(set) var stored: Value
  /// The value in the form.
  public var edited: Value
  /// The current state.
  public private(set) var mode = Mode.showing
  /// The message of the last failed attempt to save; nil once another begins.
  public private(set) var error: String?

  /// Creates an editor that shows a stored value.
  public init(_ stored: Value) {
    self.stored = stored
    edited = stored
  }

  /// Opens the form with the stored value.
  public mutating func edit() {
    guard mode == .showing else { return }
    (edited, mode, error) = (stored, .editing, nil)
  }

  /// Closes the form and discards its entries.
  public mutating func cancel() {
    guard mode == .editing else { return }
    (edited, mode, error) = (stored, .showing, nil)
  }

  /// Returns the value to store; nil if nothing is being edited or it is already being stored.
  public mutating func save() -> Value? {
    guard mode == .editing else { return nil }
    (mode, error) = (.saving, nil)
    return edited
  }

  /// Ends the storing; a failure reopens the form with a message.
  public mutating func saved(_ success: Bool) {
    guard mode == .saving else { return }
    if success {
      (stored, mode) = (edited, .showing)
    } else {
      (mode, error) = (.editing, SchoolRules.PageText.saveFailed)
    }
  }

  /// Whether leaving the page would lose entries.
  public var hasUnsavedChanges: Bool { mode != .showing && edited != stored }
}
