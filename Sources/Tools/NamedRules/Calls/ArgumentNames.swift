internal import JSPrimitives
internal import SourceJSON

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
