import Foundation

/// Times the engines of this package.
///
/// A developer's tool; no product of the package depends on it.
@main
enum CompassBench {
  static let usage = """
    usage: swift run -c release compass-bench regex [--rounds <n>]
           compass-bench regex --corpus
           compass-bench regex --serve [<vectors>]

    The first form measures and prints a table; it ends with status 1 when a target is missed.
    --corpus prints the patterns and texts as JSON. --serve reads the names of measures from
    standard input and prints the number of matches and the nanoseconds of a call; with the path
    of a file of regular expression vectors, matcher/random is one of them.

    """

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      switch arguments.prefix(2) {
      case ["regex"]: exit(try table(rounds: 11))
      case ["regex", "--rounds"] where arguments.count == 3:
        guard let rounds = Int(arguments[2]), rounds > 0 else { fail(usage, status: 64) }
        exit(try table(rounds: rounds))
      case ["regex", "--corpus"]:
        print(RegexBench(measures: try RegexMeasures(vectors: nil)).corpus)
      case ["regex", "--serve"] where arguments.count <= 3:
        let vectors = arguments.count == 3 ? arguments[2] : nil
        try RegexBench(measures: try RegexMeasures(vectors: vectors)).serve()
      default:
        fail(usage, status: 64)
      }
    } catch {
      fail("compass-bench: \(error)\n", status: 2)
    }
  }

  private static func table(rounds: Int) throws -> Int32 {
    try RegexBench(measures: RegexMeasures(vectors: nil)).printTable(rounds: rounds) ? 0 : 1
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data(message.utf8))
    exit(status)
  }
}
