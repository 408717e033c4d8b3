import JSPrimitives
import SchemaModel
import Testing

@testable import Validation

@Suite("URLs with options")
struct URLFormatTests {
  private func check(
    _ text: JSText, _ options: ZodSchema.URLOptions = ZodSchema.URLOptions(),
    in version: ZodVersion = .v4_6_7,
    host: String? = nil, scheme: String? = nil
  ) -> URLFormat.Result {
    func condition(_ word: String?) -> ((UnsafeBufferPointer<UInt8>) -> Bool)? {
      word.map { word in { $0.elementsEqual(word.utf8) } }
    }
    let format = URLFormat(options, in: version.semantics)
    return text.bytes.withUnsafeBufferPointer {
      format.check($0, hostname: condition(host), scheme: condition(scheme))
    }
  }

  private let http = ZodSchema.URLOptions(
    protocol: ZodSchema.PatternLiteral("^https?$", flags: "i"))

  @Test("The output is the trimmed text, or the serialized URL")
  func output() {
    let text: JSText = "\u{FEFF} HTTP://A.b "
    #expect(check(text) == .init(output: Array("HTTP://A.b".utf8)))
    let normalized = check(text, ZodSchema.URLOptions(isNormalizing: true))
    #expect(normalized == .init(output: Array("http://a.b/".utf8)))
    #expect(check("nope") == .init(failures: [.notAURL]))
  }

  @Test("From 4.6.7 on, the output has no tabs and line breaks")
  func breaks() {
    #expect(check("ht\ntp://a\t.b").output == Array("http://a.b".utf8))
    #expect(check("ht\ntp://a\t.b", in: .v4_4_3).output == Array("ht\ntp://a\t.b".utf8))
  }

  @Test("Host and scheme may both fail, in this order, and leave the output")
  func conditions() {
    let result = check("ftp://[::1]:21/", host: "a", scheme: "http")
    #expect(result.failures == [.hostname, .scheme])
    #expect(result.output == Array("ftp://[::1]:21/".utf8))
    #expect(check("ftp://[::1]:21/", host: "[::1]", scheme: "ftp").failures.isEmpty)
    #expect(check("data:x", host: "").failures.isEmpty)
  }

  @Test("The pattern of http and https demands two slashes from 4.4.3 on")
  func guarding() {
    for version in [ZodVersion.v4_4_3, .v4_6_7] {
      for text in ["http:a.b", "nope", "ftp://a.b", "http:\\\\a.b"] as [JSText] {
        #expect(check(text, http, in: version, scheme: "http") == .init(failures: [.notHTTP]))
      }
      #expect(check(" HTTPS://a.b", http, in: version, scheme: "https").failures.isEmpty)
    }
    #expect(check("http:a.b", http, in: .v4_3_6, scheme: "http").failures.isEmpty)
    var normalizing = http
    normalizing.isNormalizing = true
    #expect(check("http:a.b", normalizing, scheme: "http").output == Array("http://a.b/".utf8))
  }
}
