internal import JSPrimitives

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Nodes as values of Foundation's types. The errors have a path if there is one.
extension ValueNode {
  /// Returns the time of a string in JavaScript's ISO format.
  func isoDate(at path: @autoclosure () -> [any CodingKey]) throws -> Date {
    let milliseconds: Double?
    switch kind {
    case .string: milliseconds = JSDate.parseISO(text)
    case .escaped: milliseconds = string.bytes.withUnsafeBufferPointer { JSDate.parseISO($0) }
    case .number, .literal:
      throw DecodingError.typeMismatch(
        Date.self,
        DecodingError.Context(
          codingPath: path(),
          debugDescription: "Expected an ISO 8601 date but found a number. "
            + "Pass `dates:` .secondsSince1970 or .millisecondsSince1970 to decode numbers."))
    default: throw mismatch(Date.self, at: path())
    }
    guard let milliseconds else {
      throw Self.corrupted("\"\(string.string)\" is not an ISO 8601 date.", at: path())
    }
    return Date(timeIntervalSince1970: milliseconds / 1000)
  }

  /// Returns the URL of a string, as `URL(string:)` reads it.
  func url(at path: @autoclosure () -> [any CodingKey]) throws -> URL {
    let text = try string(at: path())
    guard let url = URL(string: text) else {
      throw Self.corrupted("\"\(text)\" is not a URL.", at: path())
    }
    return url
  }

  /// Returns the bytes of a string in Base64.
  func base64(at path: @autoclosure () -> [any CodingKey]) throws -> Data {
    guard let data = Data(base64Encoded: try string(at: path())) else {
      throw Self.corrupted("The string is not valid Base64.", at: path())
    }
    return data
  }

  /// Returns the UUID of a string.
  func uuid(at path: @autoclosure () -> [any CodingKey]) throws -> UUID {
    let text = try string(at: path())
    guard let uuid = UUID(uuidString: text) else {
      throw Self.corrupted("\"\(text)\" is not a UUID.", at: path())
    }
    return uuid
  }

  /// Returns the number of a literal exactly, up to 38 digits; that of a double as its shortest digits.
  func decimal(at path: @autoclosure () -> [any CodingKey]) throws -> Decimal {
    guard kind == .number || kind == .literal else { throw mismatch(Decimal.self, at: path()) }
    let digits =
      kind == .literal ? String(decoding: text, as: UTF8.self) : JSNumber.string(number)
    guard number.isFinite, let decimal = Decimal(string: digits) else {
      throw Self.outOfRange(number, Decimal.self, at: path())
    }
    return decimal
  }
}
