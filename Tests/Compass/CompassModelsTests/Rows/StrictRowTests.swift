import CompassModels
import Foundation
import SourceJSON
import Testing

/// Errors that name the column.
@Suite("Errors of rows") struct StrictRowTests {
  private static let school = #""id": "s", "user_id": "u", "name": "N", "status": "contacted""#

  @Test(
    "A strict decoder names the column",
    arguments: [
      (
        #""division": "D4""#, "division",
        #"Unknown Division "D4"; expected one of D1, D2, D3, NAIA, JUCO."#
      ),
      (#""new_column": null"#, "new_column", "Unknown column."),
      (#""academic_info": {"sat_25th": 1}"#, "academic_info.sat_25th", "Unknown column."),
      (
        #""academic_info": {"student_size": "9000"}"#, "academic_info.student_size",
        "The value is not a whole number."
      ),
      (#""pros": ["a", 1]"#, "pros[1]", "The value is not a text."),
      (#""created_at": "soon""#, "created_at", #""soon" is not an ISO 8601 date and time."#),
    ])
  func strict(_ column: String, _ path: String, _ reason: String) throws {
    let data = Data("[{\(Self.school), \(column)}]".utf8)
    let error = try #require(throws: DecodingError.self) {
      try RowDecoder(isStrict: true).rows(School.self, from: data)
    }
    #expect(error.columnPath == "[0].\(path)")
    let decoder = JSONDecoder()
    decoder.readsRowsStrictly = true
    let again = try #require(throws: DecodingError.self) {
      try decoder.decode(RowDecoder.Rows<School>.self, from: data)
    }
    #expect(again.columnPath == "[0].\(path)")
    let failure = try RowDecoder().rows(School.self, from: data).failures.first
    #expect(failure == nil || failure?.description == "Row 0, column \(path): \(reason)")
  }

  @Test(
    "A failure names its row and column",
    arguments: [
      (#"{"id": 1}"#, "Row 0, column id: The value is not a text."),
      (#"{"user_id": "u"}"#, "Row 0, column id: The value is missing."),
      (#"{"id": null}"#, "Row 0, column id: The value is null."),
      ("null", "Row 0: The value is null."), ("[1]", "Row 0: The value is not an object."),
      (
        #"{"id": "s", "user_id": "u", "name": "N", "pros": {}}"#,
        "Row 0, column pros: The value is not an array."
      ),
      (
        #"{"id": "s", "user_id": "u", "name": "N", "is_favorite": 1}"#,
        "Row 0, column is_favorite: The value is not a boolean."
      ),
      (
        #"{"id": "s", "user_id": "u", "name": "N", "ranking": "1"}"#,
        "Row 0, column ranking: The value is not a whole number."
      ),
      (
        #"{"id": "s", "user_id": "u", "name": "N", "private_notes": {"u": 1}}"#,
        "Row 0, column private_notes.u: The value is not a text."
      ),
      (
        #"{"id": "s", "user_id": "u", "name": "N", "updated_at": "2026"}"#,
        #"Row 0, column updated_at: "2026" is not an ISO 8601 date and time."#
      ),
    ])
  func failures(_ row: String, _ description: String) throws {
    let list = try RowDecoder().rows(School.self, from: Data("[\(row)]".utf8))
    #expect(list.rows.isEmpty && !list.isComplete)
    #expect(list.failures.map(\.description) == [description])
    #expect(list.failures.map(\.localizedDescription) == [description])
  }

  @Test("A decoder is tolerant unless it is set")
  func tolerance() {
    let decoder = JSONDecoder()
    #expect(!decoder.readsRowsStrictly && !RowDecoder().isStrict)
    decoder.readsRowsStrictly = true
    #expect(decoder.readsRowsStrictly)
    decoder.readsRowsStrictly = false
    #expect(!decoder.readsRowsStrictly)
  }
}
