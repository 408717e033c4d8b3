import SchemaModel
import Testing

@testable import PayloadFormats

/// A header that was read with another dialect than it has is a fault.
@Suite struct CSVDialectTests {
  private static let person = ZodSchema.object {
    Field("name", .string().optional())
    Field("age", .number().optional())
    Field("a;b", .string().optional())
  }
  private static let record = ZodSchema.record(.string())

  private func rows(_ text: String, _ dialect: CSVDialect) -> [CSVRow] {
    var splitter = CSVSplitter(
      separator: dialect.separator, comment: dialect.comment, limit: 1_000)
    var rows: [CSVRow] = []
    Array(text.utf8).withUnsafeBufferPointer { splitter.read($0) { rows.append($0) } }
    splitter.end { rows.append($0) }
    return rows
  }

  /// Returns the fault of a header, or of one with the first row.
  private func fault(
    _ text: String, _ schema: ZodSchema, _ dialect: CSVDialect = .init(separator: 0x2C)
  ) -> FormatError? {
    let rows = rows(text, dialect)
    do throws(FormatError) {
      let table = try CSVTable(
        header: rows[0], schema: schema, isEncoding: false, limits: .default, dialect: dialect)
      return rows.count > 1 ? table.headerFault(besides: rows[1]) : nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ("name;age\nana;old", "semicolon", 4), ("name\tage", "tab", 4), ("name|age", "pipe", 4),
      ("Name; Age", "semicolon", 4), ("x;y", "semicolon", 1),
      ("\"name\";\"age\"\n\"ana\";\"old\"", "semicolon", 6),
      ("name;x\tage", "semicolon", 4), ("id,name;age", "semicolon", 7),
      ("name,age;name", "semicolon", 5),
      // Names in quotes, names of the schema, and one column without a separator.
      ("\"x;y\"", nil, nil), ("a;b", nil, nil), ("x", nil, nil), ("name", nil, nil),
      ("name,x;y", nil, nil), ("name,\"x\ty\"", nil, nil), ("name,age;x", nil, nil),
    ] as [(String, String?, Int?)])
  func ofAnObject(_ text: String, _ title: String?, _ offset: Int?) {
    let fault = fault(text, Self.person)
    #expect(fault?.offset == offset)
    #expect(title == nil || fault?.message.hasSuffix("--delimiter \(title ?? "") reads it") == true)
  }

  @Test(arguments: [
    ZodSchema.union([person, .object { Field("x", .string()) }]),
    .strictObject {
      Field("name", .string())
    }, .looseObject { Field("name", .string()) }, person.optional(), person.nullable(),
    .intersection(person, record), .record(.enumeration(["name", "age"]), record),
  ])
  func ofOtherSchemas(_ schema: ZodSchema) {
    #expect(fault("name;age", schema) != nil)
    #expect(fault("name,age", schema) == nil)
  }

  /// A schema of any keys leaves it to the first row.
  @Test(
    arguments: [
      ("a;b\n1;2\n", 1), ("a\tb\tc\n1\t2\t3", 1), ("price;qty,EUR;x\n1;2,3;4\n", 5),
      ("a;b\n1,5;2\n", 1),
      ("a;b\n1\n", nil), ("a;b\n", nil), ("a,b;c\n1,2;3", nil), ("\"a;b\"\n1;2", nil),
      ("a;b\n\"1;2\"", nil), ("a\n1;2", nil),
    ] as [(String, Int?)])
  func ofAnyKeys(_ text: String, _ offset: Int?) {
    #expect(fault(text, Self.record)?.offset == offset)
    #expect(fault(text, .unknown)?.offset == offset)
    let chosen = CSVDialect(separator: UInt8(ascii: ","), isChosen: true)
    #expect(fault(text, Self.record, chosen) == nil)
  }

  @Test func ofTabs() {
    let tabs = CSVDialect(separator: 0x09)
    #expect(fault("name,age", Self.person, tabs)?.offset == 4)
    #expect(fault("name\tage", Self.person, tabs) == nil)
  }

  @Test func comments() {
    #expect(fault("# x\nname\n", Self.person)?.offset == 0)
    let dialect = CSVDialect(separator: UInt8(ascii: ","), comment: UInt8(ascii: "#"))
    #expect(fault("# \"x\nname\n#y,z\nana\n", Self.person, dialect) == nil)
    #expect(
      rows("#a,\"b\nname\n# c\nana\n#", dialect).map { [$0.linesBefore, $0.bytesBefore] } == [
        [1, 6], [3, 15],
      ])
  }

  /// Carriage returns that end lines are a fault, and those in quotes are not.
  @Test(
    arguments: [
      ("name,age\rana,old\r", 8), ("\"name\",\"age\"\r\"ana\",\"old\"\r", 12), ("name\rana", 4),
      ("name,age\r\nana,1\r\n", nil), ("\"na\rme\",name\r\n", nil),
    ] as [(String, Int?)])
  func carriageReturns(_ text: String, _ offset: Int?) {
    #expect(fault(text, Self.person)?.offset == offset)
  }

  @Test(
    arguments: [
      ("a\rb", 1), ("a\r\r", 1), ("\"a\rb\"", nil), ("a\r", nil), ("\"x\",b\rc", 5),
    ] as [(String, Int?)])
  func carriageReturnsInRows(_ row: String, _ offset: Int?) throws {
    let rows = rows(
      "name,x\n\(row.contains(",") ? row : row + ",z")\n\(row)\n", .init(separator: 0x2C))
    let header = row.contains(",") ? "name,x" : "name"
    let table = try CSVTable(
      header: self.rows(header, .init(separator: 0x2C))[0], schema: Self.person, isEncoding: false,
      limits: .default)
    var json = MappedJSON(limit: 1_000)
    do throws(FormatError) {
      try table.write(rows[2], to: &json)
      #expect(offset == nil)
    } catch {
      #expect(error.offset == offset)
    }
  }

  @Test(
    arguments: [
      ("sep=;\na;b", ";", 6), ("sep=,", ",", 5), ("SEP=|\r\na", "|", 7), ("\"sep=;\"\nx", ";", 8),
      ("sep=\t\n", "\t", 6), ("sep=\n", nil, 5), ("sep=;;\n", nil, 7), ("sep=é\n", nil, 7),
      ("sep=\"\n", nil, 6),
    ] as [(String, String?, Int)])
  func separatorLine(_ text: String, _ separator: String?, _ length: Int) throws {
    let line = Array(text.utf8).withUnsafeBufferPointer { SeparatorLine($0) }
    #expect(line?.separator == separator?.utf8.first)
    #expect(line?.length == length)
    // What shows the line is enough.
    let start = Array(text.utf8.prefix(SeparatorLine.longestStart))
    #expect(start.withUnsafeBufferPointer { SeparatorLine($0) }?.separator == separator?.utf8.first)
  }

  @Test(arguments: ["separator,x", "sep;", "", "se", "\"sep=;\nx", "sep=;\ra;b\r", "x\nsep=;\n"])
  func otherLines(_ text: String) {
    #expect(Array(text.utf8).withUnsafeBufferPointer { SeparatorLine($0) } == nil)
  }

  @Test func choices() throws {
    func dialect(_ line: String, _ choice: CSVChoice) throws(FormatError) -> CSVDialect {
      let line = Array(line.utf8).withUnsafeBufferPointer { SeparatorLine($0) }
      return try CSVDialect(of: .csv, choice, line)
    }
    #expect(try dialect("sep=;", .init()).separator == UInt8(ascii: ";"))
    #expect(try dialect("sep=;", .init(delimiter: UInt8(ascii: ";"))).isChosen)
    #expect(try dialect("a,b", .init()).separator == UInt8(ascii: ","))
    #expect(try CSVDialect(of: .tsv, .init(), nil).separator == 0x09)
    #expect(throws: FormatError.self) { try dialect("sep=;", .init(delimiter: 0x09)) }
    #expect(throws: FormatError.self) { try dialect("sep=#", .init(comment: UInt8(ascii: "#"))) }
    #expect(throws: FormatError.self) { try dialect("sep=", .init()) }
  }

  @Test(
    arguments: [
      ("comma", 0x2C), ("semicolon", 0x3B), ("tab", 9), ("\\t", 9), ("\t", 9), ("pipe", 0x7C),
      ("^", 0x5E), (" ", 0x20), ("-", 0x2D), ("", nil), ("\"", nil), ("\n", nil), ("\r", nil),
      ("ab", nil), ("é", nil), ("\u{0}", nil), ("\u{1F}", 0x1F),
    ] as [(String, UInt8?)])
  func characters(_ text: String, _ byte: UInt8?) {
    #expect(CSVCharacter.byte(text) == byte)
    if let byte { #expect(!CSVCharacter.title(of: byte).isEmpty) }
  }
}
