internal import JSPrimitives

/// Bytes that text is written to: an array, or a buffer that is reused.
package protocol ByteOutput: ~Copyable {
  /// Appends a byte.
  mutating func append(_ byte: UInt8)
  /// Appends bytes.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>)
  /// Appends the text of `Number.prototype.toString()`.
  mutating func append(number: Double)
}

extension [UInt8]: ByteOutput {
  /// Appends the text of `Number.prototype.toString()`.
  package mutating func append(number: Double) { JSNumber.append(number, to: &self) }
  /// Appends bytes.
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { append(contentsOf: bytes) }
}

/// A reusable byte buffer, cheaper to append to than an array.
@usableFromInline
package struct ByteBuffer: ~Copyable {
  @usableFromInline var memory: GrowingMemory<UInt8>
  /// The number of appended bytes.
  @usableFromInline package var count = 0

  /// - Parameter capacity: The number of bytes to make room for, at least 1.
  package init(capacity: Int = 1024) { memory = GrowingMemory(capacity: capacity) }

  @inlinable var base: UnsafeMutablePointer<UInt8> { memory.base }

  /// The memory that is kept, in bytes.
  package var keptSize: Int { memory.size }

  /// The appended bytes, valid until the next change.
  package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base, count: count)
  }

  /// Removes all bytes and keeps the memory.
  package mutating func removeAll() { count = 0 }

  /// Removes all but the first bytes.
  package mutating func cut(to count: Int) {
    guard 0..<self.count ~= count else { return }
    self.count = count
  }

  /// Replaces bytes from an offset on by as many others, which are not in this buffer.
  package mutating func replace(from start: Int, by other: UnsafeBufferPointer<UInt8>) {
    guard let source = other.baseAddress, start >= 0, start <= count &- other.count else { return }
    (base + start).update(from: source, count: other.count)
  }

  /// Appends a range of bytes, which may go beyond the buffer's bounds but not beyond its memory.
  @inlinable
  @inline(__always)
  package mutating func append(
    _ added: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) {
    guard let source = added.baseAddress, end > start else { return }
    let size = end &- start
    // In bounds: room is made first.
    if count &+ size > memory.capacity { memory.grow(to: count &+ size) }
    (base + count).update(from: source + start, count: size)
    count &+= size
  }

  /// Appends a byte several times; not at all if the number is negative.
  package mutating func append(_ byte: UInt8, count added: Int) {
    guard added > 0 else { return }
    // In bounds: room is made first.
    if count &+ added > memory.capacity { memory.grow(to: count &+ added) }
    (base + count).update(repeating: byte, count: added)
    count &+= added
  }
}

extension ByteBuffer: ByteOutput {
  /// Appends a byte.
  @inlinable
  @inline(__always)
  package mutating func append(_ byte: UInt8) {
    // In bounds: room is made first.
    if count == memory.capacity { memory.grow(to: count + 1) }
    base[count] = byte
    count &+= 1
  }

  /// Appends bytes.
  @inlinable
  @inline(__always)
  package mutating func append(_ added: UnsafeBufferPointer<UInt8>) {
    append(added, from: 0, to: added.count)
  }
}

extension ByteBuffer {
  /// Appends the text of `Number.prototype.toString()`.
  package mutating func append(number: Double) {
    // Of greater integers JavaScript prints the shortest digits that read back as the same number.
    if let integer = Int(exactly: number), integer.magnitude < 1 << 53 {
      return append(decimal: integer)
    }
    var digits: [UInt8] = []
    JSNumber.append(number, to: &digits)
    digits.withUnsafeBufferPointer { append($0) }
  }

  /// Appends text of the program, given as a literal.
  @inlinable
  @inline(__always)
  package mutating func append(literal text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends text as UTF-8.
  package mutating func append(text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends a quote, bytes and a quote.
  mutating func append(quoted added: UnsafeBufferPointer<UInt8>) {
    // In bounds: room is made first.
    if count &+ added.count &+ 2 > memory.capacity { memory.grow(to: count &+ added.count &+ 2) }
    let start = base + count
    start[0] = UInt8(ascii: "\"")
    if let source = added.baseAddress { (start + 1).update(from: source, count: added.count) }
    start[added.count &+ 1] = UInt8(ascii: "\"")
    count &+= added.count &+ 2
  }

  /// Appends an integer in decimal digits.
  package mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    let digits = Self.digitCount(of: number)
    if count &+ digits > memory.capacity { memory.grow(to: count &+ digits) }
    var rest = UInt64(number.magnitude)
    // In bounds: room for all digits is made first, and a pair of digits has two of the table's 200 bytes.
    var place = UnsafeMutableRawPointer(base + (count &+ digits))
    let pairs = UnsafeRawPointer(Self.pairsOfDigits.utf8Start)
    while rest >= 10 {
      let pair = Int(truncatingIfNeeded: rest % 100)
      rest /= 100
      place -= 2
      place.copyMemory(from: pairs + 2 * pair, byteCount: 2)
    }
    if digits & 1 == 1 {
      place -= 1
      place.storeBytes(of: UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest), as: UInt8.self)
    }
    count &+= digits
  }

  /// The numbers from 0 to 99, in two digits each.
  private static let pairsOfDigits: StaticString = """
    00010203040506070809101112131415161718192021222324252627282930313233343536373839\
    40414243444546474849505152535455565758596061626364656667686970717273747576777879\
    8081828384858687888990919293949596979899
    """

  /// Returns the number of decimal digits of an integer, without its sign.
  package static func digitCount(of number: Int) -> Int {
    let magnitude = UInt64(number.magnitude)
    var count = 1
    var next: UInt64 = 10
    // The greatest magnitude, 2^63, has 19 digits.
    while count < 19, magnitude >= next {
      next &*= 10
      count &+= 1
    }
    return count
  }
}
