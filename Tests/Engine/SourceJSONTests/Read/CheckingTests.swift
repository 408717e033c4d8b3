import SourceJSON
import Testing

/// A check without a tape has the answer of a scan.
@Suite struct CheckingTests {
  private static let limits = JSONLimits(
    maximumDepth: 4, maximumBytes: 60, maximumStringBytes: 12)

  private func error(_ read: () throws -> Void) -> JSONError? {
    do { try read() } catch { return error as? JSONError }
    return nil
  }

  private func expectOneAnswer(_ text: [UInt8], _ limits: JSONLimits) {
    text.withUnsafeBufferPointer { bytes in
      var tape = Tape()
      let scanned = error { try JSONScanner.scan(bytes, into: &tape, limits: limits) }
      let checked = error { try JSONScanner.check(bytes, limits: limits) }
      #expect(scanned == checked, "\(String(decoding: text, as: UTF8.self))")
    }
  }

  private static let texts = [
    "", " ", "1", "[1,2 , 3]", #"{"a":1,"b":[{},[]],"c":"x"}"#, "[1,]", "[,1]", "{,}", #"{"a"}"#,
    #"{"a":}"#, #"{"a":1,}"#, #"{"a":1 "b":2}"#, "[1}", "{]", "[[[[[1]]]]]",
    #"{"a":{"b":{"c":{"d":{}}}}}"#,
    #"["a longer string","and another one"]"#, #"{"a longer key than it may be":1}"#, "[1] 2",
    "nul",
    #"["\u12"]"#, "[\"a\u{1}\"]", "[01]", "[1.]", "[-]", #"{"a":"b","c":"d","e":true,"f":null}"#,
    #"{"a":"b","c":"d","e":tru}"#, #"["a longer string",}"#, String(repeating: "[", count: 80),
  ]

  @Test(arguments: texts)
  func errors(_ text: String) {
    for limits in [JSONLimits.default, Self.limits] {
      let bytes = Array(text.utf8)
      expectOneAnswer(bytes, limits)
      // Each start of the text, and all of it without one byte or with another one.
      for index in bytes.indices {
        expectOneAnswer(Array(bytes[..<index]), limits)
        expectOneAnswer(Array(bytes[..<index] + bytes[(index + 1)...]), limits)
        expectOneAnswer(Array(bytes[..<index] + [0xC3] + bytes[index...]), limits)
      }
    }
  }
}
