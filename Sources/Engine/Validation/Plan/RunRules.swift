internal import JSPrimitives
internal import SchemaModel

/// The rules of a run that depend on the version of Zod or on the direction.
///
/// Only the explanation reads it. What judging needs is compiled into nodes, fields and checks.
struct RunRules: Sendable {
  /// The version of Zod, only for the messages of locales. Without one, all rules are those of the oldest version.
  var zod = ZodVersion.v4_3_6
  /// Whether the plan runs from outputs to inputs.
  var isEncoding = false
  /// Whether issues keep the values that they are about, since functions of the schema ask for them.
  var keepsInputs = false
  /// Whether the run of `optional` on an absent value yields undefined if a function made the value.
  var dropsMadeValues = false
  /// Whether a `catch` runs its schema on a new payload.
  var catchesAside = false
  /// Whether `optional` runs the default of an absent value on a new payload.
  var fillsAside = false
  /// Whether an array is compared with its leading limits before its elements run.
  var limitsFirst = false
  /// Whether a pipe that ends marks its payload as aborted.
  var pipesAbort = true
  /// Whether a record reads the member `constructor` of an object.
  var readsConstructor = false
  /// Whether a key of a record that fails as a string runs again as a number.
  var recordsTakeNumbers = true
  /// Whether the listed numbers of a record are known keys.
  var listedNumbersAreKeys = true
  /// Whether a bigint may be divided by zero, of which none is a multiple.
  var dividesByZero = false
  /// Whether a pipe goes on after issues of unknown keys.
  var pipesUnknownKeys = false
  /// Whether checks with a condition of their own are skipped after an issue that aborts.
  var stopsOwnConditions = false
  /// Whether absent items of a tuple are run.
  var runsAbsentItems = false
  /// Whether an absent item that is merely optional ends a tuple's output.
  var leavesOutItems = false
  /// The issues that an intersection pools.
  var pooledKeys = ZodSemantics.PooledKeys.atAnyDepth
  /// Whether a record with fixed keys runs the key schema.
  var runsRecordKeys = false
  /// Whether an infinite number's issue names the infinity.
  var namesInfinity = false
  /// Whether a bound's origin is the value's type.
  var originIsOfValue = false
  /// The treatment of `__proto__` as an unknown key.
  var prototypeKey = ZodSemantics.PrototypeKey.assigned
  /// Whether encoding a discriminated union without a match tries all options.
  var encodesUnionsWithoutMatch = false
  /// Whether the issue of an exclusive union lists the options that match.
  var listsExclusiveMatches = false
  /// Whether the message of an exact length that a function reports says so.
  var saysExactly = false

  init() {}

  /// The rules of a version.
  init(_ semantics: ZodSemantics, isEncoding: Bool) {
    zod = semantics.version
    self.isEncoding = isEncoding
    dropsMadeValues = semantics.optionalResult == .unlessMade
    catchesAside = semantics.catchSeesInput
    fillsAside = semantics.optionalResult == .onlyDefaults
    limitsFirst = semantics.limitsFirst
    pipesAbort = semantics.pipesAbort
    readsConstructor = semantics.plainObjects == .ofReadConstructor
    recordsTakeNumbers = semantics.recordsTakeNumbers
    listedNumbersAreKeys = semantics.listedNumbersAreKeys
    dividesByZero = semantics.multiples == .nearQuotient
    pipesUnknownKeys = semantics.unknownKeysContinue
    stopsOwnConditions = semantics.ownConditions == .stopped
    runsAbsentItems = semantics.tupleTail != .notRun
    leavesOutItems = semantics.tupleTail == .leftOut
    pooledKeys = semantics.pooledKeys
    runsRecordKeys = semantics.recordRunsKeys
    namesInfinity = semantics.namesInfinity
    originIsOfValue = semantics.originIsOfValue
    prototypeKey = semantics.prototypeKey
    encodesUnionsWithoutMatch = semantics.encodesUnionsWithoutMatch
    listsExclusiveMatches = semantics.listsExclusiveMatches
    saysExactly = semantics.saysExactly
  }
}

/// The templates of issues that no node has of its own.
struct CommonTemplates: Sendable {
  /// `nonoptional`, of a key that an object lacks.
  var missingKey: Int32 = -1
}

/// The words of a `stringbool`, in the form in which the input is compared with them.
struct PlanWords: Sendable {
  var truthy: [JSText]
  var falsy: [JSText]
  var isCaseSensitive: Bool
}

/// A format that an algorithm decides.
struct PlanFormat: Sendable {
  /// Whether Zod matches a pattern first, also on a value that isn't a string.
  let testsPatternFirst: Bool
  /// Returns whether WTF-8 text has the format.
  let isValid: @Sendable (UnsafeBufferPointer<UInt8>) -> Bool

  init(
    testsPatternFirst: Bool = false,
    _ isValid: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    self.testsPatternFirst = testsPatternFirst
    self.isValid = isValid
  }
}

/// The conditions of a `url` check.
struct PlanURLOptions: Sendable {
  var format: URLFormat
  /// The places of the patterns of host and scheme in the plan's patterns, or -1.
  var hostname: Int32 = -1
  var scheme: Int32 = -1
}
