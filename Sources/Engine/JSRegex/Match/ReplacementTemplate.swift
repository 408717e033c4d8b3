internal import JSPrimitives

/// A replacement text in which `$` refers to parts of the match, parsed once for a pattern.
///
/// ECMA-262, sec-getsubstitution:
///
///     $$                  a dollar sign
///     $&                  the match
///     $`  $'              the text before it, the text after it
///     $n  $nn             group 1 to 99; two digits only if there is such a group
///     $<name>             the named group, if the pattern has named groups at all
///
/// A group that did not participate is empty, and so is a name that no group has. Any other `$` is
/// literal.
struct ReplacementTemplate {
  private enum Piece {
    /// A literal range of the template.
    case literal(Range<Int>)
    case match
    case before
    case after
    /// Groups of which at most one participates in a match.
    case capture([Int])
  }

  private let template: Subject
  private var pieces: [Piece] = []

  /// Parses a template for the groups of a pattern.
  init(_ template: JSText, for tree: PatternTree) {
    self.template = Subject(template, asCodePoints: false)
    var position = 0
    var literalStart = 0
    var hasClosedName = !tree.namedGroups.isEmpty
    while position < self.template.length {
      guard self.template[position] == UInt16(ascii: "$"),
        let (piece, end) = reference(at: position, tree: tree, &hasClosedName)
      else {
        position += 1
        continue
      }
      append(literal: literalStart..<position)
      pieces.append(piece)
      (position, literalStart) = (end, end)
    }
    append(literal: literalStart..<position)
  }

  private mutating func append(literal range: Range<Int>) {
    if !range.isEmpty { pieces.append(.literal(range)) }
  }

  /// Returns the reference that starts at the `$` at `dollar`, and its end; nil if the `$` is
  /// literal.
  ///
  /// - Parameter hasClosedName: Whether a `$<` may still be a name; false after the last `>`.
  private func reference(
    at dollar: Int, tree: PatternTree, _ hasClosedName: inout Bool
  ) -> (Piece, end: Int)? {
    let next = dollar + 1
    guard next < template.length else { return nil }
    switch template[next] {
    case UInt16(ascii: "$"): return (.literal(next..<next + 1), next + 1)
    case UInt16(ascii: "&"): return (.match, next + 1)
    case UInt16(ascii: "`"): return (.before, next + 1)
    case UInt16(ascii: "'"): return (.after, next + 1)
    case UInt16(ascii: "<") where hasClosedName:
      let close = (next..<template.length).first { template[$0] == UInt16(ascii: ">") }
      guard let close else {
        hasClosedName = false
        return nil
      }
      let name = template.slice(next + 1..<close)
      let groups = tree.namedGroups.first { $0.name == name }?.groups
      return (.capture(groups ?? []), close + 1)
    default:
      return numbered(at: next, groupCount: tree.groupCount)
    }
  }

  private func numbered(at next: Int, groupCount: Int) -> (Piece, end: Int)? {
    guard let first = digit(at: next) else { return nil }
    if let second = digit(at: next + 1), first * 10 + second <= groupCount {
      let group = first * 10 + second
      return group == 0 ? nil : (.capture([group]), next + 2)
    }
    return first == 0 || first > groupCount ? nil : (.capture([first]), next + 1)
  }

  private func digit(at offset: Int) -> Int? {
    guard offset < template.length else { return nil }
    let unit = template[offset]
    return (UInt16(ascii: "0")...UInt16(ascii: "9")).contains(unit)
      ? Int(unit - UInt16(ascii: "0")) : nil
  }

  /// Appends the replacement of a match to `output`.
  func append(
    _ match: Range<Int>, groups: [Range<Int>?], of subject: Subject, to output: inout TextAssembly
  ) {
    for piece in pieces {
      switch piece {
      case .literal(let range): output.append(range, of: template)
      case .match: output.append(match, of: subject)
      case .before: output.append(0..<match.lowerBound, of: subject)
      case .after: output.append(match.upperBound..<subject.length, of: subject)
      case .capture(let candidates):
        if let range = candidates.lazy.compactMap({ groups[$0] }).first {
          output.append(range, of: subject)
        }
      }
    }
  }
}
