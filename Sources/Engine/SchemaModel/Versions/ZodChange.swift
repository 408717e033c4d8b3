/// A change of Zod's verdicts, outputs or issues between two versions, in words.
///
///     for change in ZodChange.all where change.since == .v4_6_7 {
///       print("Zod 4.6.7 \(change.after). Zod before \(change.before).")
///     }
public struct ZodChange: Sendable, Hashable {
  /// The thing that changed: a property of `ZodSemantics`, or a string format.
  package enum Name: String, Sendable, Hashable, CaseIterable {
    // Properties of `ZodSemantics`; a test compares the names and their changes with the properties.
    case stringLengthUnit, saysExactly
    case absentKey, optionalResult, functionsAcceptAbsent, undefinedMayBeAbsent, tellsDefaults
    case defaultsFillKeys, catchSeesInput, tupleTail
    case sizesAreInclusive, partialRecordTakesLiterals, discriminatesByInheritedKeys
    case listsDiscriminatorOptions, encodesUnionsWithoutMatch, absentDiscriminatorIsClaimed
    case dateLimits, listedNumbersAreKeys, numberLimitsContinue, pipesAbort, plainObjects
    case recordsTakeNumbers, showsHostnameOption, templatesExpectStrings, tupleLimitIsInclusive
    case tuplesMayBeEmpty
    case needsDeclaredDiscriminator, unknownKeysContinue, prototypeKey, ignoresDeclaredPrototype
    case recordRunsKeys, partialRecordReportsUnknown, looseRecordKeepsUnknown, pooledKeys
    case multiples, namesInfinity, originIsOfValue, ownConditions, checkFunctionsTakeConditions
    case ownErrorServesChecks
    case listsExclusiveMatches, urlDropsLineEnds, allowsEmptyUnions, allowsEmptyLiterals
    case limitsFirst, templateParts
    case nestedIssuePaths, formattedKeys

    // Words of messages.
    case namesNaN

    // Words of schemas, by `ZodWord`.
    case vocabulary

    // Formats, whose patterns and rules have the version themselves.
    case base64, cuid, httpURL
    case base64Pattern, cidrv6Pattern, datetimePattern, domain, emailPattern
    case emojiPattern, includesPattern, ipv6, templateNumbers, ulid
    case cidrv6Parts, e164, ipv6Pattern, templateSigns, uuid
  }

  /// The thing that changed.
  package let id: Name
  /// The name of what changed, such as `stringLengthUnit`, as `compass-validate zod` lists it.
  public var name: String { id.rawValue }
  /// The first version with the change.
  public let since: ZodVersion
  /// The behaviour of earlier versions: the end of a sentence that starts with "Zod", without a full stop.
  public let before: String
  /// The behaviour of this version and later ones: the end of a sentence that starts with "Zod".
  public let after: String

  init(_ id: Name, since: ZodVersion, before: String, after: String) {
    self.id = id
    self.since = since
    self.before = before
    self.after = after
  }

  /// All changes, those of the older version first.
  public static let all = since4112 + since421 + since436 + since443 + since467
}
