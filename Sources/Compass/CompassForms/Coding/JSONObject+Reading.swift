internal import JSPrimitives
public import SourceJSON

// Forms read values of the right type from a payload; others count as missing.
extension JSONObject {
  /// Returns the text of a field; empty if its value isn't a text.
  public func text(_ field: some FormField) -> String { optionalText(field) ?? "" }

  /// Returns the text of a field; nil if its value isn't a text.
  public func optionalText(_ field: some FormField) -> String? {
    self[field.rawValue]?.string
  }

  /// Returns the value of a field that is one of several words; nil for any other value.
  public func word<Word: RawRepresentable<String>>(_ field: some FormField) -> Word? {
    optionalText(field).flatMap(Word.init(rawValue:))
  }

  /// Returns the number of a field; nil if its value isn't a number.
  public func number(_ field: some FormField) -> Double? { self[field.rawValue]?.number }

  /// Returns the truth of a field; false if its value isn't a Boolean.
  public func flag(_ field: some FormField) -> Bool {
    self[field.rawValue]?.boolean ?? false
  }

  /// Creates the payload of a form: its members in the order of the fields.
  ///
  /// - Parameter value: returns a field's value.
  public init<Field: FormField>(_ value: (Field) -> JSONValue) {
    self.init(pairs: Field.allCases.map { ($0.rawValue, value($0)) })
  }
}

extension JSONValue {
  /// Creates a text, or null for nil.
  public init(_ text: String?) { self = text.map { .string(JSText($0)) } ?? .null }
}
