public import CompassRules
internal import JSPrimitives
public import SchemaModel
internal import SourceJSON

/// The fields of a form in the order of its errors, each with its column, its property and its rule.
///
/// `TableForm` has an example.
public struct FormTable<Form: TableForm>: Sendable {
  /// The rules of the fields, compiled once.
  public let rules: FormRules<Form.Field>
  /// The fields, without the author's columns.
  let fields: [Entry]
  private let columns: [Column]
  private let start: @Sendable (FormDefaults) -> Form

  /// Creates the table of a form. Make it once, as a static constant.
  ///
  /// - Parameters:
  ///   - empty: An empty form, such as `NicknameForm()`.
  ///   - columns: The fields, and the columns that the author of the form fills.
  ///   - relations: A schema of the relations between fields, as for `FormRules`.
  ///   - messages: The keys of the messages for translations, as for `FormRules`.
  public init(
    _ empty: Form, _ columns: [Column], relations: ZodSchema? = nil, messages: [FormMessage] = []
  ) {
    self.init({ _ in empty }, columns, relations: relations, messages: messages)
  }

  /// Creates the table of a form that starts with a default, such as the current time.
  public init(
    _ empty: @escaping @Sendable (FormDefaults) -> Form, _ columns: [Column],
    relations: ZodSchema? = nil, messages: [FormMessage] = []
  ) {
    let entries = columns.compactMap(\.entry)
    let rules = FormRules<Form.Field>(
      entries.map { ($0.field, $0.rule) }, relations: relations, messages: messages)
    start = empty
    self.columns = columns
    self.rules = rules
    fields = entries.map { entry in
      var entry = entry
      entry.isRequired = entry.field.map { rules.rejects($0, entry.empty) } ?? false
      return entry
    }
  }

  /// Returns an empty form.
  func empty(_ defaults: FormDefaults) -> Form { start(defaults) }

  /// Returns the field of a property; nil if the table doesn't have the property.
  func field(of property: PartialKeyPath<Form>) -> Form.Field? {
    fields.first { $0.property == property }?.field
  }

  /// Returns the line of a field; nil if the table has none.
  func entry(of field: Form.Field) -> Entry? { fields.first { $0.field == field } }

  /// Returns the row that a valid form sends; nil if the author has no value for a column.
  ///
  /// - Parameters:
  ///   - results: the results of the rules.
  ///   - fieldsOnly: whether the row has only the fields, as for a row that exists.
  func row(
    of form: Form, _ results: FieldResults<Form.Field>, by author: FormAuthor, fieldsOnly: Bool
  ) -> JSONObject? {
    var row = JSONObject()
    for column in columns {
      switch column.kind {
      case .field(let entry):
        row[column.name] =
          entry.field.map { results.output(of: $0) } ?? .null
      case _ where fieldsOnly: continue
      case .author(let value):
        guard let value = value(author) else { return nil }
        row[column.name] = JSONValue(value)
      case .form(let value): row[column.name] = value(form)
      }
    }
    return row
  }
}

extension FormTable {
  /// A field of a form, by its column.
  public struct Field: FormField, CustomStringConvertible {
    /// The column.
    public let rawValue: String

    init(_ column: String) { rawValue = column }

    /// Creates the field of a column; nil if the form doesn't have it.
    public init?(rawValue column: String) {
      guard Form.table.fields.contains(where: { $0.column == column }) else { return nil }
      self.init(column)
    }

    /// The fields in the order of the table.
    public static var allCases: [Field] { Form.table.fields.map { Field($0.column) } }

    /// The column.
    public var description: String { rawValue }
  }
}
