import Foundation
import TestSupport
import Testing

@testable import compass_validate

/// The files that git reports as changed.
@Suite struct ChangedFilesTests {
  private struct NoGit: Error {}

  /// A repository in a separate folder, without the settings of this machine.
  private struct Work {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try git("init", "-q", "-b", "main")
    }

    func git(_ arguments: String...) throws {
      let settings = ["-c", "user.name=a", "-c", "user.email=a@b.co", "-c", "commit.gpgsign=false"]
      let result = try Subprocess.run("git", ["-C", folder.path] + settings + arguments)
      #expect(result.status == 0, "\(String(decoding: result.errors, as: UTF8.self))")
    }

    func commit() throws {
      try git("add", "-A")
      try git("commit", "-q", "-m", "a")
    }

    func changed(_ revision: String = ChangedFiles.head, among paths: [String]) throws -> [String] {
      let root = try #require(RealPath.of(folder.path))
      let changed = try ChangedFiles(since: revision, in: folder.path)
      return paths.filter { changed.contains("\(root)/\($0)") }
    }
  }

  private static let isInstalled = (try? Subprocess.run("git", ["--version"])) != nil
  private static let names = [
    "same.json", "edited.json", "new name.json", "old.json", "gone.json", "line\nfeed é.json",
    "ignored.json", "staged.json", "in/below.json",
  ]

  @Test(.enabled(if: isInstalled)) func uncommittedChanges() throws {
    let work = try Work()
    for name in ["same.json", "edited.json", "old.json", "gone.json"] {
      try work.folder.write("{\"\(name)\": 1}", to: name)
    }
    try work.folder.write("ignored.json\n", to: ".gitignore")
    // Before the first commit all files are new.
    let all = ["same.json", "edited.json", "old.json", "gone.json"]
    #expect(try Set(work.changed(among: Self.names)) == Set(all))
    try work.git("add", "-A")
    #expect(try Set(work.changed(among: Self.names)) == Set(all))
    try work.commit()
    #expect(try work.changed(among: Self.names) == [])
    try work.folder.write("{}", to: "edited.json")
    try work.git("mv", "old.json", "new name.json")
    try work.git("rm", "-q", "gone.json")
    for name in ["line\nfeed é.json", "ignored.json", "in/below.json"] {
      try work.folder.write("{}", to: name)
    }
    try work.folder.write("{}", to: "staged.json")
    try work.git("add", "staged.json")
    #expect(
      try work.changed(among: Self.names) == [
        "edited.json", "new name.json", "line\nfeed é.json", "staged.json", "in/below.json",
      ])
  }

  /// With a revision, what the other branch has changed since does not count.
  @Test(.enabled(if: isInstalled)) func changesOfABranch() throws {
    let work = try Work()
    try work.folder.write("{}", to: "same.json")
    try work.folder.write("{}", to: "theirs.json")
    try work.commit()
    try work.git("checkout", "-q", "-b", "branch")
    try work.folder.write("{}", to: "committed.json")
    try work.commit()
    try work.git("checkout", "-q", "main")
    try work.folder.write("{ }", to: "theirs.json")
    try work.commit()
    try work.git("checkout", "-q", "branch")
    try work.folder.write("{}", to: "untracked.json")
    let names = ["same.json", "theirs.json", "committed.json", "untracked.json"]
    #expect(try work.changed("main", among: names) == ["committed.json", "untracked.json"])
    #expect(try work.changed(among: names) == ["untracked.json"])
    #expect(throws: ChangedFiles.Failure.self) { try work.changed("nothing", among: names) }
    #expect(throws: ChangedFiles.Failure.self) { try work.changed("--output=a", among: names) }
    #expect(throws: ChangedFiles.Failure.self) { try work.changed("", among: names) }
  }

  @Test func programs() throws {
    #expect(throws: Subprocess.Failure.self) { try Subprocess.run("no-such-program-of-ours", []) }
    let result = try Subprocess.run(
      "sh", ["-c", "head -c 300000 /dev/zero; head -c 200000 /dev/zero >&2; exit 3"])
    #expect(result.status == 3)
    #expect(result.output.count == 300_000)
    #expect(result.errors.count == 200_000)
    #expect(try Subprocess.run("sh", ["-c", "kill -KILL $$"]).status == 137)
    #expect(try Subprocess.run("cat", []).output.isEmpty)
  }
}
