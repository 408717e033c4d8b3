import JSPrimitives
import SourceJSON
import Testing

@Suite("Objects in JavaScript's order")
struct JSONObjectTests {
  private func made(_ members: [JSONObject.Member]) -> JSONObject { JSONObject(members) }

  private func keys(_ keys: [JSText]) -> [JSText] {
    JSONObject(keys.map { ($0, .null) }).members.map(\.key)
  }

  @Test(
    "Array indices come first, in their order, then all others as they came",
    arguments: [
      (["b", "a"], ["b", "a"]), (["b", "1", "a", "0"], ["0", "1", "b", "a"]),
      (["10", "9", "2"], ["2", "9", "10"]), (["01", "1"], ["1", "01"]),
      (["-1", "1"], ["1", "-1"]),
      (["1.5", "2"], ["2", "1.5"]), (["", "0"], ["0", ""]),
      (["4294967295", "4294967294", "x"], ["4294967294", "4294967295", "x"]),
      (["99999999999", "5"], ["5", "99999999999"]),
      (["1e3", " 1", "+1", "١", "7"], ["7", "1e3", " 1", "+1", "١"]),
    ] as [([JSText], [JSText])])
  func order(given: [JSText], expected: [JSText]) {
    #expect(keys(given) == expected)
    var object = JSONObject()
    for key in given { object[key] = true }
    #expect(object.members.map(\.key) == expected)
  }

  @Test(
    "An array index is a whole number up to 2^32 - 2, without leading zeros",
    arguments: [
      ("0", 0), ("7", 7), ("4294967294", 4_294_967_294), ("4294967295", nil), ("9999999999", nil),
      ("42949672940", nil), ("00", nil), ("07", nil), ("", nil), ("-0", nil), ("1.0", nil),
      ("1a", nil),
    ] as [(String, UInt32?)])
  func arrayIndex(key: String, index: UInt32?) {
    #expect(JSONObject.arrayIndex(JSText(key)) == index)
  }

  @Test("Setting a key again keeps its place; setting nil removes it")
  func setting() {
    var object = made([("a", 1), ("b", 2), ("a", 3)])
    #expect(object.members.map(\.key) == ["a", "b"])
    #expect(object["a"] == 3)
    object["a"] = 4
    object["c"] = nil
    #expect(object == made([("a", 4), ("b", 2)]))
    object["a"] = nil
    #expect(object["a"] == nil)
    #expect(object.count == 1)
    object["a"] = 5
    #expect(object.members.map(\.key) == ["b", "a"])
    object["a"] = nil
    object["b"] = nil
    #expect(object.isEmpty)
  }

  @Test("A null member is a member")
  func nullMembers() {
    var object = JSONObject()
    object["a"] = .some(.null)
    #expect(object.count == 1)
    #expect(object["a"] == .some(.null))
  }

  @Test("An object of any size behaves as a small one", arguments: [1, 7, 8, 9, 10, 50])
  func sizes(count: Int) {
    let keys = (0..<count).map { JSText("key\($0)") }
    var object = JSONObject()
    for (index, key) in keys.enumerated() { object[key] = .number(Double(index)) }
    #expect(object.members.map(\.key) == keys)
    for (index, key) in keys.enumerated() { #expect(object[key] == .number(Double(index))) }
    object["5"] = "first"
    #expect(object.members.first?.key == "5")
    for (index, key) in keys.enumerated() { #expect(object[key] == .number(Double(index))) }
    object[keys[count / 2]] = nil
    #expect(object[keys[count / 2]] == nil)
    #expect(object.count == count)
    for key in keys { object[key] = nil }
    #expect(object.members.map(\.key) == ["5"])
  }

  @Test("Objects are equal in any order, and hash by their members")
  func hashing() {
    let object = made([("a", 1), ("b", [["c": 0]])])
    let other = made([("b", [["c": -0.0]]), ("a", 1)])
    #expect(object == other)
    #expect(object.hashValue == other.hashValue)
    #expect(object != made([("a", 1), ("b", [["c": 1]])]))
    #expect(object != made([("a", 1), ("c", [["c": 0]])]))
    let hashes = (0..<1000).map { made([("id", .number(Double($0)))]).hashValue }
    #expect(Set(hashes).count > 900)
  }

  @Test("Twenty thousand members are set, found and read from a text")
  func manyMembers() throws {
    let count = 20_000
    var object = JSONObject()
    for index in 0..<count { object[JSText("key\(index)")] = .number(Double(index)) }
    #expect(object.count == count)
    #expect((0..<count).allSatisfy { object[JSText("key\($0)")] == .number(Double($0)) })
    let text = JSONWriter.bytes(of: .object(object))
    #expect(try JSONDocument(text).value == .object(object))
    let indices = JSONObject((0..<count).reversed().map { (JSText("\($0)"), JSONValue.null) })
    #expect(indices.members.map(\.key) == (0..<count).map { JSText("\($0)") })
  }
}
