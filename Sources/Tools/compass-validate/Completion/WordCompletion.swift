/// The completions of a word of the command line.
struct WordCompletion {
  /// A completion with a short description.
  struct Candidate: Equatable {
    var word: String
    var summary = ""
  }

  private let tool: CommandDescription
  private let schemas: [String]
  private let rules: [String]

  /// - Parameters:
  ///   - schemas: the names of schemas, which may be the first word like those of commands.
  ///   - rules: the names of rules. The command `rules` doesn't list them, since a call would make all rules for it.
  init(_ tool: CommandDescription, schemas: [String], rules: [String]) {
    self.tool = tool
    self.schemas = schemas
    self.rules = rules
  }

  /// Returns the completions of the last word after the tool's name; none for a file.
  func candidates(for line: [String]) -> [Candidate] {
    // bash makes each equals sign a word of its own.
    var words = line.filter { $0 != "=" }
    let word = words.popLast() ?? ""
    guard let (command, place) = place(behind: words) else { return [] }
    var found: [Candidate]
    if let option = place.option, !(option.takesAllWords && word.hasPrefix("-")) {
      found = option.values.map { Candidate(word: $0) }
    } else if word.hasPrefix("-"), !place.isBehindDashes {
      found = options(of: command)
    } else {
      found = values(of: command, at: place.positionals, hasSchema: place.hasSchema)
      if words.isEmpty {
        found = tool.subcommands.map { Candidate(word: $0.name, summary: $0.summary) } + found
      }
    }
    found = found.filter { $0.word.hasPrefix(word) }
    return found
  }

  /// The position of a word on the line.
  private struct Place {
    /// The option that the word is the value of.
    var option: CommandDescription.Argument?
    /// The number of words before it that are no options.
    var positionals = 0
    var hasSchema = false
    var isBehindDashes = false
  }

  private func place(behind words: [String]) -> (CommandDescription, Place)? {
    let named = words.first.flatMap { tool[$0] }
    guard let command = named ?? tool.standardCommand.flatMap({ tool[$0] }) else { return nil }
    var place = Place()
    for word in named == nil ? words : Array(words.dropFirst()) {
      if let option = place.option, !(option.takesAllWords && word.hasPrefix("-")) {
        if !option.takesAllWords { place.option = nil }
      } else if place.isBehindDashes || !word.hasPrefix("-") || word == "-" {
        place.positionals += 1
      } else if word == "--" {
        place.isBehindDashes = true
      } else {
        place.hasSchema =
          place.hasSchema || word.hasPrefix("--schema")
          || word.hasPrefix("--zod-json-schema")
        place.option = command.arguments.first { $0.kind == .option && $0.names.contains(word) }
      }
    }
    return (command, place)
  }

  private func options(of command: CommandDescription) -> [Candidate] {
    command.arguments.flatMap { argument in
      argument.names.filter { $0.hasPrefix("--") }.map {
        Candidate(word: $0, summary: argument.summary)
      }
    }
  }

  private func values(
    of command: CommandDescription, at index: Int, hasSchema: Bool
  ) -> [Candidate] {
    if command.name == tool.standardCommand {
      return index == 0 && !hasSchema ? schemas.map { Candidate(word: $0, summary: "schema") } : []
    }
    let positionals = command.arguments.filter { $0.kind == .positional }
    guard let last = positionals.last else { return [] }
    let argument = index < positionals.count ? positionals[index] : last
    guard index < positionals.count || last.isRepeating else { return [] }
    if command.name == "help" { return tool.subcommands.map { Candidate(word: $0.name) } }
    if command.name == "rules", index == 0 { return rules.map { Candidate(word: $0) } }
    return argument.values.map { Candidate(word: $0) }
  }
}
