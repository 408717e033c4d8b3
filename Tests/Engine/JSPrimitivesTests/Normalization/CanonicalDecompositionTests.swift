import JSPrimitives
import Testing

@Suite("Canonical decomposition")
struct CanonicalDecompositionTests {
  @Test(
    "Characters decompose, and marks are put in order",
    arguments: [
      ([0x61], [0x61]), ([0xE9], [0x65, 0x301]), ([0x1EAD], [0x61, 0x323, 0x302]),
      ([0x61, 0x302, 0x323], [0x61, 0x323, 0x302]), ([0x61, 0x301, 0x300], [0x61, 0x301, 0x300]),
      ([0xAC01], [0x1100, 0x1161, 0x11A8]), ([0xAC00], [0x1100, 0x1161]),
      ([0x212B], [0x41, 0x30A]),
      ([0xF900], [0x8C48]), ([0xFB01], [0xFB01]), ([0xD800], [0xD800]), ([], []),
    ] as [([UInt32], [UInt32])])
  func decompositions(text: [UInt32], decomposed: [UInt32]) {
    #expect(CanonicalDecomposition.current.decomposed(text) == decomposed)
    #expect(CanonicalDecomposition.unicode15.decomposed(text) == decomposed)
  }

  @Test("Code points younger than Unicode 15 decompose and are marks in the current version alone")
  func versions() {
    #expect(CanonicalDecomposition.current.decomposed([0x105C9]) == [0x105D2, 0x307])
    #expect(CanonicalDecomposition.unicode15.decomposed([0x105C9]) == [0x105C9])
    #expect(CanonicalDecomposition.current.combiningClass(of: 0x897) == 230)
    #expect(CanonicalDecomposition.unicode15.combiningClass(of: 0x897) == 0)
  }

  @Test("The decomposition of a code point that has none is nil")
  func single() {
    #expect(CanonicalDecomposition.current.decomposition(of: 0xE9) == [0x65, 0x301])
    #expect(CanonicalDecomposition.current.decomposition(of: 0xD7A3)?.count == 3)
    for codePoint in [0x61, 0x301, 0x4E00, 0xDFFF, 0x10FFFF] as [UInt32] {
      #expect(CanonicalDecomposition.current.decomposition(of: codePoint) == nil)
    }
  }
}
