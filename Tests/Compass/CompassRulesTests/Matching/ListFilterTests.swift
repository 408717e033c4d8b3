import CompassRules
import JSPrimitives
import SourceJSON
import Testing

@Suite("Filters of any list")
struct ListFilterTests {
  private let rules = MatchingRules.self

  private func result(
    _ kind: MatchingRules.ListFilter.Kind?, _ value: JSONValue, _ fields: [JSONValue],
    options: [MatchingRules.ListFilter.Option] = []
  ) -> (matches: [Bool], text: JSText?, count: Int) {
    let items = fields.map { ["f": $0] as JSONValue }
    let found = rules.filtered(
      items, by: [MatchingRules.ListFilter(kind, field: "f", options: options)],
      values: ["f": value],
      clock: .utc)
    return (items.map(found.items.contains), found.texts["f"]?.text, found.activeCount)
  }

  @Test("Null, an empty text and an empty list set no filter")
  func unset() {
    for value: JSONValue in [nil, "", []] {
      for kind in MatchingRules.ListFilter.Kind.allCases {
        let found = result(kind, value, [nil, 5])
        #expect(found.matches == [true, true] && found.count == 0)
        #expect(found.text == (value == [] && kind == .boolean ? "Yes" : ""))
      }
    }
    #expect(result(nil, "x", [nil, 5]).matches == [true, true])
    #expect(result(nil, "x", []).count == 1)
  }

  @Test("Text is trimmed in the value and compared as JavaScript writes it")
  func text() {
    let fields: [JSONValue] = [" Alpha", nil, 42, true, [1, nil], ["a": 1]]
    #expect(result(.text, " ALPHA ", fields).matches == [true, false, false, false, false, false])
    #expect(result(.text, 4, fields).matches == [false, false, true, false, false, false])
    #expect(result(.text, "TRUE", fields).matches == [false, false, false, true, false, false])
    #expect(result(.text, "1,", fields).matches == [false, false, false, false, true, false])
    #expect(result(.text, "object", fields).matches == [false, false, false, false, false, true])
    #expect(result(.text, " ", fields).matches == [true, false, true, true, true, true])
  }

  @Test("Selections are identical values")
  func selections() {
    let fields: [JSONValue] = ["1", 1, true, 0, false, nil, [1]]
    #expect(result(.select, 1, fields).matches == [false, true, false, false, false, false, false])
    #expect(
      result(.boolean, false, fields).matches == [false, false, false, false, true, false, false])
    #expect(
      result(.multiselect, [nil, "1", 0], fields).matches
        == [true, false, false, true, false, true, false])
    #expect(result(.select, [1], fields).matches.allSatisfy { !$0 })
    let asText = [true, true, false, false, false, false, true]
    #expect(result(.multiselect, 1, fields).matches == asText)
    #expect(result(.multiselect, [[1]], fields).matches == asText)
    #expect(
      result(.multiselect, [1, [1]], fields).matches == [false, true] + asText[2...5] + [false])
  }

  @Test("A range includes its ends and only numbers")
  func ranges() {
    let fields: [JSONValue] = [4.99, 5, 10, 10.01, "7", nil]
    #expect(result(.range, [5, 10], fields).matches == [false, true, true, false, false, false])
    #expect(result(.range, [10, 5], fields).matches.allSatisfy { !$0 })
    #expect(result(.range, [5], fields).matches.allSatisfy { !$0 })
    #expect(result(.range, [5], []).text == "5" && result(.range, [], []).text == "")
    #expect(result(.range, [1, nil, 3], []).text == "1,,3")
    #expect(result(.range, [nil, 5], []).text == "null - 5")
  }

  @Test("Dates include their ends; unreadable ones match nothing")
  func dates() {
    let fields: [JSONValue] = [
      "2026-08-01", "2026-07-31T23:59:59.999Z", "2026-08-02T00:00:00Z", "x", "", nil,
      1_785_542_400_000,
    ]
    let found = result(.daterange, ["2026-08-01", "2026-08-02"], fields)
    #expect(found.matches == [true, false, true, false, false, false, true])
    #expect(found.text == "Aug 1, 2026 - Aug 2, 2026")
    let broken = result(.daterange, ["2026-08-01", "x"], fields)
    #expect(broken.matches.allSatisfy { !$0 } && broken.text == "Aug 1, 2026 - Invalid Date")
    #expect(
      result(.daterange, ["1969-12-31", 0], fields).matches == Array("0000010").map { $0 == "1" })
    #expect(result(.daterange, ["2026-08-01"], []).text == "2026-08-01")
  }

  @Test("Labels are shown, except for 0 and false")
  func labels() {
    let options = [
      MatchingRules.ListFilter.Option(value: "x", label: "Ex"), .init(value: 0, label: "Zero"),
      .init(value: "y", label: ""),
    ]
    func text(_ kind: MatchingRules.ListFilter.Kind?, _ value: JSONValue) -> JSText? {
      result(kind, value, [], options: options).text
    }
    #expect(text(.select, "x") == "Ex" && text(.select, "z") == "z" && text(.select, "y") == "")
    #expect(text(.select, 0) == "" && text(.boolean, false) == "" && text(.boolean, true) == "Yes")
    #expect(text(.multiselect, ["x", nil, 0, 7, "y"]) == "Ex, , Zero, 7, ")
    #expect(text(.multiselect, "x") == "x")
    #expect(text(.text, 5) == "5" && text(nil, [1, 2]) == "1,2")
    #expect(result(.select, 0, []).count == 1)
  }

  @Test("Defaults count until a value replaces them")
  func defaults() {
    let filters = [
      MatchingRules.ListFilter(.text, field: "a.b", defaultValue: "x"),
      MatchingRules.ListFilter(.select, field: "c"),
    ]
    let items: [JSONValue] = [["a": ["b": "X"]], ["a": nil], ["a": ["b": "y"]], ["a.b": "x"]]
    func found(_ values: [String: JSONValue]) -> MatchingRules.ListFilterResult {
      rules.filtered(items, by: filters, values: values, clock: .utc)
    }
    #expect(found([:]).items == [items[0]] && found([:]).activeCount == 1)
    #expect(found(["a.b": nil]).items == items)
    #expect(!found(["a.b": nil]).isActive)
    #expect(found(["a.b": nil, "z": 0]).activeCount == 1)
    #expect(found([:]).texts["c"] == "")
  }

  @Test("Of two filters of one field both match, the last default counts and the first is shown")
  func sameField() {
    let filters = [
      MatchingRules.ListFilter(
        .select, field: "c", options: [.init(value: "x", label: "First")], defaultValue: "y"),
      MatchingRules.ListFilter(
        .text, field: "c", options: [.init(value: "x", label: "Second")], defaultValue: "x"),
    ]
    let items: [JSONValue] = [["c": "x"], ["c": "xx"], ["c": "y"]]
    let result = rules.filtered(items, by: filters, values: [:], clock: .utc)
    #expect(result.items == [items[0]] && result.activeCount == 1)
    #expect(result.texts["c"] == "First")
  }
}
