import SourceJSON

/// A command with what can stand behind it, as the argument parser describes it.
struct CommandDescription {
  /// An argument, option or flag.
  struct Argument {
    enum Kind {
      case positional, option, flag
    }

    var kind: Kind
    /// With their dashes, the short ones first.
    var names: [String]
    var valueName: String
    var summary: String
    /// The only values that it can have; none when there are others.
    var values: [String]
    /// What it is when it is not given; empty for nothing.
    var standard: String
    var isOptional: Bool
    var isRepeating: Bool
  }

  var name: String
  var summary: String
  var details: String
  var arguments: [Argument]
  var subcommands: [CommandDescription]
  /// The name of the command that is meant when none is named.
  var standardCommand: String?

  /// The tool's own command.
  ///
  /// - Parameter help: what the argument parser prints of it as JSON.
  /// - Throws: `JSONError` when that is not JSON.
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

  /// The subcommand of a name.
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
  }
}

extension JSONValue {
  fileprivate func string(_ key: String) -> String { self[.init(key)]?.text?.string ?? "" }
}
