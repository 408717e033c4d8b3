internal import JSPrimitives
internal import SourceJSON
internal import Validation

/// Short descriptions of the values that an issue asks for.
enum Expectation {
  /// Returns a short description, such as `at least 1 characters`, or nil if the issue has none.
  static func text(of issue: ValidationIssue) -> String? {
    switch issue.code {
    case .invalidType: return issue[parameter: "expected"]?.text?.string
    case .invalidValue:
      return issue[parameter: "values"]?.elements?.map(JSONWriter.string).joined(separator: " | ")
    case .invalidFormat:
      guard let format = issue[parameter: "format"]?.text?.string else { return nil }
      guard let pattern = issue[parameter: "pattern"]?.text?.string else { return format }
      return format == "regex" ? "text like \(pattern)" : "\(format) like \(pattern)"
    case .tooBig: return bound(issue, "maximum", inclusive: "at most", exclusive: "less than")
    case .tooSmall: return bound(issue, "minimum", inclusive: "at least", exclusive: "more than")
    case .notMultipleOf:
      return issue[parameter: "divisor"]?.number.map { "a multiple of \(JSNumber.string($0))" }
    case .unrecognizedKeys, .invalidUnion, .invalidKey, .invalidElement, .custom: return nil
    }
  }

  private static func bound(
    _ issue: ValidationIssue, _ name: String, inclusive: String, exclusive: String
  ) -> String? {
    guard let limit = issue[parameter: name]?.number else { return nil }
    let words = issue[parameter: "inclusive"]?.boolean == false ? exclusive : inclusive
    let unit =
      switch issue[parameter: "origin"]?.text?.string {
      case "string": " characters"
      case "array": " items"
      default: ""
      }
    return "\(words) \(JSNumber.string(limit))\(unit)"
  }
}
