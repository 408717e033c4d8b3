internal import JSPrimitives
public import SourceJSON

/// An argument that a rule takes.
public struct RuleParameter: Sendable, Hashable {
  /// The type of an argument.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case text = "a string"
    case number = "a number"
    case flag = "true or false"
    case texts = "an array of strings"
    case flags = "an array of true and false"
    case pairs = "an array of pairs of strings"
    case object = "an object"
    case objects = "an array of objects"
    case any = "a JSON value"

    /// Whether values of the type have parts that its words leave open.
    public var isOpen: Bool { [.object, .objects, .any].contains(self) }

    fileprivate func fits(_ value: JSONValue) -> Bool {
      switch self {
      case .text: value.text != nil
      case .number: value.number != nil
      case .flag: value.boolean != nil
      case .texts: Self.all(value) { $0.text != nil }
      case .flags: Self.all(value) { $0.boolean != nil }
      case .pairs: Self.all(value) { $0.elements?.count == 2 && Kind.texts.fits($0) }
      case .object: value.object != nil
      case .objects: Self.all(value) { $0.object != nil }
      case .any: true
      }
    }

    private static func all(_ value: JSONValue, _ fits: (JSONValue) -> Bool) -> Bool {
      value.elements?.allSatisfy(fits) ?? false
    }
  }

  /// The key of the argument.
  public let name: String
  /// The type of the argument.
  public let kind: Kind
  /// Whether the argument may be absent or null.
  public private(set) var isOptional = false
  /// The words of an enumeration; empty for an argument of another type.
  public private(set) var words: [String] = []
  /// Whether a word that isn't one of `words` counts as missing; otherwise it is an error.
  public private(set) var takesOtherWords = false
  /// Whether recorded cases share the argument of their file.
  package private(set) var isShared = false
  /// The example that the rule states; nil for that of the name and type.
  private var statedExample: JSONValue?

  init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// The parameter of that name for a value of a type.
  init<Value: Decodable>(_ name: ArgumentName, _: Value.Type) {
    let type = ArgumentType<Value>()
    self.init(name.name, name.kind ?? type.kind)
    isOptional = name.isOptional || type.isOptional
    isShared = name.isShared
    (words, takesOtherWords) = (type.words, name.takesOtherWords)
    statedExample = name.example ?? words.first.map { .text($0) }
  }

  /// The zone that dates without one are local in.
  static let timeZone = text("timeZone").optional

  static func text(_ name: String) -> Self { Self(name, .text) }

  /// The same parameter, which may be left out.
  var optional: Self {
    var parameter = self
    parameter.isOptional = true
    return parameter
  }

  /// A value that the rule takes.
  public var example: JSONValue {
    if let statedExample { return statedExample }
    return switch kind {
    case .text: .string(Self.exampleTexts[name] ?? "text")
    case .number: 1
    case .flag: true
    case .texts: ["text"]
    case .flags: [true, false]
    case .pairs, .objects: []
    case .object: [:]
    case .any: nil
    }
  }

  /// Examples of strings that more than one rule reads.
  private static let exampleTexts: [String: JSText] = [
    "now": "2026-08-21T15:30:00Z", "timeZone": "America/New_York", "date": "2026-09-01",
    "first": "2026-09-01", "second": "2026-09-03", "deadline": "2026-09-01",
    "deadlineDate": "2026-09-01", "dueDate": "2026-09-01", "division": "D1", "source": "web",
    "phase": "junior", "storedPhase": "junior", "schema": "coach",
    "field": "email",
  ]

  fileprivate static func describe(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  func check(_ value: JSONValue?) throws(RuleError) {
    // Null is a JSON value like any other.
    guard let value, value != .null || kind == .any else {
      if isOptional { return }
      throw .arguments("the argument \"\(name)\" is missing; it must be \(kind.rawValue)")
    }
    guard kind.fits(value) else {
      throw .arguments(
        "the argument \"\(name)\" must be \(kind.rawValue), not \(Self.describe(value))")
    }
  }
}
