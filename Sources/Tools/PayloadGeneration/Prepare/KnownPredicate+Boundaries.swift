internal import JSPrimitives
internal import SourceJSON

/// Boundary values, at which a predicate or a misreading of it changes its answer.
extension KnownPredicate {
  /// A change of the members that the predicate reads; nil removes a member.
  typealias BoundaryMembers = [(key: JSText, value: JSONValue?)]

  /// Returns members at a boundary of the predicate. The validator decides whether it holds there.
  ///
  /// Predicates are written in JavaScript, so the boundaries are those of truthiness, `> 0`, string equality and
  /// `Date.parse` as well as those of the sentence that describes the predicate.
  func boundary(_ random: inout SeededRandom) -> BoundaryMembers {
    switch self {
    // Values that are not an object's members have none here.
    case .httpURL, .atLeastOneField, .emptyOrRelativePath, .truthy, .alwaysPass, .alwaysFail: []
    case .schoolOrCoach: keys.map { ($0, random.choose(Self.falsyTexts) ?? nil) }
    case .amountOrPercentage: keys.map { ($0, random.choose(Self.nearZero) ?? nil) }
    case .endNotBeforeStart, .deadlineNotBeforeOffer: Self.dates(keys, &random)
    case .passwordsMatch: Self.passwords(keys, &random)
    case .playerNeedsBirthDate:
      [
        (keys[0], random.isOne(in: 4) ? "parent" : "player"),
        (keys[1], random.choose(Self.oddDates) ?? nil),
      ]
    }
  }

  /// Texts that count as absent, the last one being absent.
  private static let falsyTexts: [JSONValue?] = ["", .null, nil]

  /// Numbers on both sides of zero, and values for no number. The positive ones are also percentages.
  private static let nearZero: [JSONValue?] = [0, 0, 1, 100, -1, -0.5, .null, nil]

  /// Texts that are nearly dates: misspelt, impossible, another notation, empty.
  private static let oddDates: [JSONValue?] = [
    "2010-1-5", "2010-01-5", "2010-02-30", "2010-13-01", "2010-00-00", "0000-00-00", "10-01-05",
    "2010/01/05", "01/05/2010", "20100105", "January 5, 2010", "2010-01-05T00:00:00Z",
    " 2010-01-05", "2010-01-05\n", "12010-01-05", "2010-01", "2010", "soon", " ", "", nil,
  ]

  /// Returns two dates: equal, a day apart, beyond the end of a month, or not a date at all.
  private static func dates(_ keys: [JSText], _ random: inout SeededRandom) -> BoundaryMembers {
    let pairs: [(JSONValue?, JSONValue?)] = [
      ("2026-03-01", "2026-03-01"), ("2026-03-01", "2026-02-28"), ("2026-02-28", "2026-03-01"),
      ("2026-03-01", "2026-02-30"), ("2026-03-03", "2026-02-30"), ("2026-12-31", "2027-01-01"),
      ("2026-03-01", "2026-13-01"), ("2026-00-10", "2026-03-01"), ("2026-3-1", "2026-03-01"),
      ("2026-03-01", "2026-3-1"), ("2026-03-01", ""), ("", "2026-03-01"), ("2026-03-01", .null),
      ("2026-03-01", nil), ("2026-03-01T00:00:00Z", "2026-03-01"), ("soon", "later"),
    ]
    let pair = random.choose(pairs) ?? (nil, nil)
    return [(keys[0], pair.0), (keys[1], pair.1)]
  }

  /// Returns a password and a confirmation that is equal, or equal but for white space, case or Unicode form.
  private static func passwords(_ keys: [JSText], _ random: inout SeededRandom) -> BoundaryMembers {
    let confirmations: [JSONValue?] = [
      "Diamond2026", "Diamond2026 ", " Diamond2026", "diamond2026", "Diamond2O26", "",
      "Diamond202\u{FF16}", "Diamond2026\u{200B}",
    ]
    return [(keys[0], "Diamond2026"), (keys[1], random.choose(confirmations) ?? nil)]
  }
}
