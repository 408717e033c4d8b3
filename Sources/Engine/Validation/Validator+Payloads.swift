public import SourceJSON

/// The verbs: the issues and the output, or the verdict only.
extension Validator {
  /// Validates a payload.
  ///
  ///     let outcome = login.validate(#"{"email": "A@B.CO"}"#)
  ///     outcome.output?["email"]?.string  // a@b.co
  ///
  /// - Parameters:
  ///   - payload: The JSON: a `String`, `Data`, bytes or a `JSONValue`. Issues of a `JSONValue` have no range, since there
  ///     is not text.
  ///   - messages: Replaces the messages of issues in this call.
  /// - Returns: The output, the issues, or the reason why there is no verdict: a text that is not JSON is
  ///   `.undecided(.notJSON)`, one beyond the limits is undecided too.
  @inlinable
  public func validate(
    _ payload: some JSONSource, messages: IssueMessages? = nil
  ) -> Outcome<JSONValue> {
    var outcome: Outcome<JSONValue>?
    payload.withJSON { outcome = self.outcome(of: $0, messages: messages) }
    return outcome ?? self.outcome(of: .empty, messages: messages)
  }

  @usableFromInline
  func outcome(of input: JSONInput, messages: IssueMessages?) -> Outcome<JSONValue> {
    switch input {
    case .text(let bytes):
      withRecord { record in record.outcome(bytes, messages: messages).map { record.outputValue } }
    case .value(let value): validate(value, messages: messages)
    }
  }

  /// Validates a value of the program, which may be a literal. Its issues have no range, since there is not text.
  ///
  /// - Parameters:
  ///   - value: The payload.
  ///   - messages: Replaces the messages of issues in this call.
  public func validate(_ value: JSONValue, messages: IssueMessages? = nil) -> Outcome<JSONValue> {
    let tape = ValueTape(value, maximumDepth: limits.reading.maximumDepth)
    if let reason = limits.reason(against: tape) { return .undecided(reason) }
    return withExtendedLifetime(tape) {
      withRecord { $0.outcome(of: tape, messages: messages) }
    }
  }

  /// Returns whether a payload fits the schema, in less time than any other call.
  ///
  ///     if login.isValid(body) { send(body) }
  ///
  /// An undecided payload is not valid, such as bytes that are not JSON or is beyond the limits. `validate` returns the
  /// reason.
  ///
  /// - Parameter payload: The JSON: a `String`, `Data`, bytes or a `JSONValue`.
  @inlinable
  public func isValid(_ payload: some JSONSource) -> Bool {
    var isValid = false
    payload.withJSON { isValid = accepts($0) }
    return isValid
  }

  /// Returns the verdict on a payload, without its output and issues.
  package func verdict(on payload: some JSONSource) -> Verdict {
    var verdict: Verdict?
    payload.withJSON { verdict = self.verdict(of: $0) }
    return verdict ?? self.verdict(of: .empty)
  }

  @usableFromInline
  func accepts(_ input: JSONInput) -> Bool {
    if case .valid = verdict(of: input) { true } else { false }
  }

  private func verdict(of input: JSONInput) -> Verdict {
    switch input {
    case .text(let bytes):
      withRecord { record in
        do throws(JSONError) { return try record.verdict(on: bytes) } catch {
          return .undecided(.notJSON(error))
        }
      }
    case .value(let value): verdict(onValue: value)
    }
  }

  private func verdict(onValue value: JSONValue) -> Verdict {
    let tape = ValueTape(value, maximumDepth: limits.reading.maximumDepth)
    if let reason = limits.reason(against: tape) { return .undecided(reason) }
    return withExtendedLifetime(tape) { withRecord { $0.verdict(on: tape) } }
  }
}

// The functions above and those that decode are compiled again where a program calls them, for its type of payload, so that
// reading it costs no call through a table. They keep the answer in a variable of a concrete type: a function that is
// generic over its result looks the type up in each call, a quarter of the time of `isValid`.
extension JSONInput {
  /// The JSON of a source that never calls its closure.
  @usableFromInline
  static var empty: JSONInput { .text(UnsafeBufferPointer(start: nil, count: 0)) }
}

extension ValidationLimits {
  /// Returns the reason against a value of the program that exceeds a limit, or nil. It has no text with a length to limit.
  func reason(against tape: ValueTape) -> UndecidedReason? {
    let limit: JSONError.Kind
    if tape.isTooDeep {
      limit = .depthExceeded(limit: reading.maximumDepth)
    } else if tape.longestString > reading.maximumStringBytes {
      limit = .stringExceeded(limit: reading.maximumStringBytes)
    } else {
      return nil
    }
    return .payloadLimit(JSONError(limit, at: 0, in: UnsafeBufferPointer(start: nil, count: 0)))
  }
}
