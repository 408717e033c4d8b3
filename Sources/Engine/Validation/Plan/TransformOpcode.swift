internal import SchemaModel

/// The kind of a transform's implementation, in nodes and checks.
enum TransformOpcode: UInt8 {
  case trim, toLowerCase, toUpperCase, stripTagsAndTrim, sanitizeHTMLAndTrim, stripLeadingAt
  case toE164US, assumeHTTPS
  case normalize, slugify
  case identity
  case custom
}

extension ZodSchema.Transform {
  /// The opcode of the implementation; `custom` if there is none.
  var opcode: TransformOpcode {
    switch body {
    case .trim: .trim
    case .toLowerCase: .toLowerCase
    case .toUpperCase: .toUpperCase
    case .stripTagsAndTrim: .stripTagsAndTrim
    case .sanitizeHTMLAndTrim: .sanitizeHTMLAndTrim
    case .stripLeadingAt: .stripLeadingAt
    case .toE164US: .toE164US
    case .assumeHTTPS: .assumeHTTPS
    case .normalize: .normalize
    case .slugify: .slugify
    case .identity: .identity
    case .custom, .reporting, nil: .custom
    }
  }
}
