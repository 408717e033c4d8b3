internal import JSPrimitives
internal import SourceJSON

/// A value that is read from one argument, or from one member of a row.
protocol RuleArgument: RuleInput {
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
  /// The value that the example of a rule has; nil for that of the name and type.
  static var example: JSONValue? { get }

  /// Reads the JSON value of the arguments; nil if it is of another type.
  init?(_ argument: RuleArguments)

  /// Whether a needed argument may have this value.
  var isUsable: Bool { get }
}

extension RuleArgument {
  static var isOptional: Bool { false }
  static var hasDates: Bool { false }
  static var missing: Self? { nil }
  static var words: [String] { [] }
  static var expected: String { kind.rawValue }
  static var example: JSONValue? { nil }
  var isUsable: Bool { true }

  static func parameters(_ names: inout ArgumentNames) -> [RuleParameter] {
    let name = names.next()
    let now = name.isNowByDefault ? [RuleParameter.text("now").optional] : []
    return [RuleParameter(name, Self.self)] + now + (hasDates ? [.timeZone] : [])
  }

  static func read(
    _ arguments: RuleArguments, _ names: inout ArgumentNames
  ) throws(RuleError) -> Self {
    let name = names.next()
    let argument = arguments.object(JSText(name.name))
    let given = Self(argument)
    if given == nil, name.isNowByDefault {
      var now = ArgumentNames(["now"])
      return try read(arguments, &now)
    }
    let replacement = name.replacement.flatMap { Self(arguments.part($0)) }
    guard let value = given ?? replacement ?? missing,
      name.isOptional || isOptional || value.isUsable,
      given != nil || name.takesOtherWords || !argument.isOtherWord(than: words)
    else { throw .arguments("the argument \"\(name.name)\" must be \(expected)") }
    return value
  }
}

extension RuleArguments {
  /// Whether the value is a string that an enumeration with these words doesn't have.
  fileprivate func isOtherWord(than words: [String]) -> Bool {
    guard !words.isEmpty, let word = value.string, !word.isEmpty else { return false }
    return !words.contains(word)
  }
}

/// A value that a missing argument has too.
protocol DefaultedArgument: RuleArgument {
  /// The value instead of a missing one.
  static var standard: Self { get }
}

extension DefaultedArgument {
  static var missing: Self? { standard }
}

/// A value that is read from an object's members.
///
/// Anything else than an object is one without members.
protocol RuleRow: RuleArgument {
  init(_ row: RuleArguments)
}

/// A row whose members a rule reads itself.
extension RuleArguments: RuleRow {
  init(_ row: RuleArguments) { self = row }
}

extension RuleRow {
  static var kind: RuleParameter.Kind { .object }
}

/// An enumeration of stored words.
protocol RuleWord: RuleArgument, RuleResult, RawRepresentable<String>, CaseIterable {}

extension RuleWord {
  static var kind: RuleParameter.Kind { .text }
  static var words: [String] { allCases.map(\.rawValue) }
  static var expected: String { "one of \(words.joined(separator: ", "))" }
  static var example: JSONValue? { allCases.first.map { .text($0.rawValue) } }

  init?(_ argument: RuleArguments) {
    guard let word = argument.value.string.flatMap(Self.init(rawValue:)) else { return nil }
    self = word
  }
}
