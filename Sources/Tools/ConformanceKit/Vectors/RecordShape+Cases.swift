internal import JSONSchema
internal import JSPrimitives
internal import SourceJSON

/// The cases of each kind.
extension RecordShape {
  /// Returns the shape of a kind's cases in a file of a format, which the kind has.
  static func cases(of kind: VectorSuite.Kind, _ format: VectorSuite.Format) -> RecordShape {
    switch format {
    case .golden: golden(kind).adding(needed: ["id": .name])
    case .defs: defs(kind).adding(needed: ["id": .name], allowed: ["test": .text])
    case .documents: documents(kind).adding(needed: ["id": .name])
    case .locales: locale.adding(needed: ["id": .name])
    case .valueFunctions: valueFunctions.adding(needed: ["id": .name])
    }
  }

  /// A tag marks a difference of two engines; the other engine's answer has its name as key.
  private static let tags: Members = ["tags": .list(.text), "jsdom": .any, "chromium": .any]

  private static func golden(_ kind: VectorSuite.Kind) -> RecordShape {
    switch kind {
    case .schema:
      RecordShape(
        needed: ["valid": .boolean], allowed: tags.merging(["schema": .text]) { $1 },
        choices: [
          .oneOf([("input", .any, RecordShape()), ("json", .text, RecordShape())]),
          verdict(issue: .issue),
        ])
    case .document:
      RecordShape(
        needed: ["document": .object, "input": .any, "valid": .boolean], allowed: tags,
        choices: [verdict(issue: .issue)])
    case .regexp:
      RecordShape(
        needed: ["pattern": .text, "flags": .text, "input": .text],
        allowed: tags.merging(["lastIndex": .count]) { $1 },
        choices: [
          .oneOf([
            ("result", .either(.null, .record(match)), RecordShape()),
            ("error", .words("SyntaxError"), RecordShape()),
          ])
        ])
    case .json:
      RecordShape(
        needed: ["accept": .boolean], allowed: tags.merging(["value": .any]) { $1 },
        choices: [
          .oneOf([
            ("json", .text, RecordShape(allowed: ["nonFinite": .true, "valueOmitted": .text])),
            ("base64", .text, RecordShape(allowed: ["strictUtf8": .false, "bom": .true])),
          ])
        ])
    case .html: RecordShape(needed: ["input": .text, "output": .text], allowed: tags)
    case .htmlTree:
      RecordShape(
        needed: ["input": .text, "context": .name, "tree": .text],
        allowed: ["tags": .list(.text), "chromium": .text, "html5lib": .text])
    case .url:
      RecordShape(
        needed: ["input": .text, "valid": .boolean], allowed: tags,
        choices: [
          .by(
            "valid",
            [
              (value: .boolean(true), with: RecordShape(needed: ["href": .text])),
              (value: .boolean(false), with: RecordShape()),
            ])
        ])
    case .rule:
      RecordShape(
        needed: ["rule": .text, "arguments": .object, "result": .any], allowed: tags)
    case .def, .defWithFunctions, .documentWithFunctions, .toJSONSchema, .fromJSONSchema,
      .formatError,
      .locale:
      RecordShape()
    }
  }

  /// Cases of Zod's own tests, whose schemas are `def` trees.
  ///
  /// `test`, `today` and `async` are notes on the recording: the test's name, why no document described the schema,
  /// and that a promise was awaited. `document` is the schema as a document too, where one has all of it.
  private static func defs(_ kind: VectorSuite.Kind) -> RecordShape {
    let def = RecordShape(
      needed: ["def": .object, "input": .any, "valid": .boolean],
      allowed: ["direction": .words("forward", "backward"), "today": .text, "async": .true],
      choices: [verdict(issue: .issue)])
    func result(_ key: JSText, _ shape: MemberShape) -> Choice {
      .oneOf([(key, shape, RecordShape()), ("throws", .text, RecordShape())])
    }
    return switch kind {
    case .def: def
    case .defWithFunctions: def.adding(needed: ["functions": .map(.record(function))])
    case .toJSONSchema:
      RecordShape(
        needed: ["def": .object, "params": .object], allowed: ["document": .object],
        choices: [result("jsonSchema", .jsonSchema)])
    case .fromJSONSchema:
      RecordShape(
        needed: ["jsonSchema": .jsonSchema, "params": .object], allowed: ["document": .object],
        choices: [result("def", .object)])
    case .formatError:
      RecordShape(
        needed: [
          "function": .words("flattenError", "formatError", "treeifyError", "prettifyError"),
          "issues": .list(.record(anyIssue), mayBeEmpty: false),
        ],
        choices: [
          .by(
            "function",
            [
              (.string("flattenError"), RecordShape(choices: [result("output", .object)])),
              (.string("formatError"), RecordShape(choices: [result("output", .object)])),
              (.string("treeifyError"), RecordShape(choices: [result("output", .object)])),
              (.string("prettifyError"), RecordShape(choices: [result("output", .text)])),
            ])
        ])
    default: RecordShape()
    }
  }

  /// Cases whose schemas are documents, or that have none.
  private static func documents(_ kind: VectorSuite.Kind) -> RecordShape {
    switch kind {
    case .toJSONSchema:
      RecordShape(
        needed: ["results": results], allowed: ["resultsAny": results],
        choices: [
          // A case without a document has what differs from the case with its id in the file of all cases.
          .ifPresent(
            "document", .object,
            with: RecordShape(needed: ["params": .object], allowed: ["definitions": .object]))
        ])
    case .fromJSONSchema:
      RecordShape(
        needed: ["jsonSchema": .jsonSchema, "params": .object],
        allowed: ["versions": .map(.record(reading))],
        choices: [
          .oneOf([
            (
              "inputs", .list(.record(input)),
              RecordShape(allowed: ["roundTrip": .jsonSchema])
            ),
            ("throws", .text, RecordShape()),
          ])
        ])
    case .formatError:
      RecordShape(
        needed: [
          "issues": .list(.record(anyIssue), mayBeEmpty: false), "output": .record(forms),
        ],
        allowed: ["versions": .map(.record(forms)), "only": .text])
    default: RecordShape()
    }
  }

  /// Cases whose functions meet values that JSON lacks.
  private static let valueFunctions = RecordShape(
    needed: [
      "document": .object, "functions": .map(.record(function.adding(needed: ["meaning": .text]))),
      "input": .any,
    ],
    allowed: ["direction": .words("forward", "backward")],
    choices: [
      .oneOf([
        ("valid", .boolean, RecordShape(choices: [verdict(issue: .record(anyIssue))])),
        ("throws", .text, RecordShape()),
      ])
    ])

  private static let locale = RecordShape(
    needed: [
      "locale": .text, "issue": .record(RecordShape(needed: ["code": .text], others: .any)),
      "message": .text,
    ],
    allowed: ["versions": .map(.text)])

  /// The JSON Schemas of a schema, each with the dialects and sides that it is for: a misspelt name would leave one out.
  private static let results = MemberShape.list(
    .record(
      RecordShape(
        needed: ["for": .list(.oneOf(places), mayBeEmpty: false)],
        choices: [
          .oneOf([("jsonSchema", .object, RecordShape()), ("throws", .text, RecordShape())])
        ])),
    mayBeEmpty: false)

  private static let places =
    ["*"]
    + JSONSchemaOptions.Target.allCases.flatMap { target in
      [.string(JSText(target.rawValue))]
        + JSONSchemaOptions.Side.allCases.map { side in
          .string(JSText("\(target.rawValue)/\(side.rawValue)"))
        }
    } as [JSONValue]
}
