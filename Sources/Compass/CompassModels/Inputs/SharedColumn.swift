internal import CompassRules
internal import SourceJSON

/// An optional column that a record of the database and a schema's output have in common.
struct SharedColumn<Details>: Sendable {
  /// The column of the record.
  let column: Column<Details>
  /// The column of the output.
  let input: InputColumn<Details>

  init(_ column: DetailColumn<Details>) {
    switch column {
    case .text(let name, let property): self.init(name, property)
    case .number(let name, let property): self.init(name, property)
    }
  }

  private init<Value: ColumnValue & JSONDecodable>(
    _ name: StaticString, _ property: WritableKeyPath<Details, Value?> & Sendable
  ) {
    column = Column("\(name)", property)
    input = InputColumn(name, property)
  }
}

extension DetailTable {
  static var shared: [SharedColumn<Self>] { columns.map(SharedColumn.init) }
}
