import Testing

@testable import PayloadGeneration

/// The source of all choices.
@Suite struct SeededRandomTests {
  @Test func theSequenceIsThatOfSplitMix64() {
    // The first outputs for this seed, from the reference implementation.
    var random = SeededRandom(seed: 1_234_567)
    #expect(random.bits() == 6_457_827_717_110_365_317)
    #expect(random.bits() == 3_203_168_211_198_807_973)
    #expect(random.bits() == 9_817_491_932_198_370_423)
  }

  @Test func payloadsHaveSequencesOfTheirOwn() {
    var first: Set<UInt64> = []
    for seed in UInt64(0)..<50 {
      for index in UInt64(0)..<50 {
        var random = SeededRandom(seed: seed, index: index)
        first.insert(random.bits())
      }
    }
    #expect(first.count == 2500)
  }

  @Test func numbersStayInTheirRange() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<1000 {
      #expect((3...9).contains(random.number(in: 3...9)))
      #expect(random.number(below: 1) == 0)
      #expect(random.permutation(of: 6).sorted() == [0, 1, 2, 3, 4, 5])
    }
    #expect(random.choose([Int]()) == nil)
  }
}
