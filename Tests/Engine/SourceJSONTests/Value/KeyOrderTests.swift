import JSPrimitives
import Testing

@testable import SourceJSON

@Suite("JavaScript's order of keys")
struct KeyOrderTests {
  private func sorted(_ keys: [String]) -> [String] {
    KeyOrder.sorted(keys) { JSONObject.arrayIndex(JSText($0)) }
  }

  @Test("Array indices come first and ascend, the others keep their order")
  func indicesFirst() {
    #expect(sorted(["b", "10", "a", "9", "0"]) == ["0", "9", "10", "b", "a"])
  }

  @Test("Without array indices nothing moves")
  func noIndices() {
    #expect(
      sorted(["b", "01", "-1", "1.0", "4294967295", "a"]) == [
        "b", "01", "-1", "1.0", "4294967295", "a",
      ])
    #expect(sorted([]).isEmpty)
  }
}
