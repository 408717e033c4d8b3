import JSPrimitives
import Testing

@testable import Validation

@Suite("JSON Web Tokens")
struct JSONWebTokenTests {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the base64 of a header, without padding.
  private func encoded(_ header: String) -> String {
    var text: [UInt8] = []
    let bytes = Array(header.utf8)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0...group.count { text.append(Self.digits[bits >> (18 - 6 * place) & 63]) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func isValid(_ token: String, algorithm: JSText? = nil) -> Bool {
    JSText(token).bytes.withUnsafeBufferPointer {
      JSONWebToken.isValid($0, algorithm: algorithm)
    }
  }

  @Test(
    "The header is an object with a truthy algorithm",
    arguments: [
      #"{"alg":"HS256","typ":"JWT"}"#, #"{"alg":"none"}"#, #"{"alg":1}"#, #"{"alg":[]}"#,
      #"{"alg":"","alg":"x"}"#, #" {"a\u006cg":true} "#,
    ])
  func validHeaders(header: String) {
    #expect(isValid("\(encoded(header))..") && isValid("\(encoded(header)).payload.signature"))
  }

  @Test(
    "Other headers are invalid",
    arguments: [
      "{}", "[]", #"["alg"]"#, "null", "1", #"{"alg":""}"#, #"{"alg":0}"#, #"{"alg":null}"#,
      #"{"alg":"x","typ":"jwt"}"#, #"{"alg":"x","typ":null}"#, #"{"x":{"alg":"x"}}"#,
      #"{"alg":"x""#,
    ])
  func invalidHeaders(header: String) {
    #expect(!isValid("\(encoded(header)).."))
  }

  @Test("A token has three parts, the first of which isn't empty")
  func parts() {
    let header = encoded(#"{"alg":"HS256"}"#)
    for token in ["", header, "\(header).", "\(header)...", "..", ".a.b", "-_.."] {
      #expect(!isValid(token))
    }
  }

  @Test("A required algorithm must be the header's; an empty one is none")
  func algorithm() {
    let token = encoded(#"{"alg":"HS\u003256"}"#) + ".."
    #expect(isValid(token, algorithm: "HS256"))
    #expect(isValid(token, algorithm: ""))
    #expect(!isValid(token, algorithm: "RS256"))
    #expect(!isValid(encoded(#"{"alg":1}"#) + "..", algorithm: "1"))
  }
}
