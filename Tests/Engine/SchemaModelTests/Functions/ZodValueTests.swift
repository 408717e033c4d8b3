import Foundation
import SchemaModel
import SourceJSON
import Testing

/// A value of any type, as functions get and give it.
@Suite struct ZodValueTests {
  private static let values: [(ZodValue, ZodSchema.ValueType, Bool)] = [
    (.undefined, .undefined, false), (nil, .null, false), (true, .boolean, true),
    (false, .boolean, false), (0, .number, false), (.number(.nan), .number, false),
    (2.5, .number, true), ("", .string, false), ("a", .string, true),
    (.bigint("0"), .bigint, false), (.bigint(-7), .bigint, true),
    (.date(milliseconds: 0), .date, true), ([], .array, true), ([:], .object, true),
    (.set([]), .set, true), (.map([]), .map, true),
  ]

  @Test("A value has JavaScript's type and truth", arguments: values.indices)
  func typesAndTruth(index: Int) {
    let (value, type, isTruthy) = Self.values[index]
    #expect(value.type == type)
    #expect(value.isTruthy == isTruthy)
    #expect(value.isUndefined == (type == .undefined))
  }

  @Test func aJSONValueComesBack() {
    let json: JSONValue = ["a": [1, "x", nil, true], "2": ["b": .number(.infinity)]]
    #expect(ZodValue(json).json == json)
    #expect(ZodValue(json)["a"][1].string == "x")
    #expect(ZodValue(json)["2"]["b"].number == .infinity)
  }

  @Test(
    "JSON lacks a value, and all that hold it",
    arguments: [
      .undefined, .bigint(1), .date(milliseconds: 0), .set([1]), .map([]),
    ] as [ZodValue])
  func beyondJSON(value: ZodValue) {
    #expect(value.json == nil)
    #expect(ZodValue.array([1, value]).json == nil)
    #expect(ZodValue.object(["a": value]).json == nil)
  }

  @Test func whatIsNotThereIsUndefined() {
    let value: ZodValue = ["a": [1]]
    #expect(value["b"] == .undefined)
    #expect(value["a"][1] == .undefined)
    #expect(value["a"][-1] == .undefined)
    #expect(value[0] == .undefined)
    #expect(value["a"]["b"]["c"] == .undefined)
  }

  @Test func accessorsAreOfTheirTypeOnly() {
    let date = ZodValue.date(milliseconds: 5)
    #expect(date.number == nil)
    #expect(date.milliseconds == 5)
    #expect(ZodValue.bigint("12").int == 12)
    #expect(ZodValue.bigint("99999999999999999999").int == nil)
    #expect(ZodValue.number(1.5).int == nil)
    #expect(ZodValue.set([1, 2]).elements == [1, 2])
    #expect(ZodValue.string("a").boolean == nil)
  }

  @Test func aDateIsOneOfFoundation() {
    let date = Date(timeIntervalSince1970: 1.5)
    #expect(ZodValue(date) == .date(milliseconds: 1500))
    #expect(ZodValue(date).date == date)
    #expect(ZodValue.date(milliseconds: .nan).date == nil)
    #expect(ZodValue(Date(timeIntervalSince1970: -0.0005)) == .date(milliseconds: -1))
  }
}

/// An object whose values may be of any type.
@Suite struct ZodObjectTests {
  @Test func keysAreInTheOrderOfJavaScript() {
    let object: ZodObject = ["b": 1, "10": 2, "2": 3, "a": 4, "b": 5]
    #expect(object.keys == ["2", "10", "b", "a"])
    #expect(object["b"] == 5)
    #expect(object.map(\.value) == [3, 2, 5, 4])
  }

  @Test func aMemberIsSetReplacedAndRemoved() {
    var object = ZodObject()
    object["a"] = 1
    object["1"] = .date(milliseconds: 0)
    object["a"] = .undefined
    #expect(object.keys == ["1", "a"])
    object["1"] = nil
    #expect(object == ["a": .undefined])
    #expect(object["x"] == nil)
    #expect(!object.isEmpty)
  }

  @Test func theOrderDoesNotMatterForEquality() {
    let left: ZodObject = ["a": 1, "b": 2]
    let right: ZodObject = ["b": 2, "a": 1]
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    #expect(left != ["a": 1, "c": 2])
  }

  @Test func manyMembersAreFound() {
    var object = ZodObject()
    for number in 0..<100 { object["k\(number)"] = .number(Double(number)) }
    object["k3"] = "new"
    #expect(object.count == 100)
    #expect(object["k3"] == "new")
    #expect(object["k99"] == 99)
    #expect(ZodObject(JSONObject(pairs: (0..<40).map { ("\($0)", JSONValue.null) }))["39"] == .null)
  }
}
