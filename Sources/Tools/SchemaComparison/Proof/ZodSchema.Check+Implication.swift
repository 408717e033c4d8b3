internal import JSPrimitives
internal import SchemaModel

extension [ZodSchema.Check] {
  /// Whether every value that passes these checks passes others too.
  func imply(_ others: [ZodSchema.Check]) -> Bool {
    self == others || count == 1 && others.count == 1 && self[0].implies(others[0])
  }
}

extension ZodSchema.Check {
  /// Whether every value that passes this check passes another one too; false if that is not known.
  fileprivate func implies(_ other: ZodSchema.Check) -> Bool {
    guard when == nil, other.when == nil else { return self == other }
    if kind == other.kind { return true }
    guard case .format(let format) = kind, case .format(let target) = other.kind else {
      return false
    }
    switch (format, target) {
    case (.startsWith(let text, pattern: nil), .startsWith(let prefix, pattern: nil)):
      return text.bytes.starts(with: prefix.bytes)
    case (.endsWith(let text, pattern: nil), .endsWith(let suffix, pattern: nil)):
      return text.bytes.reversed().starts(with: suffix.bytes.reversed())
    case (.startsWith(let text, pattern: nil), .includes(let part, position: nil, pattern: nil)),
      (.endsWith(let text, pattern: nil), .includes(let part, position: nil, pattern: nil)),
      (
        .includes(let text, position: nil, pattern: nil),
        .includes(let part, position: nil, pattern: nil)
      ):
      return text.isASCII && part.isASCII && text.string.contains(part.string)
    default: return format.isWithin(target)
    }
  }
}

extension ZodSchema.StringFormat {
  /// Whether options of a date or a URL allow no more than others.
  fileprivate func isWithin(_ other: ZodSchema.StringFormat) -> Bool {
    if let own = dateOptions, let other = other.dateOptions {
      return (own.precision == other.precision || other.precision == nil)
        && (!own.allowsOffset || other.allowsOffset) && (!own.allowsLocal || other.allowsLocal)
    }
    if let own = urlOptions, let other = other.urlOptions {
      return own.isNormalizing == other.isNormalizing
        && (other.hostname == nil || own.hostname == other.hostname)
        && (!other.requiresDomain || own.requiresDomain && own.hostname == other.hostname)
        && (other.protocol == nil || own.protocol == other.protocol)
    }
    if case .jwt = self, case .jwt(algorithm: nil) = other { return true }
    return false
  }
}
