internal import CompassRules
internal import SourceJSON

/// An error of a rule's function.
protocol RuleFailure: Error {
  /// Returns the result that recorded cases have instead of the error.
  ///
  /// - Throws: `RuleError` when they have none.
  func result() throws(RuleError) -> JSONValue
}

extension Never: RuleFailure {
  func result() throws(RuleError) -> JSONValue { switch self {} }
}

extension RuleError: RuleFailure {
  func result() throws(RuleError) -> JSONValue { throw self }
}

extension LocalDay.ReadingError: RuleFailure {
  func result() throws(RuleError) -> JSONValue { ["error": .text(description)] }
}
