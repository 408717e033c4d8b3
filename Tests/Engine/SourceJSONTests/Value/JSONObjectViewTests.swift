import Foundation
import JSPrimitives
import SourceJSON
import Testing

/// Objects that make their members when they are asked for.
@Suite struct JSONObjectViewTests {
  /// Returns a text's value as a view, and as an object that has its members.
  private func both(_ text: String) throws -> (view: JSONObject, made: JSONObject) {
    let made = try #require(value(of: text).object)
    let view = try #require(ValueStorage(.object(made)).value(at: 0).object)
    try #require(view.view != nil)
    try #require(made.view == nil)
    return (view, made)
  }

  private static let texts = [
    "{}", #"{"a":1}"#, #"{"é":"\ud800","b":[{"c":{}}],"d":{"e":null}}"#,
    "{\((0..<40).map { "\"key\($0)\":[\($0)]" }.joined(separator: ","))}",
  ]

  @Test(arguments: texts)
  func aViewIsEqualToItsMembers(_ text: String) throws {
    let (view, made) = try both(text)
    #expect(view.count == made.count)
    #expect(view.isEmpty == made.isEmpty)
    #expect(view == made)
    #expect(made == view)
    #expect(view == view)
    #expect(view.hashValue == made.hashValue)
    #expect(view.members.map(\.key) == made.members.map(\.key))
    #expect(view.members.map(\.value) == made.members.map(\.value))
    #expect(JSONWriter.string(of: .object(view)) == JSONWriter.string(of: .object(made)))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try encoder.encode(JSONValue.object(view)) == encoder.encode(JSONValue.object(made)))
  }

  @Test(arguments: texts)
  func aValueIsFoundByItsKey(_ text: String) throws {
    let (view, made) = try both(text)
    for member in made.members { #expect(view[member.key] == member.value) }
    #expect(view["absent"] == nil)
    #expect(view[""] == nil)
    #expect(view["key"] == nil)
  }

  @Test(arguments: texts)
  func aChangedViewIsAnObjectOfItsOwn(_ text: String) throws {
    let (view, made) = try both(text)
    var (changed, expected) = (view, made)
    changed["new"] = [1]
    expected["new"] = [1]
    changed["7"] = true
    expected["7"] = true
    if let first = made.members.first?.key {
      changed[first] = nil
      expected[first] = nil
    }
    #expect(changed == expected)
    #expect(changed.members.map(\.key) == expected.members.map(\.key))
    #expect(view == made)
  }

  @Test func valuesOutliveTheOutput() throws {
    var inner: JSONValue?
    do {
      let (view, _) = try both(#"{"a":{"b":["c",{"d":"a text that is no small string"}]}}"#)
      inner = view["a"]
    }
    #expect(inner?["b"]?[1]?["d"] == "a text that is no small string")
  }

  @Test func manyTasksReadOneView() async throws {
    for text in Self.texts {
      let (view, made) = try both(text)
      await withTaskGroup(of: Bool.self) { group in
        for task in 0..<8 {
          group.addTask {
            task.isMultiple(of: 2)
              ? view.members.allSatisfy { made[$0.key] == $0.value }
              : made.members.allSatisfy { view[$0.key] == $0.value }
          }
        }
        for await agreed in group { #expect(agreed) }
      }
    }
  }

  /// An output of many objects is a list of these.
  @Test func aValueTakesNoMoreMemoryThanItsText() {
    #expect(MemoryLayout<JSONObject>.size <= 2 * MemoryLayout<Int>.size + 1)
    #expect(MemoryLayout<JSONValue>.stride <= 3 * MemoryLayout<Int>.size)
  }
}
