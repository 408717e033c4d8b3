/// The state in which each column of a row arrived, so that writing the row back changes nothing that the app has not
/// changed.
struct RowOrigin: Sendable {
  /// The state of a column other than one with a plain value.
  enum Arrival: Sendable {
    /// The row was selected without the column.
    case missing
    /// The column was null.
    case null
    /// The column had a point in time, written this way.
    case time(String)
  }

  /// Whether the row was read, and not made by the app.
  var isRead = false
  /// The columns that did not arrive with a plain value.
  var arrivals: [String: Arrival] = [:]

  subscript(column: ColumnName) -> Arrival? {
    get { arrivals[column.stringValue] }
    set { arrivals[column.stringValue] = newValue }
  }
}

// Rows with the same values are the same, whether an empty column was null or not selected.
extension RowOrigin: Hashable {
  static func == (left: RowOrigin, right: RowOrigin) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
