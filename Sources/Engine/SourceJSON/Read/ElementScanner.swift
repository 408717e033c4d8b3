/// Scans the elements of an array one after the other, so that no tape holds the whole text.
///
/// The positions in the entries are those in the whole text.
package struct ElementScanner: ~Copyable {
  private var scanner: JSONScanner
  private var isFirst = true

  /// Returns a scanner behind the bracket of an array; nil if the text does not start with one, or if
  /// one of the limits needs the whole text.
  package static func start(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits
  ) -> ElementScanner? {
    guard let base = bytes.baseAddress, bytes.count <= limits.maximumBytes,
      bytes.count <= limits.maximumStringBytes, limits.maximumDepth > 0
    else { return nil }
    var inner = limits
    inner.maximumDepth -= 1
    var scanner = JSONScanner(
      base: base, count: bytes.count, bytes: bytes, offset: 0, limits: inner)
    scanner.skipWhiteSpace()
    guard scanner.offset < bytes.count, base[scanner.offset] == UInt8(ascii: "[") else {
      return nil
    }
    scanner.offset += 1
    return ElementScanner(scanner: scanner)
  }

  private init(scanner: consuming JSONScanner) { self.scanner = scanner }

  /// Scans the next element and leaves its entries in `tape`, which is emptied first; entry 0 is the
  /// element.
  ///
  /// - Returns: false at the end of the text.
  /// - Throws: `JSONError` if the text is not JSON or exceeds a limit. A scan of the whole text says
  ///   more about it: here the depth counts from the element.
  package mutating func next(into tape: inout Tape) throws(JSONError) -> Bool {
    tape.removeAll()
    scanner.skipWhiteSpace()
    guard scanner.offset < scanner.count else { throw scanner.end(expected: "an element") }
    if scanner.base[scanner.offset] == UInt8(ascii: "]") {
      scanner.offset += 1
      scanner.skipWhiteSpace()
      guard scanner.offset == scanner.count else {
        throw scanner.unexpected(expected: JSONError.endOfText)
      }
      return false
    }
    if !isFirst {
      guard scanner.base[scanner.offset] == UInt8(ascii: ",") else {
        throw scanner.unexpected(expected: "\",\" or \"]\"")
      }
      scanner.offset += 1
    }
    isFirst = false
    try scanner.value(into: &tape)
    return true
  }
}
