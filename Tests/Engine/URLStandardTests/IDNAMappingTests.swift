import Testing

@testable import URLStandard

@Suite("The mapping of UTS 46")
struct IDNAMappingTests {
  /// Returns what a code point maps to; nil if it is disallowed.
  private func mapping(_ codePoint: UInt32) -> [UInt32]? {
    var output: [UInt32] = []
    return IDNAMapping.appendMapping(of: codePoint, to: &output) ? output : nil
  }

  @Test("A code point is kept, dropped, mapped to one or to several, or disallowed")
  func kinds() {
    #expect(mapping(0xE9) == [0xE9])
    #expect(mapping(0xAD) == [])
    #expect(mapping(0x41) == [0x61])
    #expect(mapping(0x5A) == [0x7A])
    #expect(mapping(0x132) == [0x69, 0x6A])
    #expect(mapping(0x80) == nil)
    #expect(mapping(0x378) == nil)
    #expect(mapping(0x10FFFF) == nil)
  }

  @Test("If cases alternate, capitals become the next code point")
  func alternation() {
    #expect(mapping(0x100) == [0x101])
    #expect(mapping(0x101) == [0x101])
    #expect(mapping(0x139) == [0x13A])
    #expect(mapping(0x13A) == [0x13A])
    #expect(!IDNAMapping.isValid(0x100) && IDNAMapping.isValid(0x101))
  }

  @Test("The members of a run keep their distance")
  func runs() {
    #expect(mapping(0x1D400) == [0x61])
    #expect(mapping(0x1D419) == [0x7A])
    #expect(mapping(0xFF21) == [0x61])
  }

  @Test("Only code points that map to themselves are valid")
  func validity() {
    #expect(IDNAMapping.isValid(0x61) && IDNAMapping.isValid(0xDF) && IDNAMapping.isValid(0x200C))
    for codePoint: UInt32 in [0x41, 0xAD, 0x132, 0x80, 0xD800, 0x110000, .max] {
      #expect(!IDNAMapping.isValid(codePoint))
    }
  }
}
