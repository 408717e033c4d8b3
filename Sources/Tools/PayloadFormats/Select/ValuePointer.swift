internal import JSPrimitives
package import SourceJSON

/// A JSON pointer (RFC 6901) whose tokens may be `*`, for each element of an array or each member of an object.
///
/// A key `*` is written `~2`, since `*` has another meaning here.
package struct ValuePointer: Sendable, Hashable {
  private enum Token: Sendable, Hashable {
    case each
    case key(JSText, index: Int?)
  }

  /// The pointer as the user wrote it.
  package let text: String
  private var tokens: [Token] = []

  /// The pointer to each element of an array or member of an object.
  package static let each = ValuePointer(text: "/*", tokens: [.each])

  private init(text: String, tokens: [Token]) {
    self.text = text
    self.tokens = tokens
  }

  /// Reads a pointer; `""` is the whole value.
  ///
  /// - Throws: `FormatError` for a string that is not a pointer.
  package init(_ text: String) throws(FormatError) {
    self.text = text
    guard !text.isEmpty else { return }
    guard text.hasPrefix("/") else {
      throw FormatError("a JSON pointer starts with \"/\", such as \"/rows/*\"", at: 0)
    }
    for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      if part == "*" {
        tokens.append(.each)
        continue
      }
      var key = ""
      var rest = part[...]
      while let character = rest.popFirst() {
        guard character == "~" else {
          key.append(character)
          continue
        }
        switch rest.popFirst() {
        case "0": key.append("~")
        case "1": key.append("/")
        case "2": key.append("*")
        default:
          throw FormatError(
            "\"~\" in a JSON pointer is written \"~0\", \"/\" in a key \"~1\", a key \"*\" \"~2\"",
            at: 0)
        }
      }
      let isIndex = key == "0" || (key.first != "0" && key.utf8.allSatisfy(NumberText.isDigit))
      tokens.append(.key(JSText(key), index: isIndex ? Int(key) : nil))
    }
  }

  /// A value that a pointer finds.
  package struct Match: Sendable, Hashable {
    /// The index of the value's entry on the tape.
    package var entry: Int
    /// The pointer to it, without `*`.
    package var path: String

    package init(entry: Int, path: String) {
      self.entry = entry
      self.path = path
    }
  }

  /// A pointer that finds nothing, with the innermost value that there is.
  package struct Miss: Error, Hashable {
    /// The reason, such as `there is no "rows"`.
    package var reason: String
    /// The index of the innermost value's entry.
    package var entry: Int

    package init(reason: String, entry: Int) {
      self.reason = reason
      self.entry = entry
    }
  }

  /// Returns the values that the pointer finds, in the order of the text. Of members with one key, the last one counts, as
  /// in `JSON.parse`.
  ///
  /// - Parameters:
  ///   - view: The text.
  ///   - start: The value that the pointer starts at.
  ///   - path: The pointer to it.
  /// - Throws: `Miss` if a value without `*` does not exist, or `*` finds no array or object. An empty array is neither.
  package func matches(
    in view: JSONView, from start: Match = Match(entry: 0, path: "")
  ) throws(Miss) -> [Match] {
    var matches = [start]
    for token in tokens {
      var next: [Match] = []
      for match in matches {
        switch token {
        case .each: try Self.appendChildren(of: match, in: view, to: &next)
        case .key(let key, let index):
          next.append(try Self.child(of: match, key, index, in: view))
        }
      }
      matches = next
    }
    return matches
  }

  private static func appendChildren(
    of match: Match, in view: JSONView, to found: inout [Match]
  ) throws(Miss) {
    let parent = view[match.entry]
    guard parent.kind == .array || parent.kind == .object else {
      throw Miss(reason: "\(shown(match.path)) is not an array", entry: match.entry)
    }
    var child = match.entry + 1
    var number = 0
    while child < Int(parent.next) {
      if parent.kind == .object {
        let key = escaped(view.text(of: view[child]).string)
        child += 1
        found.append(Match(entry: child, path: match.path + "/" + key))
      } else {
        found.append(Match(entry: child, path: match.path + "/\(number)"))
        number += 1
      }
      child = Int(view[child].next)
    }
  }

  private static func child(
    of match: Match, _ key: JSText, _ index: Int?, in view: JSONView
  ) throws(Miss) -> Match {
    let parent = view[match.entry]
    let path = match.path + "/" + escaped(key.string)
    var child = match.entry + 1
    var found: Int?
    switch parent.kind {
    case .array:
      guard let index else {
        throw Miss(reason: "\(shown(match.path)) is an array", entry: match.entry)
      }
      var number = 0
      while child < Int(parent.next), number < index {
        child = Int(view[child].next)
        number += 1
      }
      if child < Int(parent.next) { found = child }
    case .object:
      while child < Int(parent.next) {
        if view.text(of: view[child]) == key { found = child + 1 }
        child = Int(view[child + 1].next)
      }
    default: break
    }
    guard let found else {
      throw Miss(reason: "there is no value at \(path)", entry: match.entry)
    }
    return Match(entry: found, path: path)
  }

  private static func shown(_ path: String) -> String { path.isEmpty ? "the value" : path }

  private static func escaped(_ key: String) -> String {
    var text = ""
    for character in key {
      switch character {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.append(character)
      }
    }
    return text
  }
}
