public import CompassSchemas
internal import JSPrimitives
internal import SchemaModel
public import SourceJSON
internal import Synchronization
public import Validation

/// A form as the web app validates it: single fields with their own schemas, and the whole form with one schema.
///
/// Its texts and verdicts are the web app's, in each revision that has the schemas. They may differ from those of
/// the form of the same name, which follows the specification.
///
///     try WebForm.coach.message(of: "email", value: "x", in: .august2026)
///     // Email must be at least 5 characters
///     WebForm.coach.columns(in: .august2026).count  // 8
public struct WebForm: Sendable {
  /// The name of the schema of the whole form, such as `coach`.
  public let name: String
  private let schema: WebSchema
  private let fields: [WebSchema]
  private let part: [String]?
  private let compiled: [WebRevision: Rules]
  private let own = OwnRules()
  /// The columns of all known revisions; nil if the schema of the whole form isn't an object's.
  private let known: Set<String>?

  /// Creates a form by compiling its schemas for every revision that has them.
  ///
  /// - Parameters:
  ///   - schema: the schema of the whole form.
  ///   - fields: the schemas of single fields, each an object with that field, such as
  ///     `WebSchema.coachFormFields`.
  ///   - columns: the columns to validate, for a form with a part of a record. The checks of the whole object don't
  ///     run then, and a column that a revision doesn't have accepts every value. Nil for all.
  public init(_ schema: WebSchema, fields: [WebSchema] = [], columns: [String]? = nil) {
    name = schema.name
    self.schema = schema
    self.fields = fields
    part = columns
    compiled = Dictionary(
      uniqueKeysWithValues: WebRevision.allCases.map {
        ($0, Rules(schema, fields: fields, part: columns, in: $0))
      })
    known = compiled.values.reduce(Set(columns ?? [])) { known, rules in
      known.flatMap { known in rules.columns.map(known.union) }
    }
  }

  /// The rules in a revision.
  private func rules(in revision: WebRevision) -> Rules {
    if let additions = revision.additions {
      return own.rules(of: additions) { Rules(schema, fields: fields, part: part, in: revision) }
    }
    return compiled[revision] ?? Rules(schema, fields: fields, part: part, in: revision)
  }

  /// Returns whether a name is a column of the form in any known revision.
  package func hasColumn(_ column: String) -> Bool {
    known?.contains(column) ?? true
  }

  /// Returns the columns that the web app's page validates by themselves in a revision, in alphabetical order; empty if it
  /// validates none.
  public func columns(in revision: WebRevision = .newest) -> [String] {
    rules(in: revision).fields.keys.sorted()
  }

  /// Returns the web app's verdict on a whole form, with its issues in Zod's order; nil in a revision without the
  /// schema.
  public func outcome(
    of payload: JSONObject, in revision: WebRevision = .newest
  ) -> Outcome<JSONValue>? {
    rules(in: revision).whole?.outcome(of: .object(payload))
  }

  /// Returns the web app's verdict on one field; nil in a revision that doesn't validate it by itself.
  ///
  /// - Parameters:
  ///   - column: the field's key in the schema, such as `first_name`.
  ///   - value: the field's value; nil for an absent one, which differs from null.
  /// - Throws: `WebForm.UnknownColumnError` for a name that isn't a column of the form in any revision.
  public func outcome(
    of column: String, value: JSONValue?, in revision: WebRevision = .newest
  ) throws(UnknownColumnError) -> Outcome<JSONValue>? {
    try checkColumn(column, in: revision)
    return pageOutcome(of: column, value: value, in: revision)
  }

  /// Checks that a name is a column of the form in a revision.
  func checkColumn(
    _ column: String, in revision: WebRevision
  ) throws(UnknownColumnError) {
    guard hasColumn(column) || rules(in: revision).columns?.contains(column) != false else {
      throw UnknownColumnError(
        form: name, column: column, columns: (known ?? []).sorted())
    }
  }

  /// Returns the same verdict; nil for an unknown column too.
  func pageOutcome(
    of column: String, value: JSONValue?, in revision: WebRevision
  ) -> Outcome<JSONValue>? {
    var payload = JSONObject()
    payload[column] = value
    return rules(in: revision).fields[column]?.outcome(of: .object(payload))
  }

  /// Returns the text that the web app's page shows under a field after it was left, or nil.
  ///
  /// It is the message of the first issue. "Invalid value" replaces an empty one, and is the text of a value on
  /// which the limits of validation prevent a verdict. Nil for a valid value, and in a revision that doesn't
  /// validate the field by itself.
  ///
  /// - Throws: `WebForm.UnknownColumnError` for a name that isn't a column of the form in any revision.
  public func message(
    of column: String, value: JSONValue?, in revision: WebRevision = .newest
  ) throws(UnknownColumnError) -> String? {
    message(for: try outcome(of: column, value: value, in: revision))
  }

  /// Returns the same text for a field of a form; nil for one that is no column of the web app's form.
  func pageMessage(
    of field: some FormField, value: JSONValue?, in revision: WebRevision
  ) -> String? {
    message(for: pageOutcome(of: field.rawValue, value: value, in: revision))
  }

  private func message(for outcome: Outcome<JSONValue>?) -> String? {
    MessageStyle.web.message(for: outcome, of: "")
  }
}

extension WebForm {
  /// The compiled schemas of a form in one revision.
  private struct Rules: Sendable {
    /// The rule of the whole form; nil in a revision without its schema.
    let whole: FieldRule?
    /// The rules of the single fields.
    var fields: [String: FieldRule] = [:]
    /// The columns; nil if the schema of the whole form isn't an object's.
    let columns: Set<String>?

    init(_ schema: WebSchema, fields: [WebSchema], part: [String]?, in revision: WebRevision) {
      let form = (try? schema.schema(in: revision)).map { schema in
        part.map(schema.part) ?? schema
      }
      let functions = revision.functions
      whole = form.map { FieldRule($0, zod: revision.zod, functions: functions) }
      for field in fields {
        guard let schema = try? field.schema(in: revision), case .object(let shape) = schema.node
        else { continue }
        let rule = FieldRule(schema, zod: revision.zod, functions: functions)
        for member in shape.fields { self.fields[member.key] = rule }
      }
      let single = Set(self.fields.keys)
      columns = form.map { $0.keys.map(single.union) } ?? single
    }
  }
}

extension WebForm {
  /// The compiled schemas of a form in the app's revision that was asked for last: an app has one.
  private final class OwnRules: Sendable {
    private let last = Mutex<(additions: any RevisionAdditions, rules: Rules)?>(nil)

    /// Returns the rules of a revision, compiled if it isn't the last one.
    func rules(of additions: any RevisionAdditions, make: () -> Rules) -> Rules {
      if let last = last.withLock({ $0 }), last.additions === additions { return last.rules }
      let made = make()
      last.withLock { $0 = (additions, made) }
      return made
    }
  }
}

extension ZodSchema {
  /// The keys of an object schema; nil for any other.
  fileprivate var keys: Set<String>? {
    guard case .object(let shape) = node else { return nil }
    return Set(shape.fields.map(\.key))
  }

  /// Returns an object schema with some of the columns and without checks of the whole.
  fileprivate func part(_ columns: [String]) -> ZodSchema {
    guard case .object(let shape) = node else { return self }
    return ZodSchema(
      .object(Shape(shape.fields.filter { columns.contains($0.key) })))
  }
}
