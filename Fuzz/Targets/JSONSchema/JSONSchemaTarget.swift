import JSONSchema
import SchemaModel
import SourceJSON
import Validation

extension FuzzTarget {
  /// Any text as a JSON Schema. It is refused with an error, or there is a schema, which compiles or
  /// is refused. The JSON Schema of that schema is an error or an object, which is a schema again or
  /// refused.
  ///
  /// The first two bytes choose Zod's version and the options, the rest is the text.
  static let jsonSchema = FuzzTarget("json-schema") { (input) throws(Finding) in
    guard input.count >= 2 else { return }
    let choice = JSONSchemaChoice(input[0], input[1])
    guard let document = try? JSONDocument(Array(input.dropFirst(2))) else { return }
    guard let schema = choice.schema(of: document.value) else { return }
    _ = try? Validator(schema, zod: choice.zod)
    _ = try? schema.jsonSchema(choice.options(.throw), zod: choice.zod)
    guard let made = try? schema.jsonSchema(choice.options(.any), zod: choice.zod) else { return }
    try Finding.unless(made.object != nil, "\(made) is no object")
    _ = choice.schema(of: made)
  }
}
