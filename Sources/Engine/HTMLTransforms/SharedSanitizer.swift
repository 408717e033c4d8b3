internal import HTMLSanitizing

/// A sanitizer behind a reference, which is cheaper to copy than the sanitizer's lists.
final class SharedSanitizer: Sendable {
  private let sanitizer: HTMLSanitizer

  init(_ sanitizer: HTMLSanitizer) { self.sanitizer = sanitizer }

  /// The limits of a sanitizer that may use this much memory, in bytes.
  static func limits(memory: Int) -> HTMLSanitizer.Limits {
    var limits = HTMLSanitizer.Limits()
    limits.parserBytes = memory
    return limits
  }

  /// Returns the result of `HTMLSanitizer.sanitize` within a limit of memory.
  func sanitize(
    _ bytes: UnsafeBufferPointer<UInt8>, memory: Int
  ) throws(SanitizerError) -> [UInt8]? {
    let limits = Self.limits(memory: memory)
    if limits == sanitizer.limits { return try sanitizer.sanitize(bytes) }
    var limited = sanitizer
    limited.limits = limits
    return try limited.sanitize(bytes)
  }
}
