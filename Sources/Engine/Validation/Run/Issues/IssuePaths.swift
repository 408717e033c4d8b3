internal import JSPrimitives
internal import SchemaModel

/// The paths of the issues of a run, as arrays.
///
/// The issues of a template mostly have the same path in one payload after another, such as that of a field, so the last
/// one is kept. It only grows with the schema.
struct IssuePaths {
  /// The last path of a template that has only declared keys.
  private struct Known {
    /// The numbers of the keys' fields, from the innermost on; two in a word.
    var fields: (UInt64, UInt64) = (0, 0)
    /// The number of keys; -1 for no path yet.
    var count = -1
    var path: [PathSegment] = []
  }

  /// The number of keys that the words of `fields` have room for.
  private static let greatestCount = 4

  /// The paths by the numbers of the templates; empty until the first one.
  private var known: [Known] = []

  /// Returns an issue's path, outermost segment first.
  ///
  /// - Parameters:
  ///   - pending: The issue.
  ///   - rest: The segments that the template appends to the path of the value.
  ///   - found: The issues, which share the segments of their paths.
  ///   - values: The values of the run, whose keys are in the paths.
  mutating func path(
    of pending: PendingIssue, _ rest: [PathSegment], _ found: borrowing FoundIssues,
    _ values: inout RunValues
  ) -> [PathSegment] {
    if pending.path < 0 { return rest }
    guard let key = Self.key(of: pending, found) else {
      return Self.made(pending, rest, found, &values)
    }
    if known.isEmpty { known = Array(repeating: Known(), count: values.plan.templates.count) }
    let place = Int(pending.template)
    if known[place].count == key.count, known[place].fields == key.fields {
      return known[place].path
    }
    let path = Self.made(pending, rest, found, &values)
    known[place] = Known(fields: key.fields, count: key.count, path: path)
    return path
  }

  /// Returns the numbers of the fields that a path leads through; nil for a path with other segments, or a long one.
  private static func key(
    of pending: PendingIssue, _ found: borrowing FoundIssues
  ) -> (fields: (UInt64, UInt64), count: Int)? {
    var fields: (UInt64, UInt64) = (0, 0)
    var count = 0
    var link = pending.path
    while link >= 0 {
      let segment = found.links[Int(link)]
      guard segment.key.kind == .declared, count < greatestCount else { return nil }
      fields = (fields.0 &<< 32 | fields.1 &>> 32, fields.1 &<< 32 | UInt64(segment.key.index))
      count += 1
      link = segment.inner
    }
    return (fields, count)
  }

  private static func made(
    _ pending: PendingIssue, _ rest: [PathSegment], _ found: borrowing FoundIssues,
    _ values: inout RunValues
  ) -> [PathSegment] {
    var path: [PathSegment] = []
    var link = pending.path
    while link >= 0 {
      let segment = found.links[Int(link)]
      path.append(
        segment.key.kind == .none ? .index(segment.index) : .key(values.text(segment.key)))
      link = segment.inner
    }
    path += rest
    return path
  }
}
