import SchemaModel
import SourceJSON
import TestSupport
import Testing

@testable import PayloadFormats

/// The writer of plain rows finds the rows of the splitter, and writes the objects of the table.
@Suite struct CSVRowWriterTests {
  private static let schema = ZodSchema.object {
    Field("s", .string())
    Field("n", .number().optional())
    Field("b", .boolean().nullable())
    Field("u", .union([.number(), .string()]))
    Field("e", .enumeration(["1", "x"]))
    Field("a", .array(.number()))
    Field("l", .union([.literal("auto"), .number()]))
    Field("k\"\\", .coerce.number())
  }

  private static let header = "s,n,b,u,e,a,l,\"k\"\"\\\""

  /// Parts of rows that change what is around them.
  private static let pieces = [
    "\"", "\"\"", ",", ",,", "\n", "\r\n", "\r", "\t", "#", "\\", "1", "-2.5e3", "+1", "TRUE",
    "false",
    "null", "auto", "[1,2]", "\"[1,2]\"", "\"a\"\"b\"", "\"x\ny\"", "é", "😀", "\u{0}", " ", "x",
    "a,2,true,x,1,[],5,6\n", "\"a\",\"2\",,,,,,\r\n",
  ]

  private static func text(_ random: inout SeededRandom) -> [UInt8] {
    var bytes = Array("\(header)\n".utf8)
    for _ in 0..<random.number(below: 60) { bytes += Array(random.choose(pieces).utf8) }
    if random.isOne(in: 4) { bytes.append(UInt8(128 + random.number(below: 128))) }
    return bytes
  }

  /// The rows of a splitter, and their objects, or nil for rows with a fault.
  private func expected(
    _ bytes: [UInt8], _ dialect: CSVDialect, limit: Int
  ) throws -> (table: CSVTable, rows: [(start: Int, json: [UInt8]?)]) {
    var splitter = CSVSplitter(
      separator: dialect.separator, comment: dialect.comment, limit: limit)
    var rows: [CSVRow] = []
    bytes.withUnsafeBufferPointer { splitter.read($0) { rows.append($0) } }
    splitter.end { rows.append($0) }
    let table = try CSVTable(
      header: rows[0], schema: Self.schema, isEncoding: false, limits: .default)
    return (
      table,
      rows.dropFirst().map { row in
        var json = MappedJSON(limit: 100_000)
        let isWritten = !row.isTooLong && (try? table.write(row, to: &json)) != nil
        return (row.bytesBefore, isWritten ? json.bytes : nil)
      }
    )
  }

  private func check(_ bytes: [UInt8], _ dialect: CSVDialect, limit: Int) throws {
    let (table, rows) = try expected(bytes, dialect, limit: limit)
    var writer = CSVRowWriter(table, dialect, limit: limit)
    bytes.withUnsafeBufferPointer { bytes in
      var place = CSVRowEnds.end(ofRowAt: 0, in: bytes, dialect)
      var rest = rows[...]
      while place < bytes.count {
        let start = place
        let row = writer.write(bytes, at: &place)
        #expect(place > start)
        switch row {
        case .blank: #expect(rest.first?.start != start)
        case .object(let json):
          let row = rest.popFirst()
          #expect(row?.start == start)
          #expect(row?.json == Array(json))
        case .other: #expect(rest.popFirst()?.start == start)
        }
      }
      #expect(rest.isEmpty)
    }
  }

  @Test(arguments: 0..<8)
  func rowsOfTheSplitter(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let dialect = CSVDialect(
      separator: UInt8(ascii: ","), comment: seed % 2 == 0 ? nil : UInt8(ascii: "#"))
    for _ in 0..<500 {
      try check(Self.text(&random), dialect, limit: seed % 3 == 0 ? 45 : 1_000)
    }
  }

  /// Rows without a fault, and without JSON text or a doubled quote in a column of several types, are written in one pass.
  @Test func plainRowsAreWritten() throws {
    let rows = [
      "a,2,true,x,1,,5,6", "\"a\nb\",\"2\",FALSE,7,x,,auto,", ",,,,,,,", "é,x,null,,,,,\r",
      "\"a\"\"b\",,,,,,,",
    ]
    let bytes = Array((Self.header + "\n" + rows.joined(separator: "\n")).utf8)
    let dialect = CSVDialect(separator: UInt8(ascii: ","))
    let (table, expected) = try expected(bytes, dialect, limit: 1_000)
    var writer = CSVRowWriter(table, dialect, limit: 1_000)
    bytes.withUnsafeBufferPointer { bytes in
      var place = CSVRowEnds.end(ofRowAt: 0, in: bytes, dialect)
      for row in expected {
        guard case .object(let json) = writer.write(bytes, at: &place) else {
          Issue.record("a row that was not written")
          continue
        }
        #expect(Array(json) == row.json)
      }
      #expect(place == bytes.count)
    }
  }

  /// The ends of rows don't depend on the pieces in which the file comes, and are those of the splitter.
  @Test(arguments: 0..<4)
  func endsInPieces(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(100 + seed))
    let dialect = CSVDialect(
      separator: UInt8(ascii: ","), comment: seed % 2 == 0 ? nil : UInt8(ascii: "#"))
    for _ in 0..<300 {
      let bytes = Self.text(&random)
      var starts: [Int] = []
      bytes.withUnsafeBufferPointer { bytes in
        var place = 0
        while place < bytes.count {
          place = CSVRowEnds.end(ofRowAt: place, in: bytes, dialect)
          starts.append(place)
        }
        // Pieces whose bytes stay, and pieces whose bytes go.
        for keeps in [true, false] {
          var ends = CSVRowEnds(dialect)
          var (found, first) = ([Int](), 0)
          for end in stride(from: 0, through: bytes.count, by: 1 + seed) {
            let piece = UnsafeBufferPointer(rebasing: bytes[first..<end])
            while let row = ends.next(in: piece) { found.append(first + row) }
            guard !keeps else { continue }
            ends.removeFirst(piece.count, of: piece)
            first = end
          }
          #expect(found == starts.filter { $0 <= found.last ?? 0 })
          #expect(starts.count - found.count <= 1 + seed)
        }
        var ends = CSVRowEnds(dialect)
        let last = ends.last(in: bytes)
        #expect(last == nil || starts.contains(last ?? 0))
        #expect(ends.next(in: bytes) == nil)
      }
    }
  }
}
