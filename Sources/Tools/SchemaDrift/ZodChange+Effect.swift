package import SchemaModel

extension ZodChange {
  /// The effect of a change on schemas.
  package struct Effect {
    /// Its kind from the older to the newer version.
    package var kind: SchemaDifference.Kind
    /// The constructs of which a schema must have one to show it.
    package var features: SchemaFeatures

    init(_ kind: SchemaDifference.Kind, _ features: SchemaFeatures) {
      self.kind = kind
      self.features = features
    }
  }

  /// The effect on schemas; nil for a change that shows only in what other changes describe, and for one of the forms
  /// of issues, which any schema can have.
  package var effect: Effect? {
    switch id {
    case .absentKey:
      since < .v4_6_7 ? Effect(.stricter, .looseField) : Effect(.changed, .optionalMaking)
    case .optionalResult: Effect(.changed, .optionalMaking)
    case .functionsAcceptAbsent, .undefinedMayBeAbsent, .tellsDefaults: nil
    case .nestedIssuePaths, .formattedKeys: nil
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
    case .urlDropsLineEnds: Effect(.changed, .url)
    case .base64: Effect(.stricter, .base64)
    case .cuid: Effect(.changed, .cuid)
    case .httpURL: Effect(.stricter, .httpURL)
    case .domain: Effect(.stricter, .domain)
    case .ipv6: Effect(.stricter, .ipv6)
    case .creditCard: Effect(.changed, .creditCard)
    case .base64Pattern, .cidrv6Pattern, .includesPattern, .templateNumbers:
      Effect(.changed, .template)
    case .templateParts: Effect(.changed, [.template, .reversedLengths])
    case .limitsFirst: Effect(.changed, .limitedArray)
    case .allowsEmptyLiterals: Effect(.changed, .emptyLiteral)
    case .emailPattern: Effect(.reworded, .email)
    case .iban: Effect(.changed, .iban)
    case .ulid: Effect(.stricter, .ulid)
    case .datetimePattern: Effect(.stricter, .datetime)
    case .emojiPattern: Effect(.stricter, .emoji)
    }
  }
}
