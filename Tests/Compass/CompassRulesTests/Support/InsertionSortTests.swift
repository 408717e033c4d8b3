import Testing

@testable import CompassRules

@Suite("Insertion sort")
struct InsertionSortTests {
  @Test(
    "It sorts",
    arguments: [
      [], [1], [1, 2], [2, 1], [3, 2, 1], [1, 2, 0], [2, 1, 3, 0], [3, 1, 2, 5, 4, 0],
    ])
  func sorts(numbers: [Int]) {
    #expect(numbers.sortedByInsertion { $0 < $1 } == numbers.sorted())
  }

  @Test("Equal elements keep their places")
  func stable() {
    let pairs = [(1, "a"), (0, "b"), (1, "c"), (0, "d"), (1, "e")]
    let sorted = pairs.sortedByInsertion { $0.0 < $1.0 }
    #expect(sorted.map(\.1).joined() == "bdace")
  }

  @Test("An order with NaN ends")
  func unordered() {
    let numbers = [3, Double.nan, 1, 2].sortedByInsertion { $0 < $1 }
    #expect(numbers.count == 4)
  }

  @Test("An error ends the sort")
  func failure() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try [1, 2].sortedByInsertion { (_, _) throws(Failure) in throw Failure() }
    }
  }
}
