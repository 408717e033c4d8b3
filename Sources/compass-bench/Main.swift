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
           compass-bench regex-hostile [<pattern length> <subject length> [<case>]]

    The first form measures and prints a table; it ends with status 1 when a target is missed.
    --corpus prints the patterns and texts as JSON. --serve reads the names of measures from
    standard input and prints the number of matches and the nanoseconds of a call; with the path
    of a file of regular expression vectors, matcher/random is one of them.

    regex-hostile prints what patterns of up to 10 MB and subjects of up to 100 MB take that are made to
    take as much as they can: for each call its outcome (yes, no, or the limit that was reached) and its time.

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
      case ["regex-hostile"]:
        try HostileTable(patternLength: 10_000_000, subjectLength: 100_000_000).print()
      case let words where words.first == "regex-hostile":
        let numbers = arguments.dropFirst().compactMap { Int($0) }.filter { $0 >= 0 }
        guard numbers.count == arguments.count - 1, (2...3).contains(numbers.count) else {
          fail(usage, status: 64)
        }
        let table = HostileTable(patternLength: numbers[0], subjectLength: numbers[1])
        if numbers.count == 3 { table.run(numbers[2]) } else { try table.print() }
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
