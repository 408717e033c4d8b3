internal import IssueLocales
internal import JSONSchema
internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Runs cases of the kind `fromJSONSchema`: the schema of a JSON Schema.
///
/// A case has a recorded `def` tree to compare with, or inputs with their results in all versions of Zod.
enum FromJSONSchemaCases {
  static func run(_ vector: VectorCase, of suite: VectorSuite) -> CaseOutcome {
    suite.format == .defs ? runDef(vector, zod: suite.zod) : runVersions(vector, of: suite)
  }

  /// Compares the schema with a recorded one.
  private static func runDef(_ vector: VectorCase, zod: ZodVersion) -> CaseOutcome {
    let expected = vector["throws"]?.text?.string ?? "a schema"
    do {
      let schema = try schema(of: vector, zod: zod)
      guard let def = vector["def"] else {
        return .failed(expected: expected, found: "no error")
      }
      let recorded = try DefReader.schema(of: def)
      return CaseOutcome(
        expectedValue: ComparableSchema.value(of: recorded, zod: zod),
        found: ComparableSchema.value(of: schema, zod: zod))
    } catch let error as JSONSchemaReadingError {
      return CaseOutcome(expected: expected, found: error.reason)
    } catch {
      return .failed(expected: expected, found: "\(error)")
    }
  }

  /// Runs a case in each version that it has answers of.
  private static func runVersions(_ vector: VectorCase, of suite: VectorSuite) -> CaseOutcome {
    for version in suite.zods(of: vector) {
      let answers = VersionAnswers(vector, zod: version, recorded: suite.zod)
      let outcome = run(
        vector, answers, zod: version, messages: messages(of: suite.zod, in: version))
      guard case .failed(let expected, let found) = outcome else { continue }
      let name = "Zod \(version.rawValue): "
      return .failed(expected: name + expected, found: name + found)
    }
    return .passed
  }

  private static func run(
    _ vector: VectorCase, _ answers: VersionAnswers, zod: ZodVersion, messages: IssueMessages?
  ) -> CaseOutcome {
    do {
      let schema = try schema(of: vector, zod: zod)
      if let message = answers.thrown { return .failed(expected: message, found: "no error") }
      let validator = try Validator(schema, zod: zod)
      for input in answers.inputs {
        let outcome = SchemaCases.outcome(
          of: JSONWriter.bytes(of: input["input"] ?? .null), by: validator,
          expected: SchemaCases.expectation(of: input), messages: messages)
        guard outcome.isPassed else { return outcome }
      }
      guard let roundTrip = answers.roundTrip else { return .passed }
      return try self.roundTrip(vector, zod: zod, expected: roundTrip)
    } catch let error as JSONSchemaReadingError {
      return CaseOutcome(expected: answers.thrown ?? "a schema", found: error.reason)
    } catch {
      return .failed(expected: answers.thrown ?? "a schema", found: "\(error)")
    }
  }

  /// Compares the JSON Schema of the schema with the recorded one, which has neither `$schema` nor descriptions.
  private static func roundTrip(
    _ vector: VectorCase, zod: ZodVersion, expected: JSONValue
  ) throws -> CaseOutcome {
    let schema = try schema(of: vector, zod: zod, keepsDescriptions: false)
    let found = try schema.jsonSchema(JSONSchemaOptions(unrepresentable: .any), zod: zod)
    var members = found.object ?? JSONObject()
    members["$schema"] = nil
    return CaseOutcome(expected: expected, found: .object(members))
  }

  /// Returns the messages of a version in a recording of several; nil for its own.
  ///
  /// From 4.4.3 on, the Zods of one process share its configuration, and so the locale of one of them.
  private static func messages(
    of recorded: ZodVersion, in version: ZodVersion
  ) -> IssueMessages? {
    guard version > recorded, recorded >= .v4_4_3 else { return nil }
    let english = IssueLocale("en") { issue, _ in
      IssueLocale.english.message(of: issue, zod: recorded)
    }
    return .locale(english)
  }

  private static func schema(
    of vector: VectorCase, zod: ZodVersion, keepsDescriptions: Bool = true
  ) throws -> ZodSchema {
    var target = JSONSchemaOptions.Target.draft202012
    for parameter in vector["params"]?.object?.members ?? [] {
      guard parameter.key == "defaultTarget",
        let named = parameter.value.text.flatMap({ JSONSchemaOptions.Target($0.string) })
      else {
        throw VectorCase.FieldError(reason: "unknown parameter \"\(parameter.key)\"")
      }
      target = named
    }
    return try ZodSchema(
      jsonSchema: vector["jsonSchema"] ?? .null, defaultTarget: target, zod: zod,
      keepsDescriptions: keepsDescriptions)
  }
}

extension JSONSchemaOptions.Target {
  /// Creates a dialect from its name in Zod, such as `draft-7`; nil for another name.
  fileprivate init?(_ name: String) {
    switch name {
    case "draft-7": self = .draft07
    case "draft-4": self = .draft04
    default: self.init(rawValue: name)
    }
  }
}
