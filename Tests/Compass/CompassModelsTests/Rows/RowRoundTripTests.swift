import CompassModels
import JSPrimitives
import SourceJSON
import Testing

/// Rows that are read and written without a change.
@Suite("Rows come back as they were") struct RowRoundTripTests {
  typealias Reader = SampleRow.Reader

  @Test("A full row", arguments: try SampleRow.all(), Reader.allCases)
  func full(_ row: SampleRow, _ reader: Reader) throws {
    let value = JSONValue.object(row.columns)
    #expect(try row.rewritten(value, reader) == value)
    #expect(try row.rewritten(value, reader, isStrict: true) == value)
  }

  @Test("Each column missing", arguments: try SampleRow.all(), Reader.allCases)
  func missing(_ row: SampleRow, _ reader: Reader) throws {
    try expectEachColumn(of: row, reader, to: nil) { row.required.contains($0) ? .lost : .kept }
  }

  @Test("Each column null", arguments: try SampleRow.all(), Reader.allCases)
  func null(_ row: SampleRow, _ reader: Reader) throws {
    try expectEachColumn(of: row, reader, to: .null) {
      row.required.contains($0) ? .lost : .kept
    }
  }

  @Test("Each column of a wrong type", arguments: try SampleRow.all(), Reader.allCases)
  func wrongType(_ row: SampleRow, _ reader: Reader) throws {
    let values: [JSONValue] = [
      true, 7, -0.5, 1e300, "", "soon", [], [1, nil], [:], ["u": 1], ["a": ["b": [nil]]],
    ]
    for (column, present) in row.columns.members {
      for value in values where kind(value) != kind(present) {
        try expect(row, reader, setting: column.string, to: value, row.isDocument ? .kept : .lost)
      }
    }
  }

  @Test("Each word unknown", arguments: try SampleRow.all(), Reader.allCases)
  func unknownWords(_ row: SampleRow, _ reader: Reader) throws {
    for column in row.words.sorted() {
      for word: JSONValue in ["tryout", "", "HEAD", " head", "\u{E9}", "e\u{301}"] {
        try expect(row, reader, setting: column, to: word, .kept)
      }
    }
  }

  @Test("Unknown columns", arguments: try SampleRow.all(), Reader.allCases)
  func unknownColumns(_ row: SampleRow, _ reader: Reader) throws {
    let values: [JSONValue] = [
      .null, true, false, 0, 1, -1.5, 0.1, 1e300, 4e-300, 9_007_199_254_740_991, "",
      "\u{0}\u{1F600}",
      [], [:], [[], [nil, [true]]], ["a": ["": [1, "2", nil]], "0": 1],
    ]
    for value in values {
      for column in ["new_column", "ID", "", "0", "super"] {
        try expect(row, reader, setting: column, to: value, .kept)
      }
    }
  }

  @Test("A list without its bad rows", arguments: try SampleRow.all(), Reader.allCases)
  func lists(_ row: SampleRow, _ reader: Reader) throws {
    let good = JSONValue.object(row.columns)
    let bad: [JSONValue] = [.null, 1, "x", [good], true]
    var elements: [JSONValue] = [good]
    for value in bad { elements += [value, good] }
    let (rows, failures) = try row.list(.array(elements), reader)
    #expect(rows == Array(repeating: good, count: bad.count + 1))
    #expect(failures.map(\.index) == bad.indices.map { 2 * $0 + 1 })
    #expect(failures.allSatisfy { $0.column.isEmpty })
    #expect(try row.list([], reader).0.isEmpty)
    #expect(throws: DecodingError.self) { try row.list(good, reader) }
  }

  private enum Expectation {
    case kept, lost
  }

  private func expectEachColumn(
    of row: SampleRow, _ reader: Reader, to value: JSONValue?,
    _ expectation: (String) -> Expectation
  ) throws {
    for column in row.columns.members.map(\.key.string) {
      try expect(row, reader, setting: column, to: value, expectation(column))
    }
  }

  /// Expects that a row with one changed column comes back as it was, or is the only one that a list loses. Where the
  /// tolerant reader keeps an unknown column, an unknown word or another type, the strict one refuses it.
  private func expect(
    _ row: SampleRow, _ reader: Reader, setting column: String, to value: JSONValue?,
    _ expectation: Expectation, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let good = JSONValue.object(row.columns)
    let changed = row.setting(column, to: value)
    let (rows, failures) = try row.list([good, changed, good], reader)
    let comment: Comment = "\(column): \(String(describing: value))"
    switch expectation {
    case .kept:
      #expect(rows == [good, changed, good], comment, sourceLocation: sourceLocation)
      #expect(failures.isEmpty, comment, sourceLocation: sourceLocation)
    case .lost:
      #expect(rows == [good, good], comment, sourceLocation: sourceLocation)
      #expect(failures.map(\.index) == [1], comment, sourceLocation: sourceLocation)
      let path = failures.first?.column ?? ""
      #expect(path.hasPrefix(column), comment, sourceLocation: sourceLocation)
    }
    let isUnusual = value.map { $0 != .null || row.columns[JSText(column)] == nil } ?? false
    guard expectation == .lost || isUnusual else { return }
    let error = #expect(
      throws: DecodingError.self, comment, sourceLocation: sourceLocation
    ) {
      try row.rewritten(changed, reader, isStrict: true)
    }
    #expect(
      error?.columnPath.hasPrefix(column) == true, comment, sourceLocation: sourceLocation)
  }

  private func kind(_ value: JSONValue) -> Int {
    switch value {
    case .null: 0
    case .boolean: 1
    case .number: 2
    case .string: 3
    case .array: 4
    case .object: 5
    }
  }
}
