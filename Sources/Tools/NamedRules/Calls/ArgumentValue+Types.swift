internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

extension String: DefaultedArgument {
  static var kind: RuleParameter.Kind { .text }
  static var standard: String { "" }

  init?(_ argument: RuleArguments) {
    guard let text = argument.value.string else { return nil }
    self = text
  }
}

extension Double: DefaultedArgument {
  static var kind: RuleParameter.Kind { .number }
  static var standard: Double { .nan }

  init?(_ argument: RuleArguments) {
    guard let number = argument.value.number else { return nil }
    self = number
  }
}

extension Int: ArgumentValue {
  static var kind: RuleParameter.Kind { .number }
  static var expected: String { "a whole number" }

  init?(_ argument: RuleArguments) {
    guard let number = argument.value.number, let whole = Int(exactly: number) else { return nil }
    self = whole
  }
}

extension Bool: DefaultedArgument {
  static var kind: RuleParameter.Kind { .flag }
  static var standard: Bool { false }

  init?(_ argument: RuleArguments) {
    guard let flag = argument.value.boolean else { return nil }
    self = flag
  }
}

/// A date's text, read as `new Date` reads it in the call's zone: a time without an offset is local, a date without a
/// time is in UTC.
extension Date: DefaultedArgument {
  static var kind: RuleParameter.Kind { .text }
  static var hasDates: Bool { true }
  static var expected: String { "a date" }
  static var standard: Date { .invalid }

  init?(_ argument: RuleArguments) {
    guard let text = argument.value.string, !text.isEmpty else { return nil }
    self.init(text, clock: argument.clock)
  }

  var isUsable: Bool { isValid }
}

/// A stored text, empty when it is missing; nil when it is empty, which JavaScript takes for the same.
extension StoredWord: DefaultedArgument {
  static var kind: RuleParameter.Kind { .text }
  static var standard: Self { StoredWord("") }

  init?(_ argument: RuleArguments) {
    guard let text = argument.value.string, !text.isEmpty else { return nil }
    self.init(text)
  }
}

extension JSONValue: DefaultedArgument {
  static var kind: RuleParameter.Kind { .any }
  static var standard: JSONValue { .null }

  init(_ argument: RuleArguments) { self = argument.value }
}

extension Optional: ArgumentValue where Wrapped: Decodable {}
extension Optional: DefaultedArgument where Wrapped: Decodable {
  static var kind: RuleParameter.Kind { ArgumentType<Wrapped>().kind }
  static var isOptional: Bool { true }
  static var hasDates: Bool { ArgumentType<Wrapped>().hasDates }
  static var words: [String] { ArgumentType<Wrapped>().words }
  static var expected: String { ArgumentType<Wrapped>().expected }
  static var standard: Self { .none }

  init?(_ argument: RuleArguments) {
    guard let value = ArgumentType<Wrapped>().read(argument) else { return nil }
    self = argument.value == .null ? nil : value
  }
}

/// An array without the elements of another type.
extension Array: ArgumentValue where Element: Decodable {}
extension Array: DefaultedArgument where Element: Decodable {
  static var kind: RuleParameter.Kind {
    let element = ArgumentType<Element>()
    return switch element.kind {
    case .text where !element.isOptional: .texts
    case .flag where !element.isOptional: .flags
    case .object where !element.isOptional: .objects
    case .texts: .pairs
    default: .any
    }
  }
  static var hasDates: Bool { ArgumentType<Element>().hasDates }
  static var standard: Self { [] }

  init?(_ argument: RuleArguments) {
    guard let elements = argument.value.elements else { return nil }
    self = elements.compactMap { ArgumentType<Element>().read(argument.part($0)) }
  }
}

/// An object without the members of another type.
extension Dictionary: ArgumentValue where Key == String, Value: Decodable {}
extension Dictionary: DefaultedArgument where Key == String, Value: Decodable {
  static var kind: RuleParameter.Kind { .object }
  static var hasDates: Bool { ArgumentType<Value>().hasDates }
  static var standard: Self { [:] }

  init?(_ argument: RuleArguments) {
    guard let members = argument.value.object?.members else { return nil }
    let values = members.compactMap { key, value in
      ArgumentType<Value>().read(argument.part(value)).map { (key.string, $0) }
    }
    self.init(values) { first, _ in first }
  }
}

/// The members of an object, for a rule that reads them itself.
extension RuleArguments: ArgumentValue {
  static var kind: RuleParameter.Kind { .object }
  static var missing: RuleArguments? { .nothing }

  init(_ argument: RuleArguments) { self = argument }
}
