package import JSPrimitives

/// A key that an object of a text has twice.
package struct RepeatedKey: Hashable, Sendable {
  /// The key.
  package let key: JSText
  /// The JSON path of the object, such as `$.cases[0]`.
  package let path: String
  /// The one-based line of the second one.
  package let line: Int
  /// The one-based column of its first quote, in bytes.
  package let column: Int
}

extension RepeatedKey: CustomStringConvertible {
  /// The message without the path.
  package var description: String {
    "line \(line), column \(column): the key \"\(key)\" is repeated"
  }
}

extension JSONDocument {
  /// The first key that an object of the text repeats; nil if no key is repeated.
  ///
  /// A value of the text has the last of the values only, as after `JSON.parse`. A reader of files that people write
  /// asks for repeated keys before, since the first values would be ignored.
  package var repeatedKey: RepeatedKey? {
    withView { view in
      for index in 0..<view.count where view[index].kind == .object {
        guard view.members(at: index).count < view.childCount(at: index) else { continue }
        return view.repeatedKey(ofObjectAt: index)
      }
      return nil
    }
  }
}

extension JSONView {
  fileprivate func repeatedKey(ofObjectAt object: Int) -> RepeatedKey? {
    var seen: Set<JSText> = []
    var place = object + 1
    while place < Int(self[object].next) {
      let key = text(of: self[place])
      guard seen.insert(key).inserted else {
        let start = self[place].sourceRange.lowerBound
        let before = bytes[..<start]
        return RepeatedKey(
          key: key, path: path(to: object),
          line: 1 + before.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) },
          column: start - (before.lastIndex(of: 0x0A) ?? -1))
      }
      place = Int(self[place + 1].next)
    }
    return nil
  }

  /// Returns the JSON path of the value at an index.
  private func path(to target: Int) -> String {
    var path = "$"
    var (container, child, number) = (0, 1, 0)
    while container < target {
      let isObject = self[container].kind == .object
      let value = isObject ? child + 1 : child
      if target < Int(self[value].next) {
        path += isObject ? ".\(text(of: self[child]))" : "[\(number)]"
        (container, child, number) = (value, value + 1, 0)
      } else {
        (child, number) = (Int(self[value].next), number + 1)
      }
    }
    return path
  }
}
