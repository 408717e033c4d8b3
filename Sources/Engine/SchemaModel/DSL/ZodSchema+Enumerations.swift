internal import JSPrimitives
public import SourceJSON

/// `z.enum` and its methods.
extension ZodSchema {
  /// `z.enum([...])`: one of these strings.
  public static func enumeration(
    _ values: String..., message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    enumeration(values, message: message, error: error)
  }
  /// `z.enum([...])`: one of these strings.
  public static func enumeration(
    _ values: [String], message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    let entries = values.map { (key: JSText($0), value: JSONValue.string(JSText($0))) }
    return enumeration(of: entries, message, error)
  }

  /// `z.enum(Role)`: one of the raw values of a Swift enum, in the order of its cases.
  ///
  ///     enum Role: String, CaseIterable { case head, assistant }
  ///     .enumeration(Role.self)  // .enumeration("head", "assistant")
  public static func enumeration<Words: CaseIterable & RawRepresentable>(
    _ words: Words.Type, message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema where Words.RawValue == String {
    enumeration(words.allCases.map(\.rawValue), message: message, error: error)
  }

  /// `z.enum({...})`: one of the values of a TypeScript enum, which has a key for each.
  ///
  ///     .enumeration(["Up": 0, "Down": 1])
  public static func enumeration(
    _ entries: KeyValuePairs<String, JSONValue>, message: String? = nil,
    error: ErrorFunction? = nil
  ) -> ZodSchema {
    enumeration(of: entries.map { (JSText($0.key), $0.value) }, message, error)
  }

  private static func enumeration(
    of entries: [JSONObject.Member], _ message: String?, _ error: ErrorFunction?
  ) -> ZodSchema {
    // An object of JavaScript, in its order and without a second entry of a key.
    var object = JSONObject()
    for entry in entries { object[entry.key] = entry.value }
    let entries = object.members.map { Enumeration.Entry($0.key, $0.value) }
    return ZodSchema(
      .enumeration(Enumeration(entries: entries)), message: message, error: error)
  }

  /// `.extract([...])`: the enumeration of some keys, without checks.
  ///
  /// An unknown key makes an invalid schema.
  public func extract(_ keys: String...) -> ZodSchema {
    let keys = keys.map { JSText($0) }
    guard case .enumeration(let enumeration) = node else {
      return needs("extract", [.enumeration])
    }
    var entries: [JSONObject.Member] = []
    for key in keys {
      guard let entry = enumeration.entries.first(where: { $0.jsKey == key }) else {
        return ZodSchema(.invalid("Key \(key) not found in enum"))
      }
      entries.append((entry.jsKey, entry.value))
    }
    return .enumeration(of: entries, message, error)
  }

  /// `.exclude([...])`: the enumeration of all other keys, without checks.
  ///
  /// An unknown key makes an invalid schema.
  public func exclude(_ keys: String...) -> ZodSchema {
    let keys = keys.map { JSText($0) }
    guard case .enumeration(let enumeration) = node else {
      return needs("exclude", [.enumeration])
    }
    for key in keys where !enumeration.entries.contains(where: { $0.jsKey == key }) {
      return ZodSchema(.invalid("Key \(key) not found in enum"))
    }
    let entries = enumeration.entries.filter { !keys.contains($0.jsKey) }
    return .enumeration(of: entries.map { ($0.jsKey, $0.value) }, message, error)
  }
}
