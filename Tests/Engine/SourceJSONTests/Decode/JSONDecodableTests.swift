import JSPrimitives
import SourceJSON
import Testing

/// Types that read themselves.
@Suite struct JSONDecodableTests {
  private enum Word: String, JSONDecodable { case one, two }

  private struct Everything: JSONDecodable, Equatable {
    var text: String
    var number: Double
    var count: Int
    var large: Int64?
    var flag: Bool
    var absent: String?
    var null: String?
    var word: Word
    var list: [Int?]
    var table: [String: [Bool]]
    var nested: Nested
    var any: JSONValue

    struct Nested: JSONDecodable, Equatable {
      var word: String

      init(reading value: inout JSONValueReader) throws { word = try value.read("word") }
    }

    /// In another order than the members.
    init(reading value: inout JSONValueReader) throws {
      nested = try value.read("nested")
      text = try value.read("text")
      number = try value.read("number")
      count = try value.read("count")
      large = try value.readIfPresent("large")
      flag = try value.read("flag")
      absent = try value.readIfPresent("absent")
      null = try value.readIfPresent("null")
      word = try value.read("word")
      list = try value.read("list")
      table = try value.read("table")
      any = try value.read("any")
    }
  }

  private static let everything: JSONValue = [
    "text": "a né of more than fifteen bytes", "number": 1.5, "count": -3,
    "large": 9_007_199_254_740_992, "flag": true, "null": nil, "word": "two",
    "list": [1, nil, 3], "table": ["a": [true, false], "": []], "nested": ["word": "in"],
    "any": ["x": [nil, ["y": 1]]], "other": 1,
  ]

  @Test func everyKindOfValueIsRead() throws {
    let read = try Self.everything.decode(Everything.self)
    #expect(read.text == "a né of more than fifteen bytes")
    #expect(read.number == 1.5)
    #expect(read.count == -3)
    #expect(read.large == 1 << 53)
    #expect(read.flag)
    #expect(read.absent == nil)
    #expect(read.null == nil)
    #expect(read.word == .two)
    #expect(read.list == [1, nil, 3])
    #expect(read.table == ["a": [true, false], "": []])
    #expect(read.nested.word == "in")
    #expect(read.any == ["x": [nil, ["y": 1]]])
  }

  /// The synthesized initializer of the same members, by containers.
  private struct Contained: Decodable {
    var text: String
    var number: Double
    var count: Int
    var large: Int64?
    var flag: Bool
    var absent: String?
    var null: String?
    var word: Word
    var list: [Int?]
    var table: [String: [Bool]]
    var nested: Nested
    var any: JSONValue

    struct Nested: Decodable { var word: String }
  }

  private static let faults: [(JSText, JSONValue?)] = [
    ("text", 1), ("text", .some(nil)), ("text", nil), ("text", .string(JSText(utf16: [0xD800]))),
    ("number", "1"), ("count", 1.5), ("count", 1e300), ("large", 2e19), ("flag", 0),
    ("flag", nil), ("absent", 1), ("word", "three"), ("word", 1), ("list", ["x"]),
    ("list", [1, 2, true]), ("list", [:]), ("table", ["a": [1]]), ("table", []),
    ("nested", [:]), ("nested", ["word": nil]), ("nested", []), ("any", nil),
  ]

  @Test(arguments: faults)
  func bothInitializersHaveTheSameError(_ key: JSText, _ value: JSONValue?) throws {
    var object = try #require(Self.everything.object)
    object[key] = value
    let read = try #require(throws: DecodingError.self) {
      try JSONValue.object(object).decode(Everything.self)
    }
    let decoded = try #require(throws: DecodingError.self) {
      try JSONValue.object(object).decode(Contained.self)
    }
    #expect(read.summary == decoded.summary)
    #expect(read.summary.contains(key.string))
  }

  @Test func aValueOfAnotherKindIsAnError() {
    for value in [nil, true, 1, "x", []] as [JSONValue] {
      #expect(throws: DecodingError.self) { try value.decode(Everything.self) }
    }
  }

  /// A string compares by canonical equivalence, a key of JSON by its code units.
  @Test func ofKeysThatAreEqualStringsTheLastOneCounts() throws {
    let value: JSONValue = ["\u{E9}": 1, "e\u{301}": 2]
    #expect(try value.decode([String: Int].self) == ["\u{E9}": 2])
    #expect(try value.decode([String: UInt8].self) == ["\u{E9}": 2])
  }

  @Test func keysThatAStringCannotHoldAreAnError() {
    let value = JSONValue.object(
      JSONObject([(key: JSText(utf16: [0xD800]), value: JSONValue.number(1))]))
    #expect(throws: DecodingError.self) { try value.decode([String: Int].self) }
    #expect(throws: DecodingError.self) { try value.decode([String: UInt8].self) }
  }

  /// A type that reads itself and one that doesn't may hold each other.
  @Test func containersDecodeATypeThatReadsItself() throws {
    struct Outer: Decodable { var words: [Word] }
    #expect(try (["words": ["one", "two"]] as JSONValue).decode(Outer.self).words == [.one, .two])
  }

  @Test func aMemberOfAViewIsReadFromIt() throws {
    let storage = ValueStorage(["inner": Self.everything])
    let inner = try #require(storage.value(at: 0)["inner"])
    #expect(inner.object?.view != nil)
    #expect(try inner.decode(Everything.self).nested.word == "in")
    #expect(try inner.decode(Contained.self).nested.word == "in")
  }

  /// Half of the members are absent, and the others are in reverse order.
  @Test func largeObjectsAreReadInAnyOrder() throws {
    let value = JSONValue.object(
      JSONObject((0..<60).reversed().map { (JSText("key\($0)"), .number(Double($0))) }))
    let decoded = try value.decode([String: UInt8].self)
    #expect(decoded.count == 60)
    #expect(decoded["key59"] == 59)
    #expect(try value.decode([String: Int].self)["key0"] == 0)
  }
}

extension DecodingError {
  /// The kind, the path and the description.
  fileprivate var summary: String {
    func summary(_ kind: String, _ context: Context) -> String {
      "\(kind) \(context.codingPath.map(\.stringValue)) \(context.debugDescription)"
    }
    switch self {
    case .typeMismatch(_, let context): return summary("mismatch", context)
    case .valueNotFound(_, let context): return summary("no value", context)
    case .keyNotFound(let key, let context): return summary("no key \(key.stringValue)", context)
    case .dataCorrupted(let context): return summary("corrupted", context)
    @unknown default: return ""
    }
  }
}
