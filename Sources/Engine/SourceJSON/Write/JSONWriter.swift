internal import JSPrimitives

/// A JSON writer that formats values as `JSON.stringify` does.
///
/// ECMA-262, sec-json.stringify: no spaces; control characters and lone surrogates escaped in lower
/// case and all other characters unescaped; infinite numbers and NaN as `null`; negative zero as
/// `0`.
package enum JSONWriter {
  /// Returns the UTF-8 bytes of a value.
  package static func bytes(of value: JSONValue) -> [UInt8] {
    var output: [UInt8] = []
    append(value, to: &output)
    return output
  }

  /// Returns the text of a value.
  package static func string(of value: JSONValue) -> String {
    String(decoding: bytes(of: value), as: UTF8.self)
  }

  /// Appends the UTF-8 bytes of a value.
  static func write(_ value: JSONValue, to output: inout some ByteOutput & ~Copyable) {
    if writeScalar(value, to: &output) { return }
    var open: [OpenContainer] = []
    writeOpening(value, to: &output, open: &open)
    while let last = open.indices.last {
      guard let child = open[last].next(&output) else {
        open.removeLast()
        continue
      }
      writeOpening(child, to: &output, open: &open)
    }
  }

  /// Appends a scalar, or an opening bracket, and opens its container.
  private static func writeOpening(
    _ value: JSONValue, to output: inout some ByteOutput & ~Copyable, open: inout [OpenContainer]
  ) {
    switch value {
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      open.append(.array(elements, position: 0))
    case .object(let object):
      output.append(UInt8(ascii: "{"))
      open.append(.object(object.members.makeIterator(), isFirst: true))
    default: writeScalar(value, to: &output)
    }
  }

  /// Appends a value that is no container; returns false for a container.
  @discardableResult
  private static func writeScalar(
    _ value: JSONValue, to output: inout some ByteOutput & ~Copyable
  ) -> Bool {
    switch value {
    case .null: write(literal: "null", to: &output)
    case .boolean(let value): write(literal: value ? "true" : "false", to: &output)
    case .number(let number): write(number, to: &output)
    case .string(let text): write(text, to: &output)
    case .array, .object: return false
    }
    return true
  }

  /// An array or object that is being written.
  private enum OpenContainer {
    case array([JSONValue], position: Int)
    case object(IndexingIterator<[JSONObject.Member]>, isFirst: Bool)

    /// Writes up to the next container and returns it, or writes the closing bracket and returns
    /// nil. An object's members are returned one by one.
    mutating func next(_ output: inout some ByteOutput & ~Copyable) -> JSONValue? {
      switch self {
      case .array(let elements, var position):
        while position < elements.count {
          if position > 0 { output.append(UInt8(ascii: ",")) }
          position += 1
          guard writeScalar(elements[position - 1], to: &output) else {
            self = .array(elements, position: position)
            return elements[position - 1]
          }
        }
        output.append(UInt8(ascii: "]"))
        return nil
      case .object(var members, let isFirst):
        guard let member = members.next() else {
          output.append(UInt8(ascii: "}"))
          return nil
        }
        if !isFirst { output.append(UInt8(ascii: ",")) }
        self = .object(members, isFirst: false)
        write(member.key, to: &output)
        output.append(UInt8(ascii: ":"))
        return member.value
      }
    }
  }

  /// Appends ASCII text that needs no escape.
  static func write(literal: StaticString, to output: inout some ByteOutput & ~Copyable) {
    output.append(
      UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Appends a number; infinite numbers and NaN, which have no JSON literal, become `null`.
  static func write(_ number: Double, to output: inout some ByteOutput & ~Copyable) {
    guard number.isFinite else { return write(literal: "null", to: &output) }
    output.append(number: number)
  }

  /// Appends a string with its quotes.
  static func write(_ text: JSText, to output: inout some ByteOutput & ~Copyable) {
    text.bytes.withUnsafeBufferPointer { write(string: $0, to: &output) }
  }

  /// Appends a string, given as WTF-8, with its quotes. Copies runs that need no escape in one
  /// piece.
  static func write(
    string bytes: UnsafeBufferPointer<UInt8>, to output: inout some ByteOutput & ~Copyable
  ) {
    output.append(UInt8(ascii: "\""))
    var start = 0
    var offset = 0
    while offset < bytes.count, let base = bytes.baseAddress {
      offset = UnescapedRun.end(in: base, from: offset, to: bytes.count)
      guard offset < bytes.count else { break }
      let byte = bytes[offset]
      let isLoneSurrogate =
        byte == 0xED && offset + 2 < bytes.count && bytes[offset + 1] >= 0xA0
      guard
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
          || isLoneSurrogate
      else {
        offset += 1
        continue
      }
      output.append(UnsafeBufferPointer(rebasing: bytes[start..<offset]))
      if isLoneSurrogate {
        escape(unit: WTF8.decode(bytes, at: offset).codePoint, to: &output)
        offset += 3
      } else {
        escape(byte, to: &output)
        offset += 1
      }
      start = offset
    }
    output.append(UnsafeBufferPointer(rebasing: bytes[start...]))
    output.append(UInt8(ascii: "\""))
  }

  private static func escape(
    _ byte: UInt8, to output: inout some ByteOutput & ~Copyable
  ) {
    let letter: UInt8? =
      switch byte {
      case 0x08: UInt8(ascii: "b")
      case 0x09: UInt8(ascii: "t")
      case 0x0A: UInt8(ascii: "n")
      case 0x0C: UInt8(ascii: "f")
      case 0x0D: UInt8(ascii: "r")
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
      default: nil
      }
    guard let letter else { return escape(unit: UInt32(byte), to: &output) }
    output.append(UInt8(ascii: "\\"))
    output.append(letter)
  }

  private static func escape(
    unit: UInt32, to output: inout some ByteOutput & ~Copyable
  ) {
    write(literal: "\\u", to: &output)
    for shift in stride(from: 12, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: unit >> UInt32(shift) & 0xF)
      output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
