import Foundation
import TestSupport
import Testing

@testable import compass_validate

/// `--changed` in a repository of someone else, whose settings name a program wherever git takes one.
@Suite struct RepositoryProgramsTests {
  private static let isInstalled = (try? Subprocess.run("git", ["--version"])) != nil
  /// Whether system calls can be traced here.
  private static let traces =
    isInstalled && (try? Subprocess.run("strace", ["-o", "/dev/null", "true"]))?.status == 0

  /// The settings whose values are programs.
  private static let settings = [
    "filter.e.clean", "filter.e.smudge", "filter.p=q.process", "core.fsmonitor", "diff.external",
    "diff.e.textconv", "diff.e.command", "core.pager", "pager.diff", "pager.rev-parse",
    "pager.ls-files", "core.sshCommand", "core.askPass", "core.editor", "core.gitProxy",
    "core.alternateRefsCommand", "gpg.program", "credential.helper", "remote.origin.uploadpack",
    "uploadpack.packObjectsHook", "sequence.editor", "merge.e.driver",
  ]
  private static let hooks = [
    "post-index-change", "pre-commit", "post-checkout", "reference-transaction",
    "fsmonitor-watchman",
  ]

  /// A work tree with a file that has changed, and one of which only the times have.
  private struct Work {
    let folder: TemporaryFolder
    /// Each program that runs leaves a file of its name here.
    let marks: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      marks = try TemporaryFolder()
      try git("init", "-q")
      try folder.write(
        #"{"files":[{"include":"*.json","exclude":"compass-validate.json","schema":"coach"}]}"#,
        to: "compass-validate.json")
      for name in ["a", "b", "c"] { try folder.write(#"{"role":"head"}"#, to: "\(name).json") }
      try git("add", "-A")
      try git("commit", "-q", "-m", "a")
      try arm()
      try folder.write(#"{"role": "head"}"#, to: "a.json")
      // The contents are the same, which only reading the file shows.
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)],
        ofItemAtPath: folder["b.json"])
    }

    func git(_ arguments: String...) throws {
      let settings = ["-c", "user.name=a", "-c", "user.email=a@b.co", "-c", "commit.gpgsign=false"]
      let result = try Subprocess.run("git", ["-C", folder.path] + settings + arguments)
      #expect(result.status == 0, "\(String(decoding: result.errors, as: UTF8.self))")
    }

    private func program(_ name: String) throws -> String {
      let path = try marks.write(
        "#!/bin/sh\ntouch '\(marks.path)/ran-\(name)'\nexec cat\n", to: "bin-\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      return path
    }

    private func arm() throws {
      for name in RepositoryProgramsTests.settings { try git("config", name, try program(name)) }
      for name in ["diff", "rev-parse", "ls-files", "config", "merge-base"] {
        try git("config", "alias.\(name)", "!\(try program("alias-\(name)"))")
      }
      for hook in RepositoryProgramsTests.hooks {
        for (place, name) in [(".git/hooks", hook), ("hooks", "path-\(hook)")] {
          try FileManager.default.createDirectory(
            atPath: folder[place], withIntermediateDirectories: true)
          try FileManager.default.copyItem(
            atPath: try program(name), toPath: folder["\(place)/\(hook)"])
        }
      }
      let others = [
        ("core.hooksPath", "hooks"), ("filter.e.required", "true"), ("log.showSignature", "true"),
        ("protocol.ext.allow", "always"), ("remote.origin.url", "ext::\(try program("remote"))"),
        ("remote.origin.promisor", "true"), ("core.repositoryFormatVersion", "1"),
        ("extensions.partialClone", "origin"), ("submodule.recurse", "true"),
      ]
      for (name, value) in others { try git("config", name, value) }
      try folder.write(
        "*.json filter=e diff=e merge=e\nb.json filter=p=q\n", to: ".git/info/attributes")
      try folder.write("c.json filter=e\n", to: ".gitattributes")
    }

    /// The environment that a hook, or a person, could have.
    var environment: [String: String] {
      get throws {
        let names = [
          "GIT_EXTERNAL_DIFF", "GIT_PAGER", "GIT_SSH_COMMAND", "GIT_SSH", "GIT_ASKPASS",
          "GIT_PROXY_COMMAND", "GIT_EDITOR",
        ]
        return [String: String](
          uniqueKeysWithValues: try names.map { ($0, try program("variable-\($0)")) })
      }
    }

    var ran: [String] { marks.names.filter { $0.hasPrefix("ran-") } }
  }

  /// None of the programs runs, and the file with a filter counts by its contents.
  @Test(.enabled(if: isInstalled)) func noProgramRuns() throws {
    let work = try Work()
    let changed = try CompassValidateProcess.run(
      ["--changed"], in: work.folder, environment: work.environment)
    #expect(changed.errors == "1 file, 0 invalid, 0 issues\n")
    let commit = "1234567890123456789012345678901234567890"
    let unknown = try CompassValidateProcess.run(
      ["--changed", commit], in: work.folder, environment: work.environment)
    #expect(unknown.errors.contains("git knows no revision \"\(commit)\""))
    #expect(work.ran == [])
    // The settings do name programs.
    _ = try Subprocess.run("git", ["-C", work.folder.path, "status"])
    #expect(work.ran != [])
  }

  /// The tool starts git, and git starts nothing.
  @Test(.enabled(if: traces, "strace can't trace here")) func theSystemStartsOnlyGit() throws {
    let work = try Work()
    let trace = work.marks["trace"]
    let tool = try CompassValidateProcess.executable.path
    let result = try Subprocess.run(
      "sh",
      [
        "-c",
        #"cd "$0" && exec strace -f -qq -e trace=execve,execveat -o "$1" "$2" --changed --quiet"#,
        work.folder.path, trace, tool,
      ])
    #expect(result.status == 0)
    let calls = String(decoding: try Data(contentsOf: URL(fileURLWithPath: trace)), as: UTF8.self)
    // A call that waits has two lines, of which the first names the program.
    let started = calls.split(separator: "\n").filter { $0.contains("execve") }
      .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
    #expect(started.first == tool)
    #expect(started.count > 2)
    #expect(started.dropFirst().allSatisfy { $0.hasSuffix("/git") }, "\(started)")
  }

  /// A partial clone lacks former contents, and nothing is fetched.
  @Test(.enabled(if: isInstalled)) func missingContents() throws {
    let folder = try TemporaryFolder()
    func git(_ arguments: String...) throws -> String {
      let settings = ["-c", "user.name=a", "-c", "user.email=a@b.co", "-c", "commit.gpgsign=false"]
      let result = try Subprocess.run("git", ["-C", folder.path] + settings + arguments)
      #expect(result.status == 0, "\(arguments)")
      return result.line
    }
    _ = try git("init", "-q", "-b", "main")
    try folder.write("[1]", to: "a.json")
    try folder.write("[2]", to: "b.json")
    _ = try git("add", "-A")
    _ = try git("commit", "-q", "-m", "a")
    _ = try git("checkout", "-q", "-b", "branch")
    try folder.write("[3]", to: "a.json")
    _ = try git("commit", "-q", "-a", "-m", "b")
    let blob = try git("rev-parse", "main:a.json")
    try FileManager.default.removeItem(
      atPath: folder[".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))"])
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)],
      ofItemAtPath: folder["a.json"])
    let changed = try ChangedFiles(since: "main", in: folder.path)
    let root = try #require(RealPath.of(folder.path))
    #expect(changed.contains("\(root)/a.json") && !changed.contains("\(root)/b.json"))
  }

  /// The other part of a split index, and settings about files, count as before.
  @Test(.enabled(if: isInstalled)) func otherRepositories() throws {
    for (setting, value) in [
      ("core.splitIndex", "true"), ("core.autocrlf", "input"), ("core.fileMode", "false"),
      ("core.untrackedCache", "true"), ("index.version", "4"),
    ] {
      let folder = try TemporaryFolder()
      func git(_ arguments: String...) throws {
        let settings = [
          "-c", "user.name=a", "-c", "user.email=a@b.co", "-c", "commit.gpgsign=false",
        ]
        let result = try Subprocess.run("git", ["-C", folder.path] + settings + arguments)
        #expect(result.status == 0, "\(setting)")
      }
      try git("init", "-q")
      try git("config", setting, value)
      try folder.write("ignored.json\n", to: ".git/info/exclude")
      for name in ["a", "b", "ignored"] { try folder.write("{}", to: "\(name).json") }
      try git("add", "a.json", "b.json")
      try git("commit", "-q", "-m", "a")
      try folder.write("{ }", to: "a.json")
      if setting == "core.fileMode" {
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: folder["b.json"])
      }
      let index = try Data(contentsOf: URL(fileURLWithPath: folder[".git/index"]))
      let changed = try ChangedFiles(since: ChangedFiles.head, in: folder.path)
      let root = try #require(RealPath.of(folder.path))
      let names = ["a", "b", "ignored"].filter { changed.contains("\(root)/\($0).json") }
      #expect(names == ["a"], "\(setting)")
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder[".git/index"])) == index)
    }
  }
}
