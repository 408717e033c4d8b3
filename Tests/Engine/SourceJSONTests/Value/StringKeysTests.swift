import SourceJSON
import Testing

@Suite("The keys of objects are String variables or literals")
struct StringKeysTests {
  private let key = "k"

  @Test("A literal of a value or an object takes variables as its keys")
  func literals() {
    let value: JSONValue = [key: "x", "\(key)2": [key: 1], "b": .null]
    #expect(value == ["k": "x", "k2": ["k": 1], "b": nil])
    let object: JSONObject = [key: 1, "1": 2, key: 3]
    #expect(object == ["1": 2, "k": 3])
    #expect(object.keys == ["1", "k"])
  }

  @Test("A subscript reads and sets the member of a variable")
  func subscripts() {
    var object: JSONObject = [:]
    object[key] = .string(key)
    #expect(object[key] == "k")
    #expect(JSONValue.object(object)[key]?.string == key)
    object[key] = nil
    #expect(object.isEmpty)
  }

  @Test("The text of a member compares with a string")
  func comparisons() {
    let value: JSONValue = [key: "x"]
    #expect(value[key]?.string ?? "" < "y")
    #expect(value[key] == "x")
    #expect(value[key]?.coercedString == "x")
    #expect(JSONValue.array([1, .null, "a"]).coercedString == "1,,a")
  }

  private struct Member: JSONDecodable {
    static let keys = ["a", "b", "c"]
    var first: Int
    var second: String?
    var third: String?

    init(reading value: inout JSONValueReader) throws {
      first = try value.read(Self.keys[0])
      second = try value.readIfPresent(Self.keys[1])
      third = try value.readIfPresent(Self.keys[2])
      if first < 0 { throw value.failure("negative", in: Self.keys[0]) }
    }
  }

  @Test("A type reads members whose keys are variables")
  func reading() throws {
    let member = try JSONValue.object(["b": "x", "a": 1, "c": .null]).decode(Member.self)
    #expect(member.first == 1 && member.second == "x" && member.third == nil)
    for value in [["b": "x"], ["a": "x"], ["a": 1, "b": 2], ["a": -1]] as [JSONValue] {
      let error = #expect(throws: DecodingError.self) { try value.decode(Member.self) }
      switch error {
      case .keyNotFound(let key, let context):
        #expect(key.stringValue == "a" && context.codingPath.isEmpty)
      case .typeMismatch(_, let context), .dataCorrupted(let context):
        #expect(context.codingPath.map(\.stringValue) == [value["b"] == nil ? "a" : "b"])
      default: Issue.record("\(String(describing: error))")
      }
    }
  }

  @Test("Other values under the same keys, which may hold unpaired surrogates")
  func mappedValues() throws {
    let object = try #require(JSONValue(parsing: #"{"b":1,"\ud800":2}"#).object)
    let mapped = object.mapValues { .number(($0.number ?? 0) + 1) }
    #expect(JSONValue.object(mapped).jsonText == #"{"b":2,"\ud800":3}"#)
  }
}
