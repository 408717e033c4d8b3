internal import CompassRules
internal import SourceJSON

/// Reads the columns of a row, and notes how each arrived.
struct RowReader {
  private let columns: KeyedDecodingContainer<ColumnName>
  private let isStrict: Bool
  private let isDocument: Bool
  private let isPartial: Bool
  /// The columns without a property, and those members of a document that no property can hold.
  private(set) var others: [String: JSONValue] = [:]
  /// The arrivals of the columns that were read.
  private(set) var origin = RowOrigin(isRead: true)

  /// - Throws: `DecodingError` if the value is no object, and for an unknown column if the decoder is strict.
  init<Row>(_ decoder: any Decoder, _ known: Columns<Row>) throws {
    columns = try decoder.container(keyedBy: ColumnName.self)
    isStrict = RowStrictness.isOn(decoder.userInfo)
    isDocument = known.isDocument
    isPartial = RowCompleteness.isPartial(decoder.userInfo)
    for name in columns.allKeys where !known.contains(name.stringValue) {
      guard !isStrict else { throw corrupted(name, "Unknown column.") }
      keep(name)
    }
  }

  /// Returns whether a column is read: a part of a row lacks some.
  func reads(_ column: String) -> Bool { !isPartial || columns.contains(ColumnName(column)) }

  /// Returns a column that every row has.
  func required<Value: Decodable>(_ column: ColumnName) throws -> Value {
    try finite(columns.decode(Value.self, forKey: column), column)
  }

  /// Returns a column that may be null or missing. In a document, a tolerant reader keeps a value of another type
  /// among the others.
  mutating func optional<Value>(
    _ column: ColumnName, _ read: (inout RowReader) throws -> Value
  ) throws -> Value? {
    guard try hasValue(column) else { return nil }
    do {
      return try read(&self)
    } catch  where isDocument && !isStrict {
      keep(column)
      return nil
    }
  }

  /// Returns a column of words that every row has; a strict reader refuses unknown ones.
  func word<Value>(_ column: ColumnName) throws -> StoredWord<Value> {
    // The value's own coding has the error that lists the known words.
    if isStrict { return StoredWord(try columns.decode(Value.self, forKey: column)) }
    return try columns.decode(StoredWord<Value>.self, forKey: column)
  }

  /// Keeps a value among the others. A number that the decoder can't hold, or too deep a value, must not cost the row.
  private mutating func keep(_ column: ColumnName) {
    others[column.stringValue] = try? columns.decode(StorableValue.self, forKey: column).value
  }

  /// Returns whether a column has a value, and notes if it is null or missing.
  private mutating func hasValue(_ column: ColumnName) throws -> Bool {
    guard columns.contains(column) else {
      origin[column] = .missing
      return false
    }
    guard try !columns.decodeNil(forKey: column) else {
      origin[column] = .null
      return false
    }
    return true
  }

  /// Keeps the text of a point in time.
  mutating func keepTime(_ text: String, _ column: ColumnName) { origin[column] = .time(text) }

  /// Returns the error of a column whose value is of the right type and wrong.
  func corrupted(_ column: ColumnName, _ description: String) -> DecodingError {
    .dataCorruptedError(forKey: column, in: columns, debugDescription: description)
  }

  private func finite<Value>(_ value: Value, _ column: ColumnName) throws -> Value {
    if let number = value as? Double, !number.isFinite {
      throw corrupted(column, "The number is too large.")
    }
    return value
  }
}
