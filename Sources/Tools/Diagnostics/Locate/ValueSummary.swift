internal import SourceJSON

/// Short descriptions of values, for messages that say what was received.
enum ValueSummary {
  /// The greatest number of bytes shown of a text.
  private static let limit = 48

  /// Returns a short description, such as `"dana"`, `12`, `null`, `array of 3` or `object`.
  static func text(of entry: Int, in view: JSONView) -> String {
    switch view[entry].kind {
    case .array: return "array of \(view.childCount(at: entry))"
    case .object: return "object"
    case .null, .true, .false, .number, .string, .key:
      let range = view[entry].sourceRange
      guard range.count > limit else { return SourceExcerpt.text(view.bytes[range]) }
      // Cut before a character, never inside one.
      var end = range.lowerBound + limit
      while end > range.lowerBound, view.bytes[end] & 0xC0 == 0x80 { end -= 1 }
      return SourceExcerpt.text(view.bytes[range.lowerBound..<end]) + "…"
    }
  }

  /// Returns Zod's name of a kind of value.
  static func kind(of kind: TapeEntry.Kind) -> String {
    switch kind {
    case .null: "null"
    case .true, .false: "boolean"
    case .number: "number"
    case .string, .key: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
