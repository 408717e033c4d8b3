package import Diagnostics
package import SchemaModel

/// Something in a payload that no schema rejects but that is probably a mistake.
package struct PayloadWarning: Sendable, Hashable {
  /// The kind of mistake.
  package var code: WarningCode
  /// The message for a person; without the position of `other`.
  package var message: String
  /// The path to the value or key.
  package var path: [PathSegment]
  /// The bytes of the payload at fault.
  package var range: Range<Int>
  /// The declared key that an unknown key is closest to.
  package var suggestion: String?
  /// The renaming of the key, if it is certain.
  package var change: TextChange?
  /// The bytes of the first of two equal keys.
  package var other: Range<Int>?
}

/// A declared key that a key is closest to that a strict object rejects.
package struct RejectedKey: Sendable, Hashable {
  /// The entry of the object on the payload's tape.
  package var object: Int
  /// The rejected key.
  package var key: String
  /// The declared key.
  package var suggestion: String
  /// The renaming of the key, if it is certain.
  package var change: TextChange?
}
