#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension RowReader {
  /// Returns a point in time that every row has, and keeps its text: the database writes microseconds, a `Date` is
  /// read to the millisecond.
  mutating func time(_ column: ColumnName) throws -> Date {
    let text: String = try required(column)
    guard let date = DatabaseDate.date(from: text) else {
      throw corrupted(column, "\"\(text)\" is not an ISO 8601 date and time.")
    }
    keepTime(text, column)
    return date
  }
}
