internal import SchemaGraph
internal import SchemaModel

extension ZodChange {
  /// The effect of a change on schemas.
  struct Effect {
    /// Its kind from the older to the newer version.
    var kind: SchemaDifference.Kind
    /// The constructs of which a schema must have one to show it.
    var features: Set<SchemaFeature>

    init(_ kind: SchemaDifference.Kind, _ features: SchemaFeature...) {
      self.kind = kind
      self.features = Set(features)
    }
  }

  /// The effect on schemas; nil for a change that shows only in what other changes describe, and for one of the forms
  /// of issues, which any schema can have.
  var effect: Effect? {
    switch id {
    case .absentKey:
      switch since {
      case .v4_3_6: Effect(.looser, .forgivenField)
      case .v4_4_3: Effect(.stricter, .undefinedField)
      default: Effect(.changed, .optionalMaking)
      }
    case .dateLimits: Effect(.reworded, .date)
    case .listedNumbersAreKeys: Effect(.looser, .listedRecord)
    case .namesNaN: Effect(.reworded, .nan)
    case .numberLimitsContinue: Effect(.changed, .numberFormat)
    case .pipesAbort: Effect(.changed, .pipe)
    case .plainObjects: Effect(.looser, .record)
    case .recordsTakeNumbers: Effect(.looser, .record)
    case .showsHostnameOption: Effect(.reworded, .hostname)
    case .templatesExpectStrings: Effect(.reworded, .template)
    case .tupleLimitIsInclusive: Effect(.reworded, .tuple)
    case .tuplesMayBeEmpty: Effect(.looser, .tuple)
    case .cidrv6Parts: Effect(.stricter, .format(.ipv6), .format(.cidrv6))
    case .e164: Effect(.stricter, .format(.e164))
    case .ipv6Pattern, .templateSigns: Effect(.changed, .template)
    case .uuid: Effect(.looser, .format(.uuid))
    case .optionalResult: Effect(.changed, .optionalMaking)
    case .functionsAcceptAbsent, .undefinedMayBeAbsent, .tellsDefaults: nil
    case .nestedIssuePaths, .formattedKeys: nil
    case .defaultsFillKeys: Effect(.changed, .undefinedDefault)
    case .sizesAreInclusive: Effect(.reworded, .size)
    case .partialRecordTakesLiterals: Effect(.looser, .literalPartialRecord)
    case .discriminatesByInheritedKeys: Effect(.looser, .inheritedDiscriminator)
    case .catchSeesInput: Effect(.changed, .catchFunction)
    case .tupleTail: Effect(.changed, .tuple)
    case .listsDiscriminatorOptions: Effect(.reworded, .discriminator)
    case .encodesUnionsWithoutMatch: Effect(.looser, .discriminator)
    case .absentDiscriminatorIsClaimed: Effect(.looser, .defaultedDiscriminator)
    case .needsDeclaredDiscriminator: Effect(.changed, .undeclaredDiscriminator)
    case .unknownKeysContinue: Effect(.changed, .strictKeys)
    case .prototypeKey:
      since < .v4_6_7 ? Effect(.changed, .otherKeys) : Effect(.stricter, .strictKeys)
    case .ignoresDeclaredPrototype: Effect(.looser, .declaredPrototype)
    case .recordRunsKeys: Effect(.changed, .listedRecord)
    case .partialRecordReportsUnknown: Effect(.reworded, .partialRecord)
    case .looseRecordKeepsUnknown: Effect(.looser, .looseRecord)
    case .pooledKeys: Effect(.changed, .intersection)
    case .multiples: Effect(.changed, .multiple)
    case .namesInfinity: Effect(.reworded, .number)
    case .originIsOfValue: Effect(.reworded, .openBound)
    case .ownConditions: Effect(.changed, .abortBeforeLength)
    case .checkFunctionsTakeConditions: Effect(.changed, .conditionalFunction)
    case .ownErrorServesChecks: Effect(.reworded, .messageWithChecks)
    case .listsExclusiveMatches: Effect(.reworded, .exclusive)
    case .allowsEmptyUnions: Effect(.changed, .emptyUnion)
    case .stringLengthUnit: Effect(.changed, .textLength)
    case .saysExactly: Effect(.reworded, .exactLength)
    case .urlDropsLineEnds: Effect(.changed, .format(.url))
    case .base64: Effect(.stricter, .format(.base64), .format(.base64url))
    case .cuid: Effect(.changed, .format(.cuid))
    case .httpURL: Effect(.stricter, .httpURL)
    case .domain: Effect(.stricter, .domain)
    case .ipv6: Effect(.stricter, .format(.ipv6), .format(.cidrv6))
    case .base64Pattern, .cidrv6Pattern, .includesPattern, .templateNumbers:
      Effect(.changed, .template)
    case .templateParts: Effect(.changed, .template, .reversedLengths)
    case .limitsFirst: Effect(.changed, .limitedArray)
    case .allowsEmptyLiterals: Effect(.changed, .emptyLiteral)
    case .emailPattern: Effect(.reworded, .format(.email))
    case .vocabulary: Effect(.changed, .word(since: since))
    case .ulid: Effect(.stricter, .format(.ulid))
    case .datetimePattern: Effect(.stricter, .format(.datetime))
    case .emojiPattern: Effect(.stricter, .format(.emoji))
    }
  }
}
