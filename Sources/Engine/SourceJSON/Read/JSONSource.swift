#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// JSON as text or as a value, such as a `String`, `Data`, `[UInt8]` or `JSONValue`.
///
/// The functions of a `Validator` take one. A type that holds JSON can conform too:
///
///     extension Message: JSONSource {
///       public func withJSON(_ body: (JSONInput) -> Void) { text.withJSON(body) }
///     }
public protocol JSONSource {
  /// Calls `body` once with the JSON, which must stay in place during the call.
  func withJSON(_ body: (JSONInput) -> Void)
}

/// The JSON of a source.
public enum JSONInput {
  /// JSON text in UTF-8. A byte order mark at the start is an error.
  case text(UnsafeBufferPointer<UInt8>)
  /// A value, which was never parsed.
  case value(JSONValue)
}

extension String: JSONSource {
  /// Calls `body` with the string's UTF-8 bytes, which are copied only if the string is not stored as UTF-8.
  @inlinable
  public func withJSON(_ body: (JSONInput) -> Void) {
    var string = self
    string.withUTF8 { body(.text($0)) }
  }
}

extension Substring: JSONSource {
  /// Calls `body` with the string's UTF-8 bytes, which are copied only if the string is not stored as UTF-8.
  @inlinable
  public func withJSON(_ body: (JSONInput) -> Void) {
    var string = self
    string.withUTF8 { body(.text($0)) }
  }
}

extension Array: JSONSource where Element == UInt8 {
  /// Calls `body` with the bytes.
  @inlinable
  public func withJSON(_ body: (JSONInput) -> Void) {
    withUnsafeBufferPointer { body(.text($0)) }
  }
}

extension ArraySlice: JSONSource where Element == UInt8 {
  /// Calls `body` with the bytes.
  @inlinable
  public func withJSON(_ body: (JSONInput) -> Void) {
    withUnsafeBufferPointer { body(.text($0)) }
  }
}

extension UnsafeBufferPointer: JSONSource where Element == UInt8 {
  /// Calls `body` with the bytes.
  @inlinable
  public func withJSON(_ body: (JSONInput) -> Void) { body(.text(self)) }
}

extension JSONValue: JSONSource {
  /// Calls `body` with the value.
  @inlinable
  public func withJSON(_ body: (JSONInput) -> Void) { body(.value(self)) }
}

extension Data: JSONSource {
  /// Calls `body` with the bytes.
  @inlinable
  public func withJSON(_ body: (JSONInput) -> Void) {
    withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: UInt8.self) { body(.text($0)) }
    }
  }
}
