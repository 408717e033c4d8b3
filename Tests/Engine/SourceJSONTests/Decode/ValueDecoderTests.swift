import JSPrimitives
import SourceJSON
import Testing

/// Decoding of JSON values as types of the program.
@Suite struct ValueDecoderTests {
  private struct Everything: Decodable, Equatable {
    var text: String
    var number: Double
    var count: Int
    var small: UInt8
    var flag: Bool
    var absent: String?
    var null: String?
    var list: [Int?]
    var table: [String: [Bool]]
    var nested: Nested

    struct Nested: Decodable, Equatable { var word: String }
  }

  private static let everything: JSONValue = [
    "text": "né", "number": 1.5, "count": -3, "small": 255, "flag": true, "null": nil,
    "list": [1, nil, 3], "table": ["a": [true, false]], "nested": ["word": "in"], "other": 1,
  ]

  @Test func everyKindOfValueIsDecoded() throws {
    let decoded = try Self.everything.decode(Everything.self)
    #expect(
      decoded
        == Everything(
          text: "né", number: 1.5, count: -3, small: 255, flag: true, absent: nil, null: nil,
          list: [1, nil, 3], table: ["a": [true, false]], nested: .init(word: "in")))
  }

  /// A value that replaces another one, and the coding path of its error.
  struct Fault: Sendable {
    var key: JSText
    var value: JSONValue
    var path: [String]

    init(_ key: JSText, _ value: JSONValue, at path: [String]) {
      self.key = key
      self.value = value
      self.path = path
    }
  }

  private static let faults: [Fault] = [
    Fault("text", 1, at: ["text"]), Fault("text", nil, at: ["text"]),
    Fault("number", "1", at: ["number"]), Fault("count", 1.5, at: ["count"]),
    Fault("count", 1e300, at: ["count"]), Fault("small", 256, at: ["small"]),
    Fault("small", -1, at: ["small"]), Fault("flag", 0, at: ["flag"]),
    Fault("list", ["x"], at: ["list", "Index 0"]),
    Fault("list", [1, 2, true], at: ["list", "Index 2"]), Fault("list", [:], at: ["list"]),
    Fault("table", ["a": [1]], at: ["table", "a", "Index 0"]), Fault("table", [], at: ["table"]),
    Fault("nested", [:], at: ["nested"]),
    Fault("nested", ["word": nil], at: ["nested", "word"]),
  ]

  @Test(arguments: faults)
  func aValueOfAnotherKindIsAnError(_ fault: Fault) throws {
    var object = try #require(Self.everything.object)
    object[fault.key] = fault.value
    let error = try #require(throws: DecodingError.self) {
      try JSONValue.object(object).decode(Everything.self)
    }
    #expect(error.path == fault.path)
  }

  @Test func aMissingKeyIsAnError() throws {
    let error = try #require(throws: DecodingError.self) {
      try (["other": 1] as JSONValue).decode(Everything.self)
    }
    guard case .keyNotFound(let key, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(key.stringValue == "text")
  }

  @Test func aLoneSurrogateIsNotRepaired() {
    let value = JSONValue.string(JSText(utf16: [0xD800]))
    #expect(throws: DecodingError.self) { try value.decode(String.self) }
  }

  @Test func numbersBecomeWhatTheyAreExactly() throws {
    #expect(try JSONValue.number(-0.0).decode(Int.self) == 0)
    #expect(try JSONValue.number(9_007_199_254_740_992).decode(Int64.self) == 1 << 53)
    #expect(try JSONValue.number(0.1).decode(Float.self) == 0.1)
    #expect(throws: DecodingError.self) { try JSONValue.number(1e39).decode(Float.self) }
    #expect(throws: DecodingError.self) { try JSONValue.number(2e19).decode(UInt64.self) }
  }

  /// A type with its own decoding: an array of mixed elements, nested containers, and a superclass's part.
  private struct ByHand: Decodable {
    var words: [String] = []
    var isAtEnd = false

    init(from decoder: any Decoder) throws {
      var elements = try decoder.unkeyedContainer()
      words.append(try elements.decode(String.self))
      if try elements.decodeNil() { words.append("null") }
      var inner = try elements.nestedUnkeyedContainer()
      words.append(try inner.decode(String.self))
      let members = try elements.nestedContainer(keyedBy: Key.self)
      words.append(try members.decode(String.self, forKey: .word))
      words.append(try String(from: elements.superDecoder()))
      isAtEnd = elements.isAtEnd
    }

    enum Key: CodingKey { case word }
  }

  @Test func containersInsideAnArray() throws {
    let value: JSONValue = ["a", nil, ["b"], ["word": "c"], "d"]
    let decoded = try value.decode(ByHand.self)
    #expect(decoded.words == ["a", "null", "b", "c", "d"])
    #expect(decoded.isAtEnd)
    #expect(throws: DecodingError.self) { try (["a"] as JSONValue).decode(ByHand.self) }
  }
}

extension DecodingError {
  /// The coding path of the value at fault.
  fileprivate var path: [String] {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath.map(\.stringValue)
    @unknown default: []
    }
  }
}
