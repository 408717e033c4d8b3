internal import SourceJSON

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Writes the columns of a row as they arrived, with the app's changes.
struct RowWriter {
  private var columns: KeyedEncodingContainer<ColumnName>
  private let origin: RowOrigin
  private let others: [String: JSONValue]
  private let isDocument: Bool

  init(
    _ encoder: any Encoder, _ origin: RowOrigin, others: [String: JSONValue], isDocument: Bool
  ) {
    columns = encoder.container(keyedBy: ColumnName.self)
    self.origin = origin
    self.others = others
    self.isDocument = isDocument
  }

  /// Writes the value of a column.
  mutating func write(_ value: some Encodable, _ column: ColumnName) throws {
    try columns.encode(value, forKey: column)
  }

  /// Writes a column without a value: null if it was null or had a value when the row was read, and left out otherwise.
  ///
  /// A member of a document is null only if it was. One of another type than the property's is among the others.
  mutating func writeNothing(_ column: ColumnName) throws {
    if isDocument, let other = others[column.stringValue] {
      try columns.encode(other, forKey: column)
    } else if isDocument ? isNull(column) : origin.isRead && !isMissing(column) {
      try columns.encodeNil(forKey: column)
    }
  }

  /// Writes a column that arrived without a value as it arrived. Returns false if it had a value, or the row wasn't read.
  mutating func restoreEmpty(_ column: ColumnName) throws -> Bool {
    guard origin[column] != nil else { return false }
    if isNull(column) { try columns.encodeNil(forKey: column) }
    return true
  }

  /// Writes a point in time, with the text that it was read from unless the app has changed it.
  mutating func write(time date: Date, _ column: ColumnName) throws {
    if case .time(let text) = origin[column], date == DatabaseDate.date(from: text) {
      try columns.encode(text, forKey: column)
    } else {
      try columns.encode(date, forKey: column)
    }
  }

  /// Writes the columns that have no property.
  mutating func writeOthers(except isKnown: (String) -> Bool) throws {
    for (name, value) in others where !isKnown(name) {
      try columns.encode(value, forKey: ColumnName(name))
    }
  }

  private func isMissing(_ column: ColumnName) -> Bool {
    if case .missing = origin[column] { true } else { false }
  }

  private func isNull(_ column: ColumnName) -> Bool {
    if case .null = origin[column] { true } else { false }
  }
}
