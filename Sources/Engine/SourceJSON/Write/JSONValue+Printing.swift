public import JSPrimitives

// Values print as JSON text, by themselves and inside arrays, dictionaries and optionals.

extension JSONValue: CustomStringConvertible, CustomDebugStringConvertible {
  /// The JSON text, as `JSON.stringify` writes it: without spaces, with lone surrogates escaped, so that none is lost,
  /// and with `null` for numbers that are not finite.
  public var jsonText: String { JSONWriter.string(of: self) }

  /// The JSON text.
  public var description: String { jsonText }

  /// The JSON text.
  public var debugDescription: String { description }
}

extension JSONValue: CustomReflectable {
  /// The elements of an array and the members of an object, for `dump` and debuggers.
  public var customMirror: Mirror {
    switch self {
    case .array(let elements):
      Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
    case .object(let object): object.customMirror
    case .null, .boolean, .number, .string: Mirror(self, children: [])
    }
  }
}

extension JSONObject: CustomStringConvertible, CustomDebugStringConvertible {
  /// The JSON text, as `JSONValue.jsonText`.
  public var jsonText: String { JSONValue.object(self).jsonText }

  /// The JSON text.
  public var description: String { jsonText }

  /// The JSON text.
  public var debugDescription: String { description }
}

extension JSONObject: CustomReflectable {
  /// The members, for `dump` and debuggers.
  public var customMirror: Mirror {
    Mirror(
      self, children: members.map { (label: $0.key.string, value: $0.value as Any) },
      displayStyle: .struct)
  }
}

extension JSText: CustomDebugStringConvertible {
  /// The text as a JSON string, with lone surrogates escaped.
  public var debugDescription: String { JSONWriter.string(of: .string(self)) }
}

extension JSText: CustomReflectable {
  /// A mirror without children: the text is all that there is to see.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension JSONDocument: CustomStringConvertible {
  /// The JSON text of the value, as `JSON.stringify` writes it.
  public var description: String { JSONWriter.string(of: value) }
}
