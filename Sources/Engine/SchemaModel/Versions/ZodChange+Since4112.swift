extension ZodChange {
  /// The changes of Zod 4.1.12.
  static let since4112 = [
    ZodChange(
      .pipesAbort, since: .v4_1_12,
      before: "runs the checks behind a pipe whose first side has issues",
      after: "skips the checks behind a pipe whose first side has issues"),
    ZodChange(
      .sizesAreInclusive, since: .v4_1_12,
      before: "words the limit of a size as exclusive",
      after: "words the limit of a size as inclusive"),
    ZodChange(
      .templateSigns, since: .v4_1_12,
      before: "writes the patterns of integers, bigints and Booleans without signs and groups",
      after: "writes the patterns of integers, bigints and Booleans with signs and groups"),
    ZodChange(
      .ipv6Pattern, since: .v4_1_12,
      before: "writes a short pattern of ipv6, which lacks forms of addresses",
      after: "writes a pattern of ipv6 for all forms of addresses"),
    ZodChange(
      .cidrv6Parts, since: .v4_1_12,
      before: "ignores what follows a second slash in cidrv6",
      after: "rejects a second slash in cidrv6"),
    ZodChange(
      .uuid, since: .v4_1_12,
      before: "rejects the uuid of which all digits are f",
      after: "accepts the uuid of which all digits are f"),
    vocabulary(since: .v4_1_12),
  ]
}
