/// The code of a finding about something that no schema rejects but that is probably a mistake.
public enum WarningCode: String, Sendable, Hashable, CaseIterable {
  /// An object schema leaves a key out of its output.
  case droppedKey = "dropped_key"
  /// A key that the schema does not declare is almost one that it does.
  case unknownKey = "unknown_key"
  /// An object has the same key twice.
  case duplicateKey = "duplicate_key"
  /// A number has more digits than a double holds.
  case lostDigits = "lost_digits"
  /// A string has a character that looks like a blank, or like nothing.
  case unusualBlank = "unusual_blank"
}
