import Testing

@testable import URLStandard

@Suite("The properties of labels")
struct LabelPropertiesTests {
  @Test("Bidi classes are distinguished as in RFC 5893")
  func bidi() {
    let classes: [(UInt32, LabelProperties.BidiClass)] = [
      (0x61, .left), (0x5D0, .right), (0x628, .right), (0x661, .arabicNumber),
      (0x31, .europeanNumber), (0x2D, .neutral), (0x301, .nonspacingMark), (0x2028, .other),
    ]
    for (codePoint, bidi) in classes {
      #expect(LabelProperties(of: codePoint).bidi == bidi)
    }
  }

  @Test("Marks, viramas and joining letters")
  func marksAndJoining() {
    #expect(LabelProperties(of: 0x94D).isMark && LabelProperties(of: 0x94D).isVirama)
    #expect(LabelProperties(of: 0x301).isMark && !LabelProperties(of: 0x301).isVirama)
    let (beh, alef) = (LabelProperties(of: 0x628), LabelProperties(of: 0x627))
    #expect(beh.joinsWithNext && beh.joinsWithPrevious)
    #expect(!alef.joinsWithNext && alef.joinsWithPrevious)
  }

  @Test("Code points younger than the reference's data have none of them")
  func younger() {
    for codePoint: UInt32 in [0x870, 0x898, 0x1AC1, 0x10F70] {
      let properties = LabelProperties(of: codePoint)
      #expect(properties.bidi == .other && !properties.isMark && !properties.joinsWithNext)
    }
  }
}
