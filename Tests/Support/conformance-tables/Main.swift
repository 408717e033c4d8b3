import ConformanceKit
import Foundation

/// Prints the tables that documents have of the conformance suite.
///
/// A developer's tool, run from the repository's root; no product of the package depends on it.
@main
enum ConformanceTables {
  static let usage = """
    usage: swift run conformance-tables constructs|engines <path>...

    Runs the vector files at the paths and prints Markdown.
    constructs: Zod's constructs, with the cases and the agreeing cases of each version (docs/zod-coverage.md)
    engines: the cases that each engine of regular expressions decides, and the patterns with a budget of steps
    (docs/regex.md)

    """

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let paths = Array(arguments.dropFirst())
    do throws(VectorError) {
      switch arguments.first {
      case "constructs"? where !paths.isEmpty: print(try ConstructCoverage(of: paths).table)
      case "engines"? where !paths.isEmpty: print(try EngineCoverage(of: paths).text)
      default: end(usage, status: 64)
      }
    } catch {
      end("\(error)\n", status: 2)
    }
  }

  private static func end(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data(message.utf8))
    exit(status)
  }
}
