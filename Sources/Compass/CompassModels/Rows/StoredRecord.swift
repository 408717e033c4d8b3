internal import SourceJSON

/// A record of the database, which its table of columns reads and writes.
protocol StoredRecord: ColumnValue {
  /// The record's columns.
  static var columns: Columns<Self> { get }
  /// A record to read the columns into.
  static var blank: Self { get }
  /// The columns that have no property, by name.
  var others: [String: JSONValue] { get set }
  /// The state in which the columns arrived.
  var origin: RowOrigin { get set }
}

extension StoredRecord {
  /// Reads the columns. A strict decoder rejects unknown ones; others keep them.
  public init(from decoder: any Decoder) throws {
    var row = try RowReader(decoder, Self.columns)
    self = Self.blank
    for column in Self.columns.list { try column.read(&self, &row) }
    others = row.others
    origin = row.origin
  }

  /// Writes the columns as they were read, with the changes since.
  public func encode(to encoder: any Encoder) throws {
    var row = RowWriter(
      encoder, origin, others: others, isDocument: Self.columns.isDocument)
    for column in Self.columns.list { try column.write(self, &row) }
    try row.writeOthers { Self.columns.contains($0) }
  }
}
