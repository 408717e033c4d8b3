/// The facts about a pattern that the parser needs in advance: in Annex B the meaning of `\2` and
/// `\k` depends on all groups of the pattern.
struct PatternOutline {
  /// The number of capture groups.
  private(set) var groupCount = 0
  /// Whether a group has a name.
  private(set) var hasNamedGroups = false

  /// Scans the code units once; classes nest with the `v` flag only.
  init(_ units: [UInt16], nestsClasses: Bool) {
    var depth = 0
    var index = 0
    while index < units.count {
      switch Unicode.Scalar(units[index]) {
      case "\\":
        index += 1
      case "[" where depth == 0 || nestsClasses:
        depth += 1
      case "]" where depth > 0:
        depth -= 1
      case "(" where depth == 0:
        countGroup(units, at: index + 1)
      default:
        break
      }
      index += 1
    }
  }

  /// Counts a group whose opening parenthesis is before `start`, if it captures.
  private mutating func countGroup(_ units: [UInt16], at start: Int) {
    func isAt(_ offset: Int, _ character: Unicode.Scalar) -> Bool {
      start + offset < units.count && units[start + offset] == UInt16(ascii: character)
    }
    guard isAt(0, "?") else {
      groupCount += 1
      return
    }
    guard isAt(1, "<"), !isAt(2, "="), !isAt(2, "!") else { return }
    groupCount += 1
    hasNamedGroups = true
  }
}
