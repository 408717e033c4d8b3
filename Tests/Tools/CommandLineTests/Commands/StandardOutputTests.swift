import Foundation
import TestSupport
import Testing

/// A failure to print is always reported.
@Suite struct StandardOutputTests {
  private static let commands = [
    ["list"], ["explain"], ["explain", "too_small"], ["form", "list"], ["manual"], ["rules"],
    ["complete", "--script", "bash"], ["complete", "--", "ex"], ["fingerprint", "coach"],
    ["export", "coach"], ["generate", "coach"], ["diff", "coach.json", "coach.json"],
    ["conformance", "vectors"], ["conformance", "vectors", "--format", "json"],
    ["conformance", "suite", "--write-manifest", "1.0.0"], ["regex", "a", "b"],
    // The argument parser makes these texts.
    ["--help"], ["-h"], ["--version"], ["help"], ["help", "verdicts"], ["export", "--help"],
    ["coach", "--help"], ["--generate-completion-script", "zsh"], ["--experimental-dump-help"],
  ]

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Repository.bytes("schemas/coach.json"), to: "coach.json")
    let vectors =
      #"{"format":"golden-vectors/1","suite":"tiny","kind":"url","recorded":{"from":"x"},"cases":["#
      + #"{"id":"a","input":"https://a.b","valid":true,"href":"https://a.b/"}]}"#
    for name in ["vectors/tiny.json", "suite/urls/tiny.json"] {
      try folder.write(vectors, to: name)
    }
    try folder.write(
      #"{"format":"conformance-manifest/2","families":[{"folder":"urls","why":"w","source":"s"}],"#
        + #""file_format":null,"files":[],"releases":[]}"#,
      to: "suite/manifest.json")
    return folder
  }

  @Test(arguments: commands)
  func aFullDevice(_ arguments: [String]) throws {
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else { return }
    let folder = try folder()
    let tool = try RunningTool(arguments, in: folder, output: full)
    try tool.endInput()
    tool.process.waitUntilExit()
    #expect(tool.process.terminationStatus == 2)
    #expect(tool.errors == "compass-validate: standard output: No space left on device\n")
  }

  @Test(arguments: commands)
  func noStandardOutput(_ arguments: [String]) throws {
    let result = try CompassValidateProcess.run(arguments, in: folder(), closing: 1)
    #expect(result.status == 2)
    #expect(result.errors == "compass-validate: standard output: Bad file descriptor\n")
  }
}
