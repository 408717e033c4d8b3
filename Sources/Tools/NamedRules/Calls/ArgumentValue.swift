internal import JSPrimitives
internal import SourceJSON

/// A value that is read from an argument or a member of a row in another way than by its `Decodable` conformance.
protocol ArgumentValue: Decodable, SendableMetatype {
  /// The type of the JSON value.
  static var kind: RuleParameter.Kind { get }
  /// Whether the value may be missing.
  static var isOptional: Bool { get }
  /// Whether the value has dates, which are read in the call's time zone.
  static var hasDates: Bool { get }
  /// The value of a missing argument; nil if a missing one is an error.
  static var missing: Self? { get }
  /// The words of an enumeration; empty for other types.
  static var words: [String] { get }
  /// The values in the words of an error.
  static var expected: String { get }

  /// Reads the JSON value of the arguments; nil if it is of another type.
  init?(_ argument: RuleArguments)

  /// Whether a needed argument may have this value.
  var isUsable: Bool { get }
}

extension ArgumentValue {
  static var isOptional: Bool { false }
  static var hasDates: Bool { false }
  static var missing: Self? { nil }
  static var words: [String] { [] }
  static var expected: String { kind.rawValue }
  var isUsable: Bool { true }
}

extension ArgumentValue {
  /// Reads the value of a call's argument.
  ///
  /// - Throws: `DecodingError` for a value of another type, and for another decoder than a call's arguments.
  init(from decoder: any Decoder) throws {
    guard let argument = decoder as? RuleArguments, let value = Self(argument) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: "The value must be \(Self.expected)."))
    }
    self = value
  }
}

/// A value that a missing argument has too.
protocol DefaultedArgument: ArgumentValue {
  /// The value instead of a missing one.
  static var standard: Self { get }
}

extension DefaultedArgument {
  static var missing: Self? { standard }
}
