internal import JSPrimitives
internal import SourceJSON

/// The name of an argument in a rule's list, with what the type of the function's parameter leaves open.
///
/// `"phone?"` is an argument that may be left out although the function needs one. It then gets an empty text, no
/// number (NaN), false, an invalid date or an empty list.
struct ArgumentName: Sendable, ExpressibleByStringLiteral {
  /// The key of the argument.
  let name: String
  /// Whether a question mark follows the name.
  private(set) var isOptional = false
  /// Whether recorded cases leave the argument to their file.
  private(set) var isShared = false
  /// Whether no parameter of the function takes the argument.
  private(set) var isIgnored = false
  /// Whether a word that the enumeration doesn't have counts as missing; otherwise it is an error.
  private(set) var takesOtherWords = false
  /// Whether the argument `now` replaces a missing one.
  private(set) var isNowByDefault = false
  /// The type to declare; nil for the one of the function's parameter.
  private(set) var kind: RuleParameter.Kind?
  /// The value in the rule's example; nil for that of the name and type.
  private(set) var example: JSONValue?
  /// The value instead of a missing one; nil for that of the type.
  private(set) var replacement: JSONValue?

  init(stringLiteral text: String) {
    isOptional = text.hasSuffix("?")
    name = isOptional ? String(text.dropLast()) : text
  }

  /// An argument whose declared type isn't the one of the function's parameter.
  static func typed(_ name: Self, _ kind: RuleParameter.Kind) -> Self {
    name.with { $0.kind = kind }
  }

  /// An argument that recorded cases have and the rule doesn't need.
  static func ignored(_ name: Self, _ kind: RuleParameter.Kind = .any) -> Self {
    name.with {
      ($0.kind, $0.isOptional, $0.isIgnored) = (kind, true, true)
    }
  }

  /// An argument with a value that its rule takes.
  static func example(_ name: Self, _ value: JSONValue) -> Self { name.with { $0.example = value } }

  /// An argument that recorded cases leave to their file.
  static func shared(_ name: Self) -> Self { name.with { $0.isShared = true } }

  /// An argument whose word counts as missing if the enumeration doesn't have it, as recorded from the web app.
  static func orOther(_ name: Self) -> Self { name.with { $0.takesOtherWords = true } }

  /// An argument with a value instead of a missing one.
  static func or(_ name: Self, _ replacement: JSONValue) -> Self {
    name.with { ($0.isOptional, $0.replacement) = (true, replacement) }
  }

  /// An argument that is the current moment when it is missing.
  static func orNow(_ name: Self) -> Self {
    name.with { ($0.isOptional, $0.isNowByDefault) = (true, true) }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var name = self
    change(&name)
    return name
  }
}

/// The names of a rule's arguments that its function's parameters haven't taken yet.
struct ArgumentNames {
  private var rest: ArraySlice<ArgumentName>

  init(_ names: [ArgumentName]) { rest = names[...] }

  var isEmpty: Bool { rest.isEmpty }

  /// Returns the arguments that a value of the type is read from, and takes their names.
  mutating func parameters<Value: Decodable>(_: Value.Type) -> [RuleParameter] {
    if let type = Value.self as? any CallInput.Type { return type.parameters }
    let name = next()
    let now = name.isNowByDefault ? [RuleParameter.text("now").optional] : []
    return [RuleParameter(name, Value.self)] + now
      + (ArgumentType<Value>().hasDates ? [.timeZone] : [])
  }

  /// Reads a value of the type, and takes its names.
  ///
  /// - Throws: `RuleError` when there is no such value.
  mutating func read<Value: Decodable>(
    _: Value.Type, _ arguments: RuleArguments
  ) throws(RuleError) -> Value {
    if let type = Value.self as? any CallInput.Type {
      return try Self.read(type, arguments)
    }
    return try Self.read(next(), arguments)
  }

  private static func read<Value: Decodable>(
    _ name: ArgumentName, _ arguments: RuleArguments
  ) throws(RuleError) -> Value {
    let type = ArgumentType<Value>()
    let argument = arguments.object(JSText(name.name))
    let given = type.read(argument)
    if given == nil, name.isNowByDefault { return try read("now", arguments) }
    let replacement = name.replacement.flatMap { type.read(arguments.part($0)) }
    guard let value = given ?? replacement ?? type.missing,
      name.isOptional || type.isOptional || type.isUsable(value),
      given != nil || name.takesOtherWords || !argument.isOtherWord(than: type.words)
    else { throw .arguments("the argument \"\(name.name)\" must be \(type.expected)") }
    return value
  }

  /// Takes the next name.
  private mutating func next() -> ArgumentName {
    guard let name = rest.popFirst() else {
      // No input reaches this: the names are part of the package, and the tests make every rule.
      preconditionFailure("A rule's function has more parameters than the rule has names.")
    }
    return name
  }

  private static func read<Input: CallInput, Value>(
    _: Input.Type, _ arguments: RuleArguments
  ) throws(RuleError) -> Value {
    guard let value = try Input(arguments) as? Value else {
      // No input reaches this: both are the type of one parameter.
      preconditionFailure("\(Input.self) is \(Value.self).")
    }
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
