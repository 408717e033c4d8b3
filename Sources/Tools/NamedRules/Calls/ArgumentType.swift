internal import JSPrimitives
internal import SourceJSON

/// The reading of a type's values from arguments.
///
/// An enumeration of words is one of its words. Any other type that isn't an `ArgumentValue` is an object, whose members
/// its `Decodable` conformance names.
struct ArgumentType<Value: Decodable> {
  private let own = Value.self as? any ArgumentValue.Type

  /// The type of the JSON value.
  var kind: RuleParameter.Kind { own?.kind ?? probed.kind }
  /// Whether the value may be missing.
  var isOptional: Bool { own?.isOptional ?? false }
  /// The words of an enumeration; empty for other types.
  var words: [String] {
    if let own { return own.words }
    guard let type = Value.self as? any (RawRepresentable<String> & CaseIterable).Type else {
      return []
    }
    return Self.words(of: type)
  }
  /// The values in the words of an error.
  var expected: String {
    let words = words
    return words.isEmpty
      ? own?.expected ?? kind.rawValue : "one of \(words.joined(separator: ", "))"
  }

  /// The value of a missing argument; nil if a missing one is an error.
  var missing: Value? {
    if let own { return Self.missing(own) }
    return words.isEmpty ? read(.nothing) : nil
  }

  /// Whether the value has dates, which are read in the call's time zone.
  var hasDates: Bool {
    own?.hasDates ?? probed.hasDates
  }

  private var probed: ArgumentProbe {
    let probe = ArgumentProbe()
    _ = read(RuleArguments.nothing.noting(probe))
    return probe
  }

  /// Reads the JSON value of an argument; nil if it is of another type.
  ///
  /// Anything else than an object is one without members.
  func read(_ argument: RuleArguments) -> Value? {
    guard let own else { return try? Value(from: argument) }
    return Self.read(own, argument)
  }

  /// Returns whether a needed argument may have this value.
  func isUsable(_ value: Value) -> Bool { (value as? any ArgumentValue)?.isUsable ?? true }

  // A metatype's own value is of the type `Value`, which the compiler can't know.

  private static func read<Own: ArgumentValue>(_: Own.Type, _ argument: RuleArguments) -> Value? {
    guard let value = Own(argument) else { return nil }
    return value as? Value
  }

  private static func missing<Own: ArgumentValue>(_: Own.Type) -> Value? {
    guard let value = Own.missing else { return nil }
    return value as? Value
  }

  private static func words<Word: RawRepresentable<String> & CaseIterable>(
    of _: Word.Type
  ) -> [String] { Word.allCases.map(\.rawValue) }
}

/// Notes what a type reads.
final class ArgumentProbe {
  /// The type of the JSON value: an object, unless the type reads a single value.
  var kind = RuleParameter.Kind.object
  /// Whether a date was read.
  var hasDates = false
}
