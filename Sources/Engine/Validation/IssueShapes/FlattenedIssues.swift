package import JSPrimitives
public import SourceJSON

/// Issues by the first key of their paths: Zod's `flattenError`, for forms without nested values.
///
///     let flattened = issues.flattened
///     flattened.formErrors      // messages of the whole payload
///     flattened["email"].first  // the first message of the field
public struct FlattenedIssues: Sendable, Hashable {
  /// A field with its issues.
  public struct Field: Sendable, Hashable {
    /// The first key of the path, or the text of the first index.
    public var name: String { nameText.string }
    /// The name as JavaScript has it.
    package let nameText: JSText
    /// The issues of the field and of all values inside it.
    public internal(set) var issues: [ValidationIssue]

    /// The messages of the field and of all values inside it.
    public var errors: [String] { issues.map(\.message) }
  }

  /// The issues of the whole payload.
  public private(set) var formIssues: [ValidationIssue] = []
  /// The fields with issues, in the order in which JavaScript enumerates their names: array indices first, then by
  /// their first issues.
  public private(set) var fieldErrors: [Field] = []
  /// The index of each field.
  private var places: [JSText: Int] = [:]

  init(_ issues: some Sequence<ValidationIssue>) {
    for issue in issues {
      guard let name = issue.path.first?.text else {
        formIssues.append(issue)
        continue
      }
      if let place = places[name] {
        fieldErrors[place].issues.append(issue)
      } else {
        places[name] = fieldErrors.count
        fieldErrors.append(Field(nameText: name, issues: [issue]))
      }
    }
    fieldErrors = fieldErrors.inEnumerationOrder(by: \.nameText)
    for (place, field) in fieldErrors.enumerated() { places[field.nameText] = place }
  }

  /// The messages of the whole payload.
  public var formErrors: [String] { formIssues.map(\.message) }

  /// The messages of a field; empty if it has no issues.
  public subscript(field: String) -> [String] {
    places[JSText(field)].map { fieldErrors[$0].errors } ?? []
  }

  /// Returns the JSON text, byte for byte that of Zod's `flattenError` in 4.6.7.
  public func jsonText() -> String { jsonText(mapping: \.messageValue) }

  /// Returns the JSON text with a value in place of each message, as Zod's second parameter.
  ///
  /// - Parameter value: Returns the value of an issue.
  public func jsonText(mapping value: (ValidationIssue) -> JSONValue) -> String {
    let fields = fieldErrors.map {
      (key: $0.nameText, value: JSONValue.array($0.issues.map(value)))
    }
    return JSONWriter.string(
      of: .object([
        "formErrors": .array(formIssues.map(value)), "fieldErrors": .object(JSONObject(fields)),
      ]))
  }
}
