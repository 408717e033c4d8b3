internal import JSPrimitives

extension Optional where Wrapped == String {
  /// The string as JavaScript sees it.
  var jsText: JSText? { self?.jsText }
}

extension Array where Element == String {
  /// The strings as JavaScript sees them.
  var jsTexts: [JSText] { map(\.jsText) }
}

extension Optional where Wrapped == JSText {
  /// The text as a Swift string, with U+FFFD for each lone surrogate.
  var string: String? { self?.string }
}

extension Dictionary where Key == String {
  /// The value of a key with the same code units. Swift's strings are equal by canonical equivalence,
  /// JavaScript's by code units.
  subscript(exactly key: String) -> Value? {
    guard let index = index(forKey: key), self[index].key.utf8.elementsEqual(key.utf8) else {
      return nil
    }
    return self[index].value
  }
}
