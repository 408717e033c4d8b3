/// The texts for which functions that follow each other surely have an output, so that they don't leave a run undecided:
/// a trivial value.
enum OutputCertainty: UInt8 {
  /// Every text.
  case always
  /// Every text that the sanitizer can clean within its limits.
  case withinLimits
  /// Only running them can show it.
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
