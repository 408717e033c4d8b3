#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The reason and position of a failure to parse JSON.
public struct JSONError: Error, Hashable, Sendable {
  /// The reason for a failure.
  public enum Kind: Hashable, Sendable {
    /// The text has `found` where `expected` is required.
    case unexpected(found: String, expected: String)
    /// The text ends where `expected` is required.
    case unexpectedEnd(expected: String)
    /// The bytes at the offset are not UTF-8.
    case invalidUTF8
    /// Arrays and objects nest deeper than the limit.
    case depthExceeded(limit: Int)
    /// The text is longer than the limit, in bytes.
    case sizeExceeded(limit: Int)
    /// A string or key is longer than the limit, in bytes of the source.
    case stringExceeded(limit: Int)
  }

  /// The reason.
  public var kind: Kind
  /// The byte offset of the first byte that could not be parsed.
  public var offset: Int
  /// The one-based line of the offset; lines end at LF.
  public var line: Int
  /// The one-based column of the offset, in bytes.
  public var column: Int

  package init(_ kind: Kind, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    self.kind = kind
    self.offset = offset
    let before = bytes[..<min(offset, bytes.count)]
    line = 1 + before.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
    column = before.endIndex - (before.lastIndex(of: 0x0A) ?? -1)
  }

  /// The name of the text's end, which is expected after the value.
  static let endOfText = "the end of the text"

  /// Whether the text has a complete value and then something else.
  package var isAfterValue: Bool {
    if case .unexpected(_, Self.endOfText) = kind { true } else { false }
  }

  /// Whether the text exceeded a limit and might otherwise be valid JSON.
  public var isLimit: Bool {
    switch kind {
    case .depthExceeded, .sizeExceeded, .stringExceeded: true
    default: false
    }
  }
}

extension JSONError: CustomStringConvertible {
  /// A one-line message without the position, such as `expected a value, found "]"`.
  public var description: String {
    switch kind {
    case .unexpected(let found, let expected): "expected \(expected), found \(found)"
    case .unexpectedEnd(let expected): "expected \(expected), found the end of the text"
    case .invalidUTF8: "the bytes are not UTF-8"
    case .depthExceeded(let limit): "nested deeper than the limit of \(limit)"
    case .sizeExceeded(let limit): "longer than the limit of \(limit) bytes"
    case .stringExceeded(let limit): "longer in one string than the limit of \(limit) bytes"
    }
  }
}

extension JSONError: LocalizedError {
  /// A sentence for a person, such as `The JSON can't be read at line 1, column 2: expected a value, found "]".`
  public var errorDescription: String? {
    "The JSON can't be read at line \(line), column \(column): \(description)."
  }
}
