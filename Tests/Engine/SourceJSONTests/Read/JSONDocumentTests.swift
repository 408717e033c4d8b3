import SourceJSON
import Testing

@Suite("Documents")
struct JSONDocumentTests {
  @Test("A document keeps its bytes")
  func bytes() throws {
    let bytes = Array(" [1, 2] ".utf8)
    #expect(try JSONDocument(bytes).bytes == bytes)
  }

  @Test("Of equal keys the last value holds, at the first one's place")
  func duplicates() throws {
    let object = try value(of: #"{"a":1,"b":2,"a":3}"#).object
    #expect(object?.members.map(\.key) == ["a", "b"])
    #expect(object?["a"] == 3)
    #expect(try value(of: #"{"":1,"":2}"#) == ["": 2])
  }

  @Test("__proto__ is a key like any other")
  func prototype() throws {
    let text = #"{"__proto__":{"a":1},"constructor":2}"#
    #expect(try value(of: text)["__proto__"]?["a"] == 1)
    #expect(JSONWriter.string(of: try value(of: text)) == text)
  }

  @Test("Many threads read one document")
  func sharedByThreads() async throws {
    let members = (0..<200).map {
      "\"key\($0)\":[\($0),\"\\u00e9\(String(repeating: "x", count: $0))\"]"
    }
    let text = "{" + members.joined(separator: ",") + "}"
    let document = try JSONDocument(Array(text.utf8))
    let expected = document.value
    let agreed = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          document.value == expected && document.value["key42"]?[0] == 42
            && document.withView { $0.childCount(at: 0) } == 200
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(agreed)
  }

  @Test("An array in an array, to the default limit, is a value")
  func deepValue() throws {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(JSONWriter.string(of: try value(of: text)) == text)
  }
}
