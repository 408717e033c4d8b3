import Testing

@testable import compass_validate

/// Which paths a line of a `.gitignore` file is about.
@Suite struct IgnorePatternTests {
  private func matches(_ line: String, _ path: String, isFolder: Bool) -> Bool {
    let names = path.split(separator: "/").map { $0.utf8.map(UInt32.init) }
    return IgnorePattern(Array(line.utf8))?.matches(names[...], isFolder: isFolder) ?? false
  }

  @Test(arguments: [
    ("a.json", "a.json"), ("a.json", "b/c/a.json"), ("*.json", "b/a.json"), ("/a", "a"),
    ("b/a", "b/a"), ("/b/*", "b/a"), ("**/a", "a"), ("**/a", "b/c/a"), ("b/**", "b/a"),
    ("b/**", "b/c/a"), ("b/**/a", "b/a"), ("b/**/a", "b/c/d/a"), ("a  ", "a"), ("a\\ ", "a "),
    ("\\#a", "#a"), ("\\!a", "!a"), ("[ab].json", "a.json"), ("[!b].json", "a.json"),
    ("[[:alpha:]]1", "a1"), ("a?c", "abc"), ("*", "b/a"), ("b/*/a", "b/c/a"), ("a*b*c", "axbxc"),
    ("\\a", "a"), ("a\\*", "a*"),
  ])
  func matching(_ line: String, _ path: String) {
    #expect(matches(line, path, isFolder: false))
  }

  @Test(arguments: [
    ("a.json", "a.jsonx"), ("/a", "b/a"), ("b/a", "c/b/a"), ("b/*", "b/c/a"), ("#a", "#a"),
    ("", "a"), ("/", "a"), ("a/", "a"), ("A", "a"), ("a\\", "a"), ("a\\", "a\\"), ("[a", "[a"),
    ("b/**", "b"), ("[[:what:]]", "a"), ("a?c", "a/c"), ("?", "é"), (" a", "a"), ("!", "!"),
    ("b//a", "b/a"), ("b[/]a", "b/a"),
  ])
  func notMatching(_ line: String, _ path: String) {
    #expect(!matches(line, path, isFolder: false))
  }

  @Test func aSlashAtTheEndMeansFolders() {
    #expect(matches("a/", "b/a", isFolder: true))
    #expect(!matches("/a/", "b/a", isFolder: true))
  }

  @Test func linesOfAFile() {
    let patterns = IgnorePattern.patterns(Array("a\r\n\n# b\n!c\n".utf8))
    #expect(patterns.count == 2)
    #expect(patterns.map(\.isNegated) == [false, true])
    let name = [UInt32]([0x61])
    #expect(patterns[0].matches([name], isFolder: false))
  }
}
