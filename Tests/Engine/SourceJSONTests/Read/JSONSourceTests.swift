import Foundation
import SourceJSON
import Testing

/// JSON as text and as values.
@Suite struct JSONSourceTests {
  private func text(_ source: some JSONSource) -> String? {
    var text: String?
    source.withJSON { input in
      switch input {
      case .text(let bytes): text = String(decoding: bytes, as: UTF8.self)
      case .value(let value): text = "value \(value)"
      }
    }
    return text
  }

  @Test func eachFormHasItsBytes() {
    let json = "[1]"
    #expect(text(json) == json)
    #expect(text("  [1]".dropFirst(2)) == json)
    #expect(text(Data(json.utf8)) == json)
    #expect(text(Data("  [1]".utf8).dropFirst(2)) == json)
    #expect(text(Array(json.utf8)) == json)
    #expect(text(Array("  [1]".utf8).dropFirst(2)) == json)
    #expect(Array(json.utf8).withUnsafeBufferPointer { text($0) } == json)
    #expect(text("") == "")
    #expect(text(Data()) == "")
  }

  @Test func aValueIsPassedOnWithoutText() {
    #expect(text([1] as JSONValue) == "value [1]")
  }
}
