import JSPrimitives

@testable import JSRegex

/// A pattern and a subject that all engines must agree on.
struct DifferentialCase: Hashable {
  var pattern: [UInt16]
  var flags: String
  var subject: [UInt16]
  var lastIndex = 0

  /// Returns the result of an engine as the golden vectors write it, and whether `test` agrees with
  /// it.
  ///
  /// Nil if the engine does not support the pattern or has abandoned the search.
  func answer(of engines: Engines) -> String? {
    let subject = JSText(utf16: subject)
    let limits = MatchLimits(steps: 20_000)
    do throws(PatternError) {
      let regex = try JSRegex(
        pattern: JSText(utf16: pattern), flags: JSText(flags), engines: engines)
      var answer: String?
      do throws(MatchError) {
        let match = try regex.exec(subject, lastIndex: lastIndex, limits: limits)
        answer = match.map(Self.json) ?? "null"
        // A test always starts at 0.
        guard lastIndex == 0 else { return answer }
        let found = try regex.test(subject, limits: limits)
        return found == (match != nil) ? answer : "test says \(found), exec \(answer ?? "")"
      } catch .budgetExceeded, .memoryExceeded, .unsupported, .subjectTooLong {
        return answer
      } catch {
        return "\(error)"
      }
    } catch {
      return error.isSyntaxError ? "SyntaxError" : nil
    }
  }

  /// Returns the first difference between the matcher and other engines, in any operation.
  func difference(of engines: [Engines]) -> EngineComparison.Difference? {
    var tally = ComparisonTally()
    return difference(
      by: EngineComparison(pattern, flags: flags, engines: engines), tally: &tally)
  }

  /// Returns the first difference that a comparison of the case's pattern finds, and counts.
  func difference(
    by comparison: EngineComparison, tally: inout ComparisonTally
  ) -> EngineComparison.Difference? {
    let subject = JSText(utf16: subject)
    for operation in CaseOperation.allCases {
      let found = comparison.difference(
        in: operation, on: subject, lastIndex: lastIndex, tally: &tally)
      if let found { return found }
    }
    return nil
  }

  // MARK: Golden vectors

  /// Returns the case as a line for `Conformance/regressions/regexp.json`, with the matcher's
  /// answer.
  ///
  /// Readers must check whether that is JavaScript's answer.
  func vector(id: String) -> String {
    var line = "{\"id\":\(Self.quoted(Array(id.utf16))),\"pattern\":\(Self.quoted(pattern))"
    line += ",\"flags\":\"\(flags)\",\"input\":\(Self.quoted(subject))"
    if lastIndex > 0 { line += ",\"lastIndex\":\(lastIndex)" }
    switch answer(of: .matcher) {
    case "SyntaxError": line += ",\"error\":\"SyntaxError\"}"
    case let answer?: line += ",\"result\":\(answer)}"
    case nil: line += "}"
    }
    return line
  }

  private static func json(_ match: JSMatch) -> String {
    func text(_ capture: JSMatch.Capture?) -> String {
      capture.map { quoted($0.text.utf16) } ?? "null"
    }
    let captures = match.captures.map(text).joined(separator: ",")
    let groups = match.groups.map { "\(quoted($0.name.utf16)):\(text($0.capture))" }
    return "{\"index\":\(match.index),\"end\":\(match.end),\"captures\":[\(captures)],"
      + "\"groups\":{\(groups.joined(separator: ","))}}"
  }

  /// Returns a JSON string in printable ASCII.
  private static func quoted(_ units: [UInt16]) -> String {
    var result = "\""
    for unit in units {
      switch unit {
      case 0x22, 0x5C: result += "\\" + String(decoding: [unit], as: UTF16.self)
      case 0x20..<0x7F: result += String(decoding: [unit], as: UTF16.self)
      default:
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result + "\""
  }
}
