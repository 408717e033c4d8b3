import PayloadFormats
import SchemaModel
import SourceJSON
import Testing

/// Rows of CSV become objects, whose values have the types of the schema.
@Suite struct CSVTableTests {
  private static let schema = ZodSchema.object {
    Field("s", .string())
    Field("n", .number().optional())
    Field("b", .boolean().nullable())
    Field("u", .union([.number(), .string()]))
    Field("e", .enumeration(["1", "x"]))
    Field("a", .array(.number()))
    Field("l", .union([.literal("auto"), .number()]))
  }

  private func rows(_ text: String, limit: Int = 100, piece: Int = .max) -> [CSVRow] {
    var splitter = CSVSplitter(separator: UInt8(ascii: ","), limit: limit)
    var rows: [CSVRow] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      rest.prefix(piece).withUnsafeBufferPointer { splitter.read($0) { rows.append($0) } }
      rest = rest.dropFirst(piece)
    }
    splitter.end { rows.append($0) }
    return rows
  }

  private func json(_ header: String, _ row: String) throws -> MappedJSON {
    let rows = rows("\(header)\n\(row)")
    let table = try CSVTable(
      header: rows[0], schema: Self.schema, isEncoding: false, limits: .default)
    var output = MappedJSON(limit: 1_000)
    try table.write(rows[1], to: &output)
    return output
  }

  @Test(
    arguments: [
      ("s", "12", #"{"s":"12"}"#), ("n", "12", #"{"n":12}"#), ("n", "-1.5e3", #"{"n":-1.5e3}"#),
      ("n", "+1", #"{"n":"+1"}"#), ("n", " 1", #"{"n":" 1"}"#), ("n", "\"12\"", #"{"n":12}"#),
      ("b", "TRUE", #"{"b":true}"#), ("b", "false", #"{"b":false}"#), ("b", "null", #"{"b":null}"#),
      ("b", "yes", #"{"b":"yes"}"#), ("u", "1", #"{"u":1}"#), ("u", "1a", #"{"u":"1a"}"#),
      ("e", "1", #"{"e":"1"}"#), ("e", "2", #"{"e":"2"}"#), ("l", "auto", #"{"l":"auto"}"#),
      ("l", "5", #"{"l":5}"#), ("a", "\"[1, 2]\"", #"{"a":[1, 2]}"#), ("a", "[1", #"{"a":"[1"}"#),
      ("other", "1", #"{"other":"1"}"#), ("s,n", ",1", #"{"n":1}"#), ("s,n", "\"\",1", #"{"n":1}"#),
      ("s", "\"a\"\"b\"", #"{"s":"a\"b"}"#), ("s", "a\"b", #"{"s":"a\"b"}"#),
      ("s", "\"a\nb\"", #"{"s":"a\nb"}"#),
      ("\"s\"", "a,", nil), ("s,n", "a", nil),
    ] as [(String, String, String?)])
  func row(_ header: String, _ row: String, _ expected: String?) throws {
    let made = try? json(header, row)
    #expect(made.map { String(decoding: $0.bytes, as: UTF8.self) } == expected)
  }

  /// Following each reference would take 2 to the power of 64 steps.
  @Test func aUnionThatNamesItselfTwice() {
    let schema = ZodSchema.recursive("row") { row in
      .union([row, row, .object { Field("n", .union([.number(), .array(row), row.nullable()])) }])
    }
    let kinds = ColumnKinds(schema, isEncoding: false).kinds(ofKey: "n")
    #expect(kinds == [.number, .json(UInt8(ascii: "[")), .json(UInt8(ascii: "{")), .null])
  }

  @Test func origins() throws {
    let text = "\"a\"\"b\",12"
    try expect(
      json("s,n", text), of: text, is: #"{"s":"a\"b","n":12}"#,
      [(#""a\"b""#, "\"a\"\"b\""), ("12", "12"), (#""n""#, "12")])
  }

  @Test(arguments: [
    ("a,b,a", "the column \"a\" is given twice", 4), ("a,,b", "a column without a name", 2),
    ("a,\"b\"c", "expected a separator or a line break behind the quote", 5),
    ("a,\"b", "a quoted field without its end", 2),
  ])
  func header(_ text: String, _ message: String, _ offset: Int) {
    let rows = rows(text)
    #expect(throws: FormatError(message, at: offset)) {
      try CSVTable(header: rows[0], schema: Self.schema, isEncoding: false, limits: .default)
    }
  }

  /// A carriage return behind a quote is part of the line break, or a fault.
  @Test(
    arguments: [
      ("\"a\"\r\n", nil), ("\"a\"\r", nil), ("\"a\"\r,b\n", 3), ("\"a\"\rb\n", 3),
      ("\"a\"\r\r\n", 3), ("x,\"a\"\r\"\n", 5), ("\"a\" ,\"b\"\r,\n", 3),
    ] as [(String, Int?)])
  func returnsBehindAQuote(_ text: String, _ offset: Int?) {
    let rows = rows(text)
    #expect(rows.map(\.fault?.offset) == [offset])
    #expect(rows.allSatisfy { $0.fields.allSatisfy { $0.range.upperBound <= rows[0].text.count } })
    #expect(self.rows(text, piece: 1) == rows)
  }

  @Test func otherNumberOfFields() throws {
    let rows = rows("a,b\n1\n1,2,3\n")
    let table = try CSVTable(
      header: rows[0], schema: Self.schema, isEncoding: false, limits: .default)
    var output = MappedJSON(limit: 100)
    #expect(throws: FormatError("1 field, but the header has 2 fields", at: 1)) {
      try table.write(rows[1], to: &output)
    }
    #expect(throws: FormatError("3 fields, but the header has 2 fields", at: 4)) {
      try table.write(rows[2], to: &output)
    }
  }

  /// The rows don't depend on the pieces in which the file comes.
  @Test func pieces() {
    let text = "a,b\r\n\"x\r\ny\",2\r\n\r\n\n3,\"\"\"\"\nlast,\"1\""
    let whole = rows(text)
    #expect(whole.map(\.linesBefore) == [0, 1, 5, 6])
    #expect(whole.map(\.bytesBefore) == [0, 5, 18, 25])
    #expect(
      whole.map { String(decoding: $0.text, as: UTF8.self) } == [
        "a,b", "\"x\r\ny\",2", "3,\"\"\"\"", "last,\"1\"",
      ])
    for piece in 1...9 { #expect(rows(text, piece: piece) == whole) }
  }

  @Test func aRowBeyondTheLimit() {
    let rows = rows("a\n" + String(repeating: "b", count: 50) + "\nc\n", limit: 20)
    #expect(rows.map(\.isTooLong) == [false, true, false])
    #expect(rows[1].text.isEmpty && rows[1].fields.isEmpty)
    #expect(rows[2].bytesBefore == 53)
  }
}
