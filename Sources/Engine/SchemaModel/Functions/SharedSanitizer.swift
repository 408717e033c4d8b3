package import HTMLSanitizing

/// A sanitizer behind a reference, which is cheaper to pass on than the sanitizer's lists.
package final class SharedSanitizer: Sendable {
  package let sanitizer: HTMLSanitizer

  package init(_ sanitizer: HTMLSanitizer) { self.sanitizer = sanitizer }

  /// As `HTMLSanitizer.sanitize`, for callers that hold this without counting a reference, across which
  /// nothing can be thrown.
  package func result(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: HTMLSanitizer.Limits
  ) -> Result<[UInt8]?, SanitizerError> {
    do throws(SanitizerError) {
      if limits == sanitizer.limits { return .success(try sanitizer.sanitize(bytes)) }
      var limited = sanitizer
      limited.limits = limits
      return .success(try limited.sanitize(bytes))
    } catch {
      return .failure(error)
    }
  }
}
