internal import JSPrimitives
internal import SourceJSON

/// The objects that cases of several kinds hold.
extension RecordShape {
  private static let path = MemberShape.list(.either(.text, .number))

  /// An issue as Zod reports it.
  static let issue = RecordShape(
    needed: [
      "code": .words(
        "invalid_type", "invalid_value", "invalid_format", "invalid_union", "too_small", "too_big",
        "not_multiple_of", "unrecognized_keys", "invalid_key", "custom"),
      "path": path, "message": .text,
    ],
    allowed: [
      "origin": .text, "expected": .text, "received": .text, "format": .text, "pattern": .text,
      "prefix": .text, "suffix": .text, "includes": .text,
      "minimum": .either(.number, .text), "maximum": .either(.number, .text),
      "inclusive": .boolean, "exact": .boolean, "divisor": .number, "values": .array,
      "keys": .list(.text), "errors": .list(.list(.issue)), "note": .text,
      "discriminator": .text, "options": .array, "matches": .list(.count),
      "issues": .list(.issue), "params": .object, "fatal": .true,
    ])

  /// An issue with any code and members.
  static let anyIssue = RecordShape(
    needed: ["code": .text, "path": path, "message": .text], others: .any)

  /// The members that belong to a verdict: an output or issues.
  static func verdict(issue: MemberShape) -> Choice {
    .by(
      "valid",
      [
        (.boolean(true), RecordShape(needed: ["output": .any])),
        (.boolean(false), RecordShape(needed: ["issues": .list(issue, mayBeEmpty: false)])),
      ])
  }

  /// The match that a regular expression's `exec` returns.
  static let match = RecordShape(needed: [
    "index": .count, "end": .count,
    "captures": .list(.either(.text, .null), mayBeEmpty: false),
    "groups": .map(.either(.text, .null)),
  ])

  /// A function of a recorded `def` tree, with its calls.
  static let function = RecordShape(needed: [
    "kind": .words(
      "transform", "decode", "encode", "refine", "check", "overwrite", "catch", "default",
      "prefault", "format", "when", "error"),
    "calls": .list(
      .record(
        RecordShape(allowed: [
          "in": .any, "out": .any, "issues": .list(.object), "async": .true, "throws": .text,
        ]))),
  ])

  /// The results of Zod's functions on issues, by the functions' names.
  static let forms = RecordShape(allowed: [
    "flattenError": .object, "formatError": .object, "treeifyError": .object,
    "prettifyError": .text,
  ])

  /// A payload with its verdict.
  static let input = RecordShape(
    needed: ["input": .any, "valid": .boolean], choices: [verdict(issue: .record(anyIssue))])

  /// The differences of another version of Zod in a case of a JSON Schema that is read.
  static let reading = RecordShape(allowed: [
    "inputs": .either(.list(.record(input)), .map(.record(input))),
    "roundTrip": .jsonSchema, "throws": .text,
  ])
}
