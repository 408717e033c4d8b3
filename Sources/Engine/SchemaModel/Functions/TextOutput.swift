public import JSPrimitives
public import SourceJSON

extension ZodSchema {
  /// The text that a function writes, empty at the start of each call.
  ///
  /// The validator keeps its memory between calls. Whatever is appended, the text is well-formed: a byte that is not ASCII, or a
  /// part that cuts a character, makes the outcome undecided.
  public struct TextOutput: ~Copyable {
    @usableFromInline var buffer = ByteBuffer(capacity: 64)
    /// The memory that a call should use at most, in bytes: `htmlMemory` of the validator's limits.
    public package(set) var memoryLimit = 0
    /// True after something was appended that isn't text.
    @usableFromInline package var isMalformed = false

    /// An empty output.
    package init() {}

    /// The number of bytes so far.
    public var count: Int { buffer.count }

    /// The memory that is kept for the next call, in bytes.
    package var keptSize: Int { buffer.keptSize }

    /// The bytes so far, valid until the next change.
    package var bytes: UnsafeBufferPointer<UInt8> { buffer.bytes }

    /// Removes all bytes.
    @inlinable
    public mutating func removeAll() {
      buffer.count = 0
      isMalformed = false
    }

    /// Appends an ASCII character.
    @inlinable
    @inline(__always)
    public mutating func append(ascii byte: UInt8) {
      if byte >= 0x80 { isMalformed = true }
      buffer.append(byte)
    }

    /// Appends a string.
    public mutating func append(_ string: String) { buffer.append(text: string) }

    /// Appends a part of a string, between two characters.
    public mutating func append(_ text: borrowing TextBytes, _ part: Range<Int>) {
      guard text.hasCharacters(at: part) else {
        isMalformed = true
        return
      }
      append(joining: UnsafeBufferPointer(rebasing: text.buffer[part]))
    }

    /// Appends a whole text.
    public mutating func append(_ text: borrowing TextBytes) { append(joining: text.buffer) }

    /// Appends a string of JavaScript.
    public mutating func append(_ text: JSText) {
      text.bytes.withUnsafeBufferPointer { append(joining: $0) }
    }

    /// Appends well-formed WTF-8.
    package mutating func append(wtf8 bytes: [UInt8]) {
      bytes.withUnsafeBufferPointer { append(joining: $0) }
    }
  }
}

extension ZodSchema.TextOutput {
  /// Appends a string as JavaScript concatenates strings: a high surrogate at the end and a low one at the start of what follows
  /// become one code point.
  private mutating func append(joining text: UnsafeBufferPointer<UInt8>) {
    guard text.count >= 3, text[0] == 0xED, text[1] >= 0xB0, let high = lastHighSurrogate else {
      return buffer.append(text)
    }
    let low = UInt32(text[1] & 0x0F) << 6 | UInt32(text[2] & 0x3F)
    var pair: [UInt8] = []
    WTF8.append(0x10000 + high << 10 + low, to: &pair)
    buffer.cut(to: buffer.count - 3)
    pair.withUnsafeBufferPointer { buffer.append($0) }
    buffer.append(UnsafeBufferPointer(rebasing: text.dropFirst(3)))
  }

  /// The ten bits of a high surrogate that ends the text, or nil.
  private var lastHighSurrogate: UInt32? {
    let bytes = buffer.bytes
    let end = bytes.count
    guard end >= 3, bytes[end - 3] == 0xED, 0xA0...0xAF ~= bytes[end - 2] else { return nil }
    return UInt32(bytes[end - 2] & 0x0F) << 6 | UInt32(bytes[end - 1] & 0x3F)
  }
}
