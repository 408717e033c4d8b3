import JSPrimitives
import SourceJSON
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Keys, by strategy.
@Suite struct KeyDecodingStrategyTests {
  /// The keys of an object, as a type sees them.
  private struct Keys: Decodable {
    var names: [String]

    init(from decoder: any Decoder) throws {
      names = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    }
  }

  @Test(
    "Snake case is converted as Foundation converts it",
    arguments: [
      "", "_", "__", "a", "a_b", "a_b_c", "_a", "a_", "_a_", "__a_b__", "a__b", "a___b_", "aB",
      "ABC",
      "aBc_D", "A_BC", "HTTP_url_ID", "Ab_", "a_1b", "1_a", "a_b1c", "a_b-c", "a_b.c", "a_b:c",
      "a_ aB", "a_BCd eF", "a_'tis", "a_o'neil", "é_É", "a_éa", "a_ǆabc", "a_ßx", "a_ﬁx", "ŉ_ŉx",
      "x_ΑΣ", "ΑΣ_x", "a_😀b", "a_e\u{301}B", "a_\u{301}b", "a_b_\u{301}c", "a_i\u{307}x", "a_Ⓐb",
      "a_b\u{ad}c", "a\u{0}_b", "a_ªB",
    ])
  func snakeCase(_ key: String) throws {
    let value = JSONValue.object(JSONObject([(key: JSText(key), value: .null)]))
    let text = JSONWriter.string(of: value)
    let expected = try Strategies.snakeCase.foundation.decode(Keys.self, from: Data(text.utf8))
    let names = try value.decode(Keys.self, keys: .convertFromSnakeCase).names
    #expect(names.map { Array($0.utf8) } == expected.names.map { Array($0.utf8) })
  }

  private struct Order: Decodable, Equatable {
    var placedAt: Int
    var lines: [Line]

    struct Line: Decodable, Equatable { var unitPrice: Int }
  }

  private static let order: JSONValue = ["placed_at": 1, "lines": [["unit_price": 2]]]

  @Test func keysAreConvertedAtAllDepths() throws {
    let decoded = try Self.order.decode(Order.self, keys: .convertFromSnakeCase)
    #expect(decoded == Order(placedAt: 1, lines: [Order.Line(unitPrice: 2)]))
  }

  @Test func byDefaultKeysAreUnchanged() {
    #expect(throws: DecodingError.self) { try Self.order.decode(Order.self) }
  }

  @Test func theFirstOfKeysThatBecomeEqualCounts() throws {
    let value: JSONValue = ["placed_at": 1, "placedAt": 2, "placed__at": 3, "lines": []]
    #expect(try value.decode(Order.self, keys: .convertFromSnakeCase).placedAt == 1)
    #expect(
      try value.decode(Keys.self, keys: .convertFromSnakeCase).names == ["placedAt", "lines"])
  }

  @Test func objectsOfManyKeysAreConverted() throws {
    var members = (0..<200).map { (key: JSText("some_key_\($0)"), value: JSONValue.number(1)) }
    members.append((key: "placed_at", value: 7))
    members.append((key: "lines", value: []))
    let value = JSONValue.object(JSONObject(members))
    #expect(try value.decode(Order.self, keys: .convertFromSnakeCase).placedAt == 7)
  }

  @Test func stringKeysOfDictionariesAreData() throws {
    let value: JSONValue = ["a_b": ["unit_price": 1]]
    let lines = try value.decode([String: Order.Line].self, keys: .convertFromSnakeCase)
    #expect(lines == ["a_b": Order.Line(unitPrice: 1)])
  }

  @Test func aFunctionConvertsEachKey() throws {
    let strategy = JSONValue.KeyDecodingStrategy.custom { path in
      AnyKey(stringValue: String(path[path.count - 1].stringValue.dropFirst()))
    }
    let value: JSONValue = ["xplacedAt": 1, "xlines": [["yunitPrice": 2]]]
    let decoded = try value.decode(Order.self, keys: strategy)
    #expect(decoded == Order(placedAt: 1, lines: [Order.Line(unitPrice: 2)]))
  }

  /// Foundation's decoder has the type's keys in the path to the last one.
  @Test func theFunctionGetsThePathAsThePayloadSpellsIt() throws {
    let strategy = JSONValue.KeyDecodingStrategy.custom { path in
      AnyKey(stringValue: path.map(\.stringValue).joined(separator: "/"))
    }
    let value: JSONValue = ["value": [["a": 1]]]
    struct Outer: Decodable { var value: [Keys] }
    #expect(try value.decode(Outer.self, keys: strategy).value[0].names == ["value/Index 0/a"])
  }

  @Test func pathsOfErrorsHaveTheKeysOfThePayload() throws {
    let value: JSONValue = ["placed_at": 1, "lines": [["unit_price": "x"]]]
    let error = try #require(throws: DecodingError.self) {
      try value.decode(Order.self, keys: .convertFromSnakeCase)
    }
    guard case .typeMismatch(_, let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["lines", "Index 0", "unit_price"])
  }
}
