internal import HTMLSanitizing
internal import JSPrimitives
internal import SourceJSON
internal import URLStandard

/// Runs cases of the kinds `html` and `url`: from text to text.
enum TextCases {
  static func runHTML(_ vector: VectorCase, suite: String) -> CaseOutcome {
    let input = vector["input"]?.text ?? ""
    let expected = vector["output"] ?? .null
    switch suite {
    case "strip-html":
      return CaseOutcome(expected: expected, found: .string(HTMLTags.stripped(input)))
    case "sanitize-html", "sanitize-html-external":
      return run(input, by: .february2026, expected: expected)
    case "sanitize-html-2026-08", "sanitize-html-external-2026-08":
      return run(input, by: .august2026, expected: expected)
    default:
      return .failed(
        expected: JSONWriter.string(of: expected), found: "no sanitizer for the suite \(suite)")
    }
  }

  private static func run(
    _ input: JSText, by sanitizer: HTMLSanitizer, expected: JSONValue
  ) -> CaseOutcome {
    do throws(SanitizerError) {
      return CaseOutcome(expected: expected, found: .string(try sanitizer.sanitize(input)))
    } catch {
      return .failed(expected: JSONWriter.string(of: expected), found: "\(error)")
    }
  }

  static func runURL(_ vector: VectorCase) -> CaseOutcome {
    let expected = vector["valid"]?.boolean == true ? vector["href"] ?? .null : "invalid"
    let input = vector["input"]?.text ?? ""
    let url = WebURL(input)
    let verdict = input.bytes.withUnsafeBufferPointer(WebURL.isValid)
    guard verdict == (url != nil) else {
      return .failed(expected: "one verdict", found: "\(verdict), but \(url?.href ?? "invalid")")
    }
    return CaseOutcome(expected: expected, found: .string(url?.href ?? "invalid"))
  }
}
