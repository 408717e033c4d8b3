internal import SchemaModel

/// A change that may mend a payload. The ranges of the change are those of the payload.
struct FixCandidate: Sendable, Hashable {
  /// The reason for a change.
  enum Kind: Sendable, Hashable {
    /// A key becomes the declared one that it is closest to.
    case rename
    /// A string becomes the allowed one that it is closest to, or loses blanks for which it is rejected.
    case value
    /// The output of the schema stays the same.
    case normalization
  }

  var kind: Kind
  var change: TextChange
  /// The path to the value after the change.
  var path: [PathSegment]

  /// The first byte that changes.
  var start: Int { change.replacements.first?.range.lowerBound ?? 0 }
}
