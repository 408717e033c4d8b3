internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The arguments of a recorded rule call; absent and null are both nil.
struct RuleArguments {
  private let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  func text(_ key: JSText) -> String? { value[key]?.text?.string }
  func number(_ key: JSText) -> Double? { value[key]?.number }
  func flag(_ key: JSText) -> Bool? { value[key]?.boolean }
  func texts(_ key: JSText) -> [String]? { value[key]?.elements?.compactMap { $0.text?.string } }
  func flags(_ key: JSText) -> [Bool] { value[key]?.elements?.map { $0.boolean == true } ?? [] }

  func objects(_ key: JSText) -> [RuleArguments] {
    value[key]?.elements?.map { RuleArguments($0) } ?? []
  }

  func object(_ key: JSText) -> RuleArguments { RuleArguments(value[key] ?? .null) }

  /// A word of an enumeration; nil for other words too.
  func word<Word: RawRepresentable<String>>(_ key: JSText, _: Word.Type = Word.self) -> Word? {
    text(key).flatMap(Word.init(rawValue:))
  }
}

extension JSONValue {
  static func text(_ text: String) -> JSONValue { .string(JSText(text)) }
  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .text($0) }) }
  static func count(_ count: Int) -> JSONValue { .number(Double(count)) }
}
