/// The kind of difference that another version of Zod makes to a payload, the gravest first.
package enum PayloadEffect: String, Sendable, Hashable, CaseIterable, Comparable {
  /// The schema can be made in one of the versions only.
  case schema
  /// A valid payload becomes invalid.
  case rejected
  /// An invalid payload becomes valid.
  case accepted
  /// A valid payload has another output.
  case output
  /// An invalid payload has other issues.
  case issues
  /// An invalid payload has the same issues with other messages.
  case messages

  /// Returns whether one effect is graver than another.
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .schema: 0
    case .rejected: 1
    case .accepted: 2
    case .output: 3
    case .issues: 4
    case .messages: 5
    }
  }

  /// The difference between two outcomes of one payload; nil if they are the same or one is undecided.
  package init?(from old: PayloadOutcome, to new: PayloadOutcome) {
    switch (old, new) {
    case (.undecided, _), (_, .undecided): return nil
    case (.valid, .invalid): self = .rejected
    case (.invalid, .valid): self = .accepted
    case (.valid(let old, _), .valid(let new, _)):
      guard old != new else { return nil }
      self = .output
    case (.invalid(let old), .invalid(let new)):
      guard old.map(\.text) != new.map(\.text) else { return nil }
      self = old.map(\.wordlessText) == new.map(\.wordlessText) ? .messages : .issues
    }
  }
}
