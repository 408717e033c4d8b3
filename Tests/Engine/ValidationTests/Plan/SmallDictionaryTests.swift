import Testing

@testable import Validation

/// A list of few keys and a dictionary of many find the same values.
@Suite struct SmallDictionaryTests {
  @Test(arguments: [0, 1, 5, 128, 129, 300])
  func eachKeyHasItsValue(count: Int) {
    var keys = SmallDictionary<String, Int>()
    for number in 0..<count { keys.insert(number, for: "key \(number)") }
    for number in 0..<count { #expect(keys["key \(number)"] == number) }
    #expect(keys["key \(count)"] == nil)
  }
}
