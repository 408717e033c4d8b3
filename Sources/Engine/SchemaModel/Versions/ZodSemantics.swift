/// The rules of a version of Zod where the versions differ.
///
/// The compiler of a schema and the forms of issues read it; a run does not. `ZodChange.all` says in words what changed
/// and when. Every property is stored, so that a test finds those that `ZodChange.all` lacks.
package struct ZodSemantics: Sendable, Hashable {
  /// The units that `min`, `max` and `length` count in a string.
  package enum LengthUnit: Sendable, Hashable { case codeUnits, codePoints }
  /// The treatment of a key of an object's shape that the input lacks.
  package enum AbsentKey: Sendable, Hashable {
    /// The value of the key is `undefined`, and its issues count.
    case judged
    /// The issues of the value are forgiven if the output may lack the key.
    case forgiven
    /// A key that the input may not lack is an issue, whatever its schema makes of `undefined`.
    case required
    /// As `required`; and a key that may be absent stays so, unless its schema has a default.
    case leftOut
  }
  /// The result of `optional` for `undefined`, where its schema takes it.
  package enum OptionalResult: Sendable, Hashable {
    /// The schema's, or `undefined` if there are issues.
    case unlessIssues
    /// As `unlessIssues`; and `undefined` if a function or a `catch` made the value.
    case unlessMade
    /// The schema runs only if it has a default.
    case onlyDefaults
  }
  /// The treatment of `__proto__` as an undeclared key.
  package enum PrototypeKey: Sendable, Hashable {
    /// A strict object reports it, a catchall runs on it, and a loose object loses it to the prototype.
    case assigned
    /// Every object skips it.
    case skipped
    /// A strict object reports it, every other object skips it.
    case reported
  }
  /// The arithmetic of `multipleOf`.
  package enum Multiples: Sendable, Hashable {
    /// The remainder of the decimal digits.
    case decimalDigits
    /// The quotient's distance from an integer, with a tolerance of 2^-52 that grows with it.
    case roundedQuotient
    /// As `roundedQuotient`, with four times the tolerance; and no bigint is a multiple of zero, where others throw.
    case nearQuotient
  }
  /// The limit of a date in its issue.
  package enum DateLimits: Sendable, Hashable {
    /// A Date, whose text in messages is that of the local time.
    case dates
    /// Milliseconds.
    case milliseconds
  }
  /// The objects that are records.
  package enum PlainObjects: Sendable, Hashable {
    /// Those whose member `constructor` is undefined or has a prototype like that of objects.
    case ofReadConstructor
    /// Also those whose member `constructor` is not a function.
    case ofFunction
  }
  /// The pattern of a schema in a template literal.
  package enum TemplateParts: Sendable, Hashable {
    /// The schema's own, which a string can't have if its lengths exclude each other.
    case ownPattern
    /// That of its last format, else that of its lengths, which no string may match.
    case lastFormatOrLengths
  }
  /// The treatment of absent items of a tuple.
  package enum TupleTail: Sendable, Hashable {
    /// Absent items at the end are not run.
    case notRun
    /// Absent items run on `undefined`; those that fail end the output.
    case run
    /// As `run`; and an absent item that is merely optional ends the output.
    case leftOut
  }
  /// The checks with a condition of their own that follow an issue which stops others.
  package enum OwnConditions: Sendable, Hashable {
    /// They run.
    case alwaysRun
    /// They do not run after an issue that says so.
    case stopped
  }
  /// The issues of unknown keys that an intersection reports only if both sides have them.
  package enum PooledKeys: Sendable, Hashable {
    /// None: each side reports its own issue.
    case never
    /// All, at any depth, as one issue.
    case atAnyDepth
    /// Those of the intersection's own object or record, and a record's invalid keys.
    case ofOwnValue
  }
  /// The place of an issue inside another one in the trees of Zod's `treeifyError` and `formatError`.
  package enum NestedIssuePaths: Sendable, Hashable {
    /// `formatError` forgets the paths of enclosing issues, and `treeifyError` keeps only the innermost one.
    case shortened
    /// The whole path from the payload.
    case whole
  }
  /// The keys of the objects that Zod's `flattenError`, `treeifyError` and `formatError` build.
  package enum FormattedKeys: Sendable, Hashable {
    /// A key of the payload may be found on the prototype of all objects, or be the list `_errors`.
    case inherited
    /// Every key of the payload is a key like any other; `formatError` skips `_errors`.
    case own
  }

  /// The version.
  package let version: ZodVersion
  /// The names of rules that are those of another version; empty for a version of Zod as it is.
  let exceptions: [ZodChange.Name: ZodVersion]
  /// The units of a string's length.
  package let stringLengthUnit: LengthUnit
  /// Whether the messages of exact lengths say "exactly".
  package let saysExactly: Bool
  /// The treatment of absent keys of an object.
  package let absentKey: AbsentKey
  /// The result of `optional` for `undefined`.
  package let optionalResult: OptionalResult
  /// Whether a transform and a `catch` accept an absent key.
  package let functionsAcceptAbsent: Bool
  /// Whether `undefined` and literals of it mark their key as one that may be absent.
  package let undefinedMayBeAbsent: Bool
  /// Whether a default is distinguished from a merely optional schema.
  package let tellsDefaults: Bool
  /// Whether an absent key is in the output if a default makes undefined of it.
  package let defaultsFillKeys: Bool
  /// Whether the function of a `catch` gets the input as it was, not what its schema left of it.
  package let catchSeesInput: Bool
  /// Whether the limit of a size is inclusive in its issue, as that of a length is.
  package let sizesAreInclusive: Bool
  /// Whether the keys of a partial record may be those of a literal; earlier versions throw for any key.
  package let partialRecordTakesLiterals: Bool
  /// Whether a key that all objects inherit may have fixed values in an option of a discriminated union; earlier versions throw.
  package let discriminatesByInheritedKeys: Bool
  /// The treatment of absent items of a tuple.
  package let tupleTail: TupleTail
  /// Whether the issue of a discriminated union lists the options.
  package let listsDiscriminatorOptions: Bool
  /// Whether encoding a discriminated union without a match tries all options.
  package let encodesUnionsWithoutMatch: Bool
  /// Whether a discriminator that may be absent claims `undefined`, which no option has if several claim it.
  package let absentDiscriminatorIsClaimed: Bool
  /// The limit of a date in its issue.
  package let dateLimits: DateLimits
  /// Whether the numbers that the key schema of a record lists are known keys, as strings.
  package let listedNumbersAreKeys: Bool
  /// Whether issues of a number above the range of its format have an inclusive limit, and don't skip later checks;
  /// those of unsafe integers have the first.
  package let numberLimitsContinue: Bool
  /// Whether a pipe whose first side has issues skips the checks behind it.
  package let pipesAbort: Bool
  /// The objects that are records, and whose members an intersection merges.
  package let plainObjects: PlainObjects
  /// Whether a key of a record that fails as a string runs again as a number.
  package let recordsTakeNumbers: Bool
  /// Whether the issue of a URL's host shows the pattern of the option, not that of all host names.
  package let showsHostnameOption: Bool
  /// Whether a template literal expects a string, not a template literal, in its issue.
  package let templatesExpectStrings: Bool
  /// Whether the issue of a tuple that is too long has an inclusive limit.
  package let tupleLimitIsInclusive: Bool
  /// Whether a tuple of which no item is needed may be empty, and its absent items don't run.
  package let tuplesMayBeEmpty: Bool
  /// Whether an option of a discriminated union without its key is an error, not only for objects.
  package let needsDeclaredDiscriminator: Bool
  /// Whether an object's checks run after unknown keys, and a pipe goes on after them.
  package let unknownKeysContinue: Bool
  /// The treatment of `__proto__` as an undeclared key.
  package let prototypeKey: PrototypeKey
  /// Whether a declared key `__proto__` is ignored.
  package let ignoresDeclaredPrototype: Bool
  /// Whether a record with a fixed set of keys runs the key schema.
  package let recordRunsKeys: Bool
  /// Whether a partial record reports keys outside its fixed set as unknown.
  package let partialRecordReportsUnknown: Bool
  /// Whether a loose record keeps keys outside its fixed set.
  package let looseRecordKeepsUnknown: Bool
  /// The issues that an intersection pools.
  package let pooledKeys: PooledKeys
  /// The arithmetic of `multipleOf`.
  package let multiples: Multiples
  /// Whether the issue of an infinite number names the sign, and its message the infinity.
  package let namesInfinity: Bool
  /// Whether the origin of a bound's issue is the value's type, not the limit's.
  package let originIsOfValue: Bool
  /// The checks with a condition of their own.
  package let ownConditions: OwnConditions
  /// Whether a function that adds issues takes a condition; earlier versions ignore it.
  package let checkFunctionsTakeConditions: Bool
  /// Whether a schema's own error words the issues of its checks.
  package let ownErrorServesChecks: Bool
  /// Whether the issue of an exclusive union lists the options that match, and its message says so.
  package let listsExclusiveMatches: Bool
  /// Whether a URL's output loses tabs and line ends.
  package let urlDropsLineEnds: Bool
  /// Whether a literal without values is a schema that no value fits, not an error.
  package let allowsEmptyLiterals: Bool
  /// Whether an array is compared with the leading limits of its length before its elements run.
  package let limitsFirst: Bool
  /// The pattern of a schema in a template literal.
  package let templateParts: TemplateParts
  /// Whether a union without options is a schema that no value fits, not an error.
  package let allowsEmptyUnions: Bool
  /// The place of an issue inside another one in a tree of issues.
  package let nestedIssuePaths: NestedIssuePaths
  /// The keys of a form of issues.
  package let formattedKeys: FormattedKeys

  /// The semantics of a version.
  package init(_ version: ZodVersion) { self.init(version, except: [:]) }

  /// The semantics of a version in which the rules of these names are those of another version.
  ///
  /// No release of Zod has such a mixture; a comparison of two versions finds with it which change makes a difference.
  package init(_ version: ZodVersion, except exceptions: [ZodChange.Name: ZodVersion]) {
    func rule<Rule>(
      _ name: ZodChange.Name, _ first: Rule, _ changes: (since: ZodVersion, rule: Rule)...
    ) -> Rule {
      (exceptions[name] ?? version).rule(first, changes)
    }
    self.version = version
    self.exceptions = exceptions
    stringLengthUnit = rule(.stringLengthUnit, .codeUnits, (.v4_6_7, .codePoints))
    saysExactly = rule(.saysExactly, false, (.v4_6_7, true))
    absentKey = rule(
      .absentKey, .judged, (.v4_3_6, .forgiven), (.v4_4_3, .required), (.v4_6_7, .leftOut))
    optionalResult = rule(
      .optionalResult, .unlessIssues, (.v4_4_3, .unlessMade), (.v4_6_7, .onlyDefaults))
    functionsAcceptAbsent = rule(.functionsAcceptAbsent, false, (.v4_4_3, true))
    undefinedMayBeAbsent = rule(.undefinedMayBeAbsent, true, (.v4_4_3, false))
    tellsDefaults = rule(.tellsDefaults, false, (.v4_6_7, true))
    defaultsFillKeys = rule(.defaultsFillKeys, false, (.v4_6_7, true))
    catchSeesInput = rule(.catchSeesInput, false, (.v4_6_7, true))
    sizesAreInclusive = rule(.sizesAreInclusive, false, (.v4_1_12, true))
    partialRecordTakesLiterals = rule(.partialRecordTakesLiterals, false, (.v4_2_1, true))
    discriminatesByInheritedKeys = rule(.discriminatesByInheritedKeys, false, (.v4_6_7, true))
    tupleTail = rule(.tupleTail, .notRun, (.v4_4_3, .run), (.v4_6_7, .leftOut))
    listsDiscriminatorOptions = rule(.listsDiscriminatorOptions, false, (.v4_4_3, true))
    encodesUnionsWithoutMatch = rule(.encodesUnionsWithoutMatch, false, (.v4_4_3, true))
    absentDiscriminatorIsClaimed = rule(.absentDiscriminatorIsClaimed, false, (.v4_6_7, true))
    dateLimits = rule(.dateLimits, .dates, (.v4_3_6, .milliseconds))
    listedNumbersAreKeys = rule(.listedNumbersAreKeys, false, (.v4_2_1, true))
    numberLimitsContinue = rule(.numberLimitsContinue, false, (.v4_3_6, true))
    pipesAbort = rule(.pipesAbort, false, (.v4_1_12, true))
    plainObjects = rule(.plainObjects, .ofReadConstructor, (.v4_2_1, .ofFunction))
    recordsTakeNumbers = rule(.recordsTakeNumbers, false, (.v4_3_6, true))
    showsHostnameOption = rule(.showsHostnameOption, false, (.v4_2_1, true))
    templatesExpectStrings = rule(.templatesExpectStrings, false, (.v4_3_6, true))
    tupleLimitIsInclusive = rule(.tupleLimitIsInclusive, false, (.v4_3_6, true))
    tuplesMayBeEmpty = rule(.tuplesMayBeEmpty, false, (.v4_2_1, true))
    needsDeclaredDiscriminator = rule(.needsDeclaredDiscriminator, false, (.v4_6_7, true))
    unknownKeysContinue = rule(.unknownKeysContinue, false, (.v4_6_7, true))
    prototypeKey = rule(.prototypeKey, .assigned, (.v4_4_3, .skipped), (.v4_6_7, .reported))
    ignoresDeclaredPrototype = rule(.ignoresDeclaredPrototype, false, (.v4_6_7, true))
    recordRunsKeys = rule(.recordRunsKeys, false, (.v4_4_3, true))
    partialRecordReportsUnknown = rule(.partialRecordReportsUnknown, false, (.v4_6_7, true))
    looseRecordKeepsUnknown = rule(.looseRecordKeepsUnknown, false, (.v4_6_7, true))
    pooledKeys = rule(.pooledKeys, .never, (.v4_3_6, .atAnyDepth), (.v4_6_7, .ofOwnValue))
    multiples = rule(
      .multiples, .decimalDigits, (.v4_4_3, .roundedQuotient), (.v4_6_7, .nearQuotient))
    namesInfinity = rule(.namesInfinity, false, (.v4_6_7, true))
    originIsOfValue = rule(.originIsOfValue, false, (.v4_6_7, true))
    ownConditions = rule(.ownConditions, .alwaysRun, (.v4_4_3, .stopped))
    checkFunctionsTakeConditions = rule(.checkFunctionsTakeConditions, false, (.v4_4_3, true))
    ownErrorServesChecks = rule(.ownErrorServesChecks, false, (.v4_6_7, true))
    listsExclusiveMatches = rule(.listsExclusiveMatches, false, (.v4_6_7, true))
    urlDropsLineEnds = rule(.urlDropsLineEnds, false, (.v4_6_7, true))
    allowsEmptyLiterals = rule(.allowsEmptyLiterals, false, (.v4_6_7, true))
    limitsFirst = rule(.limitsFirst, false, (.v4_6_7, true))
    templateParts = rule(.templateParts, .ownPattern, (.v4_6_7, .lastFormatOrLengths))
    allowsEmptyUnions = rule(.allowsEmptyUnions, false, (.v4_4_3, true))
    nestedIssuePaths = rule(.nestedIssuePaths, .shortened, (.v4_4_3, .whole))
    formattedKeys = rule(.formattedKeys, .inherited, (.v4_6_7, .own))
  }

  /// Returns the version whose rule of this name is in force.
  package func version(of name: ZodChange.Name) -> ZodVersion { exceptions[name] ?? version }
}

extension ZodVersion {
  /// The rules of the version where versions differ.
  package var semantics: ZodSemantics { ZodSemantics(self) }
}
