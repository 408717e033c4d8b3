/// Calls a function with a text of which one byte is changed, added or left out, and with each of its starts.
///
/// - Parameters:
///   - text: The text.
///   - body: Takes a changed text.
func withChanges(of text: String, _ body: ([UInt8]) -> Void) {
  let bytes = Array(text.utf8)
  for place in bytes.indices {
    body(Array(bytes[..<place]))
    body(Array(bytes[..<place] + bytes[(place + 1)...]))
    for byte in #"{}[]",:\ 0-eanx"#.utf8 + [0, 0x0A, 0x7F, 0xC3, 0xFF] {
      body(Array(bytes[..<place] + [byte] + bytes[(place + 1)...]))
      body(Array(bytes[..<place] + [byte] + bytes[place...]))
    }
  }
}
