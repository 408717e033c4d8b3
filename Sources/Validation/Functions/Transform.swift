internal import HTMLSanitizing
internal import SchemaModel
internal import SourceJSON

/// A function from value to value, as the plan holds it.
struct Transform: Sendable {
  enum Body: Sendable {
    case trim, toLowerCase, toUpperCase
    case stripHTMLAndTrim
    case sanitizeHTMLAndTrim(HTMLSanitizer)
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
