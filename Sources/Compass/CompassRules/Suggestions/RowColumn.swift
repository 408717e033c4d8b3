package import JSPrimitives

/// A column of a row as JavaScript reads it: a text, null, or nothing if the row lacks the column.
///
/// JavaScript distinguishes null from nothing: an interaction without a school is not one with a school whose
/// row has no id. A Swift property is nil for both.
package enum RowColumn: Sendable, Hashable {
  case missing, null
  case text(JSText)

  /// Creates a column from a property; a text is there whatever the row lacked before.
  init(_ text: JSText?, isMissing: Bool) {
    self = text.map { .text($0) } ?? (isMissing ? .missing : .null)
  }

  /// The text; nil without one.
  var text: JSText? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}
