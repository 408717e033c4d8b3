internal import SchemaModel

/// The texts that a function leaves as they are, by properties that they need: a trivial value.
struct UnchangedTexts: OptionSet {
  let rawValue: UInt8

  /// The ends are ASCII characters other than white space; only trimming asks for it.
  static let plainEnds = UnchangedTexts(rawValue: 1)
  /// There is no `<`.
  static let noTags = UnchangedTexts(rawValue: 2)
  /// The first byte is not the alternative's `barredStart`.
  static let otherStart = UnchangedTexts(rawValue: 4)
  /// All characters are ASCII, and none is an upper-case letter.
  static let noUpperCase = UnchangedTexts(rawValue: 8)
  /// All characters are ASCII, and none is a lower-case letter.
  static let noLowerCase = UnchangedTexts(rawValue: 16)
  /// No string is known to be left as it is.
  static let none = UnchangedTexts(rawValue: 32)
  /// No byte is the alternative's `barredByte`.
  static let noBarredByte = UnchangedTexts(rawValue: 64)
  /// The text passes the tests that the functions have.
  static let tested = UnchangedTexts(rawValue: 128)
}

extension PlanAlternative {
  /// Narrows the strings that stay as they are to those that a further function leaves so.
  mutating func narrowUnchanged(by function: ZodSchema.Transform) {
    switch function.body {
    case .identity: break
    case .trim: unchanged.insert(.plainEnds)
    case .toLowerCase: unchanged.insert(.noUpperCase)
    case .toUpperCase: unchanged.insert(.noLowerCase)
    case .text(let function): narrowUnchanged(by: function.storage)
    default: unchanged.insert(.none)
    }
  }

  private mutating func narrowUnchanged(by function: ZodSchema.TextFunction.Storage) {
    guard let conditions = function.conditions else { return unchanged.formUnion(.none) }
    if function.trimsResult { unchanged.insert(.plainEnds) }
    for condition in conditions {
      switch condition.kind {
      case .lacks(UInt8(ascii: "<")): unchanged.insert(.noTags)
      case .lacks(let byte): bar(byte, .noBarredByte, at: \.barredByte)
      case .doesNotBegin(let byte): bar(byte, .otherStart, at: \.barredStart)
      case .holds: unchanged.insert(.tested)
      }
    }
  }

  /// Bars a byte. There is room for one of each kind.
  private mutating func bar(
    _ byte: UInt8, _ property: UnchangedTexts, at place: WritableKeyPath<Self, UInt8>
  ) {
    let isFree = !unchanged.contains(property) || self[keyPath: place] == byte
    unchanged.insert(isFree ? property : .none)
    self[keyPath: place] = byte
  }
}
