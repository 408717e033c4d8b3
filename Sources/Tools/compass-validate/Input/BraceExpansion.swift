/// The alternatives of braces in a pattern: `{a,b}.json` is `a.json` or `b.json`.
///
/// Braces may be nested. Without a comma or its end, or after a backslash, a brace is a character like any other, as in a
/// shell.
enum BraceExpansion {
  /// The most alternatives of a pattern.
  static let limit = 10_000

  /// Returns the alternatives in their order, each once; nil if there are more than the limit.
  static func alternatives(_ pattern: String) -> [String]? {
    // Most paths have no brace. Making the type of a set takes a noticeable part of a short run.
    guard pattern.utf8.contains(UInt8(ascii: "{")) else { return [pattern] }
    guard let found = expand(Array(pattern.unicodeScalars)) else { return nil }
    var seen: Set<String> = []
    return found.map { String(String.UnicodeScalarView($0)) }.filter { seen.insert($0).inserted }
  }

  private static func expand(_ pattern: [Unicode.Scalar]) -> [[Unicode.Scalar]]? {
    var found: [[Unicode.Scalar]] = [[]]
    var at = 0
    while at < pattern.count {
      if pattern[at] == "\\" {
        let escape = pattern[at..<min(at + 2, pattern.count)]
        found = found.map { $0 + escape }
        at += 2
      } else if pattern[at] == "{", let (parts, end) = parts(pattern, from: at + 1) {
        var inner: [[Unicode.Scalar]] = []
        for part in parts {
          guard let more = expand(Array(part)) else { return nil }
          inner += more
        }
        guard found.count * inner.count <= limit else { return nil }
        found = found.flatMap { start in inner.map { start + $0 } }
        at = end
      } else {
        let scalar = pattern[at]
        found = found.map { $0 + [scalar] }
        at += 1
      }
    }
    return found
  }

  /// Returns the parts between the commas of a brace and the index after it; nil if it has no comma or no end.
  private static func parts(
    _ pattern: [Unicode.Scalar], from start: Int
  ) -> (parts: [ArraySlice<Unicode.Scalar>], end: Int)? {
    var parts: [ArraySlice<Unicode.Scalar>] = []
    var (depth, at, first) = (0, start, start)
    while at < pattern.count {
      switch pattern[at] {
      case "\\": at += 1
      case "{": depth += 1
      case "}" where depth > 0: depth -= 1
      case "}":
        guard !parts.isEmpty else { return nil }
        return (parts + [pattern[first..<at]], at + 1)
      case "," where depth == 0:
        parts.append(pattern[first..<at])
        first = at + 1
      default: break
      }
      at += 1
    }
    return nil
  }
}
