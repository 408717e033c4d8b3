internal import CompassRevisions
internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The arguments of a rule's call; absent and null are both nil, and so is a value of another type.
struct RuleArguments {
  let value: JSONValue
  /// The clock of the call's argument `timeZone`, a name such as `America/New_York`; UTC when it is
  /// missing.
  let clock: LocalClock
  /// The revision of the web app that answers.
  let revision: WebRevision

  /// Creates the arguments of a call.
  ///
  /// - Throws: `RuleError` when the system has no such time zone.
  init(_ value: JSONValue, in revision: WebRevision) throws(RuleError) {
    self.init(value, clock: try Self.clock(named: value["timeZone"]?.text), revision: revision)
  }

  private init(_ value: JSONValue, clock: LocalClock, revision: WebRevision) {
    self.value = value
    self.clock = clock
    self.revision = revision
  }

  /// Returns a part of the arguments, which has their clock and revision.
  func part(_ value: JSONValue) -> RuleArguments {
    RuleArguments(value, clock: clock, revision: revision)
  }

  func text(_ key: JSText) -> String? { value[key]?.string }
  func number(_ key: JSText) -> Double? { value[key]?.number }
  func flag(_ key: JSText) -> Bool? { value[key]?.boolean }
  func texts(_ key: JSText) -> [String]? { value[key]?.elements?.compactMap(\.string) }
  func flags(_ key: JSText) -> [Bool] { value[key]?.elements?.map { $0.boolean == true } ?? [] }

  func objects(_ key: JSText) -> [RuleArguments] {
    value[key]?.elements?.map(part) ?? []
  }

  func object(_ key: JSText) -> RuleArguments { part(value[key] ?? .null) }

  /// Returns whether a value is present and not null.
  func has(_ key: JSText) -> Bool { value[key].map { $0 != .null } ?? false }

  /// Returns a word of an enumeration; nil for other words too.
  func word<Word: RawRepresentable<String>>(_ key: JSText, _: Word.Type = Word.self) -> Word? {
    text(key).flatMap(Word.init(rawValue:))
  }

  /// Returns a stored text, empty when it is missing.
  func stored<Word>(_ key: JSText) -> StoredWord<Word> { StoredWord(text(key) ?? "") }

  /// Returns a stored text; nil when it is missing or empty, which JavaScript takes for the same.
  func optionalStored<Word>(_ key: JSText) -> StoredWord<Word>? {
    text(key).flatMap { $0.isEmpty ? nil : StoredWord($0) }
  }

  /// Returns a date's text, read as `new Date` reads it in the call's zone: a time without an offset
  /// is local, a date without a time is in UTC. Nil when it is missing or empty.
  func moment(_ key: JSText) -> Date? {
    guard let text = value[key]?.string, !text.isEmpty else { return nil }
    return Date(text, clock: clock)
  }

  private static func clock(named name: JSText?) throws(RuleError) -> LocalClock {
    guard let name, name != "UTC" else { return .utc }
    guard let zone = ZoneFile(named: name.string) else {
      throw .arguments("the time zone \"\(name)\" is not in the system's files")
    }
    return zone.clock
  }

  /// The moment of the argument `now`.
  ///
  /// - Throws: `RuleError` when it is missing or unreadable: a rule never reads the real clock.
  func now() throws(RuleError) -> Date {
    guard let now = moment("now"), now.isValid else {
      throw .arguments("the argument \"now\" must be a date")
    }
    return now
  }

  /// Returns a needed argument, whatever reads it.
  func needed<Value>(
    _ key: JSText, _ read: (JSText) -> Value?, as kind: String
  ) throws(RuleError) -> Value {
    guard let value = read(key) else {
      throw .arguments("the argument \"\(key)\" must be \(kind)")
    }
    return value
  }

  /// Returns a needed word of an enumeration.
  func neededWord<Word: RawRepresentable<String> & CaseIterable>(
    _ key: JSText
  ) throws(RuleError) -> Word {
    guard let word: Word = try knownWord(key) else { throw Self.mismatch(key, Word.self) }
    return word
  }

  /// Returns a word of an enumeration, nil when it is missing; any other word is an error.
  func knownWord<Word: RawRepresentable<String> & CaseIterable>(
    _ key: JSText, _: Word.Type = Word.self
  ) throws(RuleError) -> Word? {
    guard has(key) else { return nil }
    guard let word: Word = word(key) else { throw Self.mismatch(key, Word.self) }
    return word
  }

  private static func mismatch<Word: RawRepresentable<String> & CaseIterable>(
    _ key: JSText, _: Word.Type
  ) -> RuleError {
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    return .arguments("the argument \"\(key)\" must be one of \(words)")
  }
}

extension JSONValue {
  /// An object without the members that are nil.
  static func members(_ members: KeyValuePairs<JSText, JSONValue?>) -> JSONValue {
    .object(JSONObject(members.compactMap { key, value in value.map { (key: key, value: $0) } }))
  }
  /// A moment as `2026-08-21T12:00:00.000Z`; null for nil and an invalid one.
  static func moment(_ moment: Date?) -> JSONValue { .text(moment?.isoText) }
  static func text(_ text: String) -> JSONValue { .string(JSText(text)) }
  static func text(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .null }
  static func number(_ number: Double?) -> JSONValue {
    number.map { (number: Double) -> JSONValue in .number(number) } ?? .null
  }
  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .text($0) }) }
  static func count(_ count: Int) -> JSONValue { .number(Double(count)) }
}
