public import SchemaModel
public import SourceJSON

/// Outputs and payloads with values that JSON lacks.
extension Validator {
  /// Validates a payload, and returns the output as JavaScript has it: with Dates, bigints, Sets and Maps.
  ///
  ///     let event = try Validator(.object { Field("start", .coerce.date()) })
  ///     event.parse(#"{"start": "2026-02-08"}"#).output?["start"].date  // a Foundation `Date`
  ///
  /// `validate` returns the output as `JSON.stringify` writes it, and is undecided for a bigint.
  ///
  /// - Parameters:
  ///   - payload: The JSON: a `String`, `Data`, bytes or a `JSONValue`.
  ///   - messages: Replaces the messages of issues in this call.
  /// - Returns: The output, the issues, or the reason why there is no verdict.
  @inlinable
  public func parse(
    _ payload: some JSONSource, messages: IssueMessages? = nil
  ) -> Outcome<ZodValue> {
    var outcome: Outcome<ZodValue>?
    payload.withJSON { outcome = valueOutcome(of: $0, messages: messages) }
    return outcome ?? valueOutcome(of: .empty, messages: messages)
  }

  /// Validates a value of any type, such as a Date that a codec encodes.
  ///
  ///     let codec = try Validator(.codec(.string(), .date(), decode: "toDate", encode: "toText"), direction: .encode)
  ///     codec.parse(.date(milliseconds: 0)).output?.string  // 1970-01-01T00:00:00.000Z
  ///
  /// - Parameters:
  ///   - value: The payload. The output of `undefined` may be `undefined`.
  ///   - messages: Replaces the messages of issues in this call.
  /// - Returns: The output, the issues without ranges, or the reason why there is no verdict.
  public func parse(_ value: ZodValue, messages: IssueMessages? = nil) -> Outcome<ZodValue> {
    if let json = value.json { return valueOutcome(ofValue: json, messages: messages) }
    let nothing = ValueTape(.null)
    return withExtendedLifetime(nothing) {
      withRecord {
        $0.outcome(of: value, size: value.textSize, besides: nothing, messages: messages)
      }
    }
  }

  @usableFromInline
  func valueOutcome(of input: JSONInput, messages: IssueMessages?) -> Outcome<ZodValue> {
    switch input {
    case .text(let bytes): withRecord { $0.valueOutcome(bytes, messages: messages) }
    case .value(let value): valueOutcome(ofValue: value, messages: messages)
    }
  }

  private func valueOutcome(ofValue value: JSONValue, messages: IssueMessages?) -> Outcome<ZodValue>
  {
    let tape = ValueTape(value, maximumDepth: limits.reading.maximumDepth)
    if let reason = limits.reason(against: tape) { return .undecided(reason) }
    return withExtendedLifetime(tape) {
      withRecord { $0.valueOutcome(of: tape, messages: messages) }
    }
  }
}

extension ZodValue {
  /// About the length of a text of the value, in bytes.
  fileprivate var textSize: Int {
    switch self {
    case .undefined, .null, .boolean, .number, .date: 4
    case .string(let text): text.bytes.count + 2
    case .bigint(let digits): digits.utf8.count
    case .array(let elements), .set(let elements):
      elements.reduce(2) { $0 + $1.textSize + 1 }
    case .object(let object):
      object.members.reduce(2) { $0 + $1.key.bytes.count + 4 + $1.value.textSize }
    case .map(let entries):
      entries.reduce(2) { $0 + $1.key.textSize + $1.value.textSize + 2 }
    }
  }
}
