import CompassModels
import Foundation
import JSPrimitives
import SourceJSON
import Testing

/// A row with a value in every column, and the ways to read and write it.
struct SampleRow: Sendable, CustomTestStringConvertible {
  let name: String
  let columns: JSONObject
  /// The columns of words.
  let words: Set<String>
  /// The columns without which there is no row.
  let required: Set<String>
  /// Whether a value of another type is kept, as in a document, whose members have no types.
  let isDocument: Bool
  private let coding: any Coding

  init<Row: Codable & Sendable>(
    _ type: Row.Type, required: Set<String>, words: Set<String> = [], isDocument: Bool = false,
    _ json: String
  ) throws {
    name = "\(type)"
    columns = try JSONDocument(Array(json.utf8)).value.object ?? JSONObject()
    self.words = words
    self.required = required
    self.isDocument = isDocument
    coding = RowCoding<Row>()
  }

  var testDescription: String { name }

  /// A decoder of rows.
  enum Reader: CaseIterable {
    case foundation, rowDecoder
  }

  /// Returns the value that a row becomes when it is read and written.
  func rewritten(_ row: JSONValue, _ reader: Reader, isStrict: Bool = false) throws -> JSONValue {
    try coding.rewritten(row, reader, isStrict: isStrict)
  }

  /// Returns the rows of a list that can be read, written again, and the failures.
  func list(_ rows: JSONValue, _ reader: Reader) throws -> ([JSONValue], [RowDecoder.Failure]) {
    try coding.list(rows, reader)
  }

  /// Returns the row with a column replaced; without it for nil.
  func setting(_ column: String, to value: JSONValue?) -> JSONValue {
    var changed = columns
    changed[JSText(column)] = value
    return .object(changed)
  }
}

private protocol Coding: Sendable {
  func rewritten(
    _ row: JSONValue, _ reader: SampleRow.Reader, isStrict: Bool
  ) throws -> JSONValue
  func list(_ rows: JSONValue, _ reader: SampleRow.Reader) throws -> (
    [JSONValue], [RowDecoder.Failure]
  )
}

private struct RowCoding<Row: Codable & Sendable>: Coding {
  func rewritten(
    _ row: JSONValue, _ reader: SampleRow.Reader, isStrict: Bool
  ) throws -> JSONValue {
    try written(read(Row.self, row, reader, isStrict: isStrict))
  }

  func list(_ rows: JSONValue, _ reader: SampleRow.Reader) throws -> (
    [JSONValue], [RowDecoder.Failure]
  ) {
    let list = try read(RowDecoder.Rows<Row>.self, rows, reader, isStrict: false)
    return (try list.rows.map(written), list.failures)
  }

  private func read<Value: Decodable>(
    _ type: Value.Type, _ json: JSONValue, _ reader: SampleRow.Reader, isStrict: Bool
  ) throws -> Value {
    let data = Data(JSONWriter.bytes(of: json))
    switch reader {
    case .foundation:
      let decoder = JSONDecoder()
      decoder.readsRowsStrictly = isStrict
      return try decoder.decode(type, from: data)
    case .rowDecoder:
      return try RowDecoder(isStrict: isStrict).row(type, from: data)
    }
  }

  private func written(_ row: Row) throws -> JSONValue {
    try JSONDocument(Array(JSONEncoder().encode(row))).value
  }
}
