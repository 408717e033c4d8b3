/// A JavaScript string: a sequence of UTF-16 code units, lone surrogates included.
///
/// The storage is WTF-8: UTF-8 in which a lone surrogate has a three-byte sequence of its own.
/// Every JavaScript string has exactly one encoding, and ASCII text takes a byte per code unit. The
/// bytes are always well-formed WTF-8; a surrogate pair is never stored as two three-byte
/// sequences.
public struct JSText: Sendable, Hashable {
  /// The WTF-8 bytes.
  public let bytes: [UInt8]
  /// Whether every byte is below 0x80. Length and indexing are then trivial.
  public let isASCII: Bool

  /// Creates the text of well-formed WTF-8 bytes, such as a slice of another text's `bytes` between
  /// two code points.
  ///
  /// The bytes are not checked. Others give a text with meaningless code units, or one that is not
  /// equal to the same text in its proper encoding. For bytes of unknown origin use `jsText` of the
  /// array, which replaces what is not UTF-8.
  public init(wtf8 bytes: [UInt8]) {
    self.bytes = bytes
    self.isASCII = bytes.withUnsafeBufferPointer(WTF8.isASCII)
  }

  /// Creates the text of a Swift string, which never has lone surrogates.
  public init(_ string: String) {
    self.init(wtf8: Array(string.utf8))
  }

  /// Creates the text of UTF-16 code units. Lone surrogates are kept.
  public init(utf16 units: some Sequence<UInt16>) {
    self.init(wtf8: WTF8.encode(utf16: units))
  }

  /// The number of UTF-16 code units, as `length` in JavaScript.
  public var length: Int {
    isASCII ? bytes.count : bytes.withUnsafeBufferPointer(WTF8.utf16Count)
  }

  /// The UTF-16 code units, lone surrogates included.
  public var utf16: [UInt16] {
    bytes.withUnsafeBufferPointer(WTF8.decodeUTF16)
  }

  /// The text as a Swift string, with U+FFFD for each lone surrogate.
  public var string: String {
    String(decoding: WTF8.replacingLoneSurrogates(bytes), as: UTF8.self)
  }

  /// Whether the text has a lone surrogate, which a Swift `String` can't represent.
  public var hasLoneSurrogates: Bool {
    !isASCII && bytes.withUnsafeBufferPointer { WTF8.firstLoneSurrogate(in: $0) != nil }
  }
}

extension JSText {
  /// Feeds the bytes into a hasher at once, where a synthesized function feeds one after the other.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension JSText: ExpressibleByStringLiteral {
  /// Creates the text of a string literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension JSText: CustomStringConvertible {
  /// The text as a Swift string, with U+FFFD for each lone surrogate.
  public var description: String { string }
}

extension JSText {
  /// Returns the concatenation of two texts. A high surrogate at the end of the first and a low one
  /// at the start of the second become one code point, as in JavaScript.
  public static func + (left: JSText, right: JSText) -> JSText {
    let endsHigh =
      left.bytes.count >= 3 && left.bytes[left.bytes.count - 3] == 0xED
      && (0xA0...0xAF).contains(left.bytes[left.bytes.count - 2])
    let startsLow = right.bytes.count >= 3 && right.bytes[0] == 0xED && right.bytes[1] >= 0xB0
    guard endsHigh && startsLow else { return JSText(wtf8: left.bytes + right.bytes) }
    return JSText(utf16: left.utf16 + right.utf16)
  }
}
