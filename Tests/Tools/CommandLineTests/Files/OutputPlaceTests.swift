import Foundation
import TestSupport
import Testing

@testable import compass_validate

/// The place of output: only a regular file as it is named, or behind a link of the user's, is replaced.
@Suite struct OutputPlaceTests {
  private static let payload = "{\"role\":\"head\"}\n"
  private static let summary = "1 file, 0 invalid, 0 issues\n"

  /// A folder with a valid payload and a log with earlier contents.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.payload, to: "a.json")
    try folder.write("keep\n", to: "log")
    return folder
  }

  /// Runs a shell's script, in which `tool` is a function.
  @discardableResult
  private func shell(
    _ script: String, in folder: TemporaryFolder, shell: String = "/bin/sh"
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: shell)
    process.arguments = [
      "-c", "tool() { \"$0\" \"$@\"; }\n" + script, try CompassValidateProcess.executable.path,
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test(arguments: [
    "tool coach a.json --output /dev/stdout >> log",
    "tool coach a.json --output /dev/fd/1 >> log",
    "tool coach a.json --output /dev/stderr -q 2>> log",
    "tool coach a.json --output /dev/fd/5 5>> log",
    "ln -s /dev/stdout link; tool coach a.json --output link >> log; test -L link",
    "ln -s /dev/fd/5 one; ln -s one two; tool coach a.json --output two 5>> log; test -L two",
  ])
  func aRedirectionKeepsEarlierContents(_ script: String) throws {
    let folder = try folder()
    #expect(try shell(script, in: folder) == 0)
    let isSummarized = script.contains("2>>")
    #expect(
      folder.text(of: "log") == "keep\n" + Self.payload + (isSummarized ? Self.summary : ""))
  }

  #if os(Linux)
  @Test(arguments: [
    "tool coach a.json --output /proc/self/fd/1 >> log",
    "tool coach a.json --output /proc/thread-self/fd/5 5>> log",
    // A shell's own descriptor is one of another process.
    "exec 7>> log; tool coach a.json --output /proc/$$/fd/7",
  ])
  func aDescriptorInTheFileSystemOfProcessesKeepsEarlierContents(_ script: String) throws {
    let folder = try folder()
    #expect(try shell(script, in: folder) == 0)
    #expect(folder.text(of: "log") == "keep\n" + Self.payload)
  }
  #endif

  /// The caller's output before and behind is kept, without an append redirection too.
  @Test func theCallersOffsetIsKept() throws {
    let folder = try folder()
    let script = "(echo before; tool coach a.json --output /dev/stdout; echo behind) > log"
    #expect(try shell(script, in: folder) == 0)
    #expect(folder.text(of: "log") == "before\n" + Self.payload + "behind\n")
  }

  @Test func findingsMakeWayForPayloadsOnStandardOutput() throws {
    let folder = try folder()
    try folder.write("{\"role\":\"boss\"}\n" + Self.payload, to: "b.ndjson")
    let expected = try CompassValidateProcess.run(
      ["coach", "b.ndjson", "--output", "-"], in: folder)
    let other = try CompassValidateProcess.run(
      ["coach", "b.ndjson", "--output", "/dev/stdout"], in: folder)
    #expect(other.status == 1)
    #expect(other.output == Self.payload)
    #expect(other.output == expected.output)
    #expect(other.errors == expected.errors)
  }

  @Test(arguments: [
    "tool coach a.json --output /dev/stdout | cat > out",
    "tool coach a.json --output /dev/fd/5 5>&1 >/dev/null | cat > out",
    "mkfifo pipe; cat pipe > out & tool coach a.json --output pipe && wait; test -p pipe",
    "mkfifo pipe; ln -s pipe link; cat pipe > out & tool coach a.json --output link && wait; test -L link",
  ])
  func aPipeIsWritten(_ script: String) throws {
    let folder = try folder()
    #expect(try shell(script, in: folder) == 0)
    #expect(folder.text(of: "out") == Self.payload)
  }

  @Test func aProcessSubstitutionIsWritten() throws {
    guard FileManager.default.fileExists(atPath: "/bin/bash") else { return }
    let folder = try folder()
    // The shell does not wait for the other process, whose end moves the file.
    let script = "tool coach a.json --output >(cat > part; mv part out)"
    #expect(try shell(script, in: folder, shell: "/bin/bash") == 0)
    for _ in 0..<1_000 where folder.text(of: "out") == nil { usleep(10_000) }
    #expect(folder.text(of: "out") == Self.payload)
  }

  @Test func aSocketIsWritten() throws {
    let folder = try folder()
    var ends: [Int32] = [0, 0]
    #if os(Linux)
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    #else
    try #require(socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0)
    #endif
    let other = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    let tool = try RunningTool(
      ["coach", "a.json", "--output", "/dev/stdout"], in: folder,
      output: FileHandle(fileDescriptor: ends[0], closeOnDealloc: true))
    tool.process.waitUntilExit()
    #expect(tool.process.terminationStatus == 0)
    #expect(String(decoding: other.availableData, as: UTF8.self) == Self.payload)
  }

  @Test func aDescriptorThatCannotBeWrittenIsAnError() throws {
    let folder = try folder()
    let reason = "Bad file descriptor"
    for path in ["/dev/fd/99", "/dev/fd/0"] {
      let result = try CompassValidateProcess.run(
        ["coach", "a.json", "--output", path], in: folder)
      #expect(result.status == 2)
      #expect(result.errors == "compass-validate: \(path): \(reason)\n")
    }
  }

  /// Other commands write their files by the same rule.
  @Test func aReportAndAnExportKeepEarlierContents() throws {
    let folder = try folder()
    try folder.write(Repository.bytes("Conformance/schema/event/event.json"), to: "vectors.json")
    try shell(
      """
      ln -s /dev/fd/5 r.json; ln -s /dev/fd/5 coach.json
      tool conformance vectors.json --report r.json 5>> log
      tool export coach --into . 5>> log
      """, in: folder)
    let text = try #require(folder.text(of: "log"))
    #expect(text.hasPrefix("keep\n{"))
    #expect(text.contains("}\n{\n  \"format\": \"schema-document/"))
  }

  @Test func aFileIsReplacedAsAWhole() throws {
    let folder = try folder()
    let script = """
      exec 3< log; ln -s log link; tool coach a.json --output link; test -L link && cat <&3 > other
      """
    #expect(try shell(script, in: folder) == 0)
    #expect(folder.text(of: "log") == Self.payload)
    // Whoever has it open still has the earlier file, so nothing was written into it.
    #expect(folder.text(of: "other") == "keep\n")
  }

  /// Replacing one name of a file would leave the other with the earlier contents.
  @Test(arguments: ["--output", "--report"])
  func aFileWithTwoNamesIsRejected(_ option: String) throws {
    let folder = try folder()
    try shell("ln log other; ln -s log link", in: folder)
    let result = try CompassValidateProcess.run(["coach", "a.json", option, "link"], in: folder)
    #expect(result.status == 2)
    #expect(
      result.errors == """
        compass-validate: link: not written: it has 2 hard links, which replacing it would cut

        """)
    #expect(folder.text(of: "log") == "keep\n" && folder.text(of: "other") == "keep\n")
    #expect(folder.names == ["a.json", "link", "log", "other"])
  }

  @Test func places() throws {
    let folder = try folder()
    let path = folder["log"]
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try OutputPlace("-") == .descriptor(1))
    #expect(try OutputPlace("/dev/stdout") == .descriptor(1))
    #expect(try OutputPlace("/dev/fd/2") == .descriptor(2))
    #expect(try OutputPlace("/dev/null") == .stream("/dev/null"))
    #expect(try OutputPlace(path) == .file(path, permissions: 0o640))
    #expect(try OutputPlace(folder["new"]) == .file(folder["new"], permissions: nil))
    for (link, target) in [("link", "log"), ("dangling", "new"), ("self", "self")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder[link], withDestinationPath: target)
    }
    #expect(try OutputPlace(folder["link"]) == .file(path, permissions: 0o640))
    #expect(try OutputPlace(folder["dangling"]) == .file(folder["new"], permissions: nil))
    let error = #expect(throws: FileError.self) { try OutputPlace(folder["self"]) }
    #expect(error?.code == ELOOP)
  }
}
