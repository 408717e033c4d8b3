/// The tool's man page, generated from the help of its commands and options.
struct ManualPage {
  private let tool: CommandDescription
  private let usages: [String: String]

  /// - Parameter usages: the usage of commands by their names, a line each form; the usage of others is made of their
  ///   arguments.
  init(_ tool: CommandDescription, usages: [String: String]) {
    self.tool = tool
    self.usages = usages
  }

  /// The page as roff.
  var text: String {
    let check = tool.standardCommand.flatMap { tool[$0] }
    let others = tool.subcommands.filter { $0.name != check?.name && $0.name != "help" }
    let version = Roff.text("compass-validate \(CompassValidate.version)")
    var page = ".TH COMPASS\\-VALIDATE 1 \"\" \"\(version)\"\n.SH NAME\n"
    page += "compass\\-validate \\- \(Roff.text(Self.phrase(tool.summary)))\n"
    page += ".SH SYNOPSIS\n" + synopsis(others)
    page += ".SH DESCRIPTION\n" + Roff.paragraphs(ManualText.description)
    page += ".SH OPTIONS\n" + (check.map(options) ?? "")
    page += ".SH COMMANDS\n" + others.map(section).joined()
    page +=
      ".SH EXIT STATUS\nThe worst result of all inputs decides:\n" + table(ManualText.statuses)
    page += ".PP\n" + Roff.paragraphs(ManualText.signals)
    page += ".SH ENVIRONMENT\n" + table(ManualText.environment)
    page += ".SH EXAMPLES\n.nf\n"
    page += ManualText.examples.map { Roff.text($0) + "\n" }.joined() + ".fi\n"
    return page
  }

  private func synopsis(_ commands: [CommandDescription]) -> String {
    let files = "[\(Roff.placeholder("FILE"))...] [\(Roff.placeholder("OPTION"))...]"
    let name = Roff.bold("compass-validate")
    var lines = [
      "\(name) \(Roff.placeholder("SCHEMA")) \(files)",
      "\(name) \(Roff.bold("--schema")) \(Roff.placeholder("DOCUMENT")) \(files)",
    ]
    lines += commands.flatMap { command in
      usages[command.name].map(synopsis(ofUsage:)) ?? [synopsis(command)]
    }
    return lines.joined(separator: "\n.br\n") + "\n"
  }

  /// Returns the lines of a usage: words in capitals as placeholders.
  private func synopsis(ofUsage usage: String) -> [String] {
    usage.split(separator: "\n").map { line in
      line.split(separator: " ").map(Self.word).joined(separator: " ")
    }
  }

  /// Returns a word of a usage: letters in capitals as a placeholder, brackets and dots as they are, others in bold.
  private static func word(_ word: Substring) -> String {
    var result = ""
    var rest = word
    while let first = rest.first {
      let isMark = "[].|".contains(first)
      let part = rest.prefix { "[].|".contains($0) == isMark }
      rest = rest.dropFirst(part.count)
      let isPlaceholder = !part.contains { $0.isLowercase || $0 == "/" }
      result +=
        isMark || part == "-"
        ? Roff.text(String(part))
        : isPlaceholder ? Roff.placeholder(String(part)) : Roff.bold(String(part))
    }
    return result
  }

  /// Returns the line of a command without a usage of its own.
  private func synopsis(_ command: CommandDescription) -> String {
    let places = command.arguments.filter { $0.kind == .positional }.map { argument in
      let name = Roff.placeholder(argument.valueName.uppercased())
      let all = argument.isRepeating ? "\(name)..." : name
      return argument.isOptional ? "[\(all)]" : all
    }
    let options = listed(command).isEmpty ? [] : ["[\(Roff.placeholder("OPTION"))...]"]
    let words = [Roff.bold("compass-validate"), Roff.bold(command.name)]
    return (words + places + options).joined(separator: " ")
  }

  private func section(_ command: CommandDescription) -> String {
    var text = ".SS \(Roff.text(command.name))\n" + Roff.paragraphs(command.summary)
    if !command.details.isEmpty { text += ".PP\n" + Roff.paragraphs(command.details) }
    return text + options(command)
  }

  private func options(_ command: CommandDescription) -> String {
    listed(command).map { ".TP\n\(heading(of: $0))\n\(description(of: $0))" }.joined()
  }

  /// Returns the options and flags of a command except `--help`.
  private func listed(_ command: CommandDescription) -> [CommandDescription.Argument] {
    command.arguments.filter { $0.kind != .positional && !$0.names.contains("--help") }
  }

  private func heading(of option: CommandDescription.Argument) -> String {
    let names = option.names.map(Roff.bold).joined(separator: ", ")
    guard option.kind == .option else { return names }
    let values = option.values.map(Roff.bold).joined(separator: "|")
    let value = values.isEmpty ? Roff.placeholder(option.valueName) : values
    return "\(names) \(value)\(option.takesAllWords ? " ..." : "")"
  }

  private func description(of option: CommandDescription.Argument) -> String {
    let text = Roff.paragraphs(option.summary)
    guard option.kind == .option, !option.standard.isEmpty else { return text }
    return text + "The default is \(Roff.bold(option.standard)).\n"
  }

  private func table(_ rows: [(name: String, text: String)]) -> String {
    rows.map { ".TP\n\(Roff.bold($0.name))\n\(Roff.paragraphs($0.text))" }.joined()
  }

  /// Returns a sentence as a phrase: in lower case and without its full stop.
  private static func phrase(_ sentence: String) -> String {
    sentence.prefix(1).lowercased() + sentence.dropFirst().prefix { $0 != "." }
  }
}
