internal import JSPrimitives

extension PreferenceRules {
  /// A value to store in a column of the profile.
  public enum ProfileValue: Sendable, Hashable, Encodable {
    /// No value, for a blank text.
    case cleared
    /// A trimmed text.
    case text(String)
    /// A number in the column's range.
    case number(Double)

    /// Writes null, a string or a number.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .cleared: try container.encodeNil()
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      }
    }
  }

  /// A reason to reject a typed value.
  public enum ProfileValueError: String, Error, Sendable, Hashable, CaseIterable {
    /// The text has more than 200 UTF-16 units.
    case tooLong = "Value too long (max 200)"
    /// The text isn't a number, or an infinite one.
    case notANumber = "Value must be a number"
    /// The number has decimals.
    case notWhole = "Value must be a whole number"
    /// The number is outside the column's range.
    case outOfRange = "Value out of range"

    /// The web app's message, in English.
    public var message: String { rawValue }
  }

  /// Returns the column that a source such as `column:users.gpa` names; nil if it can't be edited.
  ///
  /// Restates `profile.editableColumn`. Only columns of the table `users` can. Since 2026-08.
  public static func editableColumn(sourcePath: String?) -> ProfileColumn? {
    let prefix = Array("column:users.".utf8)
    guard let path = sourcePath?.jsText.bytes, path.starts(with: prefix) else { return nil }
    return ProfileColumn(rawValue: JSText(wtf8: Array(path.dropFirst(prefix.count))).string)
  }

  /// Returns the value to store for a typed text.
  ///
  /// Restates `profile.coerceValue`. The text is trimmed, and a blank one clears the column. Numbers
  /// are read as JavaScript does, so `0x48` is 72 and `4.` is 4. Since 2026-08.
  ///
  /// - Throws: the reason to reject the text; of several, the first in the order of
  ///   ``PreferenceRules/ProfileValueError``.
  public static func value(
    of raw: String?, for column: ProfileColumn
  ) throws(ProfileValueError) -> ProfileValue {
    guard let text = raw?.jsText.trimmed(), !text.isEmpty else { return .cleared }
    guard let range = column.range else {
      guard text.length <= 200 else { throw .tooLong }
      return .text(text.string)
    }
    let number = text.bytes.withUnsafeBufferPointer(JSNumber.coerce)
    guard number.isFinite else { throw .notANumber }
    guard !column.isWhole || number == number.rounded() else { throw .notWhole }
    guard range.contains(number) else { throw .outOfRange }
    return .number(number)
  }
}
