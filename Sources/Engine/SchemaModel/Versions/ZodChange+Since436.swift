extension ZodChange {
  /// The changes of Zod 4.3.6.
  static let since436 = [
    ZodChange(
      .absentKey, since: .v4_3_6,
      before: "reports the issues of the value of an absent key",
      after: "accepts an absent key if its schema accepts undefined"),
    ZodChange(
      .pooledKeys, since: .v4_3_6,
      before: "reports the unknown keys of each side of an intersection",
      after: "reports a key of an intersection only if both sides reject it"),
    ZodChange(
      .recordsTakeNumbers, since: .v4_3_6,
      before: "runs the key schema of a record on strings only",
      after: "runs the key schema of a record on a number too, if the key looks like one"),
    ZodChange(
      .tupleLimitIsInclusive, since: .v4_3_6,
      before: "words the issue of a tuple that is too long as an exclusive limit",
      after: "words the issue of a tuple that is too long as an inclusive limit"),
    ZodChange(
      .numberLimitsContinue, since: .v4_3_6,
      before: "words the upper limit of a number format as exclusive, and skips checks after it",
      after: "words the upper limit of a number format as inclusive, and runs checks after it"),
    ZodChange(
      .templatesExpectStrings, since: .v4_3_6,
      before: "expects a template_literal in the issue of a value that is not a string",
      after: "expects a string in the issue of a value that is not a string"),
    ZodChange(
      .dateLimits, since: .v4_3_6,
      before: "reports the limit of a date as a Date",
      after: "reports the limit of a date in milliseconds"),
    ZodChange(
      .namesNaN, since: .v4_3_6,
      before: "writes nan for the expected type NaN in messages",
      after: "writes NaN for the expected type NaN in messages"),
    ZodChange(
      .e164, since: .v4_3_6,
      before: "accepts an e164 number that starts with 0",
      after: "rejects an e164 number that starts with 0"),
    vocabulary(since: .v4_3_6),
  ]
}
