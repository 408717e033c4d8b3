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
           compass-bench regex-search <pattern> <flags>
           compass-bench app [--rounds <n>]
           compass-bench regex-hostile [<pattern length> <subject length> [<case>]]
           compass-bench sanitize [--rounds <n>]
           compass-bench url [--rounds <n>]
           compass-bench url --corpus
           compass-bench url --serve
           compass-bench html --note
           compass-bench html --serve <folder>
           compass-bench records --serve <file>
           compass-bench coaches --serve <file>
           compass-bench growth [--up-to <n>]
           compass-bench markup [--up-to <n>]
           compass-bench sanitize | url --calls <measure> <n>

    Without an option, and with --rounds, it measures and prints tables; it ends with status 1 when a
    target is missed. --corpus prints the texts, and the patterns if any, as JSON. --serve reads the
    names of measures from standard input and prints the result of each and the nanoseconds of a call;
    with the path of a file of regular expression vectors, matcher/random and automatic/random are two of
    them. --calls makes the calls of one measure and nothing else, for a profiler or a counter of allocations.

    html measures the parser alone on the files of a subfolder: pages, soups, and so on. With --note it
    prints the note of 1 KB. records measures steps of validating the lines of a file of records of the
    mixed schema: scan/all, judge/right, explain/wrong, and so on. coaches measures the calls that an app
    makes for the right lines of a file of coaches: isValid, decode, and so on. growth prints the time of
    payloads with up to n items and of compiling schemas with up to n nodes, and markup those of parsing hostile HTML.

    regex-search searches the files of the names that it reads from standard input, which are a call and
    a path: test/..., exec/..., or all/... for all matches.

    regex-hostile runs the most expensive patterns of up to 10 MB on subjects of up to 100 MB and prints
    the outcome of each call (yes, no, or the exceeded limit) and its time.

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
      case let words where words.first == "regex-search" && arguments.count == 3:
        try RegexSearch(pattern: arguments[1], flags: arguments[2]).serve()
      case ["regex-hostile"]:
        try HostileTable(patternLength: 10_000_000, subjectLength: 100_000_000).print()
      case let words where words.first == "regex-hostile":
        let numbers = arguments.dropFirst().compactMap { Int($0) }.filter { $0 >= 0 }
        guard numbers.count == arguments.count - 1, (2...3).contains(numbers.count) else {
          fail(usage, status: 64)
        }
        let table = HostileTable(patternLength: numbers[0], subjectLength: numbers[1])
        if numbers.count == 3 { table.run(numbers[2]) } else { try table.print() }
      case ["url", "--corpus"]: print(URLBench.corpus)
      case ["url", "--serve"]: try MeasureServer.serve(URLBench.measure)
      case ["html", "--note"]:
        FileHandle.standardOutput.write(Data(Notes.markup(bytes: 1_000)))
      case ["html", "--serve"] where arguments.count == 3:
        try MeasureServer.serve(HTMLBench(folder: URL(fileURLWithPath: arguments[2])).measure)
      case ["records", "--serve"] where arguments.count == 3:
        try MeasureServer.serve(RecordMeasures(path: arguments[2]).measure)
      case ["coaches", "--serve"] where arguments.count == 3:
        try MeasureServer.serve(CoachMeasures(path: arguments[2]).measure)
      case ["growth"], ["growth", "--up-to"]:
        try GrowthBench.printTable(upTo: bound(arguments))
        try GrowthBench.printSchemas(upTo: bound(arguments))
      case ["markup"], ["markup", "--up-to"]:
        try GrowthBench.printMarkup(upTo: bound(arguments))
      case ["sanitize", "--calls"], ["url", "--calls"]: try makeCalls(arguments)
      case ["sanitize"], ["sanitize", "--rounds"]:
        exit(try SanitizeBench.printTables(rounds: rounds(arguments)) ? 0 : 1)
      case ["app"], ["app", "--rounds"]:
        exit(try AppBench.printTable(rounds: rounds(arguments)) ? 0 : 1)
      case ["url"], ["url", "--rounds"]:
        exit(try URLBench.printTable(rounds: rounds(arguments)) ? 0 : 1)
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

  /// Returns the number behind `--rounds`, or the default.
  private static func rounds(_ arguments: [String]) -> Int {
    if arguments.count == 1 { return 11 }
    guard arguments.count == 3, let rounds = Int(arguments[2]), rounds > 0 else {
      fail(usage, status: 64)
    }
    return rounds
  }

  /// Returns the number after `--up-to`, or a practically infinite one.
  private static func bound(_ arguments: [String]) -> Int {
    if arguments.count == 1 { return .max }
    guard arguments.count == 3, let bound = Int(arguments[2]), bound > 0 else {
      fail(usage, status: 64)
    }
    return bound
  }

  private static func makeCalls(_ arguments: [String]) throws {
    guard arguments.count == 4, let count = Int(arguments[3]), count >= 0,
      let measure = SanitizeBench.measure(arguments[2]) ?? URLBench.measure(arguments[2])
    else { fail(usage, status: 64) }
    for _ in 0..<count { _ = try measure.body() }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data(message.utf8))
    exit(status)
  }
}
