import Foundation
import TestSupport
import Testing

@testable import compass_validate

/// A pipe, socket or device in a folder is skipped, since it may have no program at its other end; one that is named is read.
@Suite struct StreamTests {
  private static let payload = #"{"role":"head"}"#
  private static let note = "skipped 1 pipe, socket or device (name it to read it)"

  /// Returns a folder with a payload, and a stream beside it.
  private func folder(_ make: (TemporaryFolder) throws -> Void) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.payload, to: "in/good.json")
    try make(folder)
    return folder
  }

  private static func pipe(_ name: String, in folder: TemporaryFolder) {
    #expect(mkfifo(folder[name], 0o600) == 0)
  }

  private static func link(_ name: String, to target: String, in folder: TemporaryFolder) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder[name], withDestinationPath: target)
  }

  /// Runs the tool, which must end by itself.
  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> RunningTool {
    let tool = try RunningTool(arguments, in: folder)
    try tool.endInput()
    tool.waitForEnd()
    #expect(tool.process.terminationReason == .exit, "\(arguments)")
    return tool
  }

  @Test(
    arguments: [
      "in", "in/*.json", "**/*.json", "in/**", "{in,out}/{good,pipe}.json", "i*/pipe.json",
    ],
    ["pipe", "link to a pipe", "link to a device"])
  func inAFolder(_ input: String, _ kind: String) throws {
    let folder = try folder { folder in
      switch kind {
      case "pipe": Self.pipe("in/pipe.json", in: folder)
      case "link to a pipe":
        Self.pipe("away", in: folder)
        try Self.link("in/pipe.json", to: "../away", in: folder)
      default: try Self.link("in/pipe.json", to: "/dev/zero", in: folder)
      }
    }
    let tool = try run(["coach", input], in: folder)
    let isAlone = input == "i*/pipe.json"
    #expect(tool.process.terminationStatus == (isAlone ? 2 : 0))
    #expect(
      tool.errors
        == (isAlone
          ? """
          compass-validate: \(input): no file matches; \(Self.note)
          1 file, 0 invalid, 0 issues, 1 not judged

          """
          : """
          compass-validate: \(input): \(Self.note)
          1 file, 0 invalid, 0 issues

          """))
  }

  @Test func aSocket() throws {
    let folder = try folder { folder in
      let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(socket) }
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      // The path of a socket is short, so it is bound in the temporary folder and moved.
      let name = "/tmp/\(UUID().uuidString.prefix(8)).sock"
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(name.utf8)) }
      let isBound = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
        }
      }
      #expect(isBound)
      try FileManager.default.moveItem(atPath: name, toPath: folder["in/socket.json"])
    }
    let tool = try run(["coach", "in"], in: folder)
    #expect(tool.errors == "compass-validate: in: \(Self.note)\n1 file, 0 invalid, 0 issues\n")
  }

  /// The files about other files are read only if they are files.
  @Test(arguments: [".gitignore", "compass-validate.json", "in/.gitignore", ".git/info/exclude"])
  func filesAboutFiles(_ name: String) throws {
    let folder = try folder { folder in
      try FileManager.default.createDirectory(
        atPath: folder[".git/info"], withIntermediateDirectories: true)
      Self.pipe(name, in: folder)
    }
    let tool = try run(["coach", "in", "-q"], in: folder)
    #expect(tool.process.terminationStatus == 0)
    #expect(tool.errors == "1 file, 0 invalid, 0 issues\n")
  }

  @Test(arguments: ["in", "in/*", "in/pipe.json"])
  func inAProject(_ include: String) throws {
    let folder = try folder { Self.pipe("in/pipe.json", in: $0) }
    try folder.write(
      #"{"files":[{"include":["\#(include)","in/good.json"],"schema":"coach"}]}"#,
      to: "compass-validate.json")
    let tool = try run([], in: folder)
    #expect(tool.process.terminationStatus == 0)
    #expect(tool.errors.hasSuffix("1 file, 0 invalid, 0 issues\n"))
    #expect(
      tool.errors.contains(#"No files for "in/pipe.json": it is a pipe, socket or device"#)
        == (include == "in/pipe.json"))
    #expect(try run(["--show-files"], in: folder).output.contains("pipe.json") == false)
  }

  @Test func initLooksAtFilesAlone() throws {
    let folder = try folder { folder in
      Self.pipe("in/pipe.json", in: folder)
      try Self.link("in/zero.json", to: "/dev/zero", in: folder)
    }
    let tool = try run(["init", "--dry-run"], in: folder)
    #expect(tool.process.terminationStatus == 0)
    #expect(tool.output.contains("1 file, sure"))
  }

  /// A pipe that was a file when it was found is not waited for.
  @Test func whatBecomesAPipe() throws {
    let folder = try folder { Self.pipe("in/pipe.json", in: $0) }
    let options = CheckOptions(schema: SchemaChoice(place: .named("coach")), files: [])
    let validator = try options.schema.validator(limits: options.limits)
    var item = InputItem(path: folder["in/pipe.json"], name: "pipe.json", isNDJSON: false)
    item.isFound = true
    let status = try CheckSession.validate([item], validator, options)
    #expect(status == .notJudged)
  }

  @Test func aNamedPipeIsRead() throws {
    let folder = try folder { Self.pipe("in/pipe.json", in: $0) }
    let tool = try RunningTool(["coach", "in/pipe.json", "in"], in: folder)
    // Opening it waits for the reader.
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder["in/pipe.json"]))
    try file.write(contentsOf: Data(#"{"role":"boss"}"#.utf8))
    try file.close()
    tool.waitForEnd()
    #expect(tool.process.terminationStatus == 1)
    #expect(tool.errors.hasSuffix("2 files, 1 invalid, 1 issue\n"))
  }
}
