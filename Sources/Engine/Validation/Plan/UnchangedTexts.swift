internal import SchemaModel

/// The texts that a function leaves as they are, by properties that they need: a trivial value.
struct UnchangedTexts: OptionSet {
  let rawValue: UInt8

  /// The ends are ASCII characters that are no white space.
  static let plainEnds = UnchangedTexts(rawValue: 1)
  /// There is no `<`.
  static let noTags = UnchangedTexts(rawValue: 2)
  /// There is no `@` at the start.
  static let noLeadingAt = UnchangedTexts(rawValue: 4)
  /// All characters are ASCII, and none is an upper-case letter.
  static let noUpperCase = UnchangedTexts(rawValue: 8)
  /// All characters are ASCII, and none is a lower-case letter.
  static let noLowerCase = UnchangedTexts(rawValue: 16)
  /// No text is known to be left as it is.
  static let none = UnchangedTexts(rawValue: 32)
}

extension ZodSchema.Transform {
  /// The texts that the function leaves as they are.
  var unchangedTexts: UnchangedTexts {
    switch body {
    case .identity: []
    case .trim: .plainEnds
    case .toLowerCase: .noUpperCase
    case .toUpperCase: .noLowerCase
    case .stripTagsAndTrim: [.plainEnds, .noTags]
    case .sanitizeHTMLAndTrim(let shared):
      shared.sanitizer.keepsTextWithoutTags ? [.plainEnds, .noTags] : .none
    case .stripLeadingAt: .noLeadingAt
    default: .none
    }
  }
}
