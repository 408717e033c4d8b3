internal import SourceJSON

/// Reads a call's arguments for the parameters of a function, and calls it.
struct CallReader<Value>: Sendable {
  /// The arguments, in the order of the function's parameters; those that many rules have come last.
  let parameters: [RuleParameter]
  /// Returns the function's value.
  let read: @Sendable (RuleArguments) throws(RuleError) -> Value

  /// - Parameter names: the names of the arguments in the order of the function's parameters, without those that
  ///   take none, such as the clock.
  init<each Input: Decodable & SendableMetatype>(
    _ function: @escaping @Sendable (repeat each Input) throws(RuleError) -> Value,
    names: [ArgumentName]
  ) {
    let taken = names.filter { !$0.isIgnored }
    var (rest, all) = (ArgumentNames(taken), [RuleParameter]())
    repeat all.append(contentsOf: rest.parameters((each Input).self))
    precondition(rest.isEmpty, "There are more names than the function has parameters: \(names)")
    parameters = Self.ordered(
      all + names.filter(\.isIgnored).map { RuleParameter($0, JSONValue.self) })
    read = { arguments throws(RuleError) in
      var rest = ArgumentNames(taken)
      let input = (repeat try rest.read((each Input).self, arguments))
      return try function(repeat each input)
    }
  }

  /// Each parameter once.
  private static func ordered(_ parameters: [RuleParameter]) -> [RuleParameter] {
    let last = ["now", "timeZone", "source"]
    let moved = last.compactMap { name in parameters.first { $0.name == name } }
    return parameters.filter { !last.contains($0.name) } + moved
  }
}

/// A value that a function makes of several arguments.
protocol ComposedInput: CallInput {
  static var reader: CallReader<Self> { get }
}

extension ComposedInput {
  static var parameters: [RuleParameter] { reader.parameters }

  init(_ arguments: RuleArguments) throws(RuleError) { self = try Self.reader.read(arguments) }
}
