internal import CompassModels
public import SourceJSON

/// The columns that a form writes: a new row of a table, or new values for a row.
///
/// A column is read as the record's property: `row.email` is the property `email` of a `Coach`. A column that the form
/// doesn't write is as in a record without it.
///
///     let row = form.submission(by: author).submission
///     row?.email  // lee@a.edu
///     row?.columns["email"]  // "lee@a.edu", and null for an empty one
@dynamicMemberLookup
public struct FormRow<Record: Codable & Hashable & Sendable>: Hashable, Sendable {
  /// The id of the row that changes; nil for a new row, and for a section of a page, which knows its row. It isn't encoded.
  public let id: String?
  /// The columns by name, an empty one as null.
  public let columns: JSONObject
  private let record: Record

  /// - Throws: `DecodingError` if a column doesn't fit its property.
  package init(_ columns: JSONObject, id: String? = nil) throws {
    record = try JSONValue.object(columns).decode(
      Record.self, userInfo: RowCompleteness.partial)
    self.columns = columns
    self.id = id
  }

  /// The value of a column.
  public subscript<Value>(dynamicMember property: KeyPath<Record, Value>) -> Value {
    record[keyPath: property]
  }
}

extension FormRow: Codable {
  /// Reads the columns.
  ///
  /// - Throws: `DecodingError` if the value is not an object, or a column doesn't fit its property.
  public init(from decoder: any Decoder) throws {
    let value = try JSONValue(from: decoder)
    guard let columns = value.object else {
      throw DecodingError.typeMismatch(
        [String: JSONValue].self,
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "The row is not an object."))
    }
    try self.init(columns)
  }

  /// Writes the columns, null included.
  public func encode(to encoder: any Encoder) throws {
    try JSONValue.object(columns).encode(to: encoder)
  }
}
