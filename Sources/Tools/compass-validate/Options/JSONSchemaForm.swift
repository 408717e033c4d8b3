import ArgumentParser
import JSONSchema
import SchemaModel

/// The options of `export` that ask for JSON Schemas and choose their form.
struct JSONSchemaForm: ParsableArguments {
  @Flag(help: "Write JSON Schemas, as Zod's toJSONSchema makes them, instead of documents.")
  var jsonSchema = false

  @Option(help: ArgumentHelp("The dialect of the JSON Schemas.", valueName: "dialect"))
  var target: JSONSchemaOptions.Target?

  @Option(
    help: ArgumentHelp(
      "The side to describe: the values that a schema takes, or those that it makes.",
      valueName: "side"))
  var io: JSONSchemaOptions.Side?

  @Option(
    help: ArgumentHelp(
      "The treatment of a schema without a JSON Schema: an error, or any value.",
      valueName: "treatment"))
  var unrepresentable: JSONSchemaOptions.Unrepresentable?

  @Option(
    help: ArgumentHelp(
      "The treatment of a schema that contains itself: a reference, or an error.",
      valueName: "treatment"))
  var cycles: JSONSchemaOptions.Cycles?

  @Option(
    help: ArgumentHelp(
      "The treatment of a schema in several places: a copy each, or references.",
      valueName: "treatment"))
  var reused: JSONSchemaOptions.Reused?

  @Option(
    name: .customLong("zod"),
    help: ArgumentHelp(
      "The version of Zod to restate; by default that of the revision or of the document.",
      valueName: "version"))
  var zod: ZodVersion?

  func validate() throws {
    guard !jsonSchema else { return }
    let given: [(String, Bool)] = [
      ("target", target != nil), ("io", io != nil), ("unrepresentable", unrepresentable != nil),
      ("cycles", cycles != nil), ("reused", reused != nil),
    ]
    if let (name, _) = given.first(where: \.1) {
      throw ValidationError("--\(name) applies to --json-schema.")
    }
  }

  /// The options; Zod's own where none is given.
  var options: JSONSchemaOptions {
    var options = JSONSchemaOptions()
    if let target { options.target = target }
    if let io { options.side = io }
    if let unrepresentable { options.unrepresentable = unrepresentable }
    if let cycles { options.cycles = cycles }
    if let reused { options.reused = reused }
    return options
  }
}

extension JSONSchemaOptions.Target: ExpressibleByArgument {}
extension JSONSchemaOptions.Side: ExpressibleByArgument {}
extension JSONSchemaOptions.Unrepresentable: ExpressibleByArgument {}
extension JSONSchemaOptions.Cycles: ExpressibleByArgument {}
extension JSONSchemaOptions.Reused: ExpressibleByArgument {}
