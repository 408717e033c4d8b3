/// Scans a JSON text in one pass and without recursion. Checks the grammar, UTF-8 and depth, and
/// writes a tape of every value and key with its position.
///
/// The grammar is ECMA-262's, sec-json.parse (ECMA-404's), which has no byte order mark. Decodes no
/// text and converts no number.
package struct JSONScanner: ~Copyable {
  let base: UnsafePointer<UInt8>
  let count: Int
  let bytes: UnsafeBufferPointer<UInt8>
  var offset: Int
  let limits: JSONLimits

  /// Scans `bytes` and leaves the entries in `tape`, which is emptied first; entry 0 is the whole
  /// value. After an error the content of the tape is meaningless.
  package static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, into tape: inout Tape, limits: JSONLimits = .default
  ) throws(JSONError) {
    tape.removeAll()
    let base = try start(of: bytes, limits: limits)
    tape.reserve(forText: bytes.count)
    var scanner = JSONScanner(
      base: base, count: bytes.count, bytes: bytes, offset: 0, limits: limits)
    try scanner.value(into: &tape)
    try scanner.end(longString: scanner.longString(in: tape))
  }

  /// Returns the first byte; an error if it does not exist, or if there are too many.
  @inline(__always)
  static func start(
    of bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits
  ) throws(JSONError) -> UnsafePointer<UInt8> {
    guard bytes.count <= limits.maximumBytes else {
      throw JSONError(.sizeExceeded(limit: limits.maximumBytes), at: 0, in: bytes)
    }
    guard let base = bytes.baseAddress, bytes.count > 0 else {
      throw JSONError(.unexpectedEnd(expected: "a value"), at: 0, in: bytes)
    }
    return base
  }

  /// Returns the offset of the first string or key on the tape, from an index on, that exceeds the limit; nil if none does.
  ///
  /// Only a limit below the size of the text can be exceeded: no string is longer than the text.
  func longString(in tape: borrowing Tape, from first: Int = 0) -> Int? {
    guard limits.maximumStringBytes < count else { return nil }
    for index in first..<tape.count {
      let entry = tape[index]
      guard entry.kind == .string || entry.kind == .key,
        Int(entry.end) - Int(entry.start) > limits.maximumStringBytes
      else { continue }
      // The entry starts after the quote, the string at it.
      return Int(entry.start) - 1
    }
    return nil
  }

  /// Ends the scan of a whole text.
  ///
  /// - Parameter longString: The offset of a string that exceeds the limit.
  func end(longString: Int?) throws(JSONError) {
    guard offset == count else { throw unexpected(expected: JSONError.endOfText) }
    guard let longString else { return }
    throw JSONError(
      .stringExceeded(limit: limits.maximumStringBytes), at: longString, in: bytes)
  }

  private static let noParent = UInt32.max

  /// Scans a value with the white space around it. While a container is open, its entry's `next`
  /// holds the index of its parent. Closing it stores the true value there, so the tape is its own
  /// stack.
  mutating func value(into tape: inout Tape) throws(JSONError) {
    var longString: Int?
    try value(into: &tape, keepsAll: true, &longString)
  }

  /// Scans a value with the white space around it.
  ///
  /// - Parameters:
  ///   - tape: The tape.
  ///   - keepsAll: Whether the tape keeps the entries, a literal, so that each case has its own code. Otherwise it has only
  ///     the containers that are open.
  ///   - longString: The offset of the first string that exceeds the limit and was not kept.
  @inline(__always)
  mutating func value(
    into tape: inout Tape, keepsAll: Bool, _ longString: inout Int?
  ) throws(JSONError) {
    var parent = Self.noParent
    var parentIsObject = false
    var depth = 0
    // Whether the array has no elements so far, so that its end may come instead of one.
    var mayClose = false
    scanning: while true {
      // A value, or the end of an array that is still empty.
      skipWhiteSpace()
      guard offset < count else { throw end(expected: Self.value(mayClose)) }
      let byte = base[offset]
      switch byte {
      case UInt8(ascii: "\""):
        try string(kind: .string, into: &tape)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let isObject = byte == UInt8(ascii: "{")
        depth &+= 1
        if depth > limits.maximumDepth {
          throw error(.depthExceeded(limit: limits.maximumDepth))
        }
        let index = UInt32(truncatingIfNeeded: tape.count)
        tape.append(
          TapeEntry(
            start: UInt32(truncatingIfNeeded: offset), end: 0, next: parent,
            kind: isObject ? .object : .array, isPlainASCII: false, hasEscapes: false))
        (parent, parentIsObject) = (index, isObject)
        offset &+= 1
        skipWhiteSpace()
        let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        if offset < count, base[offset] == closing { break }
        mayClose = !isObject
        if isObject, try members(isFirst: true, keepsAll: keepsAll, into: &tape) { break }
        continue scanning
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        try number(into: &tape)
      case UInt8(ascii: "t"): try word("true", kind: .true, mayClose, into: &tape)
      case UInt8(ascii: "f"): try word("false", kind: .false, mayClose, into: &tape)
      case UInt8(ascii: "n"): try word("null", kind: .null, mayClose, into: &tape)
      default:
        throw unexpected(expected: Self.value(mayClose))
      }

      // After a value: close the containers that end here, then go on with the next value.
      closing: while true {
        if !keepsAll {
          let kept = parent == Self.noParent ? 0 : Int(parent) &+ 1
          if longString == nil { longString = self.longString(in: tape, from: kept) }
          tape.cut(to: kept)
        }
        skipWhiteSpace()
        guard parent != Self.noParent else { break scanning }
        let closer = parentIsObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        guard offset < count else {
          throw end(expected: parentIsObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
        }
        if base[offset] == closer {
          offset &+= 1
          let index = Int(parent)
          parent = tape[index].next
          tape.entries[index].end = UInt32(truncatingIfNeeded: offset)
          tape.entries[index].next = UInt32(truncatingIfNeeded: tape.count)
          depth &-= 1
          parentIsObject = parent != Self.noParent && tape[Int(parent)].kind == .object
          continue closing
        }
        guard base[offset] == UInt8(ascii: ",") else {
          throw unexpected(expected: parentIsObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
        }
        offset &+= 1
        mayClose = false
        if parentIsObject {
          skipWhiteSpace()
          if try members(isFirst: false, keepsAll: keepsAll, into: &tape) { continue closing }
        }
        continue scanning
      }
    }
  }

  /// Returns the name of what is expected at the start of a value.
  private static func value(_ mayClose: Bool) -> String {
    mayClose ? "a value or \"]\"" : "a value"
  }

  /// Returns the name of what is expected at the start of a key.
  private static func key(_ isFirst: Bool) -> String {
    isFirst ? "a key or \"}\"" : "a key"
  }

  /// Scans members up to a value that is still to be scanned, or up to whatever follows a value.
  ///
  /// Returns whether the offset is after a value.
  @inline(__always)
  private mutating func members(
    isFirst: Bool, keepsAll: Bool, into tape: inout Tape
  ) throws(JSONError) -> Bool {
    let start = offset
    guard keepsAll else {
      try key(isFirst: isFirst, into: &tape)
      return false
    }
    switch plainMembers(into: &tape) {
    case .end: return true
    case .value: return false
    case .key:
      skipWhiteSpace()
      try key(isFirst: isFirst && offset == start, into: &tape)
      return false
    }
  }

  /// Scans a key and its colon, but not its value.
  @inline(__always)
  private mutating func key(isFirst: Bool, into tape: inout Tape) throws(JSONError) {
    guard offset < count else { throw end(expected: Self.key(isFirst)) }
    guard base[offset] == UInt8(ascii: "\"") else {
      throw unexpected(expected: Self.key(isFirst))
    }
    try string(kind: .key, into: &tape)
    skipWhiteSpace()
    guard offset < count else { throw end(expected: "\":\"") }
    guard base[offset] == UInt8(ascii: ":") else { throw unexpected(expected: "\":\"") }
    offset &+= 1
  }

  private mutating func word(
    _ word: StaticString, kind: TapeEntry.Kind, _ mayClose: Bool, into tape: inout Tape
  ) throws(JSONError) {
    let length = word.utf8CodeUnitCount
    guard offset &+ length <= count else { throw unexpected(expected: Self.value(mayClose)) }
    for index in 0..<length where base[offset &+ index] != word.utf8Start[index] {
      throw unexpected(expected: Self.value(mayClose))
    }
    append(kind, from: offset, to: offset &+ length, into: &tape)
    offset &+= length
  }

  @inline(__always)
  func append(
    _ kind: TapeEntry.Kind, from start: Int, to end: Int, isPlainASCII: Bool = false,
    hasEscapes: Bool = false, into tape: inout Tape
  ) {
    tape.append(
      TapeEntry(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: tape.count &+ 1), kind: kind,
        isPlainASCII: isPlainASCII, hasEscapes: hasEscapes))
  }

  @inline(__always)
  mutating func skipWhiteSpace() {
    while offset < count {
      let byte = base[offset]
      guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else {
        return
      }
      offset &+= 1
    }
  }
}
