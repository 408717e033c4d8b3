package import JSPrimitives

/// A JSON writer that formats values as `JSON.stringify` does.
///
/// ECMA-262, sec-json.stringify: no spaces; control characters and lone surrogates escaped in lower
/// case and all other characters unescaped; infinite numbers and NaN as `null`; negative zero as
/// `0`.
public enum JSONWriter {
  /// Returns the UTF-8 bytes of a value.
  public static func bytes(of value: JSONValue) -> [UInt8] {
    var output: [UInt8] = []
    append(value, to: &output)
    return output
  }

  /// Returns the text of a value.
  public static func string(of value: JSONValue) -> String {
    String(decoding: bytes(of: value), as: UTF8.self)
  }

  /// Appends the UTF-8 bytes of a value. Does not recurse, so a value may nest to any depth.
  package static func append(_ value: JSONValue, to output: inout [UInt8]) {
    var open: [OpenContainer] = []
    appendOpening(value, to: &output, open: &open)
    while let last = open.indices.last {
      guard let child = open[last].next(&output) else {
        open.removeLast()
        continue
      }
      appendOpening(child, to: &output, open: &open)
    }
  }

  /// Appends a scalar, or an opening bracket, and opens its container.
  private static func appendOpening(
    _ value: JSONValue, to output: inout [UInt8], open: inout [OpenContainer]
  ) {
    switch value {
    case .null: append(literal: "null", to: &output)
    case .boolean(let value): append(literal: value ? "true" : "false", to: &output)
    case .number(let number): append(number, to: &output)
    case .string(let text): append(text, to: &output)
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      open.append(.array(elements.makeIterator(), isFirst: true))
    case .object(let object):
      output.append(UInt8(ascii: "{"))
      open.append(.object(object.members.makeIterator(), isFirst: true))
    }
  }

  /// An array or object that is being written.
  private enum OpenContainer {
    case array(IndexingIterator<[JSONValue]>, isFirst: Bool)
    case object(IndexingIterator<[JSONObject.Member]>, isFirst: Bool)

    /// Writes the next comma and key and returns the value, or writes the closing bracket and
    /// returns nil.
    mutating func next(_ output: inout [UInt8]) -> JSONValue? {
      switch self {
      case .array(var elements, let isFirst):
        guard let element = elements.next() else {
          output.append(UInt8(ascii: "]"))
          return nil
        }
        if !isFirst { output.append(UInt8(ascii: ",")) }
        self = .array(elements, isFirst: false)
        return element
      case .object(var members, let isFirst):
        guard let member = members.next() else {
          output.append(UInt8(ascii: "}"))
          return nil
        }
        if !isFirst { output.append(UInt8(ascii: ",")) }
        self = .object(members, isFirst: false)
        append(member.key, to: &output)
        output.append(UInt8(ascii: ":"))
        return member.value
      }
    }
  }

  /// Appends ASCII text that needs no escape.
  package static func append(literal: StaticString, to output: inout [UInt8]) {
    output.append(
      contentsOf: UnsafeBufferPointer(
        start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Appends a number; infinite numbers and NaN, which have no JSON literal, become `null`.
  package static func append(_ number: Double, to output: inout [UInt8]) {
    guard number.isFinite else { return append(literal: "null", to: &output) }
    JSNumber.append(number, to: &output)
  }

  /// Appends a string with its quotes.
  package static func append(_ text: JSText, to output: inout [UInt8]) {
    text.bytes.withUnsafeBufferPointer { append(string: $0, to: &output) }
  }

  /// Appends a string, given as WTF-8, with its quotes. Copies runs that need no escape in one
  /// piece.
  package static func append(
    string bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]
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
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<offset]))
      if isLoneSurrogate {
        escape(unit: WTF8.decode(bytes, at: offset).codePoint, to: &output)
        offset += 3
      } else {
        escape(byte, to: &output)
        offset += 1
      }
      start = offset
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    output.append(UInt8(ascii: "\""))
  }

  private static func escape(_ byte: UInt8, to output: inout [UInt8]) {
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

  private static func escape(unit: UInt32, to output: inout [UInt8]) {
    append(literal: "\\u", to: &output)
    for shift in stride(from: 12, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: unit >> UInt32(shift) & 0xF)
      output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
