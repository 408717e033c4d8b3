/// Whether functions that follow each other have an output for every text, or may leave a run undecided: a trivial
/// value.
enum OutputCertainty: UInt8 {
  /// They have one for every text.
  case always
  /// They have one for every text that the sanitizer can clean within its limits.
  case withinLimits
  /// Only a call can tell.
  case unknown

  /// Adds a function behind the others.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - isFirst: Whether no other one can have changed the text.
  mutating func append(_ function: TransformOpcode, isFirst: Bool) {
    switch function {
    case .sanitizeHTMLAndTrim: self = isFirst ? .withinLimits : .unknown
    case .custom: self = .unknown
    default: break
    }
  }
}
