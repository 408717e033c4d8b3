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
        countGroup(units[(index + 1)...])
      default:
        break
      }
      index += 1
    }
  }

  private mutating func countGroup(_ rest: ArraySlice<UInt16>) {
    guard rest.first == UInt16(ascii: "?") else {
      groupCount += 1
      return
    }
    let opening = Array(rest.dropFirst().prefix(2))
    guard opening.first == UInt16(ascii: "<") else { return }
    if let third = opening.dropFirst().first,
      third == UInt16(ascii: "=") || third == UInt16(ascii: "!")
    {
      return
    }
    groupCount += 1
    hasNamedGroups = true
  }
}
