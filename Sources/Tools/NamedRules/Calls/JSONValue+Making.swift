internal import JSPrimitives
package import SourceJSON

/// JSON values of Swift ones, which results of rules and reports of runs consist of.
extension JSONValue {
  /// The string.
  package static func text(_ text: String) -> JSONValue { .string(JSText(text)) }
  /// The string; null for nil.
  package static func text(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .null }
  /// An array of strings.
  package static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .text($0) }) }
  /// The number.
  package static func count(_ count: Int) -> JSONValue { .number(Double(count)) }
}
