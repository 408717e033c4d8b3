import Diagnostics
import PayloadFormats
import Testing

/// Expects made JSON, and that a part of it came from a part of the text.
///
/// - Parameters:
///   - parts: A part of the JSON, as first found in it, and the part of the text that it came from.
func expect(
  _ json: MappedJSON, of text: String, is expected: String, _ parts: [(String, String)] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let made = String(decoding: json.bytes, as: UTF8.self)
  #expect(made == expected, sourceLocation: sourceLocation)
  for (part, origin) in parts {
    let range = try #require(made.utf8Range(of: part), sourceLocation: sourceLocation)
    let found = Array(text.utf8)[json.map.origin(of: range)]
    #expect(String(decoding: found, as: UTF8.self) == origin, sourceLocation: sourceLocation)
  }
}

extension String {
  /// Returns the offsets of the first occurrence of a string.
  func utf8Range(of part: String) -> Range<Int>? {
    let (bytes, wanted) = (Array(utf8), Array(part.utf8))
    guard bytes.count >= wanted.count else { return nil }
    return (0...bytes.count - wanted.count).first { bytes[$0...].starts(with: wanted) }
      .map { $0..<$0 + wanted.count }
  }
}
