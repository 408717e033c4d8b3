internal import CompassModels
internal import JSPrimitives
public import SchemaModel
public import SourceJSON

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension FormTable {
  /// A line of a form's table: a field, or a column that the author or the form fills.
  public struct Column: Sendable {
    /// The source of a column's value.
    enum Kind: Sendable {
      case field(Entry)
      case author(@Sendable (FormAuthor) -> String?)
      case form(@Sendable (Form) -> JSONValue)
    }

    /// The column's name in the database.
    let name: String
    let kind: Kind

    /// The field; nil for another column.
    var entry: Entry? { if case .field(let entry) = kind { entry } else { nil } }
  }

  /// A field: its rule, and the reading and writing of its property.
  struct Entry: Sendable {
    let column: String
    /// The form's field of the column; nil if the form has its own fields, and none for the column.
    let field: Form.Field?
    let property: PartialKeyPath<Form> & Sendable
    let rule: ZodSchema
    /// The value of an empty field.
    let empty: JSONValue
    /// Whether the rule rejects an empty field.
    var isRequired = false
    let value: @Sendable (Form) -> JSONValue
    let read: @Sendable (JSONValue?, inout Form) -> Void
    var tidy: (@Sendable (inout Form) -> Void)?
  }
}

extension FormTable.Column {
  /// Returns the line of a string.
  ///
  /// - Parameter tidy: Returns the string to show when the field loses the focus, such as a handle without its `@`.
  public static func field(
    _ column: String, _ property: WritableKeyPath<Form, String> & Sendable, _ rule: ZodSchema,
    tidy: (@Sendable (String) -> String)? = nil
  ) -> Self {
    let tidy = tidy.map { tidy in
      { @Sendable (form: inout Form) in form[keyPath: property] = tidy(form[keyPath: property]) }
    }
    return line(column, property, rule, empty: "", tidy: tidy) {
      JSONValue($0)
    } read: {
      $0?.string ?? ""
    }
  }

  /// Returns the line of a string that is nil until something is chosen.
  public static func field(
    _ column: String, _ property: WritableKeyPath<Form, String?> & Sendable, _ rule: ZodSchema
  ) -> Self {
    line(column, property, rule) {
      JSONValue($0)
    } read: {
      $0?.string
    }
  }

  /// Returns the line of a choice of one word.
  public static func field<Word: RawRepresentable<String> & Sendable>(
    _ column: String, _ property: WritableKeyPath<Form, Word> & Sendable, _ rule: ZodSchema
  ) -> Self {
    line(column, property, rule) {
      JSONValue($0.rawValue)
    } read: {
      $0?.string.flatMap(Word.init)
    }
  }

  /// Returns the line of a choice of one word, which is nil until one is chosen.
  public static func field<Word: RawRepresentable<String> & Sendable>(
    _ column: String, _ property: WritableKeyPath<Form, Word?> & Sendable, _ rule: ZodSchema
  ) -> Self {
    line(column, property, rule) {
      JSONValue($0?.rawValue)
    } read: {
      .some($0?.string.flatMap(Word.init))
    }
  }

  /// Returns the line of a number.
  public static func field(
    _ column: String, _ property: WritableKeyPath<Form, Double?> & Sendable, _ rule: ZodSchema
  ) -> Self {
    line(column, property, rule) {
      $0.map { .number($0) } ?? .null
    } read: {
      .some($0?.number)
    }
  }

  /// Returns the line of a whole number.
  public static func field(
    _ column: String, _ property: WritableKeyPath<Form, Int?> & Sendable, _ rule: ZodSchema
  ) -> Self {
    line(column, property, rule) {
      $0.map { .number(Double($0)) } ?? .null
    } read: {
      .some($0?.int)
    }
  }

  /// Returns the line of a switch, which is off without a value.
  public static func field(
    _ column: String, _ property: WritableKeyPath<Form, Bool> & Sendable, _ rule: ZodSchema
  ) -> Self {
    line(column, property, rule) {
      .boolean($0)
    } read: {
      $0?.boolean ?? false
    }
  }

  /// Returns the line of a point in time, which the rule sees as an ISO 8601 string.
  public static func field(
    _ column: String, _ property: WritableKeyPath<Form, Date> & Sendable, _ rule: ZodSchema
  ) -> Self {
    line(column, property, rule) {
      JSONValue(DatabaseDate.text(of: $0))
    } read: {
      $0?.string.flatMap(DatabaseDate.date(from:))
    }
  }

  /// Returns the line of a column that is not a field: its value is the author's. An author without one cannot submit.
  public static func author(
    _ column: String, _ value: KeyPath<FormAuthor, String> & Sendable
  ) -> Self {
    Self(name: column, kind: .author { $0[keyPath: value] })
  }

  /// Returns the line of a column that is not a field: its value is the author's. An author without one cannot submit.
  public static func author(
    _ column: String, _ value: KeyPath<FormAuthor, String?> & Sendable
  ) -> Self {
    Self(name: column, kind: .author { $0[keyPath: value] })
  }

  /// Returns the line of a column that is not a field: its value is one of the form, null for nil.
  public static func column(
    _ column: String, _ property: KeyPath<Form, String?> & Sendable
  ) -> Self {
    Self(name: column, kind: .form { JSONValue($0[keyPath: property]) })
  }

  /// Returns the line of a column that is not a field: each row has the same value.
  public static func column(_ column: String, _ value: JSONValue) -> Self {
    Self(name: column, kind: .form { _ in value })
  }

  /// Returns the line of a property.
  ///
  /// - Parameters:
  ///   - write: Returns the payload's value.
  ///   - read: Returns the property's value for one of a payload; nil to leave the property as it is.
  static func line<Value>(
    _ column: String, _ property: WritableKeyPath<Form, Value> & Sendable, _ rule: ZodSchema,
    empty: JSONValue = .null, tidy: (@Sendable (inout Form) -> Void)? = nil,
    write: @escaping @Sendable (Value) -> JSONValue,
    read: @escaping @Sendable (JSONValue?) -> Value?
  ) -> Self {
    Self(
      name: column,
      kind: .field(
        FormTable.Entry(
          column: column, field: field(column), property: property, rule: rule, empty: empty,
          value: { write($0[keyPath: property]) },
          read: { value, form in if let value = read(value) { form[keyPath: property] = value } },
          tidy: tidy)))
  }

  /// Returns the form's field of a column, without the table, which is being made.
  private static func field(_ column: String) -> Form.Field? {
    FormTable.Field(column) as? Form.Field ?? Form.Field(rawValue: column)
  }
}
