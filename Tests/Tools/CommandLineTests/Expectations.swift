import TestSupport
import Testing

/// A run of the tool in a folder of its own, which holds the samples.
struct ToolRun {
  let folder: TemporaryFolder

  /// - Parameter samples: the names of those in `Conformance/samples` that the folder gets.
  init(samples: String...) throws {
    folder = try TemporaryFolder()
    for name in samples {
      try folder.write(Repository.bytes("Conformance/samples/\(name)"), to: name)
    }
  }

  func callAsFunction(
    _ arguments: String..., input: String = ""
  ) throws -> CompassValidateProcess.Result {
    try CompassValidateProcess.run(arguments, in: folder, input: input)
  }

  /// Expects a run to end with this status and to print exactly this.
  func expect(
    _ arguments: String..., input: String = "", status: Int32, output: String = "",
    errors: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try CompassValidateProcess.run(arguments, in: folder, input: input)
    #expect(result.status == status, sourceLocation: sourceLocation)
    #expect(result.output == output, sourceLocation: sourceLocation)
    #expect(result.errors == errors, sourceLocation: sourceLocation)
  }
}

extension String {
  /// The output of a run, with zeros for the times of JUnit's cases, which differ from run to run.
  var withoutTimes: String {
    guard hasPrefix("<?xml") else { return self }
    return replacing(#/ time="[0-9]+\.[0-9]{6}"/#, with: #" time="0.000000""#)
  }
}
