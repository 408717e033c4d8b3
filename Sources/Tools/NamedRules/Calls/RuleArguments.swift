internal import CompassRevisions
internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The arguments of a rule's call; absent and null are both nil, and so is a value of another type.
struct RuleArguments {
  let value: JSONValue
  /// Whether there is no such argument, which isn't the same as null in JavaScript.
  let isUndefined: Bool
  /// The call's argument `timeZone`; nil if it is missing or "UTC".
  private let zone: ZoneFile?
  /// The revision of the web app that answers.
  let revision: WebRevision
  /// Notes what a type reads.
  private(set) var probe: ArgumentProbe?

  /// Creates the arguments of a call.
  ///
  /// - Throws: `RuleError` when the system has no such time zone.
  init(_ value: JSONValue, in revision: WebRevision) throws(RuleError) {
    self.init(value, zone: try Self.zone(named: value["timeZone"]?.text), revision: revision)
  }

  private init(_ value: JSONValue?, zone: ZoneFile?, revision: WebRevision) {
    self.value = value ?? .null
    self.isUndefined = value == nil
    self.zone = zone
    self.revision = revision
  }

  /// A value that a call lacks.
  static var nothing: Self { Self(nil, zone: nil, revision: .newest) }

  /// The clock of the call's time zone.
  var clock: LocalClock { zone?.clock ?? .utc }

  /// Returns a part of the arguments, which has their clock and revision.
  func part(_ value: JSONValue?) -> RuleArguments {
    var part = RuleArguments(value, zone: zone, revision: revision)
    part.probe = probe
    return part
  }

  /// Returns the arguments, which note what a type reads; what its members read is noted by their own type.
  func noting(_ probe: ArgumentProbe?) -> RuleArguments {
    var arguments = self
    arguments.probe = probe
    return arguments
  }

  /// Returns the value as one of a type; nil if it is of another.
  func read<Value: Decodable>(_: Value.Type) -> Value? { ArgumentType<Value>().read(self) }

  /// A member, or the value instead of a missing one.
  subscript<Value: DefaultedArgument>(_ key: JSText) -> Value {
    Value(object(key)) ?? Value.standard
  }

  /// A member, or another value instead of a missing one.
  subscript<Value: ArgumentValue>(_ key: JSText, or standard: Value) -> Value {
    Value(object(key)) ?? standard
  }

  /// The text that a member becomes in a JavaScript template, or as the key of an object.
  func printed(_ key: JSText) -> String { value[key]?.coercedString ?? "undefined" }

  func text(_ key: JSText) -> String? { self[key] }
  func number(_ key: JSText) -> Double? { self[key] }
  func objects(_ key: JSText) -> [RuleArguments] { self[key] }
  func object(_ key: JSText) -> RuleArguments { part(value[key]) }

  /// Returns whether a value is present and not null.
  func has(_ key: JSText) -> Bool { value[key].map { $0 != .null } ?? false }

  private static func zone(named name: JSText?) throws(RuleError) -> ZoneFile? {
    guard let name, name != "UTC" else { return nil }
    guard let zone = ZoneFile(named: name.string) else {
      throw .arguments("the time zone \"\(name)\" is not in the system's files")
    }
    return zone
  }
}

extension JSONValue {
  /// A moment as `2026-08-21T12:00:00.000Z`; null for nil and an invalid one.
  static func moment(_ moment: Date?) -> JSONValue { .text(moment?.isoText) }
}
