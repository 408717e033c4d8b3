import JSONSchema
import SchemaModel
import SourceJSON

/// The version of Zod and the options that two bytes choose.
struct JSONSchemaChoice {
  let zod: ZodVersion
  let target: JSONSchemaOptions.Target
  let side: JSONSchemaOptions.Side
  let cycles: JSONSchemaOptions.Cycles
  let reused: JSONSchemaOptions.Reused
  let unitesEquals: Bool

  /// The number of different choices of the first byte; a byte from it on chooses one of them again.
  static let count = 192

  /// - Parameters:
  ///   - first: The byte of the version and of Zod's own options.
  ///   - second: The byte whose lowest bit decides if equal schemas are one. The others are ignored.
  init(_ first: UInt8, _ second: UInt8) {
    var rest = Int(first)
    func next<Choice>(_ choices: [Choice]) -> Choice {
      defer { rest /= choices.count }
      return choices[rest % choices.count]
    }
    zod = next(ZodVersion.allCases)
    target = next(JSONSchemaOptions.Target.allCases)
    side = next(JSONSchemaOptions.Side.allCases)
    cycles = next(JSONSchemaOptions.Cycles.allCases)
    reused = next(JSONSchemaOptions.Reused.allCases)
    unitesEquals = second % 2 == 1
  }

  /// Returns the schema of a JSON Schema, or nil if it is refused.
  func schema(of jsonSchema: JSONValue) -> ZodSchema? {
    try? ZodSchema(jsonSchema: jsonSchema, defaultTarget: target, zod: zod)
  }

  func options(_ unrepresentable: JSONSchemaOptions.Unrepresentable) -> JSONSchemaOptions {
    var options = JSONSchemaOptions(
      target: target, side: side, unrepresentable: unrepresentable, cycles: cycles, reused: reused)
    options.unitesEquals = unitesEquals
    return options
  }
}
