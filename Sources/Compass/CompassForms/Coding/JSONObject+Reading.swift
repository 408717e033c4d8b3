internal import JSPrimitives
internal import SourceJSON

// Forms read values of the right type from a payload; others count as missing.
extension JSONObject {
  /// Returns a text; empty if there is none.
  func text(_ field: some FormField) -> String { optionalText(field) ?? "" }

  func optionalText(_ field: some FormField) -> String? {
    self[JSText(field.rawValue)]?.text?.string
  }

  func word<Word: RawRepresentable<String>>(_ field: some FormField) -> Word? {
    optionalText(field).flatMap(Word.init(rawValue:))
  }

  func number(_ field: some FormField) -> Double? { self[JSText(field.rawValue)]?.number }

  func flag(_ field: some FormField) -> Bool { self[JSText(field.rawValue)]?.boolean ?? false }
}

extension JSONValue {
  /// A text, or null.
  init(_ text: String?) { self = text.map { .string(JSText($0)) } ?? .null }
}

extension JSONObject {
  /// The members of a form in the order of its fields.
  init<Field: FormField>(_ value: (Field) -> JSONValue) {
    self.init(Field.allCases.map { (key: JSText($0.rawValue), value: value($0)) })
  }
}
