internal import JSPrimitives
internal import SourceJSON

/// Reads the fields of one JSON object of a document, and rejects the fields that were not read.
///
/// Names are Swift strings: short ones need no memory of their own.
struct FieldReader {
  let path: String
  /// The version of the document.
  let version: Int
  private let members: [JSONObject.Member]
  /// The places of the members that were read. A node has few of them.
  private var taken: [Int] = []

  init(_ value: JSONValue, path: String, version: Int = 1) throws(SchemaDocument.ReadingError) {
    guard let object = value.object else {
      throw SchemaDocument.ReadingError(path: path, reason: "expected an object")
    }
    self.path = path
    self.version = version
    members = object.members
  }

  mutating func optional(_ name: String) -> JSONValue? {
    guard let place = place(of: name) else { return nil }
    if !taken.contains(place) { taken.append(place) }
    return members[place].value
  }

  private func place(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { name in
      members.firstIndex { $0.key.bytes.elementsEqual(name) }
    }
  }

  /// Returns a field that version 1 doesn't have, which is unknown there.
  mutating func later(_ name: String) -> JSONValue? {
    version == 1 ? nil : optional(name)
  }

  mutating func value(_ name: String) throws(SchemaDocument.ReadingError) -> JSONValue {
    guard let value = optional(name) else {
      throw SchemaDocument.ReadingError(path: path, reason: "the field \"\(name)\" is missing")
    }
    return value
  }

  mutating func text(_ name: String) throws(SchemaDocument.ReadingError) -> JSText {
    guard let text = try value(name).text else { throw error(name, "expected a string") }
    return text
  }

  mutating func optionalText(_ name: String) throws(SchemaDocument.ReadingError) -> JSText? {
    guard let value = optional(name) else { return nil }
    guard let text = value.text else { throw error(name, "expected a string") }
    return text
  }

  /// Returns a text that becomes a Swift string, such as a message, a name or flags.
  mutating func optionalString(_ name: String) throws(SchemaDocument.ReadingError) -> String? {
    guard let text = try optionalText(name) else { return nil }
    guard !text.hasLoneSurrogates else {
      throw error(name, "a \(name) cannot hold a lone surrogate")
    }
    return text.string
  }

  mutating func string(_ name: String) throws(SchemaDocument.ReadingError) -> String {
    guard let string = try optionalString(name) else {
      _ = try value(name)
      throw error(name, "expected a string")
    }
    return string
  }

  mutating func number(_ name: String) throws(SchemaDocument.ReadingError) -> Double {
    guard let number = try value(name).number, number.isFinite else {
      throw error(name, "expected a number")
    }
    return number
  }

  /// Returns a length: an integer of at least 0.
  mutating func length(_ name: String) throws(SchemaDocument.ReadingError) -> Int {
    guard let length = Int(exactly: try number(name)), length >= 0 else {
      throw error(name, "expected a whole number, 0 or more")
    }
    return length
  }

  /// Returns an integer.
  mutating func integer(_ name: String) throws(SchemaDocument.ReadingError) -> Int {
    guard let integer = Int(exactly: try number(name)) else {
      throw error(name, "expected a whole number")
    }
    return integer
  }

  mutating func boolean(_ name: String) throws(SchemaDocument.ReadingError) -> Bool {
    guard let boolean = try value(name).boolean else { throw error(name, "expected true or false") }
    return boolean
  }

  /// Returns a Boolean that only version 2 has; an absent one is false.
  mutating func flag(_ name: String) throws(SchemaDocument.ReadingError) -> Bool {
    guard let value = later(name) else { return false }
    guard let flag = value.boolean else { throw error(name, "expected true or false") }
    return flag
  }

  mutating func elements(_ name: String) throws(SchemaDocument.ReadingError) -> [JSONValue] {
    guard let elements = try value(name).elements else { throw error(name, "expected an array") }
    return elements
  }

  /// Returns texts that become Swift strings.
  mutating func strings(_ name: String) throws(SchemaDocument.ReadingError) -> [String] {
    var strings: [String] = []
    for element in try elements(name) {
      guard let text = element.text, !text.hasLoneSurrogates else {
        throw error(name, "expected strings without lone surrogates")
      }
      strings.append(text.string)
    }
    return strings
  }

  /// Returns the JSON path of a field.
  func path(of name: String) -> String { "\(path).\(name)" }

  func error(_ name: String, _ reason: String) -> SchemaDocument.ReadingError {
    SchemaDocument.ReadingError(path: path(of: name), reason: reason)
  }

  /// Rejects a field that was not read.
  func finish() throws(SchemaDocument.ReadingError) {
    guard taken.count < members.count,
      let place = members.indices.first(where: { !taken.contains($0) })
    else { return }
    throw error(members[place].key.string, "unknown field")
  }
}

extension JSONValue {
  /// Whether all numbers in the value are finite.
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .array(let elements): elements.allSatisfy(\.isFinite)
    case .object(let object): object.members.allSatisfy(\.value.isFinite)
    case .null, .boolean, .string: true
    }
  }
}
