internal import JSPrimitives
package import SourceJSON

/// Payloads as JSON text that reads back as the same values.
package enum PayloadText {
  /// Returns the text of a payload. Infinite numbers are written as `1e999`, which JSON reads as infinite;
  /// `JSON.stringify` would write them as null.
  package static func string(of payload: JSONValue) -> String {
    var text = ""
    append(payload, to: &text)
    return text
  }

  /// Returns the size of a payload's text in bytes.
  package static func size(of payload: JSONValue) -> Int { string(of: payload).utf8.count }

  /// Returns payloads with the smallest first.
  package static func sorted(_ payloads: [JSONValue]) -> [JSONValue] {
    payloads.map { (payload: $0, size: size(of: $0)) }.sorted { $0.size < $1.size }
      .map(\.payload)
  }

  // Payloads are at most as deep as the limit of a validator, so the recursion is bounded.
  private static func append(_ value: JSONValue, to text: inout String) {
    switch value {
    case .number(.infinity): text += "1e999"
    case .number(-.infinity): text += "-1e999"
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        append(element, to: &text)
      }
      text += "]"
    case .object(let object):
      text += "{"
      for (index, member) in object.members.enumerated() {
        if index > 0 { text += "," }
        text += JSONWriter.string(of: .string(member.key)) + ":"
        append(member.value, to: &text)
      }
      text += "}"
    default: text += JSONWriter.string(of: value)
    }
  }
}
