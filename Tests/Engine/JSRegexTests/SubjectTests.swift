import JSPrimitives
import Testing

@testable import JSRegex

/// Offsets between code points and code units.
struct SubjectTests {
  private let mixed = Subject(JSText("a😀é😀😀b"), asCodePoints: true)

  @Test func aUnitInsideAPairBelongsToThePair() {
    let points = (0...mixed.length).map(mixed.pointOffset)
    #expect(points == [0, 1, 1, 2, 3, 3, 4, 4, 5, 6])
  }

  @Test func rangesOfPointsBecomeRangesOfUnits() {
    #expect(
      mixed.unitRanges([0..<6, nil, 1..<2, 3..<5, 6..<6]) == [0..<9, nil, 1..<3, 4..<8, 9..<9])
  }

  @Test func loneSurrogatesArePointsOfTheirOwn() {
    let subject = Subject(JSText(utf16: [0xDE00, 0xD83D, 0x61]), asCodePoints: true)
    #expect(subject.points == [0xDE00, 0xD83D, 0x61])
    #expect(subject.advanced(0, byCodePoint: true) == 1)
    #expect(subject.advanced(1, byCodePoint: true) == 2)
  }

  @Test func aStepByCodePointPassesAPair() {
    #expect(mixed.advanced(1, byCodePoint: true) == 3)
    #expect(mixed.advanced(1, byCodePoint: false) == 2)
    #expect(mixed.advanced(2, byCodePoint: true) == 3)
    #expect(mixed.advanced(9, byCodePoint: true) == 10)
  }

  @Test func slicesMayCutAPair() {
    #expect(mixed.slice(0..<2) == JSText(utf16: [0x61, 0xD83D]))
    #expect(Subject("abc", asCodePoints: true).slice(1..<2) == "b")
  }

  @Test func bytesAreDecodedLikeTexts() {
    let text = JSText("a😀")
    text.bytes.withUnsafeBufferPointer { bytes in
      let subject = Subject(bytes, isASCII: false, asCodePoints: true)
      #expect(subject.units == mixed.units.prefix(3).map { $0 })
      #expect(subject.points == [0x61, 0x1F600])
    }
  }
}
