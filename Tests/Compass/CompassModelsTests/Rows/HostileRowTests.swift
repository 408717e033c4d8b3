import CompassModels
import Foundation
import SourceJSON
import Testing

/// Rows that are JSON and nothing else.
@Suite("No JSON traps") struct HostileRowTests {
  private static let numerals = [
    "0", "-0", "-0.0", "1e999", "-1e999", "1e-999", "9223372036854775807", "9223372036854775808",
    "-9223372036854775809", "18446744073709551616", "123456789012345678901234567890", "0.1", "1.5",
    "1E400", "2.5e0", "1e2",
  ]

  private func school(_ column: String, _ value: String) -> Data {
    Data(#"[{"id": "s", "user_id": "u", "name": "N", "\#(column)": \#(value)}]"#.utf8)
  }

  @Test("Numbers in every column", arguments: numerals)
  func numbers(_ number: String) throws {
    for column in [
      "ranking", "fit_score", "id", "status", "pros", "is_favorite", "created_at", "academic_info",
      "new_column",
    ] {
      let data = school(column, number)
      for list in [
        try RowDecoder().rows(School.self, from: data),
        try JSONDecoder().decode(RowDecoder.Rows<School>.self, from: data),
      ] {
        #expect(list.rows.count + list.failures.count == 1)
        // Whatever was read can be written.
        for row in list.rows { _ = try JSONEncoder().encode(row) }
      }
    }
  }

  @Test("A number that fits no Double leaves an unknown column out")
  func unknownColumns() throws {
    for data in [school("new_column", "1e999"), school("new_column", "[{\"a\": -1e999}]")] {
      let school = try #require(try RowDecoder().rows(School.self, from: data).rows.first)
      #expect(school.others.isEmpty)
    }
    let data = school("fit_score", "1e999")
    let failure = try RowDecoder().rows(School.self, from: data).failures.first
    #expect(failure?.description == "Row 0, column fit_score: The number is too large.")
  }

  @Test(
    "Whole numbers",
    arguments: [
      ("3", true), ("3.0", true), ("3e0", true), ("3.5", false), ("9223372036854775808", false),
      ("1e999", false), ("-0", true),
    ])
  func wholeNumbers(_ number: String, _ isRead: Bool) throws {
    let list = try RowDecoder().rows(School.self, from: school("ranking", number))
    #expect(list.isComplete == isRead)
  }

  @Test("Lone surrogates", arguments: [#""\ud800""#, #"["\udfff"]"#, #"{"\ud800": 1}"#])
  func surrogates(_ text: String) throws {
    for column in ["name", "status", "notes", "pros", "private_notes", "academic_info", "x"] {
      let data = school(column, text)
      let list = try RowDecoder().rows(School.self, from: data)
      for row in list.rows { _ = try JSONEncoder().encode(row) }
      #expect(list.rows.count + list.failures.count == 1)
    }
  }

  @Test("Deep values on a small stack", arguments: [1, 63, 64, 65, 400, 505])
  func deepValues(_ depth: Int) async throws {
    for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
      let inner = open == "[" ? "" : "1"
      let value =
        String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
      for column in ["new_column", "academic_info", "pros", "name"] {
        let data = school(column, value)
        let failure = await onSmallStack {
          for list in [
            try RowDecoder().rows(School.self, from: data),
            try JSONDecoder().decode(RowDecoder.Rows<School>.self, from: data),
          ] {
            for row in list.rows { _ = try JSONEncoder().encode(row) }
            if column == "new_column" {
              let isKept = list.rows.first?.others["new_column"] != nil
              guard isKept == (depth <= 64) else { throw Unexpected() }
            }
          }
        }
        #expect(failure == nil)
      }
    }
  }

  private struct Unexpected: Error {}

  /// Runs a body on a thread with the smallest stack that Apple's systems give one.
  private func onSmallStack(_ body: @escaping @Sendable () throws -> Void) async -> (any Error)? {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        do {
          try body()
          continuation.resume(returning: nil)
        } catch {
          continuation.resume(returning: error)
        }
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }

  @Test(
    "Texts that are no JSON, and no list", arguments: ["", "[", "nul", "[1,]", "{}", "1", "null"])
  func noList(_ text: String) {
    #expect(throws: (any Error).self) { try RowDecoder().rows(School.self, from: text.utf8) }
  }
}
