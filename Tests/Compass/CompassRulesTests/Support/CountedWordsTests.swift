import Testing

@testable import CompassRules

@Suite("Counted words")
struct CountedWordsTests {
  @Test("Words keep the order of their first appearance, whole numbers come first, ascending")
  func order() {
    let counted = CountedWords(["b", "10", "a", "9", "b", "01", ""])
    #expect(counted.counts.map(\.word.string) == ["9", "10", "b", "a", "01", ""])
    #expect(counted.counts.map(\.count) == [1, 1, 2, 1, 1, 1])
    #expect(counted.mostFrequent == "b")
  }

  @Test("Without words none is the most frequent")
  func empty() {
    #expect(CountedWords([]).mostFrequent == nil)
  }
}
