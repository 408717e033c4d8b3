/// A column of a record: its name, and the property that holds its value.
///
/// The property's type decides how the column is read and written. A property that isn't optional is a column that
/// every row has.
package struct Column<Row>: Sendable {
  /// The column's name in the database.
  package let name: String
  let read: @Sendable (inout Row, inout RowReader) throws -> Void
  let write: @Sendable (Row, inout RowWriter) throws -> Void

  /// Creates the column of a property.
  init<Value: ColumnValue>(_ name: String, _ property: WritableKeyPath<Row, Value> & Sendable) {
    let column = ColumnName(name)
    self.name = name
    read = { row, columns in row[keyPath: property] = try Value(column, in: &columns) }
    write = { row, columns in try row[keyPath: property].write(column, to: &columns) }
  }

  /// Creates the column of a property that holds `empty` if the column is null or missing.
  init<Value: ColumnValue & Equatable>(
    _ name: String, _ property: WritableKeyPath<Row, Value> & Sendable, emptyAs empty: Value
  ) {
    let column = ColumnName(name)
    self.name = name
    read = { row, columns in
      row[keyPath: property] = try Value?(column, in: &columns) ?? empty
    }
    write = { row, columns in
      let value = row[keyPath: property]
      guard value == empty, try columns.restoreEmpty(column) else {
        return try value.write(column, to: &columns)
      }
    }
  }
}

extension Column {
  /// Returns the column of a record that has the properties as a part.
  func of<Whole>(_ part: WritableKeyPath<Whole, Row> & Sendable) -> Column<Whole> {
    Column<Whole>(name: name) { whole, columns in
      try read(&whole[keyPath: part], &columns)
    } write: { whole, columns in
      try write(whole[keyPath: part], &columns)
    }
  }

  private init(
    name: String, read: @escaping @Sendable (inout Row, inout RowReader) throws -> Void,
    write: @escaping @Sendable (Row, inout RowWriter) throws -> Void
  ) {
    self.name = name
    self.read = read
    self.write = write
  }
}

/// The columns of a record, in the order in which they are read and written.
package struct Columns<Row>: Sendable {
  let list: [Column<Row>]
  /// The names of the columns, in their order.
  package let names: [String]
  /// Whether the record is a document, whose members the database gives no types.
  let isDocument: Bool
  private let known: Set<String>

  init(_ list: [Column<Row>], isDocument: Bool = false) {
    self.list = list
    self.isDocument = isDocument
    names = list.map(\.name)
    known = Set(names)
  }

  /// Returns whether the record has a column of a name.
  package func contains(_ name: String) -> Bool { known.contains(name) }
}

/// The name of any column, known or not.
struct ColumnName: CodingKey, Sendable {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
