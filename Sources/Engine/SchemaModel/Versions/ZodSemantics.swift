/// What a version of Zod does where the versions differ.
///
/// The compiler of a schema reads it; a run does not. `ZodChange.all` says in words what changed and when.
public struct ZodSemantics: Sendable, Hashable {
  /// The units that `min`, `max` and `length` count in a string.
  public enum LengthUnit: Sendable, Hashable { case codeUnits, codePoints }
  /// The treatment of a key of an object's shape that the input lacks.
  public enum AbsentKey: Sendable, Hashable {
    /// The issues of the value are forgiven if the output may lack the key.
    case forgiven
    /// A key that the input may not lack is an issue, whatever its schema makes of `undefined`.
    case required
    /// As `required`; and a key that may be absent stays so, unless a default stands in for it.
    case leftOut
  }
  /// The result of `optional` for `undefined`, where its schema takes it.
  public enum OptionalResult: Sendable, Hashable {
    /// The schema's, or `undefined` if there are issues.
    case unlessIssues
    /// As `unlessIssues`; and `undefined` if a function or a `catch` made the value.
    case unlessMade
    /// The schema runs only if it has a default.
    case onlyDefaults
  }
  /// The treatment of `__proto__` as an undeclared key.
  public enum PrototypeKey: Sendable, Hashable {
    /// A strict object reports it, a catchall runs on it, and a loose object loses it to the prototype.
    case assigned
    /// Every object skips it.
    case skipped
    /// A strict object reports it, every other object skips it.
    case reported
  }
  /// The arithmetic of `multipleOf`.
  public enum Multiples: Sendable, Hashable {
    /// The remainder of the decimal digits.
    case decimalDigits
    /// The quotient's distance from an integer, with a tolerance that grows with it.
    case roundedQuotient
  }
  /// The treatment of absent items of a tuple.
  public enum TupleTail: Sendable, Hashable {
    /// Absent items at the end are not run.
    case notRun
    /// Absent items run on `undefined`; those that fail end the output.
    case run
    /// As `run`; and an absent item that is merely optional ends the output.
    case leftOut
  }
  /// The checks with a condition of their own that follow an issue which stops others.
  public enum OwnConditions: Sendable, Hashable {
    /// They run.
    case alwaysRun
    /// They do not run after an issue that says so.
    case stopped
  }
  /// The issues of unknown keys that an intersection reports only if both sides have them.
  public enum PooledKeys: Sendable, Hashable {
    /// All, at any depth, as one issue.
    case atAnyDepth
    /// Those of the intersection's own object or record, and a record's invalid keys.
    case ofOwnValue
  }

  /// The version.
  public let version: ZodVersion
  /// The units of a string's length.
  public var stringLengthUnit: LengthUnit { isHead ? .codePoints : .codeUnits }
  /// Whether the messages of exact lengths say "exactly".
  public var saysExactly: Bool { isHead }
  /// The treatment of absent keys of an object.
  public var absentKey: AbsentKey { byVersion(.forgiven, .required, .leftOut) }
  /// The result of `optional` for `undefined`.
  public var optionalResult: OptionalResult {
    byVersion(.unlessIssues, .unlessMade, .onlyDefaults)
  }
  /// Whether a transform and a `catch` accept an absent key.
  public var functionsAcceptAbsent: Bool { isSince44 }
  /// Whether `undefined` and literals of it mark their key as one that may be absent.
  public var undefinedMayBeAbsent: Bool { !isSince44 }
  /// Whether a default is told from a merely optional schema.
  public var tellsDefaults: Bool { isHead }
  /// Whether a failing `catch` or `optional` empties the list of issues that it shares with a pipe.
  public var emptiesSharedIssues: Bool { isHead }
  /// The treatment of absent items of a tuple.
  public var tupleTail: TupleTail { byVersion(.notRun, .run, .leftOut) }
  /// Whether the issue of a discriminated union lists the options.
  public var listsDiscriminatorOptions: Bool { isSince44 }
  /// Whether encoding a discriminated union without a match tries all options.
  public var encodesUnionsWithoutMatch: Bool { isSince44 }
  /// Whether a discriminator that may be absent claims `undefined`.
  public var absentDiscriminatorIsClaimed: Bool { isHead }
  /// Whether an object's checks run after unknown keys, and a pipe goes on after them.
  public var unknownKeysContinue: Bool { isHead }
  /// The treatment of `__proto__` as an undeclared key.
  public var prototypeKey: PrototypeKey { byVersion(.assigned, .skipped, .reported) }
  /// Whether a declared key `__proto__` is ignored.
  public var ignoresDeclaredPrototype: Bool { isHead }
  /// Whether a record with a fixed set of keys runs the key schema.
  public var recordRunsKeys: Bool { isSince44 }
  /// Whether a partial record reports keys outside its fixed set as unknown.
  public var partialRecordReportsUnknown: Bool { isHead }
  /// Whether a loose record keeps keys outside its fixed set.
  public var looseRecordKeepsUnknown: Bool { isHead }
  /// The issues that an intersection pools.
  public var pooledKeys: PooledKeys { isHead ? .ofOwnValue : .atAnyDepth }
  /// The arithmetic of `multipleOf`.
  public var multiples: Multiples { isSince44 ? .roundedQuotient : .decimalDigits }
  /// Whether the issue of an infinite number names the sign, and its message the infinity.
  public var namesInfinity: Bool { isHead }
  /// Whether the origin of a bound's issue is the value's type, not the limit's.
  public var originIsOfValue: Bool { isHead }
  /// The checks with a condition of their own.
  public var ownConditions: OwnConditions { isSince44 ? .stopped : .alwaysRun }
  /// Whether a function that adds issues takes a condition; earlier versions ignore it.
  public var checkFunctionsTakeConditions: Bool { isSince44 }
  /// Whether a schema's own error words the issues of its checks.
  public var ownErrorServesChecks: Bool { isHead }
  /// Whether the issue of an exclusive union lists the options that match, and its message says so.
  public var listsExclusiveMatches: Bool { isHead }
  /// Whether a URL's output loses tabs and line ends.
  public var urlDropsLineEnds: Bool { isHead }
  /// Whether a union without options is a schema that no value fits, not an error.
  public var allowsEmptyUnions: Bool { isSince44 }

  /// The semantics of a version.
  public init(_ version: ZodVersion) { self.version = version }

  private var isSince44: Bool { version >= .v4_4_3 }
  private var isHead: Bool { version >= .v4_5 }

  /// Returns the rule of the version, of one for each version from the oldest on.
  private func byVersion<Rule>(_ oldest: Rule, _ middle: Rule, _ newest: Rule) -> Rule {
    switch version {
    case .v4_3_6: oldest
    case .v4_4_3: middle
    case .v4_5: newest
    }
  }
}

extension ZodVersion {
  /// What the version does where versions differ.
  public var semantics: ZodSemantics { ZodSemantics(self) }
}
