import Foundation
import TestSupport
import Testing

@testable import compass_validate

/// A folder leaves out exactly the files that git ignores.
@Suite struct GitComparisonTests {
  /// Where git is, if it is installed.
  private static let program = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Runs git without the settings of this machine, and returns its output.
  private func git(
    _ arguments: [String], in folder: TemporaryFolder, input: String = ""
  ) throws -> String {
    let streams = try TemporaryFolder()
    try streams.write(input, to: "input")
    try streams.write("", to: "output")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.program))
    process.arguments = ["-c", "core.excludesFile=", "-c", "core.quotePath=false"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": streams.path]
    process.standardInput = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: streams["input"]))
    process.standardOutput = try FileHandle(
      forWritingTo: URL(fileURLWithPath: streams["output"]))
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return streams.text(of: "output") ?? ""
  }

  private static let names = ["a", "b", "ab", "a b", "é", "#a", "!b", "x.y", "[a]", "a*"]
  private static let pieces = [
    "a", "b", "ab", "*", "**", "?", "[ab]", "[!a]", "[a-c]", "[[:alpha:]]", "\\a", "\\", "é", " ",
    ".json", "*.json", "a*", "*b", "#", "!", "[a/b]", "***", "a**", "x.y", "[", "]", "-",
  ]

  /// Returns a random line of a `.gitignore` file.
  private func line(_ random: inout SeededRandom) -> String {
    var line = random.isOne(in: 4) ? "!" : ""
    if random.isOne(in: 4) { line += "/" }
    for part in 0...random.number(below: 3) {
      if part > 0 { line += "/" }
      line += random.choose(Self.pieces)
      if random.isOne(in: 2) { line += random.choose(Self.pieces) }
    }
    if random.isOne(in: 4) { line += "/" }
    return random.isOne(in: 12) ? line + "  \r" : line
  }

  /// Writes random files below a folder, with `.gitignore` files among them, and returns their paths.
  private func fill(
    _ folder: TemporaryFolder, below path: String, depth: Int, _ random: inout SeededRandom
  ) throws -> [String] {
    var files: [String] = []
    if random.isOne(in: depth == 3 ? 1 : 3) {
      let lines = (0...random.number(below: 4)).map { _ in line(&random) }
      try folder.write(lines.joined(separator: "\n"), to: "\(path)/.gitignore")
    }
    for _ in 0...random.number(below: 4) {
      let name = "\(path)/\(random.choose(Self.names))"
      if depth > 0, random.isOne(in: 2) {
        files += try fill(folder, below: name, depth: depth - 1, &random)
      } else {
        try folder.write("{}", to: name + ".json")
        files.append(name + ".json")
      }
    }
    return files
  }

  @Test(.enabled(if: program != nil, "git is not installed"), arguments: 0..<3)
  func randomTrees(_ run: Int) throws {
    let folder = try TemporaryFolder()
    _ = try git(["init", "-q", "."], in: folder)
    try folder.write("/t?/x.y/\n", to: ".git/info/exclude")
    try folder.write("[[:digit:]]\n!/t*/**/a.json\n", to: ".gitignore")
    var random = SeededRandom(seed: UInt64(0x61_7400 + run))
    var files: Set<String> = []
    for tree in 0..<40 { files.formUnion(try fill(folder, below: "t\(tree)", depth: 3, &random)) }
    let paths = files.sorted()
    let ignored = try git(
      ["check-ignore", "--no-index", "-z", "--stdin"], in: folder,
      input: paths.joined(separator: "\0") + "\0")
    let left = files.subtracting(ignored.split(separator: "\0").map(String.init))
    #expect(left.count < files.count)
    var walk = FolderWalk()
    let found = Set(
      walk.files(in: folder.path).map { String($0.path.dropFirst(folder.path.count + 1)) })
    for path in paths where found.contains(path) != left.contains(path) {
      Issue.record("\(path): \(left.contains(path) ? "git does not ignore it" : "git ignores it")")
    }
    // From a folder below the root, the files above it count too.
    for tree in ["t0", "t7"] {
      var walk = FolderWalk()
      let found = Set(
        walk.files(in: folder[tree]).map { String($0.path.dropFirst(folder.path.count + 1)) })
      #expect(found == left.filter { $0.hasPrefix(tree + "/") })
    }
  }

  /// Where git has no work tree, its files are not read; a work tree in it is one.
  @Test func workTrees() throws {
    let folder = try TemporaryFolder()
    for path in ["a.json", "in/a.json", "in/b.json", "in/sub/b.json"] {
      try folder.write("{}", to: path)
    }
    try folder.write("a.json", to: ".gitignore")
    try folder.write("b.json", to: "in/.gitignore")
    func found(_ respects: Bool = true) -> [String] {
      var walk = FolderWalk(respectsIgnoreFiles: respects)
      return walk.files(in: folder.path).map { String($0.path.dropFirst(folder.path.count + 1)) }
    }
    #expect(found() == ["a.json", "in/a.json", "in/b.json", "in/sub/b.json"])
    try folder.write("ref: refs/heads/main", to: "in/.git/HEAD")
    #expect(found() == ["a.json", "in/a.json"])
    #expect(found(false) == ["a.json", "in/a.json", "in/b.json", "in/sub/b.json"])
    // As of a second work tree of a repository: its folder is a file that names another.
    try FileManager.default.removeItem(atPath: folder["in/.git"])
    try folder.write("gitdir: ../.main/worktrees/in\n", to: "in/.git")
    try folder.write("../..\n", to: ".main/worktrees/in/commondir")
    try folder.write("a.json\n", to: ".main/info/exclude")
    #expect(found() == ["a.json"])
  }
}
