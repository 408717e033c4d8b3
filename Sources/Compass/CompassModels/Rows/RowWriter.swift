internal import SourceJSON

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Writes the columns of a row as they arrived, with the app's changes.
///
/// A column without a value is null if it was null or had a value when the row was read, and left out otherwise.
struct RowWriter<Column: CodingKey> {
  private var columns: KeyedEncodingContainer<Column>
  private var all: KeyedEncodingContainer<ColumnName>
  private let origin: RowOrigin
  private let others: [String: JSONValue]

  init(_ encoder: any Encoder, _ origin: RowOrigin, others: [String: JSONValue]) {
    columns = encoder.container(keyedBy: Column.self)
    all = encoder.container(keyedBy: ColumnName.self)
    self.origin = origin
    self.others = others
  }

  /// Writes a column that may be null.
  mutating func write<Value: Encodable>(_ value: Value?, _ column: Column) throws {
    if let value {
      try columns.encode(value, forKey: column)
    } else if origin.isRead, !isMissing(column) {
      try columns.encodeNil(forKey: column)
    }
  }

  /// Writes a column whose null is read as another value, `empty`.
  mutating func write<Value: Encodable & Equatable>(
    _ value: Value, emptyAs empty: Value, _ column: Column
  ) throws {
    guard value == empty, let arrival = origin[column] else {
      return try columns.encode(value, forKey: column)
    }
    if case .null = arrival { try columns.encodeNil(forKey: column) }
  }

  /// Writes a point in time, with the text that it was read from unless the app has changed it.
  mutating func write(time date: Date?, _ column: Column) throws {
    if case .time(let text) = origin[column], date == DatabaseDate.date(from: text) {
      try columns.encode(text, forKey: column)
    } else if let date {
      try columns.encode(date, forKey: column)
    } else {
      try write(String?.none, column)
    }
  }

  /// Writes a member of a document: null if it was, and left out if there is no value. One of another type than the
  /// property's is among the others.
  mutating func write<Value: Encodable>(member value: Value?, _ column: Column) throws {
    if let value {
      try columns.encode(value, forKey: column)
    } else if let other = others[column.stringValue] {
      try columns.encode(other, forKey: column)
    } else if case .null = origin[column] {
      try columns.encodeNil(forKey: column)
    }
  }

  /// Writes the columns that have no property.
  mutating func writeOthers() throws {
    for (name, value) in others where Column(stringValue: name) == nil {
      try all.encode(value, forKey: ColumnName(stringValue: name))
    }
  }

  private func isMissing(_ column: Column) -> Bool {
    if case .missing = origin[column] { true } else { false }
  }
}
