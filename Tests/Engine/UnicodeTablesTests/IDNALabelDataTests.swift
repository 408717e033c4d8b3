import Testing

@testable import compass_tables

@Suite("Deriving the properties of labels")
struct IDNALabelDataTests {
  private func withData(_ body: (IDNALabelData) throws -> Void) throws {
    func file(_ name: String, _ records: String) -> (String, String) {
      ("extracted/\(name).txt", unicodeFile(name, records))
    }
    var files = Dictionary(uniqueKeysWithValues: [
      file("DerivedBidiClass", "0628 ; AL\n07CA ; R\n08A1 ; AL\n0886 ; AL\n094D ; NSM\n1734 ; L"),
      file(
        "DerivedGeneralCategory", "0628 ; Lo\n07CA ; Lo\n08A1 ; Lo\n0886 ; Lo\n094D ; Mn\n1734 ; Mc"
      ),
      file("DerivedCombiningClass", "094D ; 9\n1734 ; 9"),
      file("DerivedJoiningType", "0628 ; D\n07CA ; D\n08A1 ; D\n0886 ; D\n094D ; T"),
    ])
    files["DerivedAge.txt"] = unicodeFile(
      "DerivedAge", "0628 ; 1.1\n07CA ; 5.0\n08A1 ; 7.0\n0886 ; 14.0\n094D ; 1.1\n1734 ; 3.2")
    try withUnicodeFolder(files) { try body(IDNALabelData(folder: $0)) }
  }

  @Test("Old code points have their properties")
  func old() throws {
    try withData { data in
      let beh = IDNALabelData.Properties(bidi: .right, joinsWithNext: true, joinsWithPrevious: true)
      #expect(data.properties(of: 0x628) == beh)
      let virama = IDNALabelData.Properties(bidi: .nonspacingMark, isMark: true, isVirama: true)
      #expect(data.properties(of: 0x94D) == virama)
    }
  }

  @Test("Joining is unknown beyond Unicode 6.3 and in the gap, all else beyond Unicode 13")
  func ageLimits() throws {
    try withData { data in
      let unjoined = IDNALabelData.Properties(bidi: .right)
      #expect(data.properties(of: 0x8A1) == unjoined)
      #expect(data.properties(of: 0x7CA) == unjoined)
      #expect(data.properties(of: 0x886) == IDNALabelData.Properties())
    }
  }

  @Test("A bidi class that changed later is the former one")
  func formerClass() throws {
    try withData { data in
      #expect(data.properties(of: 0x1734).bidi == .nonspacingMark)
    }
  }
}
