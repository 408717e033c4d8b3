internal import CompassRules
internal import SourceJSON

/// An optional column that a record of the database and a schema's output have in common.
struct SharedColumn<Details>: Sendable {
  /// The column of the record.
  let column: Column<Details>
  /// The column of the output.
  let input: InputColumn<Details>

  init<Value: ColumnValue & JSONDecodable>(
    _ name: StaticString, _ property: WritableKeyPath<Details, Value?> & Sendable
  ) {
    column = Column("\(name)", property)
    input = InputColumn(name, property)
  }
}

extension Coach.Details {
  static let shared = columns.map { SharedColumn($0.name, $0.property) }
}
