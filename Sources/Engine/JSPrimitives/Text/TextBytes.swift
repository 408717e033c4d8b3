private import Platform

/// The bytes of a string that a function reads during one call: UTF-8, in which a lone surrogate of JavaScript has its own
/// three bytes (WTF-8).
///
/// It is a view: nothing is copied or allocated. It can't be stored or returned, so it never outlives the string. A offset
/// outside the string stops the program, as in an array.
///
///     func isHandle(_ text: borrowing TextBytes) -> Bool { text.first == UInt8(ascii: "@") }
@frozen
public struct TextBytes: ~Copyable {
  @usableFromInline let base: UnsafePointer<UInt8>?
  /// The number of bytes.
  public let count: Int
  /// Whether every byte is below 0x80.
  public let isASCII: Bool

  /// A view of well-formed WTF-8, which must stay in offset as long as the view is used.
  @inlinable
  @inline(__always)
  package init(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
    base = bytes.baseAddress
    count = bytes.count
    self.isASCII = isASCII
  }

  /// The bytes, valid as long as the text stays in offset.
  @inlinable
  @inline(__always)
  package var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }
}

/// Single bytes.
extension TextBytes {
  /// Whether there are no bytes.
  @inlinable
  public var isEmpty: Bool { count == 0 }

  /// The offsets of all bytes.
  @inlinable
  public var indices: Range<Int> { 0..<count }

  /// The byte at a offset of `indices`.
  @inlinable
  public subscript(offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < count, "the offset is outside the string")
    // In bounds: see above. A string with bytes has a base.
    return base.unsafelyUnwrapped[offset]
  }

  /// The first byte; nil for an empty string.
  @inlinable
  public var first: UInt8? { count > 0 ? self[0] : nil }

  /// The last byte; nil for an empty string.
  @inlinable
  public var last: UInt8? { count > 0 ? self[count - 1] : nil }
}

/// Searches and comparisons.
extension TextBytes {
  /// Returns the offset of the first byte of a value at or behind a offset; nil for an empty string.
  ///
  /// - Parameters:
  ///   - byte: The value.
  ///   - start: The offset, which may be the end.
  public func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
    guard let base, start >= 0, start < count else { return nil }
    let address = UnsafeRawPointer(base)
    // In bounds: the start is below the count, and the rest is what is left of it.
    guard let found = memchr(address + start, Int32(byte), count - start) else { return nil }
    return UnsafeRawPointer(found) - address
  }

  /// Returns whether the text begins with a string.
  public func hasPrefix(_ prefix: String) -> Bool { begins(with: prefix, exactly: false) }

  /// Returns whether the bytes are those of a string.
  public func equals(_ string: String) -> Bool { begins(with: string, exactly: true) }

  /// Returns whether two strings are the same.
  public func equals(_ other: borrowing TextBytes) -> Bool {
    count == other.count && buffer.elementsEqual(other.buffer)
  }

  private func begins(with string: String, exactly isExact: Bool) -> Bool {
    var string = string
    let buffer = buffer
    return string.withUTF8 { bytes in
      (isExact ? bytes.count == buffer.count : bytes.count <= buffer.count)
        && buffer.starts(with: bytes)
    }
  }

  /// The part that `String.prototype.trim` leaves.
  public var trimmed: Range<Int> { WhiteSpace.trimmedRange(of: buffer) }

  /// Returns whether a part begins and ends between two characters, inside of the text.
  package func hasCharacters(at part: Range<Int>) -> Bool {
    guard part.lowerBound >= 0, part.upperBound <= count else { return false }
    return startsCharacter(at: part.lowerBound) && startsCharacter(at: part.upperBound)
  }

  private func startsCharacter(at offset: Int) -> Bool {
    offset == count || self[offset] & 0xC0 != 0x80
  }
}

/// Copies.
extension TextBytes {
  /// A copy as a string, with U+FFFD for each lone surrogate.
  public var string: String { jsText.string }

  /// A copy as a string of JavaScript.
  public var jsText: JSText { JSText(wtf8: Array(buffer)) }

  /// Calls a function with the bytes, which it must not use afterwards.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(buffer)
  }
}
