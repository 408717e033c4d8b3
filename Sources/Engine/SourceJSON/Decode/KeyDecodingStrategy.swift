internal import JSPrimitives

extension JSONValue {
  /// The conversion of an object's keys before a type looks for its own, as that of Foundation's `JSONDecoder`.
  ///
  /// The keys of a dictionary with `String` keys and those of a `JSONValue` are data and stay unchanged. The first of
  /// several keys that become equal counts.
  public enum KeyDecodingStrategy: Sendable {
    /// Keys are used unchanged.
    case useDefaultKeys
    /// `placed_at` becomes `placedAt`; leading and trailing underscores stay.
    case convertFromSnakeCase
    /// A function converts each key.
    ///
    /// Its parameter is the path to the key, as the payload spells it; the last element is the key to convert.
    case custom(@Sendable (_ codingPath: [any CodingKey]) -> any CodingKey)
  }
}

extension DecodingSource {
  /// Returns the members of an object by their converted keys.
  func convertedKeys(of object: Int) -> [JSText: Int] {
    let members = storage.children(of: object).map { member in
      (key: JSText(wtf8: Array(storage[member].keyBytes)).string, member: member)
    }
    let converted: [(JSText, Int)]
    switch keys {
    case .useDefaultKeys: converted = members.map { (JSText($0.key), $0.member) }
    case .convertFromSnakeCase:
      converted = members.map { (JSText(SnakeCase.camelCase($0.key)), $0.member) }
    case .custom(let convert):
      let path = path(to: object)
      converted = members.map { key, member in
        (JSText(convert(path + [PathKey(stringValue: key)]).stringValue), member)
      }
    }
    return Dictionary(converted, uniquingKeysWith: { first, _ in first })
  }
}
