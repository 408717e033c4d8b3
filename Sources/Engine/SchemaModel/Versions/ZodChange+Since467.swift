extension ZodChange {
  /// The changes of Zod 4.6.7.
  static let since467 = [
    ZodChange(
      .stringLengthUnit, since: .v4_6_7,
      before: "counts the length of a string in UTF-16 code units",
      after: "counts the length of a string in code points"),
    ZodChange(
      .saysExactly, since: .v4_6_7,
      before: "words the issue of an exact length as that of a limit",
      after: "writes \"exactly\" in the message of an exact length"),
    ZodChange(
      .absentKey, since: .v4_6_7,
      before: "keeps the value that an optional schema makes of an absent key",
      after:
        "leaves out an absent key that both input and output may lack, unless a default fills it"),
    ZodChange(
      .optionalResult, since: .v4_6_7,
      before: "runs the schema inside optional on undefined if it accepts it",
      after: "runs the schema inside optional on undefined only if it has a default"),
    ZodChange(
      .tellsDefaults, since: .v4_6_7,
      before: "treats a default as any schema whose key the input may lack",
      after: "distinguishes a default from a schema that is merely optional"),
    ZodChange(
      .defaultsFillKeys, since: .v4_6_7,
      before: "leaves out an absent key if its default is undefined",
      after: "has an absent key with a default in the output, also if its value is undefined"),
    ZodChange(
      .discriminatesByInheritedKeys, since: .v4_6_7,
      before:
        "throws for an object if an option of a discriminated union has fixed values under a key such as valueOf",
      after: "accepts fixed values under a key such as valueOf in a discriminated union"),
    ZodChange(
      .catchSeesInput, since: .v4_6_7,
      before: "calls the function of a catch with what its schema left of the input",
      after: "calls the function of a catch with the input as it was"),
    ZodChange(
      .tupleTail, since: .v4_6_7,
      before: "keeps the value that an optional item makes of its absence",
      after: "ends a tuple at its first absent item that is merely optional"),
    ZodChange(
      .absentDiscriminatorIsClaimed, since: .v4_6_7,
      before: "matches no option when a discriminator with a default is absent",
      after: "matches the option whose discriminator may be absent when it is, if there is only one"
    ),
    ZodChange(
      .unknownKeysContinue, since: .v4_6_7,
      before: "runs no refinement and no pipe after unknown keys",
      after: "runs the refinements of an object, and the pipe after it, in spite of unknown keys"),
    ZodChange(
      .prototypeKey, since: .v4_6_7,
      before: "accepts an undeclared __proto__ in a strict object",
      after: "reports an undeclared __proto__ in a strict object, and skips it in any other"),
    ZodChange(
      .ignoresDeclaredPrototype, since: .v4_6_7,
      before: "validates a declared key __proto__",
      after: "ignores a declared key __proto__"),
    ZodChange(
      .partialRecordReportsUnknown, since: .v4_6_7,
      before: "reports each unlisted key of a partial record as an invalid key",
      after: "reports the unlisted keys of a partial record together, as unknown keys"),
    ZodChange(
      .looseRecordKeepsUnknown, since: .v4_6_7,
      before: "reports unlisted keys of a loose record as unknown keys",
      after: "keeps unlisted keys of a loose record"),
    ZodChange(
      .pooledKeys, since: .v4_6_7,
      before: "pools the unknown keys of an intersection's sides at every depth",
      after: "pools the unknown and invalid keys of an intersection's own object only"),
    ZodChange(
      .namesInfinity, since: .v4_6_7,
      before: "reports both infinities as Infinity, and calls them a number in the message",
      after: "reports the sign of an infinity, and names it in the message"),
    ZodChange(
      .originIsOfValue, since: .v4_6_7,
      before: "takes the origin of a bound's issue from the limit",
      after: "takes the origin of a bound's issue from the value"),
    ZodChange(
      .ownErrorServesChecks, since: .v4_6_7,
      before: "uses a schema's own message for the issues of its type only",
      after: "uses a schema's own message for the issues of its checks too"),
    ZodChange(
      .listsExclusiveMatches, since: .v4_6_7,
      before: "reports an exclusive union with several matches as Invalid input",
      after: "lists the options that match in the issue of an exclusive union"),
    ZodChange(
      .urlDropsLineEnds, since: .v4_6_7,
      before: "keeps tabs and line ends in the output of a URL",
      after: "removes tabs and line ends from the output of a URL"),
    ZodChange(
      .formattedKeys, since: .v4_6_7,
      before:
        "throws or drops messages in the error formatters for keys such as __proto__, constructor and _errors",
      after: "treats keys such as __proto__ and constructor as any other in the error formatters"),
    ZodChange(
      .cidrv6Pattern, since: .v4_6_7,
      before: "has a separate pattern for the addresses of cidrv6",
      after: "uses the pattern of ipv6 for the addresses of cidrv6"),
    ZodChange(
      .datetimePattern, since: .v4_6_7,
      before: "accepts a datetime with a zone and without seconds",
      after: "requires the seconds of a datetime with a zone"),
    ZodChange(
      .domain, since: .v4_6_7,
      before: "limits no length of the host of httpUrl",
      after: "limits the host of httpUrl to 253 characters, and its last label to 63"),
    ZodChange(
      .emojiPattern, since: .v4_6_7,
      before: "accepts strings of parts of emoji, such as digits, as emoji",
      after: "requires a picture, a flag's letter or a keycap in emoji"),
    ZodChange(
      .ipv6, since: .v4_6_7,
      before: "accepts the characters that a URL parser ignores in ipv6 and cidrv6",
      after: "accepts only hexadecimal digits, colons and dots in ipv6 and cidrv6"),
    ZodChange(
      .templateNumbers, since: .v4_6_7,
      before: "does not escape numeric enum values in the pattern of a template literal",
      after: "escapes numeric enum values in the pattern of a template literal"),
    ZodChange(
      .multiples, since: .v4_6_7,
      before:
        "finds multiples within 2^-52 of the quotient, and throws for multiples of the bigint 0",
      after: "finds multiples within 2^-50 of the quotient, and none of the bigint 0"),
    ZodChange(
      .limitsFirst, since: .v4_6_7,
      before: "reports the elements of an array that is too long, and runs its other checks",
      after: "reports only the length of an array that is longer than its first limits allow"),
    ZodChange(
      .allowsEmptyLiterals, since: .v4_6_7,
      before: "throws when a literal without values is made",
      after: "makes a literal without values, which no value matches"),
    ZodChange(
      .templateParts, since: .v4_6_7,
      before: "throws for a string whose minimum length is above its maximum",
      after: "makes a string whose minimum length is above its maximum, which no string matches"),
    ZodChange(
      .base64Pattern, since: .v4_6_7,
      before: "writes the length of base64 into its pattern",
      after: "writes only the characters of base64 into its pattern"),
    ZodChange(
      .emailPattern, since: .v4_6_7,
      before: "writes the pattern of email with lookaheads",
      after: "writes the pattern of email without lookaheads, for the same strings"),
    ZodChange(
      .includesPattern, since: .v4_6_7,
      before: "wants a string at a position in the pattern of includes",
      after: "wants a string at or after a position in the pattern of includes"),
    ZodChange(
      .ulid, since: .v4_6_7,
      before: "accepts a ulid that starts with any of its characters",
      after: "accepts a ulid that starts with a digit from 0 to 7"),
    ZodChange(
      .needsDeclaredDiscriminator, since: .v4_6_7,
      before: "throws for an option without the discriminator when it gets an object",
      after: "throws for an option without the discriminator when the schema is made"),
    vocabulary(since: .v4_6_7),
  ]
}
