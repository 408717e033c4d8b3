extension ZodChange {
  /// The changes of Zod 4.2.1.
  static let since421 = [
    ZodChange(
      .tuplesMayBeEmpty, since: .v4_2_1,
      before: "requires all items of a tuple of which none is needed",
      after: "accepts an empty tuple of which no item is needed"),
    ZodChange(
      .partialRecordTakesLiterals, since: .v4_2_1,
      before: "throws for each key of a partial record whose keys are a literal",
      after: "accepts a literal as the keys of a partial record"),
    ZodChange(
      .plainObjects, since: .v4_2_1,
      before: "rejects a record with a member constructor, or throws for it",
      after: "accepts a record with a member constructor that is not a function"),
    ZodChange(
      .listedNumbersAreKeys, since: .v4_2_1,
      before: "reports the numbers among the listed keys of a record as unknown keys",
      after: "knows the numbers among the listed keys of a record"),
    ZodChange(
      .showsHostnameOption, since: .v4_2_1,
      before: "shows the pattern of all host names in the issue of a URL's host",
      after: "shows the pattern of the option in the issue of a URL's host"),
    vocabulary(since: .v4_2_1),
  ]
}
