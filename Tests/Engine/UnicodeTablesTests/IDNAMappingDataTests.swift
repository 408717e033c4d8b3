import Testing
import compass_tables

@Suite("Deriving the mapping of UTS 46")
struct IDNAMappingDataTests {
  private func withData(_ body: (IDNAMappingData) throws -> Void) throws {
    let files = [
      "DerivedNormalizationProps.txt": unicodeFile(
        "DerivedNormalizationProps",
        """
        0041 ; NFKC_CF; 0061
        00A0 ; NFKC_CF; 0020
        00AD ; NFKC_CF;
        00DF ; NFKC_CF; 0073 0073
        1E9E ; NFKC_CF; 0073 0073
        2024 ; NFKC_CF; 002E
        2025 ; NFKC_CF; 002E 002E
        2065 ; NFKC_CF;
        200E..200F ; NFKC_CF;
        FE12 ; NFKC_CF; 3002
        FF0E ; NFKC_CF; 002E
        """),
      "PropList.txt": unicodeFile(
        "PropList",
        """
        200E..200F ; Bidi_Control
        2FF0..2FF1 ; IDS_Binary_Operator
        """),
      "extracted/DerivedGeneralCategory.txt": unicodeFile(
        "DerivedGeneralCategory",
        """
        0000..001F ; Cc
        0020 ; Zs
        0021..007E ; Po
        007F..009F ; Cc
        00A0 ; Zs
        00AD ; Cf
        00DF..00E0 ; Ll
        1E9E ; Lu
        2000 ; Zs
        200E..200F ; Cf
        2024..2025 ; Po
        2FF0..2FF1 ; So
        3002 ; Po
        E000 ; Co
        FE12 ; Po
        FF0E ; Po
        FFFC..FFFD ; So
        2065 ; Cn
        """),
    ]
    try withUnicodeFolder(files) { try body(IDNAMappingData(folder: $0)) }
  }

  @Test("NFKC_Casefold maps, and to nothing it drops")
  func mapping() throws {
    try withData { data in
      #expect(data.status(of: 0x41) == .mapped([0x61]))
      #expect(data.status(of: 0xAD) == .ignored)
      #expect(data.status(of: 0xE0) == .valid)
    }
  }

  @Test("In ASCII only upper case is mapped, nothing is rejected; its symbols are mapped to")
  func ascii() throws {
    try withData { data in
      #expect(data.status(of: 0x00) == .valid)
      #expect(data.status(of: 0x2E) == .valid)
      #expect(data.status(of: 0x7F) == .valid)
      #expect(data.status(of: 0x80) == .disallowed)
      #expect(data.status(of: 0xA0) == .mapped([0x20]))
    }
  }

  @Test("Sharp s is kept, and its capital becomes it")
  func deviations() throws {
    try withData { data in
      #expect(data.status(of: 0xDF) == .valid)
      #expect(data.status(of: 0x1E9E) == .mapped([0xDF]))
    }
  }

  @Test("Of all that maps to a full stop only its own forms are allowed")
  func fullStops() throws {
    try withData { data in
      #expect(data.status(of: 0x3002) == .mapped([0x2E]))
      #expect(data.status(of: 0xFF0E) == .mapped([0x2E]))
      for codePoint: UInt32 in [0x2024, 0x2025, 0xFE12] {
        #expect(data.status(of: codePoint) == .disallowed)
      }
    }
  }

  @Test("Separators, description operators, private, unassigned and replacement ones are rejected")
  func disallowed() throws {
    try withData { data in
      for codePoint: UInt32 in [
        0x2000, 0x200E, 0x2065, 0x2FF0, 0xE000, 0xFFFC, 0xFFFD, 0xE0001, 0x10FFFF,
      ] {
        #expect(data.status(of: codePoint) == .disallowed)
      }
    }
  }

  @Test("The ranges hold all code points, each with its status")
  func ranges() throws {
    try withData { data in
      var end: UInt32 = 0
      for (range, status) in data.ranges {
        #expect(range.lowerBound == end)
        end = range.upperBound
        #expect(data.status(of: end - 1) == status)
      }
      #expect(end == 0x11_0000)
    }
  }
}
