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
  public func validate(
    _ payload: some JSONSource, messages: IssueMessages? = nil
  ) -> Outcome<JSONValue> {
    withInput(of: payload) { input in
      switch input {
      case .text(let bytes):
        withRecord { record in
          record.outcome(bytes, messages: messages).map { record.outputValue }
        }
      case .value(let value): validate(value, messages: messages)
      }
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
  public func isValid(_ payload: some JSONSource) -> Bool {
    if case .valid = verdict(on: payload) { true } else { false }
  }

  /// Returns the verdict on a payload, without its output and issues.
  package func verdict(on payload: some JSONSource) -> Verdict {
    withInput(of: payload) { input in
      switch input {
      case .text(let bytes):
        return withRecord { record in
          do throws(JSONError) {
            return try record.verdict(on: bytes)
          } catch {
            return .undecided(.notJSON(error))
          }
        }
      case .value(let value):
        return verdict(onValue: value)
      }
    }
  }

  private func verdict(onValue value: JSONValue) -> Verdict {
    let tape = ValueTape(value, maximumDepth: limits.reading.maximumDepth)
    if let reason = limits.reason(against: tape) { return .undecided(reason) }
    return withExtendedLifetime(tape) { withRecord { $0.verdict(on: tape) } }
  }
}

extension Validator {
  /// Calls `body` with the JSON of a payload.
  @inline(__always)
  func withInput<Result>(
    of payload: some JSONSource, _ body: (JSONInput) -> Result
  ) -> Result {
    var result: Result?
    payload.withJSON { result = body($0) }
    // A source that never calls its closure has no JSON.
    return result ?? body(.text(UnsafeBufferPointer(start: nil, count: 0)))
  }
}

extension ValidationLimits {
  /// Returns the reason against a value of the program that exceeds a limit, or nil. It has no text with a length to limit.
  fileprivate func reason(against tape: ValueTape) -> UndecidedReason? {
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
