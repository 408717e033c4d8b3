import Foundation
import TestSupport
import Testing

@testable import compass_validate

/// The files of a folder are validated, or the reason why not is reported.
@Suite struct FolderTests {
  /// Returns a folder with a valid payload in a folder.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{"role":"head"}"#, to: "in/good.json")
    return folder
  }

  /// Expects a run to report these lines for the files beside the payload.
  private func expect(
    _ input: String, in folder: TemporaryFolder, files: Int = 2, errors: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try CompassValidateProcess.run(["coach", input], in: folder)
    let summary = "\(files) files, 0 invalid, 0 issues, \(errors.count) not judged"
    #expect(result.status == 2, sourceLocation: sourceLocation)
    #expect(result.output.isEmpty, sourceLocation: sourceLocation)
    #expect(
      result.errorLines == errors.map { "compass-validate: " + $0 } + [summary],
      sourceLocation: sourceLocation)
  }

  @Test(arguments: ["in", "in/*", "**/*.json", "i?/**"])
  func aLinkThatLeadsNowhere(_ input: String) throws {
    let folder = try folder()
    try FileManager.default.createSymbolicLink(
      atPath: folder["in/gone.json"], withDestinationPath: "nowhere.json")
    try expect(input, in: folder, errors: "in/gone.json: No such file or directory")
  }

  @Test(arguments: ["in", "in/*"])
  func aLinkToItself(_ input: String) throws {
    let folder = try folder()
    try FileManager.default.createSymbolicLink(
      atPath: folder["in/loop.json"], withDestinationPath: "loop.json")
    try expect(
      input, in: folder, errors: "in/loop.json: \(String(cString: strerror(ELOOP)))")
  }

  /// Links to folders are left out, and a link without a known extension may lead nowhere.
  @Test func otherLinksAreNoProblem() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"role":"head"}"#, to: "in/sub/a.json")
    for (name, target) in [("folder.json", "sub"), ("gone.txt", "nowhere"), ("loop", "loop")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder["in/\(name)"], withDestinationPath: target)
    }
    var walk = FolderWalk()
    #expect(walk.files(in: folder["in"]) == [FolderEntry(path: folder["in/sub/a.json"])])
    #expect(walk.skipped.linkedFolders == 1)
  }

  #if os(Linux)
  /// Makes an empty file, or a folder, of a name that is not UTF-8.
  private func make(_ name: [UInt8], in folder: TemporaryFolder, isFolder: Bool = false) throws {
    let path = (Array("\(folder.path)/in/".utf8) + name + [0]).map { CChar(bitPattern: $0) }
    if isFolder {
      #expect(mkdir(path, 0o700) == 0)
    } else {
      let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
      #expect(descriptor >= 0)
      close(descriptor)
    }
  }

  @Test(arguments: ["in", "in/*.json", "**/*.json"])
  func aNameThatIsNotUTF8(_ input: String) throws {
    let folder = try folder()
    try make([0xFF] + Array(".json".utf8), in: folder)
    try make([0xFE] + Array(".txt".utf8), in: folder)
    try expect(input, in: folder, errors: "in/\u{FFFD}.json: the name is not UTF-8")
  }

  @Test(arguments: ["in", "in/*/*.json", "**/*.json"])
  func aFoldersNameThatIsNotUTF8(_ input: String) throws {
    let folder = try folder()
    try folder.write(#"{"role":"head"}"#, to: "in/sub/a.json")
    try make([0x61, 0xFF], in: folder, isFolder: true)
    try make([0x62, 0xFF], in: folder)
    try expect(
      input, in: folder, files: input == "in/*/*.json" ? 2 : 3,
      errors: "in/a\u{FFFD}: the name is not UTF-8")
  }
  #endif

  @Test func whatIsThereButNoFolder() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder["loop"], withDestinationPath: "loop")
    #expect(Folder.listing(of: folder["loop"]).problem == String(cString: strerror(ELOOP)))
    #expect(Folder.listing(of: folder["nowhere"]).problem == nil)
    var walk = FolderWalk()
    #expect(
      walk.files(in: folder["loop"])
        == [FolderEntry(path: folder["loop"], problem: String(cString: strerror(ELOOP)))])
  }

  @Test(
    .enabled(if: getuid() != 0, "root may read everything"),
    arguments: [(0o000, "in/sub"), (0o100, "in/sub"), (0o400, "in/sub/a.json")])
  func aFolderThatMayNotBeRead(_ permissions: Int, _ path: String) throws {
    let folder = try folder()
    try folder.write(#"{"role":"head"}"#, to: "in/sub/a.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: folder["in/sub"])
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: folder["in/sub"])
    }
    try expect("in", in: folder, errors: "\(path): Permission denied")
  }
}
