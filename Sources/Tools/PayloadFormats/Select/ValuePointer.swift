internal import JSPrimitives
internal import SourceJSON

/// A JSON pointer (RFC 6901) whose tokens may be `*`, for each element of an array or each member of an object.
///
/// A key `*` is written `~2`, since `*` has another meaning here.
package struct ValuePointer: Sendable, Hashable {
  enum Token: Sendable, Hashable {
    case each
    case key(JSText, index: Int?)
  }

  /// The pointer as the user wrote it.
  package let text: String
  private(set) var tokens: [Token] = []

  /// The pointer to the whole value.
  package static let whole = ValuePointer(text: "", tokens: [])
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
    /// The bytes of the value in the text.
    package var range: Range<Int>
    /// The pointer to it, without `*`.
    package var path: String

    package init(range: Range<Int>, path: String) {
      self.range = range
      self.path = path
    }
  }

  /// A pointer that finds nothing, with the innermost value that there is.
  package struct Miss: Error, Hashable {
    /// The reason, such as `there is no "rows"`.
    package var reason: String
    /// The offset of the innermost value.
    package var offset: Int

    package init(reason: String, offset: Int) {
      self.reason = reason
      self.offset = offset
    }
  }
}

/// The values that a pointer finds, one after the other, so that no list of them is in memory.
///
/// They are in the order of the text. Of members with one key, the last one counts, as in `JSON.parse`.
package struct PointerWalk {
  private let tokens: [ValuePointer.Token]
  /// The value that the pointer starts at, before the first step.
  private var start: ValuePointer.Match?
  /// The arrays and objects whose children are visited, innermost last.
  private var open: [Container] = []

  private struct Container {
    /// The offset of the bracket, or the end of the last child.
    var place: Int
    var isObject: Bool
    var path: String
    /// The number of children that were visited.
    var count = 0
    /// The tokens that lead to a child.
    var depth: Int
  }

  /// A token without a value.
  private struct Gap: Error {
    /// The tokens before it.
    var depth: Int
    var miss: ValuePointer.Miss
  }

  /// A walk from the whole value, or from one inside it.
  package init(_ pointer: ValuePointer, from start: ValuePointer.Match) {
    tokens = pointer.tokens
    self.start = start
  }

  /// Makes sure that each step has a value.
  ///
  /// - Throws: `Miss` if a value without `*` does not exist, or `*` finds no array or object. An empty array is neither.
  package func check(in text: CheckedText) throws(ValuePointer.Miss) {
    var walk = self
    var first: Gap?
    while true {
      do throws(Gap) {
        guard try walk.step(in: text) != nil else { break }
      } catch {
        if error.depth < first?.depth ?? .max { first = error }
      }
      // With no `*` before the last token, a gap comes before the first value.
      if tokens.dropLast().allSatisfy({ $0 != .each }) { break }
    }
    if let first { throw first.miss }
  }

  /// Returns the next value; nil behind the last one.
  package mutating func next(in text: CheckedText) -> ValuePointer.Match? {
    while true {
      do throws(Gap) {
        return try step(in: text)
      } catch {
        // Others may have one.
        continue
      }
    }
  }

  private mutating func step(in text: CheckedText) throws(Gap) -> ValuePointer.Match? {
    if let start {
      self.start = nil
      if let match = try descend(from: start, 0, in: text) { return match }
    }
    while var container = open.popLast() {
      guard
        let child = text.child(
          after: container.place, isFirst: container.count == 0, isMember: container.isObject)
      else { continue }
      let name = child.key.map { Self.escaped(text.text($0).string) } ?? "\(container.count)"
      container.place = child.value.upperBound
      container.count += 1
      open.append(container)
      let match = ValuePointer.Match(range: child.value, path: container.path + "/" + name)
      if let found = try descend(from: match, container.depth, in: text) { return found }
    }
    return nil
  }

  /// Follows tokens from a value; nil if the next one is `*`, whose container is visited then.
  private mutating func descend(
    from match: ValuePointer.Match, _ depth: Int, in text: CheckedText
  ) throws(Gap) -> ValuePointer.Match? {
    var match = match
    for depth in depth..<tokens.count {
      let kind = text.kind(of: match.range)
      switch tokens[depth] {
      case .each:
        guard kind == .array || kind == .object else {
          throw gap("\(Self.shown(match.path)) is not an array", match, depth)
        }
        open.append(
          Container(
            place: match.range.lowerBound, isObject: kind == .object, path: match.path,
            depth: depth + 1))
        return nil
      case .key(let key, let index):
        if kind == .array, index == nil {
          throw gap("\(Self.shown(match.path)) is an array", match, depth)
        }
        let path = match.path + "/" + Self.escaped(key.string)
        guard let range = Self.child(of: match.range, kind, key, index, in: text) else {
          throw gap("there is no value at \(path)", match, depth)
        }
        match = ValuePointer.Match(range: range, path: path)
      }
    }
    return match
  }

  private func gap(_ reason: String, _ match: ValuePointer.Match, _ depth: Int) -> Gap {
    Gap(
      depth: depth, miss: ValuePointer.Miss(reason: reason, offset: match.range.lowerBound))
  }

  private static func child(
    of parent: Range<Int>, _ kind: TapeEntry.Kind, _ key: JSText, _ index: Int?,
    in text: CheckedText
  ) -> Range<Int>? {
    guard kind == .array || kind == .object else { return nil }
    var place = parent.lowerBound
    var number = 0
    var found: Range<Int>?
    while let child = text.child(
      after: place, isFirst: number == 0, isMember: kind == .object)
    {
      if let name = child.key {
        if text.text(name) == key { found = child.value }
      } else if number == index {
        return child.value
      }
      place = child.value.upperBound
      number += 1
    }
    return found
  }

  private static func shown(_ path: String) -> String { path.isEmpty ? "the value" : path }

  private static func escaped(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return key
    }
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
