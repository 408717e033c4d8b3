#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Keys such as `placed_at`.
enum SnakeCase {
  /// Returns a key in camel case, as `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase` does.
  ///
  /// The first word is in lower case, those after it are capitalized. Underscores at the start and at the end stay; a key
  /// without others is unchanged.
  ///
  ///     _due_ON_    // _dueOn_
  ///     dueOn       // dueOn
  static func camelCase(_ key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: "_")), let first = key.firstIndex(where: { $0 != "_" }),
      let last = key.lastIndex(where: { $0 != "_" })
    else { return key }
    let words = key[first...last].split(separator: "_")
    guard words.count > 1 else { return key }
    return key[..<first] + words[0].lowercased()
      + words.dropFirst().map(\.capitalized).joined() + key[key.index(after: last)...]
  }
}
