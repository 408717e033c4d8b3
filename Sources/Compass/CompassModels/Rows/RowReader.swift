internal import CompassRules
internal import SourceJSON

/// Reads the columns of a row, and notes how each arrived.
struct RowReader<Column: CodingKey> {
  private let columns: KeyedDecodingContainer<Column>
  private let isStrict: Bool
  /// The columns without a property, and those members of a document that no property can hold.
  private(set) var others: [String: JSONValue] = [:]
  /// The arrivals of the columns that were read.
  private(set) var origin = RowOrigin(isRead: true)

  /// - Throws: `DecodingError` if the value is no object, and for an unknown column if the decoder is strict.
  init(_ decoder: any Decoder) throws {
    columns = try decoder.container(keyedBy: Column.self)
    isStrict = RowStrictness.isOn(decoder.userInfo)
    let all = try decoder.container(keyedBy: ColumnName.self)
    for name in all.allKeys where Column(stringValue: name.stringValue) == nil {
      guard !isStrict else {
        throw DecodingError.dataCorruptedError(
          forKey: name, in: all, debugDescription: "Unknown column.")
      }
      // A number that the decoder can't hold, or too deep a value, must not cost the row.
      others[name.stringValue] = try? all.decode(StorableValue.self, forKey: name).value
    }
  }

  /// Returns a column that every row has.
  func required<Value: Decodable>(_ column: Column) throws -> Value {
    try finite(columns.decode(Value.self, forKey: column), column)
  }

  /// Returns a column that may be null or missing.
  mutating func optional<Value: Decodable>(_ column: Column) throws -> Value? {
    try hasValue(column) ? required(column) : nil
  }

  /// Returns a column of words that every row has; a strict reader refuses unknown ones.
  func word<Value>(_ column: Column) throws -> StoredWord<Value> {
    // The value's own coding has the error that lists the known words.
    if isStrict { return StoredWord(try columns.decode(Value.self, forKey: column)) }
    return try columns.decode(StoredWord<Value>.self, forKey: column)
  }

  /// Returns a column of words that may be null or missing.
  mutating func optionalWord<Value>(_ column: Column) throws -> StoredWord<Value>? {
    try hasValue(column) ? word(column) : nil
  }

  /// Returns a member of a document, whose members the database gives no types. A tolerant reader keeps one of another
  /// type among the others.
  mutating func member<Value: Decodable>(_ column: Column) throws -> Value? {
    guard try hasValue(column) else { return nil }
    do {
      return try required(column)
    } catch  where !isStrict {
      others[column.stringValue] = try? columns.decode(StorableValue.self, forKey: column).value
      return nil
    }
  }

  /// Returns whether a column has a value, and notes if it is null or missing.
  mutating func hasValue(_ column: Column) throws -> Bool {
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
  mutating func keepTime(_ text: String, _ column: Column) { origin[column] = .time(text) }

  /// Returns the error of a column whose value is of the right type and wrong.
  func corrupted(_ column: Column, _ description: String) -> DecodingError {
    .dataCorruptedError(forKey: column, in: columns, debugDescription: description)
  }

  private func finite<Value>(_ value: Value, _ column: Column) throws -> Value {
    if let number = value as? Double, !number.isFinite {
      throw corrupted(column, "The number is too large.")
    }
    return value
  }
}
