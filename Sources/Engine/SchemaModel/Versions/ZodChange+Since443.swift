extension ZodChange {
  /// The changes of Zod 4.4.3.
  static let since443 = [
    ZodChange(
      .absentKey, since: .v4_4_3,
      before: "accepts an absent key if its schema accepts undefined",
      after:
        "reports an absent key that the input may not lack, even if its schema accepts undefined"),
    ZodChange(
      .optionalResult, since: .v4_4_3,
      before: "keeps the value that a catch or a transform inside optional makes of undefined",
      after:
        "replaces the value that a catch or a transform inside optional makes of undefined by undefined"
    ),
    ZodChange(
      .functionsAcceptAbsent, since: .v4_4_3,
      before: "does not let the input lack a key because its schema is a catch or a transform",
      after: "lets the input lack a key whose schema is a catch or a transform"),
    ZodChange(
      .undefinedMayBeAbsent, since: .v4_4_3,
      before: "lets the input lack a key whose schema is undefined or a literal of it",
      after: "requires a key whose schema is undefined or a literal of it"),
    ZodChange(
      .tupleTail, since: .v4_4_3,
      before:
        "does not run the absent items at the end of a tuple, and reports only that a tuple is too long",
      after:
        "runs the absent items of a tuple on undefined, and counts those that the input may not lack"
    ),
    ZodChange(
      .listsDiscriminatorOptions, since: .v4_4_3,
      before: "reports a discriminator without a match as Invalid input",
      after: "lists the expected discriminators in the issue and its message"),
    ZodChange(
      .encodesUnionsWithoutMatch, since: .v4_4_3,
      before: "rejects an output whose discriminator has no match",
      after: "tries all options when it encodes an output whose discriminator has no match"),
    ZodChange(
      .prototypeKey, since: .v4_4_3,
      before: "treats __proto__ as any undeclared key",
      after: "skips an undeclared __proto__, in strict objects too"),
    ZodChange(
      .recordRunsKeys, since: .v4_4_3,
      before: "looks up the listed keys of a record without running their schema",
      after: "runs the key schema on the listed keys of a record and uses its output"),
    ZodChange(
      .multiples, since: .v4_4_3,
      before: "finds multiples by the remainder of the decimal digits",
      after: "finds multiples by the quotient, with a tolerance that grows with it"),
    ZodChange(
      .ownConditions, since: .v4_4_3,
      before: "runs checks of a length or size, and checks with when, after a check that aborts",
      after: "skips checks of a length or size, and checks with when, after a check that aborts"),
    ZodChange(
      .checkFunctionsTakeConditions, since: .v4_4_3,
      before: "ignores the when of superRefine",
      after: "runs superRefine by its when"),
    ZodChange(
      .allowsEmptyUnions, since: .v4_4_3,
      before: "throws when a union without options is made",
      after: "makes a union without options, which no value matches"),
    ZodChange(
      .nestedIssuePaths, since: .v4_4_3,
      before:
        "drops the paths of enclosing unions in formatError, and all but the innermost one in treeifyError",
      after: "keeps the paths of all enclosing unions in formatError and treeifyError"),
    ZodChange(
      .base64, since: .v4_4_3,
      before: "ignores ASCII white space in base64 and base64url",
      after: "rejects white space in base64 and base64url"),
    ZodChange(
      .cuid, since: .v4_4_3,
      before:
        "accepts a cuid of c and at least eight characters other than white space and hyphens",
      after: "accepts a cuid of c and at least six lower-case letters or digits"),
    ZodChange(
      .httpURL, since: .v4_4_3,
      before: "accepts a web address without slashes after the colon, such as http:example.com",
      after: "requires http:// or https:// at the start of a URL whose protocol pattern is ^https?$"
    ),
  ]
}
