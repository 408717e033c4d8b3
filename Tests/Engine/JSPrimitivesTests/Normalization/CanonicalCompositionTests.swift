import JSPrimitives
import Testing

@Suite("Normalization form C")
struct CanonicalCompositionTests {
  private func composed(_ text: [UInt32]) -> [UInt32] {
    CanonicalComposition.unicode15.composed(text)
  }

  @Test("Marks are sorted, and composed if nothing blocks them")
  func marks() {
    #expect(composed([0x61, 0x301]) == [0xE1])
    #expect(composed([0x61, 0x301, 0x323]) == [0x1EA1, 0x301])
    #expect(composed([0x61, 0x315, 0x300]) == [0xE0, 0x315])
    #expect(composed([0x61, 0x334, 0x301]) == [0xE1, 0x334])
    #expect(composed([0x61, 0x62, 0x301]) == [0x61, 0x62, 0x301])
    #expect(composed([0x1E69]) == [0x1E69])
    #expect(composed([0x73, 0x307, 0x323]) == [0x1E69])
  }

  @Test("Singletons and excluded composites stay decomposed")
  func exclusions() {
    #expect(composed([0x212B]) == [0xC5])
    #expect(composed([0x958]) == [0x915, 0x93C])
    #expect(composed([0x344]) == [0x308, 0x301])
    #expect(composed([0xFB1D]) == [0x5D9, 0x5B4])
  }

  @Test("Hangul syllables compose by arithmetic")
  func hangul() {
    #expect(composed([0x1100, 0x1161]) == [0xAC00])
    #expect(composed([0x1100, 0x1161, 0x11A8]) == [0xAC01])
    #expect(composed([0xAC00, 0x11A8]) == [0xAC01])
    #expect(composed([0xAC01, 0x11A8]) == [0xAC01, 0x11A8])
    #expect(composed([0xD7A3]) == [0xD7A3])
  }

  @Test("Code points younger than Unicode 15 compose in the current version")
  func current() {
    #expect(CanonicalComposition.current.composed([0x105D2, 0x307]) == [0x105C9])
    #expect(CanonicalComposition.current.composed([0x113C2, 0x113C2]) == [0x113C5])
    #expect(CanonicalComposition.current.composed([0x61, 0x897, 0x323]) == [0x1EA1, 0x897])
  }

  @Test("Code points younger than Unicode 15 are left as they are by Unicode 15, as in Node's URLs")
  func younger() {
    #expect(composed([0x113C2, 0x113C2]) == [0x113C2, 0x113C2])
    #expect(composed([0x113C5]) == [0x113C5])
    // U+0897, a mark of Unicode 16, neither moves nor lets another mark pass.
    #expect(composed([0x61, 0x897, 0x323]) == [0x61, 0x897, 0x323])
  }
}
