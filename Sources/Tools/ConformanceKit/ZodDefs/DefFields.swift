internal import JSPrimitives
internal import SourceJSON

/// Reads the fields of one object of a `def` tree, and rejects the fields that were not read.
struct DefFields {
  let place: DefPlace
  private let object: JSONObject
  private var taken: Set<JSText> = []

  init(_ value: JSONValue, at place: DefPlace) throws(ZodDefError) {
    guard let object = value.object else {
      throw ZodDefError(path: place.path, reason: "expected an object")
    }
    self.place = place
    self.object = object
  }

  mutating func optional(_ name: String) -> JSONValue? {
    taken.insert(JSText(name))
    return object[JSText(name)]
  }

  mutating func value(_ name: String) throws(ZodDefError) -> JSONValue {
    guard let value = optional(name) else {
      throw ZodDefError(path: place.path, reason: "the field \"\(name)\" is missing")
    }
    return value
  }

  mutating func text(_ name: String) throws(ZodDefError) -> JSText {
    guard let text = try value(name).text else { throw error(name, "expected a string") }
    return text
  }

  /// Returns a text that becomes a Swift string, such as a message or a name.
  mutating func string(_ name: String) throws(ZodDefError) -> String {
    let text = try text(name)
    guard !text.hasLoneSurrogates else {
      throw error(name, "a \(name) cannot hold a lone surrogate")
    }
    return text.string
  }

  mutating func optionalString(_ name: String) throws(ZodDefError) -> String? {
    optional(name) == nil ? nil : try string(name)
  }

  mutating func boolean(_ name: String) throws(ZodDefError) -> Bool {
    guard let boolean = try value(name).boolean else { throw error(name, "expected true or false") }
    return boolean
  }

  /// Returns a flag, which is false if it is absent.
  mutating func flag(_ name: String) throws(ZodDefError) -> Bool {
    optional(name) == nil ? false : try boolean(name)
  }

  /// Returns an integer in a range; nil if it is absent or null.
  mutating func optionalInteger(
    _ name: String, in range: ClosedRange<Int>
  ) throws(ZodDefError) -> Int? {
    guard let value = optional(name), value != .null else { return nil }
    guard let integer = value.number.flatMap({ Int(exactly: $0) }), range.contains(integer) else {
      throw error(name, "expected a whole number, \(range.lowerBound) or more")
    }
    return integer
  }

  /// Returns a length: an integer of at least 0.
  mutating func length(_ name: String) throws(ZodDefError) -> Int {
    guard let length = try optionalInteger(name, in: 0...Int.max) else {
      throw error(name, "expected a whole number, 0 or more")
    }
    return length
  }

  mutating func elements(_ name: String) throws(ZodDefError) -> [JSONValue] {
    guard let elements = try value(name).elements else { throw error(name, "expected an array") }
    return elements
  }

  /// Returns texts without lone surrogates.
  mutating func strings(_ name: String) throws(ZodDefError) -> [String] {
    var strings: [String] = []
    for element in try elements(name) {
      guard let text = element.text, !text.hasLoneSurrogates else {
        throw error(name, "expected strings without lone surrogates")
      }
      strings.append(text.string)
    }
    return strings
  }

  mutating func members(_ name: String) throws(ZodDefError) -> [JSONObject.Member] {
    guard let members = try value(name).object?.members else {
      throw error(name, "expected an object")
    }
    return members
  }

  /// Returns the value of a field; nil if it is absent, null or `undefined`.
  mutating func optionalValue(_ name: String) -> JSONValue? {
    guard let value = optional(name), value != .null, value != ["$undefined": true] else {
      return nil
    }
    return value
  }

  func error(_ name: String, _ reason: String) -> ZodDefError {
    ZodDefError(path: place.field(name).path, reason: reason)
  }

  /// Rejects a field that was not read.
  func finish() throws(ZodDefError) {
    for member in object.members where !taken.contains(member.key) {
      throw error(member.key.string, "unknown field")
    }
  }
}
