internal import JSONSchema
internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Runs cases of the kind `toJSONSchema`: the JSON Schema of a schema.
enum JSONSchemaCases {
  static func run(_ vector: VectorCase, of suite: VectorSuite) -> CaseOutcome {
    switch suite.format {
    case .documents: runDocument(vector, of: suite)
    default: runDef(vector, zod: suite.zod)
    }
  }

  /// Runs a recorded `def` tree with the parameters of one call.
  private static func runDef(_ vector: VectorCase, zod: ZodVersion) -> CaseOutcome {
    let expected = expectation(vector.fields)
    do {
      let schema = try DefReader.schema(
        of: RecordedConstants.replacing(vector["def"] ?? .null, by: vector["document"]))
      var options = try JSONSchemaOptions(recorded: vector["params"])
      // A tree does not say which of its equal nodes are one object. Calls that extract such objects have some.
      options.unitesEquals = options.reused == .ref
      return CaseOutcome(expected: expected, found: found(schema, options, zod, isCut: expected))
    } catch {
      return .failed(expected: expected, found: "\(error)")
    }
  }

  /// Runs a document in all dialects and on both sides.
  private static func runDocument(_ vector: VectorCase, of suite: VectorSuite) -> CaseOutcome {
    let recorded = vector.fields
    let schema: ZodSchema
    let params: JSONSchemaOptions
    do {
      schema = try DialectReader.schema(
        of: recorded["document"] ?? .null, definitions: recorded["definitions"]?.object)
      params = try JSONSchemaOptions(recorded: recorded["params"])
    } catch {
      return .failed(expected: "a JSON Schema", found: "\(error)")
    }
    for (key, treatment) in treatments {
      guard let results = recorded[key]?.elements else { continue }
      for target in JSONSchemaOptions.Target.allCases {
        for side in JSONSchemaOptions.Side.allCases {
          var options = params
          options.target = target
          options.side = side
          options.unrepresentable = treatment
          options.registersMetadata = true
          guard let result = results.first(where: { $0.isFor(target, side) }) else { continue }
          let expected = expectation(result.object ?? JSONObject(), dialect: target)
          let found = found(schema, options, suite.zod, isCut: expected)
          guard expected == found else {
            let place = "\(key) of \(target.rawValue)/\(side.rawValue): "
            return .failed(expected: place + expected, found: found)
          }
        }
      }
    }
    return .passed
  }

  private static let treatments: [(JSText, JSONSchemaOptions.Unrepresentable)] = [
    ("results", .throw), ("resultsAny", .any),
  ]

  /// The expected result as text. A dialect's `$schema` is added first.
  private static func expectation(
    _ result: JSONObject, dialect: JSONSchemaOptions.Target? = nil
  ) -> String {
    if let message = result["throws"]?.text { return "throws " + message.string }
    guard let schema = result["jsonSchema"] else { return "no result" }
    guard let dialect = dialect?.dialect, let object = schema.object else {
      return JSONWriter.string(of: schema)
    }
    return JSONWriter.string(
      of: .object(JSONObject([("$schema", .string(dialect))] + object.members)))
  }

  /// The length at which the recorder cut messages.
  private static let messageLimit = 160

  private static func found(
    _ schema: ZodSchema, _ options: JSONSchemaOptions, _ zod: ZodVersion, isCut expected: String
  ) -> String {
    do {
      return JSONWriter.string(of: try schema.jsonSchema(options, zod: zod))
    } catch {
      let message = "throws " + error.message
      // The recorder cut long messages.
      let isCut = expected.count >= messageLimit && message.hasPrefix(expected)
      return isCut ? expected : message
    }
  }
}

extension JSONValue {
  /// Returns whether a result holds for a dialect and a side.
  fileprivate func isFor(
    _ target: JSONSchemaOptions.Target, _ side: JSONSchemaOptions.Side
  ) -> Bool {
    let names: [JSText] = [
      "*", JSText(target.rawValue), JSText("\(target.rawValue)/\(side.rawValue)"),
    ]
    return self["for"]?.elements?.contains { $0.text.map(names.contains) ?? false } ?? false
  }
}

extension JSONSchemaOptions {
  /// The options of recorded parameters.
  ///
  /// - Throws: `ZodDefError` for a parameter without a meaning here.
  init(recorded: JSONValue?) throws(ZodDefError) {
    self.init()
    for member in recorded?.object?.members ?? [] {
      let value = member.value.text?.string ?? ""
      func known<Choice>(_ choice: Choice?) throws(ZodDefError) -> Choice {
        guard let choice else {
          throw ZodDefError(path: "$.params.\(member.key)", reason: "unknown value \"\(value)\"")
        }
        return choice
      }
      switch member.key {
      case "target": target = try known(Target(name: value))
      case "io": side = try known(Side(rawValue: value))
      case "unrepresentable": unrepresentable = try known(Unrepresentable(rawValue: value))
      case "cycles": cycles = try known(Cycles(rawValue: value))
      case "reused": reused = try known(Reused(rawValue: value))
      default: throw ZodDefError(path: "$.params", reason: "unknown parameter \(member.key)")
      }
    }
  }
}
