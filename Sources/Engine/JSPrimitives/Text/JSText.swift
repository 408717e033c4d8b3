/// A JavaScript string: a sequence of UTF-16 code units, lone surrogates included.
///
/// Stored as WTF-8: UTF-8 in which a surrogate without a partner is written as its own three bytes,
/// so that any JavaScript string has one encoding and ASCII text costs a byte a unit. The bytes are
/// always well formed WTF-8; a surrogate pair is never written as two three-byte sequences.
public struct JSText: Sendable, Hashable {
  /// The WTF-8 bytes.
  public let bytes: [UInt8]
  /// Whether every byte is below 0x80, which makes length and indexing trivial.
  public let isASCII: Bool

  /// Creates the text whose WTF-8 encoding is `bytes`; the caller promises that they are well
  /// formed.
  package init(wtf8 bytes: [UInt8]) {
    self.bytes = bytes
    self.isASCII = bytes.withUnsafeBufferPointer(WTF8.isASCII)
  }

  /// Creates the text of a Swift string, which is always free of lone surrogates.
  public init(_ string: String) {
    self.init(wtf8: Array(string.utf8))
  }

  /// Creates the text made of these UTF-16 code units: pairs are joined, lone surrogates are kept.
  public init(utf16 units: some Sequence<UInt16>) {
    self.init(wtf8: WTF8.encode(utf16: units))
  }

  /// The number of UTF-16 code units, which is what `.length` reports in JavaScript.
  public var length: Int {
    isASCII ? bytes.count : bytes.withUnsafeBufferPointer(WTF8.utf16Count)
  }

  /// The UTF-16 code units, lone surrogates included.
  public var utf16: [UInt16] {
    bytes.withUnsafeBufferPointer(WTF8.decodeUTF16)
  }

  /// The text as a Swift string; each lone surrogate becomes U+FFFD.
  public var string: String {
    String(decoding: WTF8.replacingLoneSurrogates(bytes), as: UTF8.self)
  }

  /// Whether the text holds a surrogate without its partner, which no Swift `String` can hold.
  public var hasLoneSurrogates: Bool {
    !isASCII && bytes.withUnsafeBufferPointer { WTF8.firstLoneSurrogate(in: $0) != nil }
  }
}

extension JSText: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

extension JSText: CustomStringConvertible {
  public var description: String { string }
}

extension JSText {
  /// Returns the two texts one after the other. A high surrogate at the end of the first and a low
  /// one at the start of the second become one code point, as in JavaScript.
  public static func + (left: JSText, right: JSText) -> JSText {
    let endsHigh =
      left.bytes.count >= 3 && left.bytes[left.bytes.count - 3] == 0xED
      && (0xA0...0xAF).contains(left.bytes[left.bytes.count - 2])
    let startsLow = right.bytes.count >= 3 && right.bytes[0] == 0xED && right.bytes[1] >= 0xB0
    guard endsHigh && startsLow else { return JSText(wtf8: left.bytes + right.bytes) }
    return JSText(utf16: left.utf16 + right.utf16)
  }
}
