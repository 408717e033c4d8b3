internal import JSPrimitives
internal import SourceJSON

/// The boundaries of the predicates that read members.
extension KnownPredicate {
  /// A change of the members that the predicate reads; nil removes a member.
  typealias BoundaryMembers = [(key: JSText, value: JSONValue?)]

  /// Returns members at a boundary of the predicate. The validator decides whether it holds there.
  func boundary(_ random: inout SeededRandom) -> BoundaryMembers {
    switch self {
    // Values that are not an object's members have none here.
    case .httpURL, .atLeastOneField, .emptyOrRelativePath, .truthy, .alwaysPass, .alwaysFail: []
    case .schoolOrCoach: keys.map { ($0, random.choose(BoundaryValues.absent) ?? nil) }
    case .amountOrPercentage: keys.map { ($0, random.choose(BoundaryValues.nearZero) ?? nil) }
    case .endNotBeforeStart, .deadlineNotBeforeOffer: dates(&random)
    case .passwordsMatch:
      [
        (keys[0], BoundaryValues.password),
        (keys[1], random.choose(BoundaryValues.confirmations) ?? nil),
      ]
    case .playerNeedsBirthDate:
      [
        (keys[0], random.isOne(in: 4) ? "parent" : "player"),
        (keys[1], random.choose(BoundaryValues.oddDates) ?? nil),
      ]
    }
  }

  private func dates(_ random: inout SeededRandom) -> BoundaryMembers {
    let pair = random.choose(BoundaryValues.datePairs) ?? (nil, nil)
    return [(keys[0], pair.0), (keys[1], pair.1)]
  }
}
