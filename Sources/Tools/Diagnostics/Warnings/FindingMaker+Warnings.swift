internal import JSPrimitives
public import SchemaModel

extension FindingMaker {
  /// Returns the finding of a warning.
  ///
  /// - Parameters:
  ///   - code: The kind of warning.
  ///   - message: The message for a person.
  ///   - path: The path from the whole payload to the value or key.
  ///   - mark: The bytes of the payload to mark.
  public func warning(
    _ code: WarningCode, _ message: String, path: [PathSegment], at mark: Range<Int>
  ) -> Finding {
    var finding = finding(code: code.rawValue, message: message, marking: mark)
    finding.severity = .warning
    finding.warningPath = path
    return finding
  }
}
