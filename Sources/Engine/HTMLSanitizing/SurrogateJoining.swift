private import JSPrimitives

extension [UInt8] {
  /// Appends WTF-8 text as JavaScript concatenates strings: a high surrogate at the end and a low
  /// one at the start of what follows become one code point.
  mutating func appendJoining(_ text: some Collection<UInt8>) {
    guard text.first == 0xED, let high = lastHighSurrogate else {
      append(contentsOf: text)
      return
    }
    let lead = Array(text.prefix(3))
    guard lead.count == 3, lead[1] >= 0xB0 else {
      append(contentsOf: text)
      return
    }
    let low = UInt32(lead[1] & 0x0F) << 6 | UInt32(lead[2] & 0x3F)
    removeLast(3)
    WTF8.append(0x10000 + high << 10 + low, to: &self)
    append(contentsOf: text.dropFirst(3))
  }

  /// The ten bits of a high surrogate that ends the text, or nil.
  private var lastHighSurrogate: UInt32? {
    guard count >= 3, self[count - 3] == 0xED, 0xA0...0xAF ~= self[count - 2] else { return nil }
    return UInt32(self[count - 2] & 0x0F) << 6 | UInt32(self[count - 1] & 0x3F)
  }
}
