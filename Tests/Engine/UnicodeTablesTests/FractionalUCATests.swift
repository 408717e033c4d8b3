import Testing
import compass_tables

@Suite("Reading the root collation")
struct FractionalUCATests {
  private func file(
    _ lines: String, version: String = UnicodeFolder.requiredVersion
  ) -> [String: String] {
    let text = """
      # comment
      [UCA version = \(version)]
      [Unified_Ideograph 4E00..4E03 3400]
      [radical 1=⼀一:一丁-七㐀]
      [radical end]
      [top_byte\t00\tTERMINATOR ]

      """
    return [FractionalUCA.path: text + lines + "\n"]
  }

  @Test("A mapping has a string, the elements with their levels, and perhaps a code point before")
  func mappings() throws {
    let lines = """
      0000; [,,]\t# control
      0041; [2B, 05, 9C]
      004C | 00B7; [, FB B6, 05]
      0E40 0E01; [74 06, 05, 05][74 7A, 05, 05]
      2F00; [U+4E00, 10]
      FFFD; [EF FD, 05, 05]
      """
    try withUnicodeFolder(file(lines)) { folder in
      let mappings = try FractionalUCA(folder: folder).mappings
      let sources: [[UInt32]] = [[0], [0x41], [0xB7], [0xE40, 0xE01], [0x2F00], [0xFFFD]]
      #expect(mappings.map(\.source) == sources)
      #expect(mappings.map(\.prefix) == [nil, nil, 0x4C, nil, nil, nil])
      typealias Element = FractionalUCA.Element
      let common: UInt16 = 0x500
      let expected: [[Element]] = [
        [Element(primary: .listed(0), secondary: 0, tertiary: 0)],
        // Without the bits of an uppercase letter.
        [Element(primary: .listed(0x2B00_0000), secondary: common, tertiary: 0x1C00)],
        [Element(primary: .listed(0), secondary: 0xFBB6, tertiary: common)],
        [
          Element(primary: .listed(0x7406_0000), secondary: common, tertiary: common),
          Element(primary: .listed(0x747A_0000), secondary: common, tertiary: common),
        ],
        [Element(primary: .ideograph(0), secondary: common, tertiary: 0x1000)],
        [Element(primary: .trailing(0xEFFD_0000), secondary: common, tertiary: common)],
      ]
      #expect(mappings.map(\.elements) == expected)
    }
  }

  @Test("Ideographs are in the order of radicals, their ranges in the order of blocks")
  func ideographs() throws {
    try withUnicodeFolder(file("")) { folder in
      let data = try FractionalUCA(folder: folder)
      #expect(data.ideographOrder == [0x4E00, 0x4E01, 0x4E02, 0x4E03, 0x3400])
      #expect(data.ideographs == [0x4E00...0x4E03, 0x3400...0x3400])
    }
  }

  @Test("Another version and a malformed line are rejected")
  func refusals() throws {
    try withUnicodeFolder(file("", version: "16.0.0")) { folder in
      #expect(
        throws: UnicodeFileError(file: FractionalUCA.path, kind: .otherVersion("16.0.0"))
      ) { try FractionalUCA(folder: folder) }
    }
    for line in ["0041", "X; [,,]", "0041; [2B, 05]", "0041; [U+4E09]", "0041; [2B, 05, 05"] {
      try withUnicodeFolder(file(line)) { folder in
        #expect(throws: UnicodeFileError(file: FractionalUCA.path, kind: .malformed([line]))) {
          try FractionalUCA(folder: folder)
        }
      }
    }
  }

  @Test("Ideographs that no radical lists are rejected")
  func unlisted() throws {
    let text = """
      [UCA version = \(UnicodeFolder.requiredVersion)]
      [Unified_Ideograph 4E00..4E03]
      [radical 1=⼀一:一丁]
      """
    try withUnicodeFolder([FractionalUCA.path: text]) { folder in
      #expect(throws: UnicodeFileError.self) { try FractionalUCA(folder: folder) }
    }
  }
}
