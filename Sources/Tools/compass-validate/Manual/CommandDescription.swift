import SourceJSON

/// A command with its arguments, as the argument parser describes it.
struct CommandDescription {
  /// An argument, option or flag.
  struct Argument {
    enum Kind {
      case positional, option, flag
    }

    var kind: Kind
    /// The names with their dashes, short ones first.
    var names: [String]
    var valueName: String
    var summary: String
    /// All possible values; empty if they are not limited.
    var values: [String]
    /// The default value; empty if there is none.
    var standard: String
    var isOptional: Bool
    var isRepeating: Bool
    /// Whether all words up to the next option are values of this one.
    var takesAllWords: Bool
  }

  var name: String
  var summary: String
  var details: String
  var arguments: [Argument]
  var subcommands: [CommandDescription]
  /// The name of the default command.
  var standardCommand: String?

  /// The tool's own command.
  ///
  /// - Parameter help: the argument parser's description as JSON.
  /// - Throws: `JSONError` if that is not JSON.
  init(help: String) throws(JSONError) {
    self.init(try JSONDocument(Array(help.utf8)).value["command"] ?? .null)
  }

  private init(_ value: JSONValue) {
    func shown(_ key: String) -> [JSONValue] {
      (value[.init(key)]?.elements ?? []).filter { $0["shouldDisplay"]?.boolean == true }
    }
    name = value.string("commandName")
    summary = value.string("abstract")
    details = value.string("discussion")
    arguments = shown("arguments").map(Argument.init)
    let standardCommand = value["defaultSubcommand"]?.text?.string
    self.standardCommand = standardCommand
    subcommands = shown("subcommands").map { subcommand in
      var command = CommandDescription(subcommand)
      // The argument parser gives every command the tool's --version.
      if command.name != standardCommand {
        command.arguments.removeAll { $0.names == ["--version"] }
      }
      return command
    }
  }

  /// Returns the subcommand of a name.
  subscript(name: String) -> CommandDescription? { subcommands.first { $0.name == name } }
}

extension CommandDescription.Argument {
  fileprivate init(_ value: JSONValue) {
    let names = (value["names"]?.elements ?? []).map { name in
      (name.string("kind") == "long" ? "--" : "-") + name.string("name")
    }
    self.names = names.filter { !$0.hasPrefix("--") } + names.filter { $0.hasPrefix("--") }
    kind =
      switch value.string("kind") {
      case "positional": .positional
      case "option": .option
      default: .flag
      }
    valueName = value.string("valueName")
    summary = value.string("abstract")
    let listed = value["completionKind"]?["list"]?["values"]?.elements
    values = (value["allValues"]?.elements ?? listed ?? []).compactMap { $0.text?.string }
    standard = value.string("defaultValue")
    isOptional = value["isOptional"]?.boolean == true
    isRepeating = value["isRepeating"]?.boolean == true
    takesAllWords = value.string("parsingStrategy") == "upToNextOption"
  }
}

extension JSONValue {
  fileprivate func string(_ key: String) -> String { self[.init(key)]?.text?.string ?? "" }
}
