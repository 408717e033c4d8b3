internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

internal import enum Validation.IssueCode

/// The changes that a site offers. Each is only a proposal; the oracle decides on its effect.
extension MutationSite {
  func proposals(_ random: inout SeededRandom) -> [Mutation] {
    var proposals = checkProposals(&random)
    switch schema.node {
    case .string, .number, .boolean, .null:
      proposals.append(wrongType(&random, .invalidType))
    case .literal(let values), .enumeration(let values):
      proposals.append(Mutation(.outOfEnum, at: path, near(values, &random), .invalidValue))
      proposals.append(wrongType(&random, .invalidValue))
    case .array, .record: proposals.append(wrongType(&random, .invalidType))
    case .tuple(let items, let rest):
      proposals.append(wrongType(&random, .invalidType))
      if let elements = value.elements, rest == nil {
        let longer = elements + Array(repeating: .null, count: items.count + 1 - elements.count)
        proposals.append(Mutation(.tooLong, at: path, .array(longer), .tooBig))
        proposals.append(Mutation(.tooShort, at: path, .array([]), .tooSmall, .invalidType))
      }
    case .object(let shape):
      proposals.append(wrongType(&random, .invalidType))
      proposals += objectProposals(schema.fields, shape.unknownKeys, &random)
    case .union, .discriminatedUnion:
      let values: [JSONValue] = [["unexpected"], ["unexpected": true], 0.125, "\u{1}"]
      proposals.append(
        Mutation(.wrongUnion, at: path, random.choose(values), .invalidUnion, .invalidType))
    case .any, .unknown, .never, .optional, .nullable, .default, .prefault, .catch, .pipe,
      .transform:
      break
    }
    return proposals
  }

  /// Returns a change to a value of another type.
  private func wrongType(
    _ random: inout SeededRandom, _ code: IssueCode
  ) -> Mutation {
    let others: [JSONValue] =
      switch value {
      case .null: ["null", 0, false]
      case .boolean(let value): [.string(value ? "true" : "false"), .number(value ? 1 : 0), nil]
      case .number(let number): [.string(JSText(JSNumber.string(number))), [.number(number)], true]
      case .string(let text): [42, true, nil, [.string(text)], ["value": .string(text)]]
      case .array: [[:], "[]", 3, nil]
      case .object: [[], "{}", 7, nil]
      }
    return Mutation(.wrongType, at: path, random.choose(others), code)
  }

  /// Returns a value that is nearly one of these.
  private func near(_ values: [JSONValue], _ random: inout SeededRandom) -> JSONValue {
    switch random.choose(values) {
    case .string(let text):
      random.choose([
        .string(text + "_x"), .string(text.uppercased() + " "), .string(" " + text),
        .string("unknown"), .string(text + "s"),
      ]) ?? "unknown"
    case .number(let number): .number(number + 0.5)
    default: "unknown"
    }
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
    let keys = UnknownKey.names.filter { key in !fields.contains { $0.key == key } }
    if unknownKeys == .reject, let key = random.choose(keys) {
      proposals.append(
        Mutation(
          .unknownKey, [(path + [.key(key)], "unexpected")], [.unrecognizedKeys], issuePath: path))
    }
    return proposals
  }
}
