internal import JSPrimitives
internal import SourceJSON

/// The keys of JSON that could change the prototype of an object.
enum SuspectKeys {
  private static let names = ["__proto__", "constructor"].map { Array($0.utf8) }

  /// Returns whether a JSON text seems to have such a key at any depth, with or without escapes.
  ///
  /// The text is searched, not its values, as the web app does. A longer key such as
  /// `a\"__proto__` counts too.
  static func occur(in text: [UInt8]) -> Bool {
    text.indices.contains { index in
      text[index] == quote && names.contains { isKey($0, in: text[(index + 1)...]) }
    }
  }

  private static let quote = UInt8(ascii: "\"")

  /// Returns whether a text starts with a key's letters, its closing quote and a colon.
  private static func isKey(_ name: [UInt8], in text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    for letter in name {
      guard let length = length(of: letter, in: rest) else { return false }
      rest = rest.dropFirst(length)
    }
    guard rest.first == quote else { return false }
    // Other white space than JSON's can't follow a key in JSON.
    return rest.dropFirst().first { !" \t\n\r".utf8.contains($0) } == UInt8(ascii: ":")
  }

  /// Returns the length of a letter at the start of a text: 1, or 6 for an escape; nil if another
  /// character is there.
  private static func length(of letter: UInt8, in text: ArraySlice<UInt8>) -> Int? {
    if text.first == letter { return 1 }
    guard text.first == UInt8(ascii: "\\") else { return nil }
    let digits = String(letter, radix: 16)
    let escapes = ["\\u00" + digits, "\\u00" + digits.uppercased()]
    return escapes.contains { text.starts(with: $0.utf8) } ? 6 : nil
  }
}

extension JSONObject {
  fileprivate var droppingSuspectKeys: JSONObject {
    var kept = mapValues(\.droppingSuspectKeys)
    kept["__proto__"] = nil
    if kept["constructor"]?["prototype"] != nil { kept["constructor"] = nil }
    return kept
  }
}

extension JSONValue {
  /// The value without its keys `__proto__`, and without each key `constructor` that has an object
  /// with a key `prototype`.
  var droppingSuspectKeys: JSONValue {
    switch self {
    case .array(let elements): .array(elements.map(\.droppingSuspectKeys))
    case .object(let object): .object(object.droppingSuspectKeys)
    default: self
    }
  }
}
