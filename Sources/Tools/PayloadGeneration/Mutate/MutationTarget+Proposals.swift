internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

internal import enum Validation.IssueCode

/// The changes that a target offers. Each is only a proposal; the validator decides on its effect.
extension MutationTarget {
  func proposals(_ random: inout SeededRandom) -> [Mutation] {
    var proposals = checkProposals(&random)
    switch schema.node {
    case .string, .number, .boolean, .null:
      proposals.append(wrongType(&random, .invalidType))
    case .coerced(let coercion):
      if coercion != .string, coercion != .boolean {
        let value = random.choose(BoundaryValues.inconvertible)
        proposals.append(Mutation(.wrongType, at: path, value, .invalidType))
      }
    case .literal(let values):
      proposals += outOfEnum(values.compactMap(\.payload), &random)
    case .enumeration(let enumeration): proposals += outOfEnum(enumeration.values, &random)
    case .templateLiteral:
      proposals.append(wrongType(&random, .invalidType))
      if let text = value.text {
        proposals.append(
          Mutation(.badFormat, at: path, .string(damaged(text, &random)), .invalidFormat))
      }
    case .stringbool(let words):
      proposals.append(wrongType(&random, .invalidType))
      let values = (words.truthy + words.falsy).map { JSONValue.string(JSText($0)) }
      proposals.append(
        Mutation(.outOfEnum, at: path, near(values + ["maybe"], &random), .invalidValue))
    case .array: proposals.append(wrongType(&random, .invalidType))
    case .record:
      proposals.append(wrongType(&random, .invalidType))
      proposals += recordProposals(&random)
    case .tuple(let items, let rest):
      proposals.append(wrongType(&random, .invalidType))
      if let elements = value.elements, rest == nil {
        let missing = max(items.count + 1 - elements.count, 0)
        let longer = elements + Array(repeating: .null, count: missing)
        proposals.append(Mutation(.tooLong, at: path, .array(longer), .tooBig))
        proposals.append(Mutation(.tooShort, at: path, .array([]), .tooSmall, .invalidType))
      }
    case .object(let shape):
      proposals.append(wrongType(&random, .invalidType))
      proposals += objectProposals(schema.fields, shape.unknownKeys, &random)
    case .union, .exclusiveUnion, .discriminatedUnion:
      let value = random.choose(BoundaryValues.ofNoOption)
      proposals.append(Mutation(.wrongUnion, at: path, value, .invalidUnion, .invalidType))
    case .undefined, .void, .nan, .bigint, .date, .symbol, .file, .function, .custom, .any,
      .unknown,
      .never, .map, .set, .intersection, .optional, .exactOptional, .nonoptional, .nullable,
      .default, .prefault, .catch, .readonly, .success, .promise, .lazy, .reference, .pipe,
      .codec, .transform, .invalid:
      break
    }
    return proposals
  }

  /// Returns a change to a value of another type.
  private func wrongType(
    _ random: inout SeededRandom, _ code: IssueCode
  ) -> Mutation {
    let others = BoundaryValues.ofOtherTypes(than: value)
    return Mutation(.wrongType, at: path, random.choose(others), code)
  }

  private func outOfEnum(_ values: [JSONValue], _ random: inout SeededRandom) -> [Mutation] {
    [
      Mutation(.outOfEnum, at: path, near(values, &random), .invalidValue),
      wrongType(&random, .invalidValue),
    ]
  }

  /// Returns changes that add a key which does not fit, or remove a listed one.
  private func recordProposals(_ random: inout SeededRandom) -> [Mutation] {
    guard let object = value.object else { return [] }
    var proposals: [Mutation] = []
    if let key = random.choose(BoundaryValues.unfittingKeys), object[key] == nil {
      let member = object.members.first?.value ?? .null
      let place = path + [.key(key)]
      proposals.append(Mutation(.badKey, [(place, member)], [.invalidKey], issuePath: place))
      proposals.append(
        Mutation(.unknownKey, [(place, member)], [.unrecognizedKeys], issuePath: path))
    }
    if schema.keys != nil, let member = random.choose(object.members) {
      proposals.append(
        Mutation(
          .missingKey, at: path + [.key(member.key)], nil, .invalidType, .invalidValue,
          .invalidUnion))
    }
    return proposals
  }

  /// Returns a value that is nearly one of these.
  private func near(_ values: [JSONValue], _ random: inout SeededRandom) -> JSONValue {
    let mistakes = BoundaryValues.mistakes(for: random.choose(values))
    return random.choose(mistakes) ?? "unknown"
  }

  private func objectProposals(
    _ fields: [PreparedField], _ unknownKeys: ZodSchema.Shape.UnknownKeys,
    _ random: inout SeededRandom
  ) -> [Mutation] {
    guard let object = value.object else { return [] }
    var proposals: [Mutation] = []
    for field in fields where !field.mayBeAbsent && object[field.key] != nil {
      // An absent value fails as its own schema says: by type, value or union.
      proposals.append(
        Mutation(
          .missingKey, at: path + [.key(field.key)], nil, .invalidType, .invalidValue,
          .invalidUnion))
    }
    let keys = BoundaryValues.undeclaredKeys.filter { key in !fields.contains { $0.key == key } }
    switch unknownKeys {
    case .strip, .keep: break
    case .reject, .catchall:
      guard let key = random.choose(keys) else { break }
      let place = path + [.key(key)]
      proposals.append(
        Mutation(.unknownKey, [(place, "unexpected")], [.unrecognizedKeys], issuePath: path))
      if unknownKeys != .reject {
        proposals.append(Mutation(.unknownKey, [(place, [[]])], [], issuePath: place))
      }
    }
    return proposals
  }
}
