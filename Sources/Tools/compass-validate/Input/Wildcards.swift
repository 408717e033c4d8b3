/// A pattern of wildcards that whole strings match, read as git's `wildmatch` reads it.
///
/// `*` is any run of units within a name, `?` a unit, `[a-z]` and `[!a-z]` one of a set, `**` between slashes any folders,
/// and `\` takes the next unit as it is. Matching takes time linear in the string for each element. A unit is a byte of
/// git's patterns and a scalar of the tool's own.
struct Wildcards {
  /// An unclosed bracket in a pattern.
  enum Unclosed {
    /// A character like any other, as in a shell.
    case isLiteral
    /// An error, so that nothing matches, as in git.
    case matchesNothing
  }

  private enum Element {
    case unit(UInt32)
    case any
    case set(WildcardSet)
    /// Any run without a slash.
    case star
    /// Any run.
    case everything
    /// Nothing, or any run that ends with a slash.
    case folders
    case nothing
  }

  private var elements: [Element] = []

  init(_ pattern: [UInt32], unclosed: Unclosed = .matchesNothing) {
    var at = 0
    var isPlain = true
    while at < pattern.count {
      let unit = pattern[at]
      switch unit {
      case "*":
        // A run after nothing but plain units counts as one at the start, as git matches those apart.
        let isAtStart = isPlain || pattern[at - 1] == "/"
        let start = at
        while at < pattern.count, pattern[at] == "*" { at += 1 }
        let isAtEnd = at == pattern.count || pattern[at] == "/"
        let isEscapedSlash = at + 1 < pattern.count && pattern[at] == "\\" && pattern[at + 1] == "/"
        if at - start > 1, isAtStart, isAtEnd || isEscapedSlash {
          let isFolders = at < pattern.count && pattern[at] == "/"
          elements.append(isFolders ? .folders : .everything)
          if isFolders { at += 1 }
        } else {
          elements.append(.star)
        }
      case "?":
        elements.append(.any)
        at += 1
      case "[":
        if let (set, end) = WildcardSet.read(pattern, from: at + 1) {
          elements.append(set.map { .set($0) } ?? .nothing)
          at = end
        } else {
          elements.append(unclosed == .isLiteral ? .unit(unit) : .nothing)
          at += 1
        }
      case "\\":
        at += 1
        elements.append(at < pattern.count ? .unit(pattern[at]) : .nothing)
        at += 1
      default:
        elements.append(.unit(unit))
        at += 1
      }
      if "*?[\\".unicodeScalars.contains(where: { $0.value == unit }) { isPlain = false }
    }
  }

  /// Returns whether a whole string matches.
  func matches(_ text: [UInt32]) -> Bool {
    var active = [Bool](repeating: false, count: elements.count + 1)
    enter(0, &active)
    for unit in text {
      var next = [Bool](repeating: false, count: elements.count + 1)
      for index in elements.indices where active[index] {
        switch elements[index] {
        case .unit(let expected): if unit == expected { enter(index + 1, &next) }
        case .any: if unit != "/" { enter(index + 1, &next) }
        case .set(let set): if unit != "/", set.contains(unit) { enter(index + 1, &next) }
        case .star: if unit != "/" { enter(index, &next) }
        case .everything: enter(index, &next)
        case .folders:
          // Only a slash ends the folders, so the next element isn't entered before one.
          next[index] = true
          if unit == "/" { enter(index + 1, &next) }
        case .nothing: break
        }
      }
      active = next
    }
    return active[elements.count]
  }

  /// Marks an element as the next one, and those after it if it may match nothing.
  private func enter(_ index: Int, _ active: inout [Bool]) {
    var index = index
    while !active[index] {
      active[index] = true
      guard index < elements.count else { return }
      switch elements[index] {
      case .star, .everything, .folders: index += 1
      default: return
      }
    }
  }
}

/// Compares a unit with the scalar of a literal.
func == (unit: UInt32, scalar: Unicode.Scalar) -> Bool { unit == scalar.value }
func != (unit: UInt32, scalar: Unicode.Scalar) -> Bool { unit != scalar.value }
func ~= (scalar: Unicode.Scalar, unit: UInt32) -> Bool { unit == scalar.value }
