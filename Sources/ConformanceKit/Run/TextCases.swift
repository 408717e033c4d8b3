internal import HTMLSanitizing
internal import JSPrimitives
internal import JSRegexEngine
internal import SourceJSON
internal import URLStandard

/// Runs cases of the kinds `html`, `url` and `regexp`: from text to text.
enum TextCases {
  static func runHTML(_ vector: VectorCase, suite: String) -> CaseOutcome {
    let input = vector["input"]?.text ?? ""
    let expected = vector["output"] ?? .null
    switch suite {
    case "strip-html":
      return CaseOutcome(expected: expected, found: .string(HTMLTags.stripped(input)))
    case "sanitize-html":
      do throws(SanitizerError) {
        let output = try HTMLSanitizer.web2026February.sanitize(input)
        return CaseOutcome(expected: expected, found: .string(output))
      } catch {
        return .failed(expected: JSONWriter.string(of: expected), found: "\(error)")
      }
    default:
      return .failed(
        expected: JSONWriter.string(of: expected), found: "no sanitizer for the suite \(suite)")
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

  /// Runs a case on every engine that claims the pattern; all of them must agree.
  static func runRegExp(_ vector: VectorCase) -> CaseOutcome {
    let expected =
      vector["error"].map { JSONWriter.string(of: $0) }
      ?? JSONWriter.string(of: vector["result"] ?? .null)
    let others: [Engines] = [.matcher, .native(usesJIT: true), .native(usesJIT: false)]
    for engines in others {
      if let found = regExpResult(vector, engines: engines), found != expected {
        return .failed(expected: expected, found: "\(found) on the engines \(engines)")
      }
    }
    let found = regExpResult(vector, engines: .automatic)
    return CaseOutcome(expected: expected, found: found ?? "unsupported")
  }

  /// What JavaScript would answer, as JSON; nil if a forced engine does not claim the pattern.
  private static func regExpResult(_ vector: VectorCase, engines: Engines) -> String? {
    do {
      let regex = try JSRegex(
        pattern: vector["pattern"]?.text ?? "", flags: vector["flags"]?.text ?? "",
        engines: engines)
      let lastIndex = Int(vector["lastIndex"]?.number ?? 0)
      let input = vector["input"]?.text ?? ""
      return JSONWriter.string(of: json(try regex.exec(input, lastIndex: lastIndex)))
    } catch let error as PatternError where error.isSyntaxError {
      return "\"SyntaxError\""
    } catch MatchError.unsupported where engines != .automatic {
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func json(_ match: JSMatch?) -> JSONValue {
    guard let match else { return .null }
    func text(_ capture: JSMatch.Capture?) -> JSONValue {
      capture.map { .string($0.text) } ?? .null
    }
    return [
      "index": .number(Double(match.index)), "end": .number(Double(match.end)),
      "captures": .array(match.captures.map(text)),
      "groups": .object(JSONObject(match.groups.map { ($0.name, text($0.capture)) })),
    ]
  }
}
