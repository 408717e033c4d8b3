import ArgumentParser

/// The options of `check` that count, compare or show the findings of a run.
struct CollectionOptions: ParsableArguments {
  @Flag(
    help: """
      Print a table of the findings by schema, path and code instead of the findings, the most frequent first. \
      --format json prints it as JSON.
      """)
  var statistics = false

  @Option(
    help: ArgumentHelp(
      """
      Print only findings that are not in this file of known ones, and exit with 0 if all are. Findings are compared by their \
      content, not by their lines.
      """,
      valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(help: "Write the findings of this run to the file of --baseline.")
  var updateBaseline = false

  @Option(
    help: ArgumentHelp(
      "Also write the findings as one HTML page, with filters, charts and source lines.",
      valueName: "file"),
    completion: .file(extensions: ["html"]))
  var report: String?

  /// Rejects combinations of options.
  func validate(with check: CheckCommand) throws {
    if updateBaseline, baseline == nil {
      throw ValidationError("--update-baseline needs --baseline, which names the file.")
    }
    for (name, path) in [("--baseline", baseline), ("--report", report)] {
      guard let path else { continue }
      if path.isEmpty || path == "-" { throw ValidationError("\(name) needs the path of a file.") }
    }
    if let baseline, baseline == report {
      throw ValidationError("--baseline and --report name the same file.")
    }
    if let output = check.output, output == report || output == baseline {
      throw ValidationError("--output names the file of another option.")
    }
    if statistics { try validateStatistics(with: check) }
    guard check.watch else { return }
    for (name, isGiven) in [
      ("--statistics", statistics), ("--update-baseline", updateBaseline),
      ("--report", report != nil),
    ] where isGiven {
      throw ValidationError(
        "\(name) is about all files of a run, and --watch validates only those that change.")
    }
  }

  private func validateStatistics(with check: CheckCommand) throws {
    if ![.text, .json].contains(check.format) {
      throw ValidationError(
        "--format \(check.format.rawValue) lists findings; --statistics prints text or json.")
    }
    if check.maxIssues != nil {
      throw ValidationError("--max-issues limits findings, which --statistics doesn't print.")
    }
    if check.quiet { throw ValidationError("--quiet leaves nothing of --statistics.") }
  }

  /// The options for a run.
  var collection: FindingCollection {
    FindingCollection(
      statistics: statistics, baseline: baseline, updatesBaseline: updateBaseline, report: report)
  }
}
