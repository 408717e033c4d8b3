internal import JSPrimitives
internal import SourceJSON

/// Takes the fields of one JSON object of a document, and refuses the ones that nobody took.
struct FieldReader {
  let path: String
  private let object: JSONObject
  private var taken: Set<JSText> = []

  init(_ value: JSONValue, path: String) throws(SchemaDocumentError) {
    guard let object = value.object else {
      throw SchemaDocumentError(path: path, reason: "expected an object")
    }
    self.path = path
    self.object = object
  }

  mutating func optional(_ name: JSText) -> JSONValue? {
    taken.insert(name)
    return object[name]
  }

  mutating func value(_ name: JSText) throws(SchemaDocumentError) -> JSONValue {
    guard let value = optional(name) else {
      throw SchemaDocumentError(path: path, reason: "the field \"\(name)\" is missing")
    }
    return value
  }

  mutating func text(_ name: JSText) throws(SchemaDocumentError) -> JSText {
    guard let text = try value(name).text else { throw error(name, "expected a string") }
    return text
  }

  mutating func optionalText(_ name: JSText) throws(SchemaDocumentError) -> JSText? {
    guard let value = optional(name) else { return nil }
    guard let text = value.text else { throw error(name, "expected a string") }
    return text
  }

  /// The `message` of a node or check, where it has one.
  mutating func message() throws(SchemaDocumentError) -> String? {
    guard let message = try optionalText("message") else { return nil }
    guard !message.hasLoneSurrogates else {
      throw error("message", "a message cannot hold a lone surrogate")
    }
    return message.string
  }

  mutating func number(_ name: JSText) throws(SchemaDocumentError) -> Double {
    guard let number = try value(name).number, number.isFinite else {
      throw error(name, "expected a number")
    }
    return number
  }

  /// A length: a whole number from 0 up.
  mutating func length(_ name: JSText) throws(SchemaDocumentError) -> Int {
    guard let length = Int(exactly: try number(name)), length >= 0 else {
      throw error(name, "expected a whole number, 0 or more")
    }
    return length
  }

  mutating func boolean(_ name: JSText) throws(SchemaDocumentError) -> Bool {
    guard let boolean = try value(name).boolean else { throw error(name, "expected true or false") }
    return boolean
  }

  mutating func elements(_ name: JSText) throws(SchemaDocumentError) -> [JSONValue] {
    guard let elements = try value(name).elements else { throw error(name, "expected an array") }
    return elements
  }

  /// The JSON path of a field.
  func path(of name: JSText) -> String { "\(path).\(name)" }

  func error(_ name: JSText, _ reason: String) -> SchemaDocumentError {
    SchemaDocumentError(path: path(of: name), reason: reason)
  }

  /// Refuses a field that was not taken.
  func finish() throws(SchemaDocumentError) {
    for member in object.members where !taken.contains(member.key) {
      throw error(member.key, "unknown field")
    }
  }
}
