internal import CompassSchemas
internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// The errors that the web app's forms show for a schema's issues, by its recorded name.
///
/// Restates the web app's `useFormValidation`.
enum FormValidationRules {
  static let all = Rule.list {
    Rule(
      "form.validate",
      "The messages of a whole form: all of them, and the one that each field shows.",
      until: .february2026,
      { (schema: String, data: JSONValue) throws(RuleError) -> Members in
        let issues = try issues(of: data, by: document(schema).schema)
        var fieldErrors = JSONObject()
        // Of several messages of a field the last one is shown.
        for issue in issues { fieldErrors[issue.fieldText] = .string(issue.messageText) }
        return [
          "valid": issues.isEmpty, "errors": issues.map(entry),
          "fieldErrors": JSONValue.object(fieldErrors),
        ]
      }, "schema", "data")
    Rule(
      "form.validateField",
      "The messages of a form after one field was left: its first one, before those of others.",
      { (schema: String, name: String, value: RuleArguments) throws(RuleError) -> Members in
        let document = try document(schema)
        guard case .object(let shape) = document.schema.node,
          let field = shape.fields.first(where: { $0.key == name })
        else { throw .arguments("the schema \(document.name) has no field \"\(name)\"") }
        var payload = JSONObject()
        payload[field.key] = value.isUndefined ? nil : value.value
        let issues = try issues(
          of: .object(payload), by: ZodSchema(.object(ZodSchema.Shape([field]))))
        return ["ok": issues.isEmpty, "errors": issues.prefix(1).map(entry) + [keptEntry]]
      }, "schema", "field", .typed("value", .any))
  }

  /// A message of another field, which stays.
  private static let keptEntry: JSONValue = ["field": "other", "message": "kept"]

  private static func entry(_ issue: ValidationIssue) -> JSONValue {
    ["field": .string(issue.fieldText), "message": .string(issue.messageText)]
  }

  private static func document(_ name: String) throws(RuleError) -> SchemaDocument {
    let revision = WebRevision.february2026
    let found = SchemaCatalog.document(
      named: name, of: revision, currentYear: revision.recordedYear)
    guard let document = found else {
      throw .arguments("there is no schema \"\(name)\"")
    }
    return document
  }

  private static func issues(
    of value: JSONValue?, by schema: ZodSchema
  ) throws(RuleError) -> [ValidationIssue] {
    let outcome: Outcome<JSONValue>
    do throws(SchemaError) {
      outcome = try Validator(schema, zod: WebRevision.february2026.zod).validate(value ?? .null)
    } catch {
      throw .undecided("\(error)")
    }
    switch outcome {
    case .valid: return []
    case .invalid(let issues): return issues
    case .undecided(let reason): throw .undecided("\(reason)")
    }
  }
}
