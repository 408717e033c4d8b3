internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The changes that break a node's checks.
extension MutationTarget {
  func checkProposals(_ random: inout SeededRandom) -> [Mutation] {
    var proposals: [Mutation] = []
    for check in schema.checks {
      switch check.kind {
      case .minLength(let length): proposals += shorter(than: length, &random)
      case .maxLength(let length): proposals += longer(than: length, &random)
      case .lengthEquals(let length):
        proposals += shorter(than: length, &random) + longer(than: length, &random)
      case .greaterThan(let bound, let inclusive):
        let distance = inclusive ? Double(1 + random.number(below: 3)) : 0
        if let outside = BoundaryValues.value(at: -distance, from: bound) {
          proposals.append(Mutation(.outOfBounds, at: path, outside, .tooSmall))
        }
      case .lessThan(let bound, let inclusive):
        let distance = inclusive ? Double(1 + random.number(below: 3)) : 0
        if let outside = BoundaryValues.value(at: distance, from: bound) {
          proposals.append(Mutation(.outOfBounds, at: path, outside, .tooBig))
        }
      case .numberFormat(let format): proposals += broken(format)
      case .multipleOf(let step):
        if let number = value.number, let step = step.number {
          let broken = BoundaryValues.number(offGridOf: step, from: number)
          proposals.append(Mutation(.offGrid, at: path, .number(broken), .notMultipleOf))
        }
      case .format(.named(.url, _)), .format(.url):
        let text = random.choose(BoundaryValues.badURLs).map { JSONValue.string($0) }
        proposals.append(Mutation(.badFormat, at: path, text, .invalidFormat))
      case .format:
        if let text = value.text {
          proposals.append(
            Mutation(.badFormat, at: path, .string(damaged(text, &random)), .invalidFormat))
        }
      case .custom(_, let issuePath, _):
        let issuePath = path + (issuePath ?? [])
        if let condition = check.condition {
          proposals += broken(condition, issuePath: issuePath, &random)
        }
        guard let predicate = check.predicate else { continue }
        proposals += broken(predicate, issuePath: issuePath, &random)
        proposals += atBoundary(predicate, issuePath: issuePath, &random)
      case .property, .properties: proposals += without(check.properties)
      case .overwrite, .minSize, .maxSize, .sizeEquals, .mimeType, .function: break
      }
    }
    return proposals
  }

  /// Returns changes that take a member away which its schema needs, and one that takes away all.
  private func without(_ properties: [PreparedField]) -> [Mutation] {
    var proposals = [Mutation(.wrongType, at: path, .null, .invalidType)]
    for property in properties where value.object?[property.key] != nil {
      let member = path + [.key(property.key)]
      proposals.append(Mutation(.missingKey, [(member, nil)], [], issuePath: member))
    }
    return proposals
  }

  /// Returns changes that break a number format: a fraction, and a number on either side of the range.
  private func broken(_ format: ZodSchema.NumberFormat) -> [Mutation] {
    var proposals: [Mutation] = []
    if format.isOfIntegers, let number = value.number {
      proposals.append(Mutation(.offGrid, at: path, .number(number + 0.5), .invalidType))
    }
    if let (low, high) = BoundaryValues.numbers(outsideOf: format) {
      proposals.append(Mutation(.outOfBounds, at: path, .number(low), .tooSmall))
      proposals.append(Mutation(.outOfBounds, at: path, .number(high), .tooBig))
    }
    return proposals
  }

  private func shorter(than length: Int, _ random: inout SeededRandom) -> [Mutation] {
    guard length > 0 else { return [] }
    let count = random.isOne(in: 2) ? length - 1 : random.number(below: length)
    switch value {
    case .string(let text):
      return [Mutation(.tooShort, at: path, .string(text.shortened(to: count)), .tooSmall)]
    case .array(let elements):
      return [Mutation(.tooShort, at: path, .array(Array(elements.prefix(count))), .tooSmall)]
    default: return []
    }
  }

  private func longer(than length: Int, _ random: inout SeededRandom) -> [Mutation] {
    guard length < BoundaryValues.maximumLength else { return [] }
    let count = length + 1 + random.number(below: 3)
    switch value {
    case .string(let text):
      return [Mutation(.tooLong, at: path, .string(text.lengthened(to: count, from: 0)), .tooBig)]
    case .array(let elements):
      guard let last = elements.last, length < 1000 else { return [] }
      let copies = Array(repeating: last, count: max(count - elements.count, 0))
      return [Mutation(.tooLong, at: path, .array(elements + copies), .tooBig)]
    default: return []
    }
  }

  /// Returns a text with one place damaged.
  func damaged(_ text: JSText, _ random: inout SeededRandom) -> JSText {
    var bytes = text.bytes.filter { $0 < 0x80 }
    let place = random.number(below: bytes.count)
    switch random.number(below: 5) {
    case 0 where !bytes.isEmpty: bytes.remove(at: place)
    case 1: bytes.insert(UInt8(ascii: " "), at: place)
    case 2 where !bytes.isEmpty: bytes[place] = UInt8(ascii: "!")
    case 3: bytes += Array("\u{e9}".utf8)
    default: bytes = bytes.filter { !$0.isASCIIAlphanumeric } + [UInt8(ascii: "~")]
    }
    return JSText(wtf8: bytes)
  }

  /// The number of boundaries to propose; each payload shows one of them.
  private static let boundaryProposals = 3

  /// Returns changes that move the members a predicate reads to one of its boundaries: to break the predicate, or a
  /// bound of one of these members while the predicate holds.
  private func atBoundary(
    _ predicate: KnownPredicate, issuePath: [PathSegment], _ random: inout SeededRandom
  ) -> [Mutation] {
    func changes() -> [Mutation.Change] {
      predicate.boundary(&random).map { (path + [.key($0.key)], $0.value) }
    }
    guard value.object != nil else { return [] }
    var mutations: [Mutation] = []
    for _ in 0..<Self.boundaryProposals {
      let broken = changes()
      guard !broken.isEmpty else { return [] }
      mutations.append(Mutation(.brokenRefinement, broken, [.custom], issuePath: issuePath))
      guard predicate == .amountOrPercentage else { continue }
      let outside = changes()
      for change in outside {
        mutations.append(
          Mutation(.outOfBounds, outside, [.tooSmall, .tooBig], issuePath: change.path))
      }
    }
    return mutations
  }

  private func broken(
    _ predicate: KnownPredicate, issuePath: [PathSegment], _ random: inout SeededRandom
  ) -> [Mutation] {
    func mutation(_ changes: [Mutation.Change]) -> [Mutation] {
      [Mutation(.brokenRefinement, changes, [.custom], issuePath: issuePath)]
    }
    let keys = predicate.keys.map { path + [.key($0)] }
    switch predicate {
    case .httpURL: return mutation([(path, "ftp://files.example.com/roster")])
    case .emptyOrRelativePath:
      return mutation([(path, random.isOne(in: 2) ? "https://example.com/x" : " /dashboard")])
    case .schoolOrCoach:
      return mutation(keys.map { ($0, random.isOne(in: 2) ? .null : nil) })
    case .endNotBeforeStart, .deadlineNotBeforeOffer:
      let year = random.number(in: 2024...2027)
      return mutation([
        (keys[0], .string(JSText("\(year + 1)-01-01"))),
        (keys[1], .string(JSText("\(year)-12-31"))),
      ])
    case .passwordsMatch:
      guard let password = value["password"]?.text else { return [] }
      return mutation([(keys[1], .string(random.isOne(in: 2) ? password + " " : ""))])
    case .amountOrPercentage: return mutation([(keys[0], 1500), (keys[1], 50)])
    case .playerNeedsBirthDate:
      return mutation([(keys[0], "player"), (keys[1], random.isOne(in: 2) ? "" : nil)])
    case .truthy: return mutation([(path, random.choose(BoundaryValues.falsy) ?? .null)])
    case .alwaysPass, .alwaysFail: return []
    case .atLeastOneField:
      return mutation([(path, random.isOne(in: 2) ? [:] : ["_draft": "unexpected"])])
    }
  }
}
