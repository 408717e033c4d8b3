package import SourceJSON

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A record of the database, which its table of columns reads and writes.
protocol StoredRecord: ColumnValue, FormRecord {
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
    for column in Self.columns.list where row.reads(column.name) { try column.read(&self, &row) }
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

/// A record whose columns a form shows.
package protocol FormRecord: Encodable {
  /// Returns the values of some columns, an empty one as null.
  ///
  /// A value that the database's JSON can't hold, such as a time beyond the year 9999, counts as empty.
  func columns(named names: [String]) -> JSONObject
}

extension FormRecord {
  /// Returns the record as the database's JSON.
  ///
  /// - Throws: `EncodingError` for a number or a time that JSON can't hold.
  package func json() throws -> JSONValue { try JSONValue(parsing: JSONEncoder().encode(self)) }
}

extension StoredRecord {
  package func columns(named names: [String]) -> JSONObject {
    let pairs = Self.columns.list.filter { names.contains($0.name) }.map { column in
      let json = try? JSONValue(parsing: JSONEncoder().encode(WrittenColumn(self, column)))
      return (column.name, json?.object?[column.name] ?? .null)
    }
    return JSONObject(pairs: pairs)
  }
}

/// An object with one column of a row.
private struct WrittenColumn<Row: StoredRecord>: Encodable {
  private let row: Row
  private let column: Column<Row>

  init(_ row: Row, _ column: Column<Row>) { (self.row, self.column) = (row, column) }

  func encode(to encoder: any Encoder) throws {
    var columns = RowWriter(
      encoder, row.origin, others: row.others, isDocument: Row.columns.isDocument)
    try column.write(row, &columns)
  }
}
