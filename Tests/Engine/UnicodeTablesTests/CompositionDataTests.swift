import Testing
import compass_tables

@Suite("Deriving composition")
struct CompositionDataTests {
  @Test("Canonical decompositions and classes of younger code points than Unicode 15 are apart")
  func data() throws {
    func record(_ codePoint: String, _ decomposition: String) -> String {
      "\(codePoint);NAME;Lo;0;L;\(decomposition);;;;N;;;;;"
    }
    let records = [
      record("00A0", "<noBreak> 0020"), record("00C0", "0041 0300"), record("2126", "03A9"),
      record("113C5", "113C2 113C2"),
    ]
    let files = [
      "UnicodeData.txt": records.joined(separator: "\n"),
      "DerivedNormalizationProps.txt": unicodeFile(
        "DerivedNormalizationProps", "2126 ; Full_Composition_Exclusion"),
      "DerivedAge.txt": unicodeFile(
        "DerivedAge", "00A0..00C0 ; 1.1\n0300 ; 1.1\n0897 ; 16.0\n2126 ; 1.1\n113C5 ; 16.0"),
      "extracted/DerivedCombiningClass.txt": unicodeFile(
        "DerivedCombiningClass", "0300 ; 230\n0897 ; 230"),
    ]
    try withUnicodeFolder(files) { folder in
      let data = try CompositionData(folder: folder)
      #expect(data.decompositions.map(\.codePoint) == [0xC0, 0x2126])
      #expect(data.decompositions.map(\.first) == [0x41, 0x3A9])
      #expect(data.decompositions.map(\.second) == [0x300, 0])
      #expect(data.exclusions[0x2126] != nil && data.exclusions[0xC0] == nil)
      let marks = data.classes.filter { $0.combiningClass != 0 }
      #expect(marks.map(\.range) == [0x300..<0x301])
      #expect(data.youngerDecompositions.map(\.codePoint) == [0x113C5])
      let currentMarks = data.currentClasses.filter { $0.combiningClass != 0 }
      #expect(currentMarks.map(\.range) == [0x300..<0x301, 0x897..<0x898])
    }
  }
}
