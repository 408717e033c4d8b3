#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Data: JSONSource {
  /// Calls `body` with the bytes.
  @inlinable
  public func withJSON(_ body: (JSONInput) -> Void) {
    withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: UInt8.self) { body(.text($0)) }
    }
  }
}
