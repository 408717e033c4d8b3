internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The answers of one version of Zod in a case that was recorded from another: `versions` has what differs.
struct VersionAnswers {
  /// The text of the error, if there is one.
  let thrown: String?
  /// The inputs, each with its result.
  let inputs: [JSONValue]
  /// The JSON Schema of the schema, if it was recorded.
  let roundTrip: JSONValue?

  init(_ vector: VectorCase, zod: ZodVersion, recorded: ZodVersion) {
    let differences = zod == recorded ? nil : Self.differences(of: vector, zod: zod)
    let isReplacedByResult = differences?["inputs"] != nil || differences?["roundTrip"] != nil
    thrown =
      differences?["throws"]?.text?.string
      ?? (isReplacedByResult ? nil : vector["throws"]?.text?.string)
    var inputs = vector["inputs"]?.elements ?? []
    switch differences?["inputs"] {
    case .array(let others): inputs = others
    case .object(let others):
      for other in others.members {
        guard let index = Int(other.key.string), inputs.indices.contains(index) else { continue }
        inputs[index] = other.value
      }
    default: break
    }
    self.inputs = inputs
    roundTrip = differences?["roundTrip"] ?? vector["roundTrip"]
  }

  private static func differences(of vector: VectorCase, zod: ZodVersion) -> JSONValue? {
    vector["versions"]?[JSText(zod.rawValue)]
  }
}
