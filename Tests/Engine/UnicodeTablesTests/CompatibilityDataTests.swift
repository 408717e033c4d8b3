import Testing
import compass_tables

@Suite("Deriving compatibility decompositions")
struct CompatibilityDataTests {
  private func record(_ codePoint: String, _ decomposition: String) -> String {
    "\(codePoint);NAME;Lo;0;L;\(decomposition);;;;N;;;;;"
  }

  @Test("Mappings are expanded in full; those that are canonical alone are left out")
  func data() throws {
    let records = [
      record("0041", ""), record("00A0", "<noBreak> 0020"), record("017F", "<compat> 0073"),
      record("00C0", "0041 0300"), record("1E9B", "017F 0307"),
      record("FB05", "<compat> 017F 0074"),
    ]
    try withUnicodeFolder(["UnicodeData.txt": records.joined(separator: "\n")]) { folder in
      let data = try CompatibilityData(folder: folder)
      #expect(data.decompositions.map(\.codePoint) == [0xA0, 0x17F, 0x1E9B, 0xFB05])
      #expect(
        data.decompositions.map(\.mapping) == [[0x20], [0x73], [0x73, 0x307], [0x73, 0x74]])
    }
  }

  @Test("A record that is no character's is an error")
  func malformed() throws {
    for line in ["0041;A", record("0041", "<compat>"), record("xyz", "")] {
      try withUnicodeFolder(["UnicodeData.txt": line]) { folder in
        #expect(throws: UnicodeFileError.self) { try CompatibilityData(folder: folder) }
      }
    }
  }
}
