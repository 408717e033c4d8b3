import JSPrimitives
import SourceJSON
import Testing

/// Values and objects as Swift's strings.
@Suite struct JSONStringsTests {
  private let value: JSONValue = ["name": "Ana", "year": 2027, "tags": ["a", "b"]]

  @Test func aMemberIsFoundByAString() {
    let key = "name"
    let name: String? = value[key]?.string
    #expect(name == "Ana")
    #expect(value["tags"]?[1]?.string == "b")
    #expect(value["missing"] == nil)
    #expect(value["name"]?["inner"] == nil)
  }

  @Test func aValueEqualsAString() throws {
    let name = "Ana"
    #expect(value["name"] == name)
    #expect(value["year"] != name)
    #expect(value["missing"] != name)
    #expect(try #require(value["name"]) == name)
    #expect(value["name"] == "Ana")
    #expect(value["year"] == 2027)
  }

  /// As in JavaScript: strings are equal if they have the same code units.
  @Test func canonicallyEquivalentStringsDiffer() {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    #expect(composed == decomposed)
    #expect(JSONValue.string(composed) == composed)
    #expect(JSONValue.string(composed) != decomposed)
  }

  @Test func aStringVariableIsAValue() {
    let name = "Ana"
    #expect(JSONValue.string(name) == "Ana")
    #expect(["Ana", "Bo"].map { .string($0) } == [JSONValue]([.string(name), "Bo"]))
  }

  @Test func anUnpairedSurrogateStaysInTheExactString() throws {
    let value = try JSONValue(parsing: #""\ud800a""#)
    #expect(value.string == "\u{FFFD}a")
    #expect(value.jsText?.utf16 == [0xD800, 0x61])
    #expect(value.jsonText == #""\ud800a""#)
  }

  @Test func anObjectIsASequenceOfItsMembers() throws {
    let object = try #require(try JSONValue(parsing: #"{"b": 1, "a": "x", "7": null}"#).object)
    #expect(object.keys == ["7", "b", "a"])
    #expect(object.values == [nil, 1, "x"])
    #expect(object.map(\.key) == object.keys)
    var copy = JSONObject()
    for (key, value) in object { copy[key] = value }
    #expect(copy == object)
    #expect(JSONObject(pairs: zip(object.keys, object.values)) == object)
  }

  @Test func aMemberIsSetByAString() {
    var object = JSONObject()
    let key = "name"
    object[key] = "Ana"
    #expect(object == ["name": "Ana"])
    object[key] = nil
    #expect(object.isEmpty)
  }
}
