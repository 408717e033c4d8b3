internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Runs cases of the kind `document+functions`: a payload of any type by a schema document, whose functions answer from
/// their recorded calls with values of any type.
enum ValueCases {
  static func run(_ vector: VectorCase, zod: ZodVersion) -> CaseOutcome {
    let schema = vector["document"] ?? .null
    let source: JSONValue = [
      "format": .string(JSText(SchemaDocument.format2)), "name": .string(JSText(vector.id)),
      "schema": schema,
    ]
    do {
      let expected = try expectation(of: vector)
      let functions = try RecordedFunctions(vector["functions"] ?? [:], issues: vector["issues"])
      let document = try SchemaDocument(source)
      let written = try document.value
      guard written["schema"] == schema else {
        return CaseOutcome(expected: source, found: written)
      }
      let validator = try Validator(
        document.schema, zod: zod,
        direction: try DefCases.isEncoded(vector) ? .encode : .decode,
        functions: functions.registry(over: SchemaCases.functions))
      let payload = try RecordedValue.read(
        vector["input"] ?? .null, at: DefPlace.root.field("input"))
      let found = text(of: validator.parse(payload))
      guard found == expected, let json = payload.json,
        try JSONDocument(JSONWriter.bytes(of: json)).value == json
      else {
        // A text has no NaN and no infinity.
        return CaseOutcome(expected: expected, found: found)
      }
      functions.rewind()
      let ofText = text(of: validator.parse(JSONWriter.bytes(of: json)))
      guard ofText == found else {
        return .failed(expected: expected, found: "\(ofText) from a text")
      }
      functions.rewind()
      let verdict = validator.validate(JSONWriter.bytes(of: json))
      guard agrees(verdict, with: found) else {
        return .failed(expected: expected, found: "\(verdict) without values beyond JSON")
      }
      let modes = ModeVerdicts(
        on: JSONWriter.bytes(of: json), by: validator, rewinding: functions.rewind)
      // No output of these modes has a bigint.
      guard found.contains("$bigint") || modes.agree(with: found) else {
        return .failed(expected: expected, found: "\(found), but \(modes)")
      }
      return .passed
    } catch let error as SchemaError where vector["throws"] != nil {
      // What Zod throws for every payload is an error of the schema here.
      return error.reason.isEmpty ? .failed(expected: "a reason", found: "none") : .passed
    } catch {
      return .failed(expected: "\(vector["throws"] ?? vector["valid"] ?? .null)", found: "\(error)")
    }
  }

  private static func expectation(of vector: VectorCase) throws(ZodDefError) -> String {
    guard vector["throws"] == nil else { return "undecided" }
    guard vector["valid"] == true else {
      return "invalid " + JSONWriter.string(of: (vector["issues"] ?? .null).withPlainBigInts)
    }
    let output = try RecordedValue.read(
      vector["output"] ?? .null, at: DefPlace.root.field("output"))
    return "valid " + JSONWriter.string(of: output.recorded)
  }

  private static func text(of outcome: Outcome<ZodValue>) -> String {
    switch outcome {
    case .valid(let output): "valid " + JSONWriter.string(of: output.recorded)
    case .invalid(let issues): "invalid " + JSONWriter.string(of: .array(issues.map(\.json)))
    case .undecided: "undecided"
    }
  }

  /// Returns whether an outcome with JSON as output has the same verdict. A bigint in the output leaves it undecided.
  private static func agrees(_ outcome: Outcome<JSONValue>, with found: String) -> Bool {
    switch outcome {
    case .valid: found.hasPrefix("valid")
    case .invalid: found.hasPrefix("invalid")
    case .undecided: found == "undecided" || found.contains("$bigint")
    }
  }
}
