internal import JSPrimitives
internal import SourceJSON

/// The fields of a stored object, converted as the web app converts them.
struct StoredFields {
  private let value: JSONValue

  /// Nil for a value that JavaScript doesn't take for an object; a list is one without fields.
  init?(_ value: JSONValue?) {
    switch value {
    case .object(_)?, .array(_)?: self.value = value ?? .null
    default: return nil
    }
  }

  /// Whether the object or list has no members.
  var isEmpty: Bool { value.object?.isEmpty ?? value.elements?.isEmpty ?? true }

  /// The value itself; nil if the field is missing.
  subscript(key: JSText) -> JSONValue? { value[key.string] }

  /// A text is true if it reads `true`, in any case; other values as JavaScript takes them.
  func flag(_ key: JSText, default standard: Bool) -> Bool {
    switch value[key.string].nonnull {
    case nil: standard
    case .string(let text)?: text.lowercased() == "true"
    case let value?: value.isTruthy
    }
  }

  /// The number that JavaScript converts the value to; nil for a missing or unreadable one.
  func number(_ key: JSText) -> Double? {
    value[key.string].nonnull.map(\.coercedNumber).flatMap { $0.isNaN ? nil : $0 }
  }

  /// The text that JavaScript converts the value to; nil for a missing one.
  func text(_ key: JSText) -> JSText? { value[key.string].nonnull?.coercedString.jsText }

  /// The word that the trimmed text is exactly; nil for any other.
  func word<Word: RawRepresentable<String>>(_ key: JSText) -> Word? {
    // A lone surrogate becomes U+FFFD, which no word contains.
    text(key).flatMap { Word(rawValue: $0.trimmed().string) }
  }

  func list(_ key: JSText) -> [JSONValue]? { value[key.string]?.elements }
}

extension JSONValue? {
  /// The value unless it is missing or null.
  var nonnull: JSONValue? {
    // A `nil` literal would be JSON's null here.
    self == .some(.null) ? .none : self
  }
}
