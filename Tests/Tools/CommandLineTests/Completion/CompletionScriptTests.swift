import Foundation
import TestSupport
import Testing

@testable import compass_validate

/// The scripts that shells read, in the shells that are there.
@Suite struct CompletionScriptTests {
  private static func has(_ shell: String) -> Bool { path(of: shell) != nil }

  private static func path(of shell: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(shell)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Returns the output of a shell that reads a script and runs commands.
  private func run(_ shell: CompletionScript, _ arguments: [String]) throws -> (Int32, String) {
    let folder = try TemporaryFolder()
    try folder.write(shell.text, to: "script")
    let output = try folder.write("", to: "output")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.path(of: shell.rawValue)))
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let tools = try CompassValidateProcess.executable.deletingLastPathComponent().path
    process.environment = [
      "PATH": "\(tools):\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
      "HOME": folder.path, "TERM": "dumb",
    ]
    process.standardInput = FileHandle.nullDevice
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, folder.text(of: "output") ?? "")
  }

  private func expectSyntax(_ shell: CompletionScript) throws {
    let (status, output) = try run(shell, ["-n", "script"])
    #expect(status == 0)
    #expect(output.isEmpty)
  }

  @Test(.enabled(if: has("bash"), "bash is not installed: its script is NOT checked"))
  func bash() throws {
    try expectSyntax(.bash)
    let (_, output) = try run(
      .bash,
      [
        "-c",
        """
        source ./script
        complete -p compass-validate
        COMP_WORDS=(compass-validate coach --fo) COMP_CWORD=2
        _compass_validate
        echo "${COMPREPLY[@]}"
        COMP_WORDS=(compass-validate coach --format '') COMP_CWORD=3
        _compass_validate
        echo "${COMPREPLY[@]}"
        COMP_WORDS=(compass-validate gen) COMP_CWORD=1
        _compass_validate
        echo "${COMPREPLY[@]}"
        """,
      ])
    #expect(
      output == """
        complete -o bashdefault -o default -F _compass_validate compass-validate
        --format
        text json ndjson github sarif junit
        generate

        """)
  }

  @Test(.enabled(if: has("zsh"), "zsh is not installed: its script is NOT checked"))
  func zsh() throws {
    try expectSyntax(.zsh)
    let (_, output) = try run(
      .zsh,
      [
        "-f", "-c",
        """
        compdef() { print "compdef $@" }
        source ./script
        _describe() { print -l -- "${(@P)2}" }
        _files() { print files }
        words=(compass-validate coach --fo) CURRENT=3
        _compass-validate
        words=(compass-validate coach '') CURRENT=3
        _compass-validate
        words=(compass-validate coach --color a) CURRENT=4
        _compass-validate
        """,
      ])
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.first == "compdef _compass-validate compass-validate")
    #expect(lines.dropFirst().first?.hasPrefix("--format:The format of findings") == true)
    #expect(lines.dropFirst(2) == ["files", "auto", "always"])
  }

  @Test(.enabled(if: has("fish"), "fish is not installed: its script is NOT checked"))
  func fish() throws {
    try expectSyntax(.fish)
    func completions(_ line: String) throws -> [String] {
      let (_, output) = try run(.fish, ["-N", "-c", "source ./script; complete -C '\(line)'"])
      return output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(try completions("compass-validate coach --fo") == ["--format"])
    #expect(try completions("compass-validate coach --color a") == ["always", "auto"])
    #expect(try completions("compass-validate gen") == ["generate"])
    #expect(try completions("compass-validate coach scr") == ["script"])
    #expect(try completions("compass-validate ").contains("coach"))
  }
}
