internal import HTMLSanitizing
internal import SchemaModel
internal import SourceJSON

/// A function from value to value, as the plan holds it.
struct Transform: Sendable {
  enum Body: Sendable {
    case trim, toLowerCase, toUpperCase
    case stripHTMLAndTrim
    case sanitizeHTMLAndTrim(SharedSanitizer)
    case stripLeadingAt
    case toE164US
    case assumeHTTPS
    /// A function that an app registered.
    case custom(@Sendable (JSONValue) throws -> JSONValue)
  }

  /// Which function it is, as nodes and checks hold it.
  enum Opcode: UInt8 {
    case trim, toLowerCase, toUpperCase, stripHTMLAndTrim, sanitizeHTMLAndTrim, stripLeadingAt
    case toE164US, assumeHTTPS
    case custom
  }

  var name: TransformName
  var body: Body
}

/// A sanitizer behind a reference, which passes from hand to hand more cheaply than the sanitizer's lists.
final class SharedSanitizer: Sendable {
  let sanitizer: HTMLSanitizer

  init(_ sanitizer: HTMLSanitizer) { self.sanitizer = sanitizer }

  /// As `HTMLSanitizer.sanitize`, for callers that hold this without counting a reference, across which
  /// nothing can be thrown.
  func result(
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

extension Transform.Body {
  var opcode: Transform.Opcode {
    switch self {
    case .trim: .trim
    case .toLowerCase: .toLowerCase
    case .toUpperCase: .toUpperCase
    case .stripHTMLAndTrim: .stripHTMLAndTrim
    case .sanitizeHTMLAndTrim: .sanitizeHTMLAndTrim
    case .stripLeadingAt: .stripLeadingAt
    case .toE164US: .toE164US
    case .assumeHTTPS: .assumeHTTPS
    case .custom: .custom
    }
  }
}
