import Foundation
import SourceJSON
import TestSupport
import Testing

@testable import ConformanceKit

/// The tools for the web side, `Conformance/web`, by their own test; it needs Node 24 or newer.
@Suite struct WebRunnerTests {
  @Test func theToolsPassTheirOwnTest() throws {
    guard let node = Self.node else { return Self.reportMissingNode() }
    let folder = try TemporaryFolder()
    let text = try run(
      node, "self-test.mjs",
      ["--swift", try CompassValidateProcess.executable.path, "--keep", folder["found"]],
      in: folder)
    #expect(text.hasSuffix(" passed\n") && !text.contains("NOT RUN"), "\(text)")
    try expectVectors(in: folder, "found")
  }

  @Test func schemasAreDescribedAndBuiltAgain() throws {
    guard let node = Self.node else { return Self.reportMissingNode() }
    let text = try run(node, "describe-self-test.mjs", [], in: TemporaryFolder())
    #expect(text.hasSuffix(" tests passed\n"), "\(text)")
  }

  @Test func aNewVersionOfZodIsFollowed() throws {
    guard let node = Self.node else { return Self.reportMissingNode() }
    let text = try run(node, "follow-self-test.mjs", [], in: TemporaryFolder())
    #expect(text.hasSuffix(" tests passed\n"), "\(text)")
  }

  @Test func aNextRevisionIsReported() throws {
    guard let node = Self.node else { return Self.reportMissingNode() }
    let text = try run(node, "revision-self-test.mjs", [], in: TemporaryFolder())
    #expect(text.hasSuffix(" tests passed\n"), "\(text)")
  }

  @Test func theRuleRunnerPassesItsOwnTest() throws {
    guard let node = Self.node else { return Self.reportMissingNode() }
    let text = try run(node, "rules-self-test.mjs", [], in: TemporaryFolder())
    #expect(text.hasSuffix(" tests passed\n"), "\(text)")
  }

  @Test func anAppIsBundled() throws {
    guard let node = Self.node else { return Self.reportMissingNode() }
    let text = try run(node, "bundle-self-test.mjs", [], in: TemporaryFolder())
    #expect(text.hasSuffix(" tests passed\n"), "\(text)")
  }

  /// Runs a self-test, expects status 0, and returns what it printed.
  private func run(
    _ node: URL, _ name: String, _ arguments: [String], in folder: TemporaryFolder
  ) throws -> String {
    let output = try folder.write("", to: "output")
    let process = Process()
    process.executableURL = node
    process.arguments = [Repository.path("Conformance/web/self-test/\(name)")] + arguments
    let handle = try #require(FileHandle(forWritingAtPath: output))
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let text = folder.text(of: "output") ?? ""
    #expect(process.terminationReason == .exit && process.terminationStatus == 0, "\(text)")
    return text
  }

  private static func reportMissingNode() {
    print("NOT RUN: Conformance/web/self-test, because no Node 24 or newer is on PATH")
  }

  /// Expects a folder to hold what a comparison of both sides found: vector files of the format.
  private func expectVectors(in folder: TemporaryFolder, _ name: String) throws {
    let schema = try JSONSchema(
      JSONDocument(Repository.bytes("Conformance/vectors.schema.json")).value)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder[name])
    #expect(!files.isEmpty)
    for file in files {
      let path = "\(name)/\(file)"
      let value = try JSONDocument(Array(try #require(folder.text(of: path)).utf8)).value
      #expect(schema.accepts(value), "\(file)")
      #expect(try VectorSuite(file: folder[path]).cases.count == 1)
    }
  }

  /// The first `node` on PATH that is recent enough.
  private static var node: URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let file = URL(fileURLWithPath: String(folder)).appendingPathComponent("node")
      guard FileManager.default.isExecutableFile(atPath: file.path) else { continue }
      let process = Process()
      process.executableURL = file
      process.arguments = [
        "-e", "process.exit(+process.versions.node.split('.')[0] >= 24 ? 0 : 1)",
      ]
      guard (try? process.run()) != nil else { continue }
      process.waitUntilExit()
      if process.terminationStatus == 0 { return file }
    }
    return nil
  }
}
