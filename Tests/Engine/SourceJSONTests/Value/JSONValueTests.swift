import JSPrimitives
import SourceJSON
import Testing

@Suite("JSON values")
struct JSONValueTests {
  @Test("Literals of Swift are values")
  func literals() {
    #expect(JSONValue.null == nil)
    #expect(JSONValue.boolean(true) == true)
    #expect(JSONValue.number(1) == 1)
    #expect(JSONValue.number(1.5) == 1.5)
    #expect(JSONValue.string("é") == "é")
    #expect(JSONValue.array([.number(1), .null]) == [1, nil])
    #expect(JSONValue.object(JSONObject([("a", .boolean(false))])) == ["a": false])
  }

  @Test("The accessors of other types return nil")
  func accessors() {
    let values: [JSONValue] = [nil, true, 0, "", [], [:]]
    #expect(values.map { $0.boolean != nil } == [false, true, false, false, false, false])
    #expect(values.map { $0.number != nil } == [false, false, true, false, false, false])
    #expect(values.map { $0.text != nil } == [false, false, false, true, false, false])
    #expect(values.map { $0.elements != nil } == [false, false, false, false, true, false])
    #expect(values.map { $0.object != nil } == [false, false, false, false, false, true])
  }

  @Test("Members and elements that are not there are nil")
  func subscripts() {
    let value: JSONValue = ["list": [1, ["deep": "x"]], "none": nil]
    #expect(value["list"]?[1]?["deep"] == "x")
    #expect(value["none"] == .some(nil))
    #expect(value["other"] == nil)
    #expect(value["list"]?[2] == nil)
    #expect(value["list"]?[-1] == nil)
    #expect(value[0] == nil)
    #expect(value["list"]?["deep"] == nil)
  }

  @Test("Arrays are equal in order, objects in any order")
  func equality() {
    #expect([1, 2] as JSONValue != [2, 1])
    #expect(["a": 1, "b": [2]] as JSONValue == ["b": [2], "a": 1])
    #expect(Set<JSONValue>([["a": 1, "b": 2], ["b": 2, "a": 1]]).count == 1)
    #expect(["a": nil] as JSONValue != [:])
    #expect(0 as JSONValue == -0.0)
    #expect(1 as JSONValue != true)
    #expect("1" as JSONValue != 1)
  }
}
