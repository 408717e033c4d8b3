internal import SourceJSON

/// Values of members that a rule compares.
///
/// Rules are written in JavaScript, so the boundaries are those of truthiness, `> 0`, string equality and `Date.parse` as well as
/// those of the sentence that describes the rule.
extension BoundaryValues {
  /// Strings that count as absent, the last one being absent.
  static let absent: [JSONValue?] = ["", .null, nil]

  /// Numbers on both sides of zero, and values for no number. The positive ones are also percentages.
  static let nearZero: [JSONValue?] = [0, 0, 1, 100, -1, -0.5, .null, nil]

  /// Strings that are nearly dates: misspelt, impossible, another notation, empty.
  static let oddDates: [JSONValue?] = [
    "2010-1-5", "2010-01-5", "2010-02-30", "2010-13-01", "2010-00-00", "0000-00-00", "10-01-05",
    "2010/01/05", "01/05/2010", "20100105", "January 5, 2010", "2010-01-05T00:00:00Z",
    " 2010-01-05", "2010-01-05\n", "12010-01-05", "2010-01", "2010", "soon", " ", "", nil,
  ]

  /// Pairs of dates: equal, a day apart, beyond the end of a month, or not a date at all.
  static let datePairs: [(JSONValue?, JSONValue?)] = [
    ("2026-03-01", "2026-03-01"), ("2026-03-01", "2026-02-28"), ("2026-02-28", "2026-03-01"),
    ("2026-03-01", "2026-02-30"), ("2026-03-03", "2026-02-30"), ("2026-12-31", "2027-01-01"),
    ("2026-03-01", "2026-13-01"), ("2026-00-10", "2026-03-01"), ("2026-3-1", "2026-03-01"),
    ("2026-03-01", "2026-3-1"), ("2026-03-01", ""), ("", "2026-03-01"), ("2026-03-01", .null),
    ("2026-03-01", nil), ("2026-03-01T00:00:00Z", "2026-03-01"), ("soon", "later"),
  ]

  /// A password.
  static let password: JSONValue = "Diamond2026"

  /// Confirmations of the password: equal, or equal but for white space, case or Unicode form.
  static let confirmations: [JSONValue?] = [
    "Diamond2026", "Diamond2026 ", " Diamond2026", "diamond2026", "Diamond2O26", "",
    "Diamond202\u{FF16}", "Diamond2026\u{200B}",
  ]
}
