import ArgumentParser
import CompassRevisions
import CompassRules
import JSPrimitives
import NamedRules
import SourceJSON

/// The command that lists the app's rules, or evaluates one.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the app's rules, evaluate one on JSON arguments, or compare revisions.",
    usage: """
      compass-validate rules [--revision REVISION]
      compass-validate rules [--revision REVISION] NAME
      compass-validate rules [--revision REVISION] [--source SOURCE] NAME ARGUMENTS|-
      compass-validate rules [NAME] --diff REVISION REVISION [--format FORMAT]
      """,
    discussion: """
      Without a name, prints each rule with its arguments and a summary; a question mark marks an optional \
      argument. With a name, prints the rule's arguments as JSON with their types, the shapes of those that are \
      objects, the shape of its result, an example, the revisions, the web app's export and the sources. With a \
      name and a JSON object of arguments, or - to read it from standard input, prints the rule's result as JSON. \
      Dates are read and printed in UTC, unless a rule takes a timeZone.

      A few rules differ between the product specification and the web app; the list marks them. --source chooses \
      the source of the result; by default it is the specification, as in the library, and a line on standard \
      error names it.

      A rule belongs to revisions of the web app. --revision lists only those of one revision, and rejects a \
      rule that has no recorded answers there.

      --diff lists the rules that differ between two revisions, with arguments and both results: those of the web \
      app. Of two objects, only the members that differ are printed; --format json has the whole results. Rules that \
      only one revision has are listed by name, and so are rules that take other arguments at the second revision, \
      since no call has a result at both.

      Exit status: 0 for a result, 2 if there is none or the input could not be read, 64 for an unknown rule \
      or wrong arguments. With --diff: 0 if no rule differs, 1 if any does.
      """)

  @Option(
    help: ArgumentHelp(
      "The web app's revision: \(WebRevision.allCases.map(\.rawValue).joined(separator: " or ")). By default any.",
      valueName: "revision"))
  var revision: WebRevision?

  @Option(
    help: ArgumentHelp(
      "The source that answers where the specification and the web app differ; by default specification.",
      valueName: "source"))
  var source: RuleSource?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "List the rules that differ between two revisions, such as 2026-02 2026-08.",
      valueName: "revision"))
  var diff: [WebRevision] = []

  @Option(
    help: "The format of the list, of a rule's description, or of the differences; by default text."
  )
  var format: RuleChangeReport.Format?

  @Argument(help: "The rule's name, such as fit.tier.")
  var name: String?

  @Argument(help: "A JSON object, or - for standard input.")
  var arguments: String?

  func validate() throws {
    guard !diff.isEmpty else {
      if format == .markdown { throw ValidationError("--format markdown applies to --diff.") }
      if format != nil, arguments != nil {
        throw ValidationError("The result of a rule is JSON; leave --format out.")
      }
      return
    }
    guard diff.count == 2 else {
      throw ValidationError("--diff takes two revisions, such as --diff 2026-02 2026-08.")
    }
    if arguments != nil { throw ValidationError("--diff chooses the arguments of a rule itself.") }
    if revision != nil { throw ValidationError("Name the revisions with --diff, not --revision.") }
    if source != nil { throw ValidationError("--diff compares the web app's results only.") }
  }

  func run() throws {
    var output = OutputStream.standardOutput()
    var differs = false
    do {
      if !diff.isEmpty {
        let comparison = try comparison()
        try output.write(RuleChangeReport(comparison: comparison).text(as: format ?? .text))
        differs = !comparison.changes.isEmpty
      } else if let name, arguments == nil, format == .json {
        let rule = try RuleCatalog.rule(named: name, in: revision)
        try output.write(JSONWriter.string(of: RuleListing.json(of: rule)) + "\n")
      } else if let name, arguments == nil {
        try output.write(RuleDescription.text(of: RuleCatalog.rule(named: name, in: revision)))
      } else if let name {
        let rule = try RuleCatalog.rule(named: name, in: revision)
        let (arguments, isDefault) = try argumentValue(of: rule)
        let result = try rule(arguments, in: revision)
        if isDefault {
          Failure.note(["\(rule.name): the specification answers; --source web asks the web app"])
        }
        try output.write { bytes in
          JSONWriter.append(result, to: &bytes)
          bytes.append(UInt8(ascii: "\n"))
        }
      } else if format == .json {
        try output.write(RuleListing.json(in: revision))
      } else {
        try output.write(RuleListing.text(in: revision))
      }
      try output.flush()
    } catch let error as RuleError {
      let status = Failure.notJudged(message(of: error))
      switch error {
      case .undecided: throw status
      case .unknownRule, .otherRevision, .arguments: throw ExitCode(64)
      }
    } catch {
      throw Failure.notJudged("\(error)")
    }
    if differs { throw ExitCode.invalid }
  }

  /// Compares all rules, or the one that is named.
  private func comparison() throws(RuleError) -> RuleComparison {
    let rules = try name.map { (name) throws(RuleError) in [try RuleCatalog.rule(named: name)] }
    return try RuleComparison(from: diff[0], to: diff[1], rules: rules ?? RuleCatalog.rules)
  }

  private func message(of error: RuleError) -> String {
    switch error {
    case .unknownRule(let name):
      let advice = Suggestion.question(
        name, among: RuleCatalog.rules.map(\.name),
        otherwise: "\"compass-validate rules\" lists the rules")
      return "\(error); \(advice)"
    case .otherRevision(let name, _):
      let others = (try? RuleCatalog.rule(named: name)).map { rule in
        WebRevision.allCases.filter { rule.exists(in: $0) }.map(\.rawValue)
          .joined(separator: " and ")
      }
      return "\(error); it has some at \(others ?? "others")"
    case .arguments, .undecided: return name.map { "\($0): \(error)" } ?? "\(error)"
    }
  }

  /// The most bytes that arguments on standard input may have.
  private static let inputLimit = 134_217_728

  /// Returns the arguments with the source that answers, and whether it is the default of a rule
  /// that takes one.
  private func argumentValue(of rule: Rule) throws -> (value: JSONValue, isDefault: Bool) {
    let value = try argumentValue()
    guard rule.takesSource else {
      guard let source else { return (value, false) }
      let reason =
        rule.specification == nil
        ? "the specification and the web app agree" : "only the specification decides"
      throw RuleError.arguments("\(reason); leave --source \(source.rawValue) out")
    }
    guard var object = value.object, object["source"] == nil else { return (value, false) }
    object["source"] = .string(JSText((source ?? .standard).rawValue))
    return (.object(object), source == nil)
  }

  private func argumentValue() throws -> JSONValue {
    let bytes =
      arguments == "-"
      ? try InputFile.jsonText(of: "-", limit: Self.inputLimit) : Array((arguments ?? "").utf8)
    do throws(JSONError) {
      return try JSONDocument(bytes).value
    } catch {
      throw RuleError.arguments(
        "the arguments are not JSON: \(error.line):\(error.column): \(error)")
    }
  }
}

extension RuleSource: ExpressibleByArgument {}
