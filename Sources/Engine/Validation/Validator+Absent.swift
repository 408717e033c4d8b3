public import SourceJSON

extension Validator {
  /// Validates an absent payload, JavaScript's `undefined`, such as the body of a request without one.
  ///
  /// Most schemas reject it as `expected object, received undefined`. A schema with a default has the default as its
  /// output, and one that is optional has none: nil.
  ///
  /// - Parameter messages: Replaces the messages of issues in this call.
  public func validateAbsent(messages: IssueMessages? = nil) -> Outcome<JSONValue?> {
    let tape = ValueTape(.null)
    return withExtendedLifetime(tape) {
      withRecord { $0.outcomeOfUndefined(besides: tape, messages: messages) }
    }
  }
}
