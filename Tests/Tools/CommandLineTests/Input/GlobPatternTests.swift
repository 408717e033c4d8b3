import Foundation
import TestSupport
import Testing

@testable import compass_validate

/// Which names and paths a pattern matches.
@Suite struct GlobPatternTests {
  private func matches(_ name: String, _ pattern: String) -> Bool {
    GlobPattern.wildcards(pattern).matches(name.unicodeScalars.map(\.value))
  }

  /// Returns the paths that a pattern matches.
  private func matches(_ pattern: String) -> [FolderEntry] {
    var walk = FolderWalk()
    return GlobPattern(pattern).matches(&walk)
  }

  @Test(arguments: [
    ("a.json", "*"), ("a.json", "*.json"), ("a.json", "a*"), ("a.json", "a.json"), ("", "*"),
    ("", ""), ("", "**"), ("abc", "a*c"), ("abcbc", "a*bc"), ("abc", "***c"), ("abc", "???"),
    ("é", "?"), ("漢字", "??"), ("b", "[abc]"), ("b", "[a-c]"), ("-", "[a-]"), ("-", "[-a]"),
    ("*", "\\*"), ("{a}", "\\{a}"), ("]", "[\\]]"), ("7", "[[:digit:]]"), ("]", "[]]"),
    ("]", "[]a]"), ("d", "[!a-c]"), ("d", "[^a-c]"), ("a", "[!]]"), ("[", "["),
    ("[a", "[a"), ("é", "[à-ü]"), ("a1", "[a-z][0-9]"), ("!", "[a!]"),
  ])
  func matching(_ name: String, _ pattern: String) { #expect(matches(name, pattern)) }

  @Test(arguments: [
    ("a.json", "*.jso"), ("a.json", "?.jso?n"), ("a", ""), ("", "?"), ("ab", "?"), ("A", "a"),
    ("d", "[a-c]"), ("b", "[!a-c]"), ("]", "[!]]"), ("b", "[c-a]"), ("ab", "[ab]"),
    ("abcb", "a*bc"), ("b", "[a"), ("", "[a]"),
    ("a", "\\*"), ("x", "[[:digit:]]"), ("a", "a\\"),
  ])
  func notMatching(_ name: String, _ pattern: String) { #expect(!matches(name, pattern)) }

  /// Exponential in the stars if every one of them were tried at every place.
  @Test func manyStars() {
    let name = String(repeating: "a", count: 2_000)
    #expect(!matches(name, String(repeating: "a*", count: 200) + "b"))
    #expect(matches(name, String(repeating: "*a", count: 200)))
  }

  @Test(arguments: [
    ("a.json", false), ("a*", true), ("a?", true), ("[a", true), ("a]", false), ("{a,b}", true),
    ("{a}", false), ("\\{a,b\\}", false), ("a,b", false),
  ])
  func whatIsAPattern(_ path: String, _ isPattern: Bool) {
    #expect(GlobPattern.isPattern(path) == isPattern)
  }

  private static let files = [
    "a.json", "b.json", ".hidden.json", "sub/c.json", "sub/deep/d.json", "sub/deep/e.txt",
    ".git/f.json", "sub/.g/h.json", "node_modules/i.json", "x.json/j.json",
  ]

  @Test(arguments: [
    ("*.json", ["a.json", "b.json"]), (".*.json", [".hidden.json"]),
    ("*/*.json", ["sub/c.json", "x.json/j.json"]), ("sub/*", ["sub/c.json"]),
    ("**/*.json", ["a.json", "b.json", "sub/c.json", "sub/deep/d.json", "x.json/j.json"]),
    ("{b,a}.json", ["b.json", "a.json"]), ("{a,*}.json", ["a.json", "b.json"]),
    ("{sub/{c,deep/d},nowhere}.json", ["sub/c.json", "sub/deep/d.json"]),
    ("node_modules/*.json", ["node_modules/i.json"]), ("node*/*.json", []),
    ("x.jso?", []), ("x.json", []), ("x.json/**", ["x.json/j.json"]),
    ("**/deep/*.txt", ["sub/deep/e.txt"]), ("**/**/d.json", ["sub/deep/d.json"]),
    ("sub/**", ["sub/c.json", "sub/deep/d.json"]), (".git/*.json", [".git/f.json"]),
    ("*.xml", []), ("nowhere/*.json", []), ("a.json/*", []), ("[ab].json", ["a.json", "b.json"]),
  ])
  func paths(_ pattern: String, _ expected: [String]) throws {
    let folder = try TemporaryFolder()
    for name in Self.files { try folder.write("{}", to: name) }
    let found = matches("\(folder.path)/\(pattern)")
    #expect(found == expected.map { FolderEntry(path: folder[$0]) })
  }

  /// A file is no folder that can't be read.
  @Test func whatIsNoFolderHasNoNames() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "a.json")
    try folder.write("{}", to: "sub/a.json")
    let found = matches("\(folder.path)/*/*")
    #expect(found == [FolderEntry(path: folder["sub/a.json"])])
  }

  /// Opening it reports why it can't be validated.
  @Test(arguments: ["*/a.json", "**/a.json", "sub/?.json", "sub/a.json"])
  func aLinkThatLeadsNowhereMatches(_ pattern: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "sub/b.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder["sub/a.json"], withDestinationPath: "nowhere")
    let found = matches("\(folder.path)/\(pattern)")
    #expect(found == [FolderEntry(path: folder["sub/a.json"])])
  }

  @Test(
    .enabled(if: getuid() != 0, "root may read everything"),
    arguments: ["*/*.json", "**/*.json", "**/a.json", "**"])
  func aFolderThatMayNotBeRead(_ pattern: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "sub/b.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder["sub"])
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: folder["sub"])
    }
    let found = matches("\(folder.path)/\(pattern)")
    #expect(found.map(\.path).contains(folder["sub"]))
  }
}
