import Foundation
import Testing
import compass_tables

@Suite("Deriving the table of character references")
struct CharacterReferenceTableTests {
  @Test("Names are sorted by their bytes; a second code point is a place in a list")
  func render() throws {
    let text = #"{"lt;": "<", "NotX;": "≠̸", "lt": "<", "bne;": "=⃥", "LT": "<"}"#
    try withUnicodeFolder([CharacterReferenceData.file: text]) { folder in
      let data = try CharacterReferenceData(folder: folder)
      #expect(data.references.map(\.name) == ["LT", "NotX;", "bne;", "lt", "lt;"])
      let table = CharacterReferenceTableWriter.render(data)
      #expect(table.contains("    LTNotX;bne;ltlt;\n"))
      #expect(table.contains("    0, 2, 7, 11, 13, 16,\n"))
      #expect(table.contains("    0x3C, 0x1002260, 0x200003D, 0x3C, 0x3C,\n"))
      #expect(table.contains("seconds: [UInt32] = [0x338, 0x20E5]\n"))
    }
  }

  @Test(
    "A file of another form is refused",
    arguments: ["[]", "{\"a;\": 1}", "{\"a;\": \"\"}", "{\"a;\": \"abc\"}", "{\"a b\": \"c\"}"])
  func malformed(_ text: String) throws {
    try withUnicodeFolder([CharacterReferenceData.file: text]) { folder in
      #expect(throws: UnicodeFileError.self) { try CharacterReferenceData(folder: folder) }
    }
  }

  @Test("A missing file is named")
  func missing() throws {
    try withUnicodeFolder([:]) { folder in
      #expect(
        throws: UnicodeFileError(file: CharacterReferenceData.file, kind: .unreadable)
      ) { try CharacterReferenceData(folder: folder) }
    }
  }
}
