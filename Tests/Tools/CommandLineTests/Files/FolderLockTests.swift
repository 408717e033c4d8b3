import Foundation
import TestSupport
import Testing

@testable import compass_validate

/// The lock of a folder, under which a baseline is read and replaced.
@Suite struct FolderLockTests {
  @Test func onlyOneHasIt() throws {
    let folder = try TemporaryFolder()
    let path = folder["known.ndjson"]
    let lock = try #require(try FolderLock(for: path))
    let error = #expect(throws: FileError.self) { _ = try FolderLock(for: path, seconds: 0) }
    #expect(
      error?.reason
        == "not written: other runs have kept \(folder[FolderLock.fileName]) locked for 0 seconds")
    lock.end()
    #expect(folder.names.isEmpty)
    try #require(try FolderLock(for: path, seconds: 0)).end()
  }

  /// The file of a process that was killed locks nothing.
  @Test func aFileThatRemainedIsNoLock() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: FolderLock.fileName)
    try #require(try FolderLock(for: folder["known.ndjson"], seconds: 0)).end()
    #expect(folder.names.isEmpty)
  }

  @Test func aPathThatIsNotReplacedHasNone() throws {
    #expect(try FolderLock(for: "/dev/null") == nil)
  }

  /// Both runs have read the file before either writes it.
  @Test(arguments: [true, false]) func twoRunsAtOnceLoseNoEntry(_ exists: Bool) throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c"] { try folder.write(#"{"role":"\#(name)"}"#, to: "\(name).json") }
    let update = ["--baseline", "known.ndjson", "--update-baseline"]
    if exists {
      #expect(
        try CompassValidateProcess.run(["coach", "c.json"] + update, in: folder).status == 0)
    }
    let lock = try #require(try FolderLock(for: folder["known.ndjson"]))
    let tools = try ["a", "b"].map {
      try RunningTool(["coach", "\($0).json", "-"] + update, in: folder)
    }
    // By then they have read the baseline, and standard input keeps them.
    for tool in tools { #expect(tool.wait { tool.hasStarted }) }
    for tool in tools { try tool.endInput() }
    usleep(100_000)
    #expect(tools.allSatisfy { $0.process.isRunning })
    lock.end()
    for tool in tools { tool.waitForEnd() }
    let text = folder.text(of: "known.ndjson") ?? ""
    let files = text.split(separator: "\n").dropFirst().map { $0.split(separator: "\"")[3] }
    #expect(files == (exists ? ["a.json", "b.json", "c.json"] : ["a.json", "b.json"]))
  }
}
