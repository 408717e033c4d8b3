import ArgumentParser
import SourceJSON

/// The limits that payloads must keep.
struct PayloadLimits: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How deep a payload may nest, at most 1000.", valueName: "n"))
  var maxDepth = 512

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many bytes a payload may have.", valueName: "n"))
  var maxBytes = 134_217_728

  var options: JSONOptions { JSONOptions(maximumDepth: maxDepth, maximumBytes: maxBytes) }

  func validate() throws {
    guard (0...JSONOptions.greatestDepth).contains(maxDepth) else {
      throw ValidationError("--max-depth is a number from 0 to \(JSONOptions.greatestDepth).")
    }
    guard (1...JSONOptions.greatestSize).contains(maxBytes) else {
      throw ValidationError("--max-bytes is a number from 1 to \(JSONOptions.greatestSize).")
    }
  }
}
