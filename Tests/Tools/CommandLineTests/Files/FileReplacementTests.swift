import CFileSystem
import Foundation
import TestSupport
import Testing

@testable import compass_validate

/// The replacement of a file: only the file that was seen is replaced, and it keeps what it has but its contents.
@Suite struct FileReplacementTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write("old", to: "a.json")
  }

  /// A new file with `new` in it.
  private func replacement(
    of name: String = "a.json", _ expectation: FileReplacement.Expectation = .anything
  ) throws -> FileReplacement {
    let file = try FileReplacement(folder[name], path: folder[name], replacing: expectation)
    #expect(write(file.descriptor, "new", 3) == 3)
    return file
  }

  /// Moves a file to the path, as another program does.
  private func replaceByMove() throws {
    try folder.write("theirs", to: "b.json")
    #expect(rename(folder["b.json"], path) == 0)
  }

  private func expectKept(_ text: String?, _ body: () throws -> Void) {
    let error = #expect(throws: FileError.self) { try body() }
    #expect(
      error?.reason == "not written: another program has changed it meanwhile, so it is kept")
    #expect(folder.text(of: "a.json") == text)
    #expect(folder.names == (text == nil ? [] : ["a.json"]))
  }

  @Test(arguments: [true, false]) func aFileIsReplaced(_ exchanges: Bool) throws {
    for name in ["a.json", "new.json"] {
      let file = try replacement(of: name)
      file.exchanges = exchanges
      try file.commit()
      #expect(folder.text(of: name) == "new")
    }
    #expect(folder.names == ["a.json", "new.json"])
  }

  @Test(arguments: [true, false])
  func aFileThatWasMovedThereMeanwhileIsKept(_ exchanges: Bool) throws {
    expectKept("theirs") {
      let file = try replacement()
      file.exchanges = exchanges
      try replaceByMove()
      try file.commit()
    }
  }

  /// Of the same length, and with the former times.
  @Test func aFileThatWasWrittenMeanwhileIsKept() throws {
    var status = stat()
    #expect(stat(path, &status) == 0)
    expectKept("new") {
      let file = try replacement()
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try handle.write(contentsOf: Data("new".utf8))
      #if canImport(Darwin)
      var times = [status.st_atimespec, status.st_mtimespec]
      #else
      var times = [status.st_atim, status.st_mtim]
      #endif
      #expect(futimens(handle.fileDescriptor, &times) == 0)
      try file.commit()
    }
  }

  @Test func aFileThatWasRemovedMeanwhileIsNotMade() throws {
    expectKept(nil) {
      let file = try replacement()
      #expect(unlink(path) == 0)
      try file.commit()
    }
  }

  /// The file that was read, not the one that is there when the writing begins.
  @Test func aFileThatWasReadIsReplacedAlone() throws {
    let state = try #require(FileState(path: path))
    try replacement(.file(state)).commit()
    expectKept("new") { _ = try replacement(.file(state)) }
    expectKept("new") { _ = try replacement(.nothing) }
  }

  @Test(arguments: [true, false])
  func aNewPathThatIsTakenMeanwhileIsKept(_ exchanges: Bool) throws {
    #expect(unlink(path) == 0)
    expectKept("theirs") {
      let file = try replacement()
      file.exchanges = exchanges
      try folder.write("theirs", to: "a.json")
      try file.commit()
    }
  }

  /// In the moment between the last look and the move, which only an exchange closes.
  @Test func aFileThatWasMovedThereInTheLastMomentIsKept() throws {
    expectKept("theirs") {
      let file = try replacement()
      file.willMove = { isExchanged in if !isExchanged { try? replaceByMove() } }
      try file.commit()
    }
    expectKept("their") {
      let file = try replacement()
      file.willMove = { isExchanged in
        if !isExchanged { #expect(truncate(path, 5) == 0) }
      }
      try file.commit()
    }
  }

  /// A third program may be faster than the exchange back. Its file stays too.
  @Test func noFileOfAnotherProgramIsRemoved() throws {
    let file = try replacement()
    file.willMove = { isExchanged in
      do {
        if isExchanged {
          try folder.write("third", to: "c.json")
          #expect(rename(folder["c.json"], path) == 0)
        } else {
          try replaceByMove()
        }
      } catch {
        Issue.record(error)
      }
    }
    let error = #expect(throws: FileError.self) { try file.commit() }
    #expect(error?.reason.hasPrefix("changed by another program meanwhile, whose file is ") == true)
    let texts = folder.names.map { folder.text(of: $0) }
    #expect(Set(texts) == ["theirs", "third"])
  }

  @Test func aLinkThatLeadsElsewhereMeanwhile() throws {
    try folder.write("other", to: "b.json")
    let link = folder["link"]
    #expect(symlink("a.json", link) == 0)
    do {
      var file = try OutputFile(path: link)
      try file.write(Array("new".utf8))
      #expect(unlink(link) == 0 && symlink("b.json", link) == 0)
      #expect(throws: FileError.self) { try file.commit() }
    }
    #expect(folder.text(of: "a.json") == "old" && folder.text(of: "b.json") == "other")
    #expect(folder.names == ["a.json", "b.json", "link"])
  }

  @Test func aFileWithTwoNamesIsRejected() throws {
    #expect(link(path, folder["b.json"]) == 0)
    let error = #expect(throws: FileError.self) { _ = try replacement() }
    #expect(
      error?.reason == "not written: it has 2 hard links, which replacing it would cut")
    #expect(folder.names == ["a.json", "b.json"])
  }

  // MARK: What is kept

  @Test(arguments: [0o640, 0o4711, 0o2755, 0o444] as [mode_t])
  func permissionsAreKept(_ mode: mode_t) throws {
    #expect(chmod(path, mode) == 0)
    try replacement().commit()
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o7777 == mode)
  }

  #if os(Linux)
  @Test func extendedAttributesAreKept() throws {
    let values = ["user.one": "1", "user.two": String(repeating: "x", count: 200), "user.none": ""]
    for (name, value) in values { try setAttribute(name, value, of: "a.json") }
    try replacement().commit()
    for (name, value) in values { #expect(try attribute(name, of: "a.json") == value) }
  }

  /// Only root may give files away.
  @Test(.enabled(if: geteuid() == 0)) func theOwnerIsKept() throws {
    #expect(chown(path, 12, 34) == 0 && chmod(path, 0o6750) == 0)
    try replacement().commit()
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_uid == 12 && status.st_gid == 34 && status.st_mode & 0o7777 == 0o6750)
  }

  /// A folder in which everyone may make files has a file of another user.
  @Test(.enabled(if: geteuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0))
  func aFileOfAnotherUserIsRejected() throws {
    try folder.write("{\"role\":\" head\"}", to: "a.json")
    #expect(chmod(path, 0o666) == 0 && chmod(folder.path, 0o777) == 0)
    let tool = try RunningTool(
      ["coach", "a.json", "--fix"], in: folder,
      after: """
        exec setpriv --reuid 65534 --regid 65534 --clear-groups "$0" "$@"; true
        """)
    tool.waitForEnd()
    #expect(tool.process.terminationStatus == 2)
    let reason = "its owner and group can't be kept (Operation not permitted)"
    #expect(tool.errors.hasPrefix("compass-validate: a.json: not written: \(reason)\n"))
    #expect(folder.text(of: "a.json") == "{\"role\":\" head\"}" && folder.names == ["a.json"])
  }

  private func setAttribute(_ name: String, _ value: String, of file: String) throws {
    let descriptor = open(folder[file], O_RDWR)
    defer { close(descriptor) }
    #expect(compass_set_attribute(descriptor, name, value, value.utf8.count) == 0)
  }

  private func attribute(_ name: String, of file: String) throws -> String? {
    var bytes = [UInt8](repeating: 0, count: 1_000)
    let count = compass_attribute_at(folder[file], name, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
  }
  #endif
}
