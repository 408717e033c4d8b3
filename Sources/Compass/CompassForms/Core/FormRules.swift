public import CompassRules
internal import CompassSchemas
public import SchemaModel
public import SourceJSON
internal import Validation

/// The rules of a form: a compiled schema per field, and one for the relations between fields.
public struct FormRules<Field: FormField>: Sendable {
  private let fields: [Field: FieldRule]
  private let relations: FieldRule?
  private let characterLimits: [Field: Int]
  /// The messages of the fields' rules and then of their relations, each once, for translators.
  public let messages: [FormMessage]
  private let ownMessages: [String: FormMessage]

  /// Creates the rules of a form by compiling them. Make them once, as a static constant.
  ///
  /// A field without a schema, and one whose schema doesn't compile, is undecided with every value. The schemas run on
  /// the version of Zod of the newest revision of the web app, which receives what the form sends.
  ///
  /// - Parameters:
  ///   - schema: an object schema with a field for each of the form's, by its raw value. An empty
  ///     field has an empty text or null; `.app.emptyAsNull()` lets both through.
  ///   - relations: a schema whose issues have the paths of the fields that show them. It validates
  ///     the whole payload even if single fields are invalid.
  ///   - messages: the keys and parameters of the schema's English messages, for translations. One that isn't
  ///     listed has the key of the package's forms, or else itself as key.
  public init(_ schema: ZodSchema, relations: ZodSchema? = nil, messages: [FormMessage] = []) {
    guard case .object(let shape) = schema.node else {
      self.init([], relations: nil, messages: [])
      return
    }
    self.init(
      shape.fields.map { (Field(rawValue: $0.key), $0.schema) }, relations: relations,
      messages: messages)
  }

  /// Creates the rules of fields; a nil field has messages only.
  init(
    _ schemas: [(field: Field?, schema: ZodSchema)], relations: ZodSchema?,
    messages: [FormMessage]
  ) {
    let own = Dictionary(messages.map { ($0.english, $0) }) { first, _ in first }
    ownMessages = own
    let zod = WebRevision.newest.zod
    var fields: [Field: FieldRule] = [:]
    var limits: [Field: Int] = [:]
    for case (let field?, let schema) in schemas {
      fields[field] = FieldRule(schema, zod: zod)
      limits[field] = schema.characterLimit
    }
    self.fields = fields
    characterLimits = limits
    self.relations = relations.map { FieldRule($0, zod: zod) }
    var seen: Set<String> = []
    let texts = schemas.flatMap(\.schema.formMessages) + (relations?.formMessages ?? [])
    self.messages = texts.filter { seen.insert($0).inserted }
      .map { own[$0] ?? FormMessage(english: $0) }
  }

  /// Returns the maximum number of a field's characters, for the counter beside it.
  ///
  /// A character is a Swift `Character`, whatever its bytes. Nil for a field without a limit and for
  /// one whose pattern limits it, such as a handle.
  ///
  ///     InteractionForm.rules.characterLimit(of: .subject)  // 500
  public func characterLimit(of field: Field) -> Int? { characterLimits[field] }

  /// Returns the error of the first rule that a field of a payload breaks, or nil. An absent value
  /// counts as null.
  public func error(of field: Field, in payload: JSONObject) -> FieldError<Field>? {
    error(of: field, value: payload[.init(field.rawValue)] ?? .null)
      ?? relations.flatMap { relationError(of: field, $0.outcome(of: .object(payload))) }
  }

  /// Returns the error of the first rule that a value of a field breaks, or nil. The relations between fields are not
  /// validated.
  public func error(of field: Field, value: JSONValue) -> FieldError<Field>? {
    error(of: field, outcome(of: field, value))
  }

  private func error(of field: Field, _ outcome: Outcome<JSONValue>) -> FieldError<Field>? {
    switch outcome {
    case .valid: nil
    case .invalid(let issues): fieldError(field, issues.first?.message ?? "")
    case .undecided(let reason): FieldError(field, undecided: reason)
    }
  }

  /// Returns whether a field's rule rejects a value.
  func rejects(_ field: Field, _ value: JSONValue) -> Bool {
    if case .invalid = outcome(of: field, value) { true } else { false }
  }

  /// Returns the errors of all fields of a payload.
  public func errors(in payload: JSONObject) -> FormErrors<Field> { results(in: payload).errors }

  /// Returns the errors and the outputs of a payload's fields, for which each rule runs once.
  func results(in payload: JSONObject) -> FieldResults<Field> {
    let related = relations?.outcome(of: .object(payload))
    var outputs: [Field: JSONValue] = [:]
    let errors = Field.allCases.compactMap { field in
      let outcome = outcome(of: field, payload[.init(field.rawValue)] ?? .null)
      outputs[field] = outcome.output
      return error(of: field, outcome) ?? related.flatMap { relationError(of: field, $0) }
    }
    return FieldResults(errors: FormErrors(errors), outputs: outputs)
  }

  /// Returns the output of a valid field; null for an empty or invalid one.
  public func output(of field: Field, in payload: JSONObject) -> JSONValue {
    outcome(of: field, payload[.init(field.rawValue)] ?? .null).output ?? .null
  }

  /// Returns the output text of a valid field; nil for an empty or invalid one.
  public func text(of field: Field, in payload: JSONObject) -> String? {
    output(of: field, in: payload).string
  }

  private func fieldError(_ field: Field, _ message: String) -> FieldError<Field> {
    FieldError(field, ownMessages[message] ?? FormMessage(english: message))
  }

  private func outcome(of field: Field, _ value: JSONValue) -> Outcome<JSONValue> {
    guard let rule = fields[field] else {
      return .undecided(.functionFailed(name: field.rawValue, error: "the field has no rule"))
    }
    return rule.outcome(of: value)
  }

  private func relationError(
    of field: Field, _ outcome: Outcome<JSONValue>
  ) -> FieldError<Field>? {
    switch outcome {
    case .valid: return nil
    case .invalid(let issues):
      return issues.firstMessage(for: field.rawValue).map { fieldError(field, $0) }
    case .undecided(let reason): return FieldError(field, undecided: reason)
    }
  }
}

/// The results of a form's rules for one payload.
struct FieldResults<Field: FormField> {
  let errors: FormErrors<Field>
  fileprivate let outputs: [Field: JSONValue]

  /// Returns the output of a valid field; null for an empty or invalid one.
  func output(of field: Field) -> JSONValue { outputs[field] ?? .null }
}

extension ZodSchema {
  /// The messages that the schema and the schemas that its value runs through give themselves, in order.
  var formMessages: [String] {
    [message].compactMap(\.self) + checks.compactMap(\.message) + inner.flatMap(\.formMessages)
  }
}
