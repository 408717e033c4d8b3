package import HTMLSanitizing

/// A sanitizer behind a reference, which is cheaper to copy than the sanitizer's lists.
package final class SharedSanitizer: Sendable {
  /// The sanitizer.
  package let sanitizer: HTMLSanitizer

  /// A reference to a sanitizer.
  package init(_ sanitizer: HTMLSanitizer) { self.sanitizer = sanitizer }

  /// Returns the result of `HTMLSanitizer.sanitize`, for callers with an unretained reference, which nothing can
  /// be thrown across.
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
