import Foundation

/// Runs of the `compass-validate` built beside the tests, or of that in the folder that `COMPASS_TEST_PROGRAMS` names.
///
/// A debug build of the tool takes a third of the time of all tests, most of it to parse its arguments. CI has an optimised
/// build of it, and tests that one.
package enum CompassValidateProcess {
  /// The result of a run.
  package struct Result: Sendable {
    package var status: Int32
    package var output: String
    package var errors: String

    /// The lines of standard error.
    package var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
  }

  /// The error thrown if there is no executable beside the tests.
  package struct NotBuilt: Error {}

  /// Runs the tool to its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the tool's name.
  ///   - folder: The working folder, to which relative paths in the arguments refer.
  ///   - input: The bytes of standard input.
  ///   - closing: A descriptor that is closed when the tool starts, such as 1.
  ///   - name: The name of another executable of the package.
  package static func run(
    _ arguments: [String], in folder: TemporaryFolder, input: String = "",
    closing descriptor: Int? = nil, environment: [String: String] = [:],
    executable name: String = "compass-validate"
  ) throws -> Result {
    try run(
      arguments, in: folder, bytes: Array(input.utf8), closing: descriptor,
      environment: environment, executable: name)
  }

  /// Runs the tool to its end.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of standard input.
  ///   - environment: Variables to set in addition to those of the tests.
  package static func run(
    _ arguments: [String], in folder: TemporaryFolder, bytes input: [UInt8],
    closing descriptor: Int? = nil, environment: [String: String] = [:],
    executable name: String = "compass-validate"
  ) throws -> Result {
    // Files instead of pipes: none can fill up and block the tool.
    let streams = try TemporaryFolder()
    for stream in ["output", "errors"] { try streams.write("", to: stream) }
    try streams.write(input, to: "input")
    let process = Process()
    let executable = try Self.executable(named: name)
    process.executableURL = executable
    process.arguments = arguments
    if let descriptor {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments =
        ["-c", #"exec "$0" "$@" \#(descriptor)>&-"#, executable.path] + arguments
    }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: streams["input"]))
    process.standardOutput = try FileHandle(
      forWritingTo: URL(fileURLWithPath: streams["output"]))
    process.standardError = try FileHandle(
      forWritingTo: URL(fileURLWithPath: streams["errors"]))
    try process.run()
    process.waitUntilExit()
    // A signal's number must not look like an exit status.
    let status = process.terminationStatus
    return Result(
      status: process.terminationReason == .exit ? status : -status,
      output: streams.text(of: "output") ?? "", errors: streams.text(of: "errors") ?? "")
  }

  /// The path of the tool built beside the tests.
  package static var executable: URL {
    get throws { try executable(named: "compass-validate") }
  }

  private static func executable(named name: String) throws -> URL {
    if let folder = ProcessInfo.processInfo.environment["COMPASS_TEST_PROGRAMS"] {
      let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    let places =
      [Bundle.main.bundleURL, Bundle.main.executableURL].compactMap { $0 }
      + [URL(fileURLWithPath: CommandLine.arguments[0])]
      + Bundle.allBundles.map(\.bundleURL)
    for place in places {
      for folder in [place, place.deletingLastPathComponent()] {
        let file = folder.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
          !isFolder.boolValue
        {
          return file
        }
      }
    }
    throw NotBuilt()
  }
}
