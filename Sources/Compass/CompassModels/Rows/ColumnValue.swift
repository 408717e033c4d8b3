internal import CompassRules

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A value that a column can hold.
protocol ColumnValue: Codable, Sendable {
  /// Reads a column.
  init(_ column: ColumnName, in row: inout RowReader) throws

  /// Writes a column.
  func write(_ column: ColumnName, to row: inout RowWriter) throws
}

extension ColumnValue {
  init(_ column: ColumnName, in row: inout RowReader) throws { self = try row.required(column) }

  func write(_ column: ColumnName, to row: inout RowWriter) throws { try row.write(self, column) }
}

extension Bool: ColumnValue {}
extension Double: ColumnValue {}
extension Int: ColumnValue {}
extension String: ColumnValue {}
extension Array: ColumnValue where Element: ColumnValue {}
extension Dictionary: ColumnValue where Key == String, Value: ColumnValue {}

extension Optional: ColumnValue where Wrapped: ColumnValue {
  init(_ column: ColumnName, in row: inout RowReader) throws {
    self = try row.optional(column) { row in try Wrapped(column, in: &row) }
  }

  func write(_ column: ColumnName, to row: inout RowWriter) throws {
    if let value = self {
      try value.write(column, to: &row)
    } else {
      try row.writeNothing(column)
    }
  }
}

extension StoredWord: ColumnValue {
  init(_ column: ColumnName, in row: inout RowReader) throws { self = try row.word(column) }
}

extension Date: ColumnValue {
  init(_ column: ColumnName, in row: inout RowReader) throws { self = try row.time(column) }

  func write(_ column: ColumnName, to row: inout RowWriter) throws {
    try row.write(time: self, column)
  }
}
