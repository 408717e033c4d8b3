public import SourceJSON

/// Reads rows from the JSON text of the database's answer.
///
///     let list = try RowDecoder().rows(School.self, from: data)
///
/// Foundation's `JSONDecoder` reads rows too. This decoder differs in three ways: limits bound the work, texts and
/// errors are the same on every platform, and no value of an unknown column can spoil an answer.
public struct RowDecoder: Sendable {
  /// Whether unknown words and unknown columns are refused, and a bad row of a list is an error.
  public var isStrict: Bool
  /// The limits on the depth and size of a text.
  public var limits: JSONLimits

  /// Creates a decoder, tolerant unless `isStrict` is set.
  public init(isStrict: Bool = false, limits: JSONLimits = .default) {
    self.isStrict = isStrict
    self.limits = limits
  }

  /// Returns the row that a JSON object is.
  ///
  /// - Parameters:
  ///   - type: The type of the row, such as `Coach`.
  ///   - json: The text in UTF-8, such as a `Data`.
  /// - Throws: `JSONError` if the bytes are no JSON text or exceed a limit, `DecodingError` if the value is no such row.
  public func row<Row: Decodable>(
    _ type: Row.Type = Row.self, from json: some Sequence<UInt8>
  ) throws -> Row {
    try row(type, from: JSONValue(parsing: Array(json), limits: limits))
  }

  /// Returns the row that a JSON value is.
  ///
  /// - Throws: `DecodingError` if the value is no such row.
  public func row<Row: Decodable>(
    _ type: Row.Type = Row.self, from value: JSONValue
  ) throws -> Row {
    try value.decode(type, userInfo: RowStrictness.userInfo(isStrict: isStrict))
  }

  /// Returns the rows that a JSON array has.
  ///
  /// - Parameters:
  ///   - type: The type of the rows, such as `Coach`.
  ///   - json: The text in UTF-8, such as a `Data`.
  /// - Throws: `JSONError` if the bytes are no JSON text or exceed a limit, `DecodingError` if the value is no array, and
  ///   the error of the first bad row if the decoder is strict.
  public func rows<Row: Decodable>(
    _ type: Row.Type = Row.self, from json: some Sequence<UInt8>
  ) throws -> Rows<Row> {
    try rows(type, from: JSONValue(parsing: Array(json), limits: limits))
  }

  /// Returns the rows that a JSON array has.
  ///
  /// - Throws: `DecodingError` if the value is no array, and the error of the first bad row if the decoder is strict.
  public func rows<Row: Decodable>(
    _ type: Row.Type = Row.self, from value: JSONValue
  ) throws -> Rows<Row> {
    try row(Rows<Row>.self, from: value)
  }
}
