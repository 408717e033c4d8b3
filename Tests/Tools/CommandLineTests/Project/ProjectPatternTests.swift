import TestSupport
import Testing

@testable import compass_validate

/// A pattern finds the files that it matches by name.
@Suite struct ProjectPatternTests {
  private static let names = ["a", "b", "ab", "a b", "é", "c"]
  private static let pieces = [
    "a", "b", "ab", "*", "**", "?", "[ab]", "[!a]", "{a,b}", "{a,b/*}", "*b", "é", ".",
  ]

  /// An entry takes the same files whether a run looks for them or the command line names them.
  @Test func findingAndMatchingAgree() throws {
    var random = SeededRandom(seed: 49)
    let folder = try TemporaryFolder()
    var paths: Set<String> = []
    for _ in 0..<60 {
      let parts = (0...random.number(below: 3)).map { _ in random.choose(Self.names) }
      paths.insert(parts.joined(separator: "/") + ".json")
    }
    for path in paths { try folder.write("{}", to: path) }
    let inputs = InputList()
    for _ in 0..<300 {
      let parts = (0...random.number(below: 3)).map { _ in random.choose(Self.pieces) }
      let text = parts.joined(separator: "/") + (random.isOne(in: 3) ? "" : ".json")
      let pattern = ProjectPattern(text)
      let found = inputs.expand([pattern.path(below: folder.path + "/")]).items
        .filter { $0.state != nil }
        .map { String($0.path.dropFirst(folder.path.count + 1)) }
      let matching = paths.filter { pattern.includes(ProjectPath($0)) }
      #expect(
        Set(found.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }) == matching,
        "\(text)")
    }
  }

  @Test(arguments: [
    ("a", "a/b.json", true), ("a", "ab/c.json", false), ("a/", "a/b/c.json", true),
    ("*.json", "a.json", true), ("*.json", "a/b.json", false), ("**/*.json", "a/b.json", true),
    ("**/drafts", "x/drafts/y/z.json", true), ("drafts", "x/drafts/z.json", false),
    ("a/*", "a/b/c.json", true), (".", "a.json", true), ("./a/b.json", "a/b.json", true),
  ])
  func exclusion(_ pattern: String, _ path: String, _ isExcluded: Bool) {
    #expect(ProjectPattern(pattern).excludes(ProjectPath(path)) == isExcluded)
  }
}
