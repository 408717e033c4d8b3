import JSPrimitives
import SchemaModel
import SourceJSON

@testable import PayloadGeneration

/// A string under a format that rules decide, not a pattern.
struct RuledText {
  let text: JSText
  let version: ZodVersion

  /// Returns whether the string has a format, or nil if it is too complex to decide.
  ///
  /// - Parameter algorithm: what the header of a token must name, if anything.
  func matches(_ format: RuledFormat, algorithm: String?) -> Bool? {
    switch format {
    case .url: PlainURL.isURL(text.trimmed())
    case .ipv6: PlainIPv6.isAddress(text.bytes[...])
    case .cidrv6: isRange
    case .base64: isBase64(text.bytes)
    case .base64url: isBase64URL
    case .jsonWebToken: isToken(algorithm)
    case .row(let isValid, _): text.bytes.withUnsafeBufferPointer(isValid)
    }
  }

  /// An address, a slash and a number of bits from 0 to 128 without superfluous characters.
  private var isRange: Bool? {
    let parts = text.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    // Before 4.1.12 nothing looks behind a second slash.
    guard parts.count == 2 || parts.count > 2 && version < .v4_1_12,
      let bits = Int(String(decoding: parts[1], as: UTF8.self)),
      (0...128).contains(bits), String(bits).utf8.elementsEqual(parts[1])
    else { return false }
    return PlainIPv6.isAddress(parts[0])
  }

  private func isBase64(_ bytes: [UInt8]) -> Bool? {
    // Before 4.4.3, white space of ASCII is ignored in decoding.
    if bytes.contains(where: { [0x09, 0x0A, 0x0C, 0x0D, 0x20].contains($0) }) {
      return version < .v4_4_3 ? nil : false
    }
    guard bytes.count.isMultiple(of: 4) else { return false }
    let padding = bytes.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    return padding <= 2 && bytes.dropLast(padding).allSatisfy(\.isBase64Digit)
  }

  private var isBase64URL: Bool? {
    let isPlain = text.bytes.allSatisfy { byte in
      byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    return isPlain && text.bytes.count % 4 != 1
  }

  private func isToken(_ algorithm: String?) -> Bool? {
    let parts = text.bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty else { return false }
    guard parts[0].allSatisfy(\.isBase64Digit), parts[0].count % 4 != 1 else {
      // Padding, white space and faults are for a decoder to validate.
      return parts[0].allSatisfy { $0.isBase64Digit || $0 == UInt8(ascii: "=") || $0 <= 0x20 }
        ? nil : false
    }
    let bytes = Base64Text.decoded(parts[0])
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    guard let header = try? JSONDocument(bytes).value else { return false }
    guard case .object(let members) = header else { return nil }
    if let type = members["typ"], type != "JWT" { return false }
    guard let name = members["alg"], OracleValue(name).isTruthy == true else { return false }
    return algorithm.map { name == .string(JSText($0)) } ?? true
  }
}

/// Base64 without padding.
enum Base64Text {
  static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the bytes that digits encode; bits beyond the last byte are dropped.
  static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var (bytes, bits, count) = ([UInt8](), 0, 0)
    for digit in text {
      bits = bits << 6 | (digits.firstIndex(of: digit) ?? 0)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
      bits &= 0xFFFF
    }
    return bytes
  }
}

/// Strings simple enough to decide without a parser whether they are IPv6 addresses.
enum PlainIPv6 {
  /// Returns whether a string is an address, or nil if the string is too complex to decide.
  static func isAddress(_ text: ArraySlice<UInt8>) -> Bool? {
    let isPlain = text.allSatisfy { $0 == UInt8(ascii: ":") || $0.isHexDigit }
    // An address in dotted form may follow; other characters are for a parser to validate.
    guard isPlain else {
      return text.allSatisfy {
        $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":")
      } ? false : nil
    }
    let groups = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard groups.count >= 3, groups.allSatisfy({ $0.count <= 4 }) else { return false }
    var empty = groups.indices.filter { groups[$0].isEmpty }
    // Two colons at either end make two empty groups.
    for pair in [[0, 1], [groups.count - 2, groups.count - 1]] where pair.allSatisfy(empty.contains)
    {
      empty.removeAll { $0 == (pair[0] == 0 ? 0 : pair[1]) }
    }
    if empty.isEmpty { return groups.count == 8 }
    guard empty.count == 1, let place = empty.first, place > 0, place < groups.count - 1 else {
      return false
    }
    return groups.filter { !$0.isEmpty }.count <= 7
  }
}

extension UInt8 {
  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
  var isHexDigit: Bool { isASCIIDigit || (0x61...0x66).contains(self | 0x20) }
  var isBase64Digit: Bool {
    isASCIIAlphanumeric || self == UInt8(ascii: "+") || self == UInt8(ascii: "/")
  }
}
