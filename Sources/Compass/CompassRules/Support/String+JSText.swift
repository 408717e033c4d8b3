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
