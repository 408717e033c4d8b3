import ConformanceKit
import Foundation

/// Prints the tables that documents have of the conformance suite, or compares a document with them.
///
/// A developer's tool, run from the repository's root; no product of the package depends on it.
@main
enum ConformanceTables {
  static let usage = """
    usage: swift run conformance-tables constructs|engines [--check DOCUMENT] <path>...

    Runs the vector files at the paths and prints Markdown.
    constructs: Zod's constructs, with the cases and the agreeing cases of each version (docs/zod-coverage.md)
    engines: the cases that each engine of regular expressions decides, and the patterns with a budget of steps
    (docs/regex.md)
    --check DOCUMENT: prints what the document lacks, and the engines that decide otherwise than the vectors; exit status 1
    if there is anything

    """

  static func main() {
    var paths = Array(CommandLine.arguments.dropFirst(2))
    var document: String?
    if paths.first == "--check", paths.count > 2 {
      document = paths[1]
      paths.removeFirst(2)
    }
    guard !paths.isEmpty else { end(usage, status: 64) }
    do throws(VectorError) {
      switch CommandLine.arguments[1] {
      case "constructs": report(try ConstructCoverage(of: paths).table, missingFrom: document)
      case "engines":
        let coverage = try EngineCoverage(of: paths)
        guard let document else { return print(coverage.text) }
        let faults = coverage.faults
        if !faults.isEmpty { end(faults.joined(separator: "\n") + "\n", status: 1) }
        // The counts of the engines depend on PCRE2, and are those of a run.
        report(coverage.patternText, missingFrom: document)
      default: end(usage, status: 64)
      }
    } catch {
      end("\(error)\n", status: 2)
    }
  }

  /// Prints a table; with a document, only if the document lacks it.
  private static func report(_ text: String, missingFrom document: String?) {
    guard let document else { return print(text) }
    guard let found = try? String(contentsOfFile: document, encoding: .utf8) else {
      end("\(document) can't be read\n", status: 2)
    }
    guard found.contains("\n\(text)\n") else { end("\(document) lacks:\n\(text)\n", status: 1) }
  }

  private static func end(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data(message.utf8))
    exit(status)
  }
}
